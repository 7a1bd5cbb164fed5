/* Help: the rules in short sections with drawn examples. Opened from anywhere at the part that matters there; the list
 * of parts leads to the others; closing goes back to where one was. */
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/event_text.h"
#include "scenes/help_inside.h"
#include "scenes/menus.h"
#include "scenes/offer.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>

enum { BLOCKS_MAX = 128 };
enum { ACT_CLOSE = 1, ACT_TOPIC, ACT_OTHER, ACT_LEARN };

static const float WIDE = 1700, HIGH = 1010, HEAD = 112, INDEX_WIDE = 400;
static const char LIST[] = "help.text";

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

static float event_high(const App *app, const Help *help, int index) {
    TextStyle style = help_paragraph_style();
    float card = layout_px(&app->layout, HELP_EVENT_WIDE);
    float words =
        text_high(app, &style, tr(event_text(help_card_of(index))->in_help), content_wide(app, help) - card * 1.3f);
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
    TextStyle title = help_title_style(), words = help_paragraph_style();
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
    Rect index = layout->portrait ? layout_cut_top(layout, rest, 415) : layout_cut_left(layout, rest, INDEX_WIDE);
    if (layout->portrait) {
        layout_cut_top(layout, rest, 20);
    } else {
        layout_cut_left(layout, rest, 36);
    }
    return index;
}

/* There is room for as many as the longer book has, and one more. */
static Rect entry_rect(const Layout *layout, Rect index, int i) {
    if (layout->portrait) {
        Rect row = layout_row(layout, index, HELP_PATH / 3 + 1, i / 3, 10);
        return layout_column(layout, row, 3, i % 3, 10);
    }
    return layout_row(layout, index, HELP_PATH + 1, i, 10);
}

static const GameScenes *game_of(const Help *help, const App *app) {
    return in_play_scenes(app, help->book == HELP_BOOK_PATH ? 1 : 0);
}

static void build_index(const Help *help, const App *app, Ui *ui, Rect index) {
    const Layout *layout = &app->layout;
    HelpTopic topics[HELP_TOPICS];
    int count = topics_of(help, topics);
    if (app->kiosk == NULL && game_of(help, app)->teach != NULL) { /* a stand's visitors are asked before they play */
        ui_add(ui, &(Widget){.id = "help.learn",
                             .look = LOOK_MAIN,
                             .rect = entry_rect(layout, index, count),
                             .label = tr("Learn to play"),
                             .size = 25,
                             .act = ACT_LEARN});
    }
    for (int i = 0; i < count; i++) {
        const HelpSection *section = &HELP_SECTION[topics[i]];
        ui_add(ui, &(Widget){.id = ui_id("help.%s", section->id),
                             .rect = entry_rect(layout, index, i),
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
    } else if (event->kind == UI_PRESSED && event->act == ACT_LEARN) {
        offer_teach(app, game_of(help, app), NULL);
    } else if (event->kind == UI_PRESSED && event->act == ACT_TOPIC) {
        help->topic = (HelpTopic)event->a;
        ui_scroll_to(scene_ui(app), LIST, top_of(help, help->topic));
        scene_rebuild(app);
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
            help_draw_block(app, &help->block[i], place);
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
