/* What stands on a page of the help: words and the chapter's picture. */
#include "games/world/data/sentences.h"
#include "games/world/words/event_text.h"
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/menus/help_inside.h"
#include "shell/dusk.h"

#include <math.h>

TextStyle help_lead_style(void) {
    TextStyle style = part_words(TEXT_BOLD, 33, DUSK_INK, TEXT_LEFT);
    style.fit = TEXT_WRAP;
    style.vertical = TEXT_TOP;
    return style;
}

TextStyle help_note_style(void) {
    TextStyle style = part_words(TEXT_REGULAR, 28, DUSK_INK, TEXT_LEFT);
    style.fit = TEXT_WRAP;
    style.vertical = TEXT_TOP;
    style.line = 1.3f;
    return style;
}

TextStyle help_event_style(void) {
    TextStyle style = part_words(TEXT_REGULAR, 24, DUSK_INK, TEXT_LEFT);
    style.fit = TEXT_WRAP;
    style.vertical = TEXT_TOP;
    return style;
}

WorldEventCard help_card_of(int index) {
    return (WorldEventCard)(index + 1);
}

static const float EVENT_CARD = 96, EVENT_NAME = 40;

float help_event_words(const Layout *layout, Rect place, float *x) {
    *x = place.x + layout_px(layout, EVENT_CARD + 22);
    return place.x + place.w - *x;
}

static void draw_event(const App *app, int index, Rect place) {
    const EventText *event = event_text(help_card_of(index));
    float wide = layout_px(&app->layout, EVENT_CARD), name_high = layout_px(&app->layout, EVENT_NAME), x;
    picture_draw(app->gfx, event->picture, rect_snapped(rect_of(place.x, place.y, wide, wide * 350 / 250)), NULL);
    float room = help_event_words(&app->layout, place, &x);
    TextStyle name = part_words(TEXT_BOLD, 28, DUSK_INK_HEAD, TEXT_LEFT);
    text_draw(app->gfx, &name, tr(name_of_event_card(help_card_of(index))), rect_of(x, place.y, room, name_high));
    TextStyle words = help_event_style();
    text_draw(app->gfx, &words, tr(event->in_help), rect_of(x, place.y + name_high, room, place.h));
}

static void draw_picture(const App *app, HelpPicture picture, Rect place) {
    Rect inside = dusk_well(app, rect_snapped(place));
    gfx_push_clip(app->gfx, inside);
    help_draw_picture(app, picture, inside);
    gfx_pop_clip(app->gfx);
}

/* A bead of light before each. */
static void draw_note(const App *app, const char *text, Rect place) {
    TextStyle words = help_note_style();
    float u = app->layout.u, x = 34 * u;
    Point bead = {place.x + 11 * u, place.y + 19 * u * app->layout.text_scale};
    paint_disc(app->gfx, bead, 9 * u, color_rgb(0xf08a4a));
    paint_disc(app->gfx, bead, 4 * u, color_rgb(0xffe9b4));
    text_draw(app->gfx, &words, text, rect_of(place.x + x, place.y, place.w - x, place.h + 8 * u));
}

void help_draw_block(const App *app, const Block *block, Rect place) {
    const HelpSection *section = block->section;
    TextStyle lead = help_lead_style();
    switch (block->kind) {
    case BLOCK_LEAD:
        place.h += layout_px(&app->layout, 8);
        text_draw(app->gfx, &lead, tr(section->paragraph[0]), place);
        return;
    case BLOCK_PICTURE:
        draw_picture(app, section->picture, place);
        return;
    case BLOCK_EVENT:
        draw_event(app, block->index, place);
        return;
    case BLOCK_NOTE:
        draw_note(app, tr(section->paragraph[block->index]), place);
        return;
    }
}
