/* Help: the rules in short sections with drawn examples. Opened from anywhere at the part that matters there; the list
 * of parts leads to the others; closing goes back to where one was. */
#include "data/world/sentences.h"
#include "gfx/paint.h"
#include "gfx/path_card.h"
#include "gfx/theme.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "scenes/event_text.h"
#include "scenes/help_text.h"
#include "scenes/menus.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>

enum { BLOCKS_MAX = 128 };
enum { ACT_CLOSE = 1, ACT_TOPIC, ACT_OTHER };

static const float WIDE = 1700, HIGH = 1010, HEAD = 112, INDEX_WIDE = 400;
static const float PARAGRAPH_SIZE = 29, TITLE_SIZE = 44, EVENT_WIDE = 140;
static const char LIST[] = "help.text";

typedef enum BlockKind {
    BLOCK_TITLE,
    BLOCK_PARAGRAPH,
    BLOCK_ROW,   /* index: of HELP_ROW_EXAMPLE */
    BLOCK_EVENT, /* index: the card, from 0 */
    BLOCK_RUN,
    BLOCK_JUMP,
    BLOCK_SITES,
    BLOCK_FAST_TRACK,
    BLOCK_PATH_CARD,
    BLOCK_PATH_NUMBERS,
} BlockKind;

typedef struct Block {
    BlockKind kind;
    HelpTopic topic;
    int index;
    Rect place; /* with the list at its top */
} Block;

typedef struct Help {
    HelpTopic topic; /* what was asked for */
    HelpBook book;
    bool has_scrolled;
    int count;
    Block block[BLOCKS_MAX];
    Rect list;
} Help;

void help_show(App *app, HelpTopic topic) {
    scene_push(app, &HELP_SCENE, &(HelpArgument){topic}, sizeof(HelpArgument));
}

static void enter(void *state, App *app, const void *argument) {
    (void)app;
    Help *help = state;
    const HelpArgument *given = argument;
    help->topic = given != NULL && given->topic < HELP_TOPICS ? given->topic : HELP_GOAL;
    HelpBook book = HELP_SECTION[help->topic].book;
    help->book = book != HELP_BOOK_BOTH ? book : HELP_BOOK_WORLD;
}

/* The next section of the book that is open; HELP_TOPICS: there is none. */
static int next_topic(const Help *help, int topic) {
    while (topic < HELP_TOPICS && HELP_SECTION[topic].book != HELP_BOOK_BOTH &&
           HELP_SECTION[topic].book != help->book) {
        topic++;
    }
    return topic;
}

/* In the order of the book: what stands in both comes last. */
static int topics_of(const Help *help, HelpTopic out[HELP_TOPICS]) {
    int count = 0;
    for (int both = 0; both < 2; both++) {
        for (int i = next_topic(help, 0); i < HELP_TOPICS; i = next_topic(help, i + 1)) {
            if ((HELP_SECTION[i].book == HELP_BOOK_BOTH) == (both == 1)) {
                out[count++] = (HelpTopic)i;
            }
        }
    }
    return count;
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

static TextStyle paragraph_style(void) {
    TextStyle style = part_words(TEXT_REGULAR, PARAGRAPH_SIZE, THEME_TEXT_SECOND, TEXT_LEFT);
    style.fit = TEXT_WRAP;
    style.vertical = TEXT_TOP;
    style.line = 1.34f;
    return style;
}

static TextStyle title_style(void) {
    TextStyle style = part_words(TEXT_BOLD, TITLE_SIZE, THEME_RIBBON_TOP, TEXT_LEFT);
    style.fit = TEXT_WRAP;
    style.vertical = TEXT_TOP;
    return style;
}

static Rect body_for(const App *app) {
    return layout_popup(&app->layout, WIDE, app->layout.portrait ? app->layout.high : HIGH);
}

static void add_block(Help *help, BlockKind kind, HelpTopic topic, int index, float *y, float high, float after) {
    if (help->count < BLOCKS_MAX) {
        help->block[help->count++] = (Block){kind, topic, index, {help->list.x, *y, help->list.w, high}};
    }
    *y += high + after;
}

static float text_high(const App *app, const TextStyle *style, const char *text, float wide) {
    return text_measure(app->gfx, style, text, wide).y;
}

static float content_wide(const App *app, const Help *help) {
    return help->list.w - layout_px(&app->layout, 40);
}

/* Of a block of the help. */
static WorldEventCard card_of(int index) {
    return (WorldEventCard)(index + 1);
}

static float event_high(const App *app, const Help *help, int index) {
    TextStyle style = paragraph_style();
    float card = layout_px(&app->layout, EVENT_WIDE);
    float words =
        text_high(app, &style, tr(event_text(card_of(index))->in_help), content_wide(app, help) - card * 1.3f);
    return fmaxf(card * 350 / 250, words + layout_px(&app->layout, 62));
}

static void add_example(Help *help, const App *app, HelpTopic topic, HelpExample example, float *y) {
    const Layout *layout = &app->layout;
    float gap = layout_px(layout, 26);
    float card_high = (content_wide(app, help) / 9 - layout_px(layout, 8)) * 350 / 250;
    switch (example) {
    case HELP_NO_EXAMPLE:
        return;
    case HELP_EXAMPLE_ROWS:
        for (int i = 0; i < HELP_ROWS; i++) {
            add_block(help, BLOCK_ROW, topic, i, y, fminf(card_high, layout_px(layout, 150)) + layout_px(layout, 66),
                      gap);
        }
        return;
    case HELP_EXAMPLE_RUN:
        add_block(help, BLOCK_RUN, topic, 0, y, layout_px(layout, 214), gap);
        return;
    case HELP_EXAMPLE_JUMP:
        add_block(help, BLOCK_JUMP, topic, 0, y, layout_px(layout, 220), gap);
        return;
    case HELP_EXAMPLE_SITES:
        add_block(help, BLOCK_SITES, topic, 0, y, layout_px(layout, layout->portrait ? 330 : 190), gap);
        return;
    case HELP_EXAMPLE_EVENTS:
        for (int i = 0; i < WORLD_EVENT_KINDS; i++) {
            add_block(help, BLOCK_EVENT, topic, i, y, event_high(app, help, i), gap);
        }
        return;
    case HELP_EXAMPLE_FAST_TRACK:
        add_block(help, BLOCK_FAST_TRACK, topic, 0, y, layout_px(layout, 240), gap);
        return;
    case HELP_EXAMPLE_PATH_CARD:
        add_block(help, BLOCK_PATH_CARD, topic, 0, y, layout_px(layout, 260), gap);
        return;
    case HELP_EXAMPLE_PATH_NUMBERS:
        add_block(help, BLOCK_PATH_NUMBERS, topic, 0, y, layout_px(layout, 130), gap);
        return;
    }
}

static float add_section(Help *help, const App *app, HelpTopic topic, float y) {
    const HelpSection *section = &HELP_SECTION[topic];
    TextStyle title = title_style(), words = paragraph_style();
    float wide = content_wide(app, help), gap = layout_px(&app->layout, 18);
    add_block(help, BLOCK_TITLE, topic, 0, &y, text_high(app, &title, tr(section->title), wide), gap);
    for (int i = 0; section->paragraph[i] != NULL; i++) {
        add_block(help, BLOCK_PARAGRAPH, topic, i, &y, text_high(app, &words, tr(section->paragraph[i]), wide), gap);
        if (section->example != HELP_NO_EXAMPLE && section->example_after == i) {
            y += gap * .4f;
            add_example(help, app, topic, section->example, &y);
        }
    }
    return y + layout_px(&app->layout, 44);
}

static Rect index_rect(const App *app, Rect *rest) {
    const Layout *layout = &app->layout;
    *rest = body_for(app);
    layout_cut_top(layout, rest, HEAD);
    *rest = rect_of(rest->x + layout_px(layout, 36), rest->y, rest->w - layout_px(layout, 72),
                    rest->h - layout_px(layout, 32));
    Rect index = layout->portrait ? layout_cut_top(layout, rest, 330) : layout_cut_left(layout, rest, INDEX_WIDE);
    if (layout->portrait) {
        layout_cut_top(layout, rest, 20);
    } else {
        layout_cut_left(layout, rest, 36);
    }
    return index;
}

static void build_index(const Help *help, const App *app, Ui *ui, Rect index) {
    const Layout *layout = &app->layout;
    HelpTopic topics[HELP_TOPICS];
    int count = topics_of(help, topics);
    for (int i = 0; i < count; i++) {
        const HelpSection *section = &HELP_SECTION[topics[i]];
        Rect rect;
        if (layout->portrait) {
            Rect row = layout_row(layout, index, 4, i / 3, 10);
            rect = layout_column(layout, row, 3, i % 3, 10);
        } else {
            rect = layout_row(layout, index, HELP_PATH, i, 10); /* as many as the longer book has */
        }
        ui_add(ui, &(Widget){.id = ui_id("help.%s", section->id),
                             .rect = rect,
                             .label = tr(section->title),
                             .size = 25,
                             .selected = help->topic == topics[i],
                             .act = ACT_TOPIC,
                             .a = (int)topics[i]});
    }
}

/* In the head, at its end. */
static void build_other_book(const Help *help, const App *app, Ui *ui, Rect body) {
    const Layout *layout = &app->layout;
    Rect head = layout_cut_top(layout, &body, HEAD);
    Rect place = layout->left_handed ? layout_cut_left(layout, &head, 330) : layout_cut_right(layout, &head, 330);
    ui_add(ui, &(Widget){.id = "help.other",
                         .rect = rect_inset(place, layout_px(layout, 22)),
                         .label = help->book == HELP_BOOK_WORLD ? "Best Path" : "SCHOTT World",
                         .size = 25,
                         .act = ACT_OTHER});
}

static float top_of(const Help *help, HelpTopic topic) {
    for (int i = 0; i < help->count; i++) {
        if (help->block[i].topic == topic) {
            return help->block[i].place.y - help->list.y;
        }
    }
    return 0;
}

/* What stands at the top of the list, and how much of it has gone. */
typedef struct Reading {
    int block;
    float gone;
} Reading;

static Reading reading_at(const Help *help, float offset) {
    for (int i = 0; i < help->count; i++) {
        float top = help->block[i].place.y - help->list.y, high = help->block[i].place.h;
        if (top + high > offset) {
            return (Reading){i, high > 0 ? (offset - top) / high : 0};
        }
    }
    return (Reading){0};
}

/* Another window or language makes the same parts longer or shorter: people go on reading where they were. */
static void scroll_to(const Help *help, Ui *ui, Reading reading) {
    if (!help->has_scrolled) {
        ui_scroll_to(ui, LIST, top_of(help, help->topic));
    } else if (reading.block < help->count) {
        Rect place = help->block[reading.block].place;
        ui_scroll_to(ui, LIST, place.y - help->list.y + reading.gone * place.h);
    }
}

static void build(void *state, App *app, Ui *ui) {
    Help *help = state;
    Reading reading = reading_at(help, ui_scroll(ui, LIST));
    Rect body = body_for(app), index = index_rect(app, &help->list);
    help->count = 0;
    float y = help->list.y;
    float last = y;
    HelpTopic topics[HELP_TOPICS];
    int count = topics_of(help, topics);
    for (int i = 0; i < count; i++) {
        last = y;
        y = add_section(help, app, topics[i], y);
    }
    /* room below, so that the last part can stand at the top as well */
    float content = fmaxf(y, last + help->list.h) - help->list.y;
    ui_add(
        ui,
        &(Widget){.id = LIST, .kind = WIDGET_LIST, .rect = help->list, .label = tr("How to play"), .content = content});
    build_index(help, app, ui, index);
    build_other_book(help, app, ui, body);
    part_close_build(app, ui, body, "help.close", ACT_CLOSE);
    scroll_to(help, ui, reading);
    help->has_scrolled = true;
}

static void handle(void *state, App *app, const UiEvent *event) {
    Help *help = state;
    bool closes = event->kind == UI_PRESSED && event->act == ACT_CLOSE;
    if (closes || event->kind == UI_BACK || event->kind == UI_HELP) {
        scene_pop(app);
    } else if (event->kind == UI_PRESSED && event->act == ACT_OTHER) {
        help->book = help->book == HELP_BOOK_WORLD ? HELP_BOOK_PATH : HELP_BOOK_WORLD;
        help->topic = help->book == HELP_BOOK_WORLD ? HELP_GOAL : HELP_PATH;
        help->has_scrolled = false;
        scene_rebuild(app);
    } else if (event->kind == UI_PRESSED && event->act == ACT_TOPIC) {
        help->topic = (HelpTopic)event->a;
        ui_scroll_to(scene_ui(app), LIST, top_of(help, help->topic));
        scene_rebuild(app);
    }
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
    const EventText *event = event_text(card_of(index));
    const Layout *layout = &app->layout;
    float wide = layout_px(layout, EVENT_WIDE);
    Rect card = rect_snapped(rect_of(place.x, place.y, wide, wide * 350 / 250));
    picture_draw(app->gfx, event->picture, card, NULL);
    float x = place.x + wide * 1.3f;
    TextStyle name = part_words(TEXT_BOLD, 31, THEME_TEXT, TEXT_LEFT);
    text_draw(app->gfx, &name, tr(name_of_event_card(card_of(index))),
              rect_of(x, place.y, place.x + place.w - x, layout_px(layout, 44)));
    TextStyle words = paragraph_style();
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

static void draw_block(const App *app, const Block *block, Rect place) {
    TextStyle title = title_style(), words = paragraph_style();
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

static void draw(const void *state, const App *app, const Ui *ui) {
    const Help *help = state;
    part_popup(app, body_for(app), tr("How to play"));
    float scroll = ui_scroll(ui, LIST);
    gfx_push_clip(app->gfx, help->list);
    for (int i = 0; i < help->count; i++) {
        Rect place = rect_moved(help->block[i].place, 0, -scroll);
        if (place.y < help->list.y + help->list.h && place.y + place.h > help->list.y) {
            draw_block(app, &help->block[i], place);
        }
    }
    gfx_pop_clip(app->gfx);
    ui_draw(ui);
}

const Scene HELP_SCENE = {
    .name = "help",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Help),
    .is_popup = true,
    .enter = enter,
    .build = build,
    .handle = handle,
    .draw = draw,
};
