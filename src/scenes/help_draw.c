/* What stands in the help: words, and examples drawn from the games' own cards and tiles. */
#include "data/world/sentences.h"
#include "gfx/paint.h"
#include "gfx/path_card.h"
#include "gfx/theme.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "scenes/event_text.h"
#include "scenes/help_inside.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>

static const float PARAGRAPH_SIZE = 29, TITLE_SIZE = 44;

TextStyle help_paragraph_style(void) {
    TextStyle style = part_words(TEXT_REGULAR, PARAGRAPH_SIZE, THEME_TEXT_SECOND, TEXT_LEFT);
    style.fit = TEXT_WRAP;
    style.vertical = TEXT_TOP;
    style.line = 1.34f;
    return style;
}

TextStyle help_title_style(void) {
    TextStyle style = part_words(TEXT_BOLD, TITLE_SIZE, THEME_RIBBON_TOP, TEXT_LEFT);
    style.fit = TEXT_WRAP;
    style.vertical = TEXT_TOP;
    return style;
}

WorldEventCard help_card_of(int index) {
    return (WorldEventCard)(index + 1);
}

/* --- drawn examples ----------------------------------------------------------------------------------------------- */

static void caption(const App *app, const char *text, Rect box, TextAlign align) {
    TextStyle style = part_words(TEXT_BOLD, 27, THEME_TEXT, align);
    text_draw(app->gfx, &style, text, box);
}

static bool counts(const HelpRow *row, int slot) {
    static const int ASCENDING[HELP_ROWS] = {9, 9, 4};
    return slot < ASCENDING[row - HELP_ROW_EXAMPLE];
}

static void draw_row(const App *app, const HelpRow *row, Rect place) {
    const Layout *layout = &app->layout;
    float note = layout_px(layout, 44), high = place.h - note - layout_px(layout, 22);
    float step = high * 250 / 350 + layout_px(layout, 10);
    int lit = 0;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        Rect card = rect_snapped(rect_of(place.x + step * (float)slot, place.y, high * 250 / 350, high));
        part_card(app->gfx, row->card[slot], card, 0);
        if (counts(row, slot)) {
            lit++;
        } else {
            paint_rounded(app->gfx, card, RADIUS_CARD * .7f, color_alpha(color_rgb(THEME_VEIL), .55f));
        }
    }
    Rect bar = rect_of(place.x, place.y + high + layout_px(layout, 10), step * WORLD_ROW - layout_px(layout, 10),
                       layout_px(layout, 9));
    paint_bar(app->gfx, rect_snapped(bar), (float)lit / WORLD_ROW, color_rgb(THEME_RIBBON_BOTTOM),
              color_rgb(THEME_GLOW));
    caption(app, tr(row->says), rect_of(place.x, place.y + place.h - note, place.w, note), TEXT_LEFT);
}

/* An arrow of light from a to b, bent upwards. */
static void draw_arc(const App *app, Point a, Point b, float height) {
    enum { PIECES = 20 };
    Point last = a;
    for (int i = 1; i <= PIECES; i++) {
        Point next = arc_at(a, b, height, (float)i / PIECES);
        paint_line(app->gfx, last, next, 5, color_rgb(THEME_GLOW));
        last = next;
    }
    float size = layout_px(&app->layout, 16);
    paint_line(app->gfx, b, (Point){b.x - size, b.y - size * .75f}, 5, color_rgb(THEME_GLOW));
    paint_line(app->gfx, b, (Point){b.x + size * .25f, b.y - size * 1.2f}, 5, color_rgb(THEME_GLOW));
}

static void draw_run(const App *app, Rect place) {
    static const WorldCard CARD[] = {9, 23, 24, 25, 31};
    enum { PUT_DOWN = 2 };
    const Layout *layout = &app->layout;
    float high = place.h - layout_px(layout, 34), wide = high * 250 / 350, step = wide + layout_px(layout, 12);
    Rect run = rect_of(place.x + step, place.y + layout_px(layout, 22), step * 3 - layout_px(layout, 12), high);
    paint_glow(app->gfx, run, RADIUS_CARD, 20, color_alpha(color_rgb(THEME_GLOW), .8f));
    for (int i = 0; i < 5; i++) {
        float up = i == PUT_DOWN ? layout_px(layout, 14) : 0;
        Rect card = rect_of(place.x + step * (float)i, place.y + layout_px(layout, 22) - up, wide, high);
        part_card(app->gfx, CARD[i], rect_snapped(card), 0);
        if (i == 0 || i == 4) {
            paint_rounded(app->gfx, rect_snapped(card), RADIUS_CARD * .7f, color_alpha(color_rgb(THEME_VEIL), .5f));
        }
    }
    float x = place.x + step * 5 + layout_px(layout, 24);
    caption(app, tr("You place the 24: a run of three, so you move 2 spaces."),
            rect_of(x, place.y, place.x + place.w - x, place.h), TEXT_LEFT);
}

static void draw_jump(const App *app, Rect place) {
    enum { BEADS = 7, FROM = 0, TAKEN = 3, TO = 4 };
    const Layout *layout = &app->layout;
    float side = layout_px(layout, 62), step = fminf(layout_px(layout, 118), place.w * .62f / BEADS);
    float y = place.y + place.h - side * .7f;
    Point at[BEADS];
    for (int i = 0; i < BEADS; i++) {
        at[i] = (Point){place.x + side + step * (float)i, y};
    }
    paint_line(app->gfx, at[0], at[BEADS - 1], 8, color_alpha(color_rgb(0x7fd6f7), .6f));
    for (int i = 0; i < BEADS; i++) {
        char text[16];
        snprintf(text, sizeof text, "%d", 12 + i);
        part_bead(app->gfx, i == TO ? "gold" : "blue", rect_around(at[i], side, side), text);
    }
    float high = layout_px(layout, 128);
    draw_arc(app, (Point){at[FROM].x + side * .3f, y - high * .75f}, (Point){at[TO].x, y - side * .9f},
             layout_px(layout, 70));
    part_figurine(app->gfx, FIGURINE_LENS, POSE_STAND, (Point){at[TAKEN].x, y}, high, NULL);
    part_figurine(app->gfx, FIGURINE_FLASK, POSE_HOP, (Point){at[FROM].x, y}, high, NULL);
    float x = at[BEADS - 1].x + side;
    caption(app, tr("Three spaces ahead is 15. It’s taken, so you jump to 16."),
            rect_of(x, place.y, place.x + place.w - x, place.h), TEXT_LEFT);
}

static void draw_site(const App *app, const char *icon, const char *badge, const char *text, bool plus, Rect place) {
    const Layout *layout = &app->layout;
    float side = fminf(place.h, layout_px(layout, 150));
    Rect disc = rect_of(place.x, place.y + (place.h - side) / 2, side, side);
    picture_draw(app->gfx, icon, rect_snapped(disc), NULL);
    float small = side * .34f;
    Rect mark = rect_of(disc.x + side - small, disc.y, small, small);
    picture_draw(app->gfx, plus ? "board/sprites/badge-plus" : "board/sprites/badge-minus", rect_snapped(mark), NULL);
    TextStyle style = {.face = TEXT_BOLD,
                       .size = small * .42f / layout->u,
                       .align = TEXT_CENTER,
                       .color = color_rgb(plus ? THEME_SITE_PLUS_INK : THEME_SITE_MINUS_INK)};
    text_draw(app->gfx, &style, badge, mark);
    caption(app, text,
            rect_of(disc.x + side + layout_px(layout, 16), place.y, place.w - side - layout_px(layout, 16), place.h),
            TEXT_LEFT);
}

static Rect half(const Layout *layout, Rect place, int index) {
    return layout->portrait ? layout_row(layout, place, 2, index, 20) : layout_column(layout, place, 2, index, 24);
}

static void draw_sites(const App *app, Rect place) {
    draw_site(app, "board/sprites/site-jambusar-plus", "+3", tr("Right: 3 spaces ahead. Wrong: stay put."), true,
              half(&app->layout, place, 0));
    draw_site(app, "board/sprites/site-bolu-minus", "−1", tr("Right: stay put. Wrong: 1 space back."), false,
              half(&app->layout, place, 1));
}

static void draw_event(const App *app, int index, Rect place) {
    const EventText *event = event_text(help_card_of(index));
    const Layout *layout = &app->layout;
    float wide = layout_px(layout, HELP_EVENT_WIDE);
    Rect card = rect_snapped(rect_of(place.x, place.y, wide, wide * 350 / 250));
    picture_draw(app->gfx, event->picture, card, NULL);
    float x = place.x + wide * 1.3f;
    TextStyle name = part_words(TEXT_BOLD, 31, THEME_TEXT, TEXT_LEFT);
    text_draw(app->gfx, &name, tr(name_of_event_card(help_card_of(index))),
              rect_of(x, place.y, place.x + place.w - x, layout_px(layout, 44)));
    TextStyle words = help_paragraph_style();
    text_draw(app->gfx, &words, tr(event->in_help),
              rect_of(x, place.y + layout_px(layout, 50), place.x + place.w - x, place.h));
}

static void draw_fast_track(const App *app, Rect place) {
    static const char *const CARD[] = {"cards/fast_track_flask", "cards/fast_track_lens", "cards/fast_track_vial",
                                       "cards/fast_track_fibre"};
    float wide = place.h * 250 / 350;
    for (int i = 0; i < 4; i++) {
        picture_draw(
            app->gfx, CARD[i],
            rect_snapped(rect_of(place.x + (wide + layout_px(&app->layout, 16)) * (float)i, place.y, wide, place.h)),
            NULL);
    }
}

/* A card with a colour twice, and tiles it is good for: not in the order of its fields. */
static void draw_path_card(const App *app, Rect place) {
    static const uint8_t COLOURS[] = {0, 0, 1, 3, 4};
    static const int TILES[] = {1, 0, 4, 0, 3};
    const PathCardFace face = {.colours = COLOURS, .count = 5};
    float wide = place.h * 250 / 350, side = fminf(place.h * .42f, (place.w - wide) / 6);
    path_card_draw(app->gfx, &face, rect_snapped(rect_of(place.x, place.y, wide, place.h)));
    Point middle = {place.x + wide + side, place.y + place.h / 2 - side * .26f};
    for (int i = 0; i < 5; i++) {
        char name[48];
        snprintf(name, sizeof name, "path/tiles/%s_lit", path_glass[TILES[i]]);
        Point at = {middle.x + side * .68f * (float)i, middle.y + (i % 2 == 0 ? 0 : side * .59f)};
        picture_draw(app->gfx, name, rect_snapped(rect_around(at, side, side)), NULL);
    }
}

static void draw_lens(const App *app, const char *picture, int number, bool is_dark, Rect where) {
    char text[16];
    picture_draw(app->gfx, picture, rect_snapped(where), NULL);
    i18n_format_number(text, sizeof text, number);
    TextStyle style = {.face = TEXT_BOLD,
                       .size = where.h * .25f / app->layout.u,
                       .align = TEXT_CENTER,
                       .color = color_rgb(is_dark ? 0x1b2a4a : 0x4a2400)};
    text_draw(app->gfx, &style, text, rect_of(where.x, where.y - where.h * .07f, where.w, where.h));
}

/* In gold as long as nobody has it; in silver afterwards. */
static void draw_path_numbers(const App *app, Rect place) {
    const Layout *layout = &app->layout;
    float side = layout_px(layout, 190), y = place.y + (place.h - side) / 2 + side * .07f;
    draw_lens(app, "path/numbers/full_taken", 7, false, rect_of(place.x - side * .2f, y, side, side));
    draw_lens(app, "path/numbers/half", 7, true, rect_of(place.x + place.w / 2 - side * .2f, y, side, side));
    float text = side * .72f;
    caption(app, tr("First: 7 points"), rect_of(place.x + text, place.y, place.w / 2 - text, place.h), TEXT_LEFT);
    caption(app, tr("Later: 4 points"), rect_of(place.x + place.w / 2 + text, place.y, place.w / 2 - text, place.h),
            TEXT_LEFT);
}

void help_draw_block(const App *app, const Block *block, Rect place) {
    TextStyle title = help_title_style(), words = help_paragraph_style();
    place.w -= layout_px(&app->layout, 40); /* beside the scroll bar */
    switch (block->kind) {
    case BLOCK_TITLE:
        text_draw(app->gfx, &title, tr(HELP_SECTION[block->topic].title), place);
        return;
    case BLOCK_PARAGRAPH:
        place.h += layout_px(&app->layout, 8);
        text_draw(app->gfx, &words, tr(HELP_SECTION[block->topic].paragraph[block->index]), place);
        return;
    case BLOCK_ROW:
        draw_row(app, &HELP_ROW_EXAMPLE[block->index], place);
        return;
    case BLOCK_EVENT:
        draw_event(app, block->index, place);
        return;
    case BLOCK_RUN:
        draw_run(app, place);
        return;
    case BLOCK_JUMP:
        draw_jump(app, place);
        return;
    case BLOCK_SITES:
        draw_sites(app, place);
        return;
    case BLOCK_FAST_TRACK:
        draw_fast_track(app, place);
        return;
    case BLOCK_PATH_CARD:
        draw_path_card(app, place);
        return;
    case BLOCK_PATH_NUMBERS:
        draw_path_numbers(app, place);
        return;
    }
}
