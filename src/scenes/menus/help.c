/* Help: the rules, a page for each chapter with a picture and few words. Opened from anywhere at the chapter that
 * matters there; the list of chapters leads to the others, an arrow to the next; closing goes back to where one was. */
#include "core/core_assert.h"
#include "games/world/words/event_text.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/menus/help_inside.h"
#include "scenes/menus/menus.h"
#include "scenes/menus/offer.h"
#include "shell/dusk.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>

enum { BLOCKS_MAX = 32 };
enum { ACT_CLOSE = 1, ACT_TOPIC, ACT_NEXT, ACT_OTHER, ACT_LEARN };

static const float MARGIN = 24, RAIL_WIDE = 372, RAIL_HEAD = 96, PADDING = 40, TITLE_HIGH = 84, GAP = 22;
static const char LIST[] = "help.text";

typedef struct Help {
    int game;                   /* whose book is open */
    const HelpSection *section; /* where */
    int count;
    Block block[BLOCKS_MAX];
    Rect list;
} Help;

void help_show(App *app, HelpTopic topic) {
    scene_push(app, &HELP_SCENE, &(HelpArgument){topic}, sizeof(HelpArgument));
}

/* The game behind this one, or round to it, that has a book. */
static int next_book(const App *app, int game) {
    int count = in_play_games(app);
    for (int i = 1; i <= count; i++) {
        if (in_play_scenes(app, (game + i) % count)->help != NULL) {
            return (game + i) % count;
        }
    }
    CORE_ASSERT(false);
    return 0;
}

static void open_book(Help *help, const App *app, int game, int section) {
    help->game = game;
    help->section = &in_play_scenes(app, game)->help->section[section];
}

/* A topic of no game in this box: the first page there is. */
static void open_at(Help *help, const App *app, HelpTopic topic) {
    open_book(help, app, next_book(app, in_play_games(app) - 1), 0);
    for (int i = 0; i < in_play_games(app); i++) {
        const HelpBook *book = in_play_scenes(app, i)->help;
        int section = book != NULL ? (int)topic - (int)book->first : -1;
        if (section >= 0 && section < book->count) {
            open_book(help, app, i, section);
        }
    }
}

static void enter(void *state, App *app, const void *argument) {
    Help *help = state;
    const HelpArgument *given = argument;
    open_at(help, app, given != NULL ? given->topic : HELP_GOAL);
    help_define_rays(app);
}

/* In the order of the book: what stands in all of them comes last. */
static int sections_of(const App *app, int game, const HelpSection *out[HELP_BOOK_MAX]) {
    int count = 0;
    for (int for_all = 0; for_all < 2; for_all++) {
        for (int i = 0; i < in_play_games(app); i++) {
            const HelpBook *book = in_play_scenes(app, i)->help;
            for (int k = 0; book != NULL && k < book->count; k++) {
                if (book->section[k].for_all == (for_all == 1) && (i == game || for_all == 1)) {
                    CORE_ASSERT(count < HELP_BOOK_MAX);
                    out[count++] = &book->section[k];
                }
            }
        }
    }
    return count;
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

typedef struct HelpPlaces {
    Rect head, rail, pane, title, next; /* head: close, heading and, in portrait, the other book */
} HelpPlaces;

enum { PORTRAIT_COLUMNS = 3 };

/* There is room for as many as the longest book has, and for learning and the other book. */
static int rail_rows(const App *app) {
    const HelpSection *sections[HELP_BOOK_MAX];
    int most = 0;
    for (int i = 0; i < in_play_games(app); i++) {
        int count = sections_of(app, i, sections);
        most = count > most ? count : most;
    }
    return app->layout.portrait ? (most + PORTRAIT_COLUMNS) / PORTRAIT_COLUMNS : most + 2;
}

static HelpPlaces places_for(const App *app) {
    const Layout *layout = &app->layout;
    HelpPlaces places;
    Rect all = layout_rect(layout, MARGIN, MARGIN, layout->wide - 2 * MARGIN, layout->high - 2 * MARGIN);
    if (layout->portrait) {
        places.head = layout_cut_top(layout, &all, RAIL_HEAD);
        places.rail = layout_cut_top(layout, &all, 84.0f * (float)rail_rows(app));
        layout_cut_top(layout, &all, 18);
    } else {
        places.rail = layout_cut_left(layout, &all, RAIL_WIDE);
        places.head = layout_cut_top(layout, &places.rail, RAIL_HEAD);
        layout_cut_left(layout, &all, 22);
    }
    places.pane = rect_snapped(all);
    Rect inside = rect_inset(all, layout_px(layout, PADDING));
    places.title = rect_of(inside.x, all.y + layout_px(layout, 22), inside.w, layout_px(layout, TITLE_HIGH));
    places.next = rect_snapped(rect_of(inside.x + inside.w - places.title.h, places.title.y, places.title.h, //
                                       places.title.h));
    places.title.w -= places.title.h + layout_px(layout, 20);
    return places;
}

static Rect list_rect(const App *app) {
    const Layout *layout = &app->layout;
    HelpPlaces places = places_for(app);
    float x = places.title.x, y = places.title.y + places.title.h + layout_px(layout, 8);
    float foot = places.pane.y + places.pane.h - layout_px(layout, 26);
    return rect_of(x, y, places.pane.x + places.pane.w - layout_px(layout, 20) - x, foot - y);
}

static void add_block(Help *help, BlockKind kind, int index, Rect place) {
    if (help->count < BLOCKS_MAX) {
        help->block[help->count++] = (Block){kind, help->section, index, place};
    }
}

static float text_high(const App *app, const TextStyle *style, const char *text, float wide) {
    return text_measure(app->gfx, style, text, wide).y;
}

static float content_wide(const App *app, const Help *help) {
    return help->list.w - layout_px(&app->layout, PADDING - 20);
}

/* Two beside each other, as high as the higher one. */
static float add_events(Help *help, const App *app, float y) {
    const Layout *layout = &app->layout;
    TextStyle style = help_event_style();
    float gap = layout_px(layout, GAP), wide = (content_wide(app, help) - 2 * gap) / 2;
    for (int i = 0; i < WORLD_EVENT_KINDS; i += 2) {
        float high = 0;
        for (int k = i; k < i + 2 && k < WORLD_EVENT_KINDS; k++) {
            float x, room = help_event_words(layout, rect_of(0, 0, wide, 0), &x);
            high = fmaxf(high, text_high(app, &style, tr(event_text(help_card_of(k))->in_help), room));
        }
        high = fmaxf(high + layout_px(layout, 48), layout_px(layout, 136));
        for (int k = i; k < i + 2 && k < WORLD_EVENT_KINDS; k++) {
            add_block(help, BLOCK_EVENT, k, rect_of(help->list.x + (k > i ? wide + 2 * gap : 0), y, wide, high));
        }
        y += high + gap * .5f;
    }
    return y;
}

static float notes_high(const Help *help, const App *app) {
    const HelpSection *section = help->section;
    TextStyle style = help_note_style();
    float wide = content_wide(app, help) - layout_px(&app->layout, 34), high = 0;
    for (int i = 1; section->paragraph[i] != NULL; i++) {
        high += text_high(app, &style, tr(section->paragraph[i]), wide) + layout_px(&app->layout, 14);
    }
    return high;
}

static void add_notes(Help *help, const App *app, float y) {
    const HelpSection *section = help->section;
    TextStyle style = help_note_style();
    float wide = content_wide(app, help), indent = layout_px(&app->layout, 34);
    for (int i = 1; section->paragraph[i] != NULL; i++) {
        float high = text_high(app, &style, tr(section->paragraph[i]), wide - indent);
        add_block(help, BLOCK_NOTE, i, rect_of(help->list.x, y, wide, high));
        y += high + layout_px(&app->layout, 14);
    }
}

/* The picture takes what the words leave. Returns where the page ends. */
static float lay_out(Help *help, const App *app) {
    const Layout *layout = &app->layout;
    const HelpSection *section = help->section;
    TextStyle lead = help_lead_style();
    float wide = content_wide(app, help), gap = layout_px(layout, GAP), y = help->list.y;
    float high = text_high(app, &lead, tr(section->paragraph[0]), wide);
    help->count = 0;
    add_block(help, BLOCK_LEAD, 0, rect_of(help->list.x, y, wide, high));
    y += high + gap;
    if (section->picture == HELP_PICTURE_EVENTS) {
        y = add_events(help, app, y);
        add_notes(help, app, y);
        return y + notes_high(help, app);
    }
    if (section->picture == HELP_NO_PICTURE) {
        add_notes(help, app, y);
        return y + notes_high(help, app);
    }
    float notes = notes_high(help, app), left = help->list.y + help->list.h - y - notes - gap;
    bool is_low = section->picture == HELP_PICTURE_HANDS || section->picture == HELP_PICTURE_PATH_HANDS ||
                  section->picture == HELP_PICTURE_CREDITS;
    float least = is_low ? 210 : layout->portrait ? 420 : 330, most = is_low ? 320 : layout->portrait ? 700 : 640;
    if (section->picture == HELP_PICTURE_ROWS) { /* and three rows of cards that are to be read */
        least = fmaxf(least, 200 * HELP_ROWS);
    }
    if (section->picture == HELP_PICTURE_GOAL) { /* the map has a shape of its own */
        most = fminf(most, wide * 620 / 1500 / layout->u);
    }
    float picture = fminf(fmaxf(left, layout_px(layout, least)), layout_px(layout, most));
    add_block(help, BLOCK_PICTURE, 0, rect_of(help->list.x, y, wide, picture));
    y += picture + gap;
    add_notes(help, app, y);
    return y + notes;
}

static Rect entry_rect(const App *app, int i) {
    const Layout *layout = &app->layout;
    Rect rail = places_for(app).rail;
    if (layout->portrait) {
        Rect row = layout_row(layout, rail, rail_rows(app), i / PORTRAIT_COLUMNS, 10);
        return layout_column(layout, row, PORTRAIT_COLUMNS, i % PORTRAIT_COLUMNS, 10);
    }
    return layout_row(layout, rail, rail_rows(app), i, 8);
}

static const GameScenes *game_of(const Help *help, const App *app) {
    return in_play_scenes(app, help->game);
}

/* --- widgets ------------------------------------------------------------------------------------------------------ */

static bool may_learn(const Help *help, const App *app) { /* a stand's visitors are asked before they play */
    return !app->policy.offers_nothing && game_of(help, app)->teach != NULL;
}

static void build_rail(const Help *help, const App *app, Ui *ui) {
    const Layout *layout = &app->layout;
    const HelpSection *sections[HELP_BOOK_MAX];
    int count = sections_of(app, help->game, sections);
    for (int i = 0; i < count; i++) {
        const HelpSection *section = sections[i];
        ui_add(ui, &(Widget){.id = ui_id("help.%s", section->id),
                             .rect = entry_rect(app, i),
                             .label = tr(section->title),
                             .picture = layout->portrait ? NULL : section->icon, /* there words need the room */
                             .size = 25,
                             .selected = help->section == section,
                             .act = ACT_TOPIC,
                             .a = i});
    }
    if (may_learn(help, app)) {
        ui_put(ui, "help.learn", entry_rect(app, count), tr("Learn to play"), ACT_LEARN, .look = LOOK_MAIN, .size = 25);
    }
}

static void build_other_book(const Help *help, const App *app, Ui *ui) {
    int other = next_book(app, help->game);
    if (other == help->game) {
        return;
    }
    const Layout *layout = &app->layout;
    Rect head = places_for(app).head;
    Rect place = layout->portrait ? rect_inset(layout_cut_right(layout, &head, 330), layout_px(layout, 12))
                                  : entry_rect(app, rail_rows(app) - 1);
    ui_put(ui, "help.other", rect_snapped(place), in_play_scenes(app, other)->name, ACT_OTHER, .size = 25);
}

/* NULL: this is the last one. */
static const HelpSection *section_after(const Help *help, const App *app) {
    const HelpSection *sections[HELP_BOOK_MAX];
    int count = sections_of(app, help->game, sections);
    for (int i = 0; i + 1 < count; i++) {
        if (sections[i] == help->section) {
            return sections[i + 1];
        }
    }
    return NULL;
}

static void build_next(const Help *help, const App *app, Ui *ui) {
    const HelpSection *after = section_after(help, app);
    if (after != NULL) {
        ui_put(ui, "help.next", places_for(app).next, NULL, ACT_NEXT, .look = LOOK_ROUND, .picture = "icons/next",
               .hint = tr(after->title));
    }
}

/* What stands at the top of the list, and how much of it has gone. */
typedef struct Reading {
    int block;
    float gone;
} Reading;

static Reading reading_at(const Help *help, float offset) {
    for (int i = 0; i < help->count && offset > 0; i++) {
        float top = help->block[i].place.y - help->list.y, high = help->block[i].place.h;
        if (top + high > offset) {
            return (Reading){i, high > 0 ? (offset - top) / high : 0};
        }
    }
    return (Reading){0};
}

/* Another window or language makes the same parts longer or shorter: people go on reading where they were. */
static void scroll_to(const Help *help, Ui *ui, Reading reading) {
    if (reading.block < help->count) {
        Rect place = help->block[reading.block].place;
        ui_scroll_to(ui, LIST, place.y - help->list.y + reading.gone * place.h);
    }
}

static void build(void *state, App *app, Ui *ui) {
    Help *help = state;
    Reading reading = reading_at(help, ui_scroll(ui, LIST));
    help->list = list_rect(app);
    float end = lay_out(help, app);
    ui_put(ui, LIST, help->list, tr("How to play"), 0, .kind = WIDGET_LIST,
           .content = fmaxf(end - help->list.y, help->list.h));
    build_rail(help, app, ui);
    build_other_book(help, app, ui);
    build_next(help, app, ui);
    Rect head = places_for(app).head;
    part_close_build(app, ui, rect_moved(head, -layout_px(&app->layout, 22), -layout_px(&app->layout, 20)),
                     "help.close", ACT_CLOSE);
    scroll_to(help, ui, reading);
}

static void open_section(Help *help, App *app, const HelpSection *section) {
    help->section = section;
    help->count = 0; /* read from its beginning */
    ui_scroll_to(scene_ui(app), LIST, 0);
    scene_rebuild(app);
}

static void handle(void *state, App *app, const UiEvent *event) {
    Help *help = state;
    bool closes = event->kind == UI_PRESSED && event->act == ACT_CLOSE;
    if (closes || event->kind == UI_BACK || event->kind == UI_HELP) {
        scene_pop(app);
    } else if (event->kind == UI_PRESSED && event->act == ACT_OTHER) {
        help->game = next_book(app, help->game);
        open_section(help, app, game_of(help, app)->help->section);
    } else if (event->kind == UI_PRESSED && event->act == ACT_LEARN) {
        offer_teach(app, game_of(help, app), NULL);
    } else if (event->kind == UI_PRESSED && event->act == ACT_TOPIC) {
        const HelpSection *sections[HELP_BOOK_MAX];
        sections_of(app, help->game, sections);
        open_section(help, app, sections[event->a]);
    } else if (event->kind == UI_PRESSED && event->act == ACT_NEXT) {
        open_section(help, app, section_after(help, app));
    }
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static void draw_heading(const App *app, Rect head) {
    float x = layout_px(&app->layout, 96), end = app->layout.portrait ? layout_px(&app->layout, 340) : 0;
    TextStyle words = part_words(TEXT_BOLD, app->layout.portrait ? 50 : 36, THEME_RIBBON_TOP, TEXT_LEFT);
    text_draw(app->gfx, &words, tr("How to play"), rect_of(head.x + x, head.y, head.w - x - end, head.h * .8f));
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Help *help = state;
    HelpPlaces places = places_for(app);
    dusk_sky(app, .86f);
    draw_heading(app, places.head);
    dusk_pane(app, places.pane);
    TextStyle title = part_words(TEXT_BOLD, 56, DUSK_INK_HEAD, TEXT_LEFT);
    text_draw(app->gfx, &title, tr(help->section->title), places.title);
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
