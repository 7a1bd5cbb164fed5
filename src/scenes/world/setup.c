/* A new game. Players come here from the title or after a game, choose players and route, and start, or start right
 * away with their last choices. Everything is remembered. What can't be combined can't be chosen: a taken piece is
 * swapped, an empty name gets a default, and the start button says what is missing. */
#include "scenes/world/setup_inside.h"

#include "ai/character.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/in_play.h"
#include "scenes/menus.h"
#include "scenes/world/world_scenes.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>

static void enter(void *state, App *app, const void *argument) {
    (void)argument;
    Setup *setup = state;
    in_play_prepare(app);
    setup_recall(setup, app->store);
    setup_read_boards(setup);
    setup_look_up(setup, app);
    sound_music(app->sound, MUSIC_TITLE);
}

static void leave(void *state, App *app) {
    setup_remember(state, app->store);
}

static void resumed(void *state, App *app) {
    setup_look_up(state, app);
    scene_rebuild(app);
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

static void place_panels(const Layout *layout, Rect box, int players, int columns, SetupPlaces *places) {
    int rows = (players + columns - 1) / columns;
    for (int i = 0; i < players; i++) {
        Rect row = layout_row(layout, box, rows, i / columns, 18);
        int in_row = players - i / columns * columns < columns ? players - i / columns * columns : columns;
        float widest = layout_px(layout, 780);
        Rect cell = layout_column(layout, row, in_row < columns ? in_row : columns, i % columns, 18);
        if (cell.w > widest) { /* two at a wide table sit in the middle */
            float gap = layout_px(layout, 18), all = widest * (float)in_row + gap * (float)(in_row - 1);
            cell = rect_snapped(
                rect_of(row.x + (row.w - all) / 2 + (widest + gap) * (float)(i % columns), row.y, widest, row.h));
        }
        places->panel[i] = cell;
    }
}

/* The choice of how many play, beside the heading. */
static float seats_wide(const Layout *layout) {
    return part_is_narrow(layout) ? 560 : 640;
}

static SetupPlaces places_for(const Layout *layout, int players) {
    SetupPlaces places = {0};
    float wide = layout->wide, margin = 24;
    if (layout->portrait) {
        float high = layout->high, panels = fminf(high - 112 - 92 - 300 - 210 - 160 - 60, 1120);
        Rect row = layout_rect(layout, margin, 116, wide - 2 * margin, 76);
        for (int i = 0; i < 3; i++) {
            places.seats[i] = layout_column(layout, row, 3, i, 12);
        }
        float y = 210;
        place_panels(layout, layout_rect(layout, margin, y, wide - 2 * margin, panels), players, 2, &places);
        y += panels + 18;
        setup_place_routes(layout, layout_rect(layout, margin, y, wide - 2 * margin, 282), &places);
        y += 300;
        setup_place_options(layout, layout_rect(layout, margin, y, wide - 2 * margin, 222), &places);
        places.start = layout_rect(layout, 140, fmaxf(y + 240, high - 190), wide - 280, 140);
        return places;
    }
    bool narrow = part_is_narrow(layout);
    float seats = seats_wide(layout), x = layout->left_handed ? margin : wide - margin - seats;
    Rect row = layout_rect(layout, x, 24, seats, 76);
    for (int i = 0; i < 3; i++) {
        places.seats[i] = layout_column(layout, row, 3, i, 12);
    }
    place_panels(layout, layout_rect(layout, margin, 124, wide - 2 * margin, 590), players, 4, &places);
    float options = narrow ? 480 : 560;
    float routes = wide - 2 * margin - options - 18;
    float routes_x = layout->left_handed ? margin + options + 18 : margin;
    float options_x = layout->left_handed ? margin : margin + routes + 18;
    setup_place_routes(layout, layout_rect(layout, routes_x, 732, routes, 324), &places);
    setup_place_options(layout, layout_rect(layout, options_x, 732, options, 204), &places);
    places.start = layout_rect(layout, options_x, 948, options, 108);
    return places;
}

/* --- the widgets -------------------------------------------------------------------------------------------------- */

static void build_start(const Setup *setup, Ui *ui, Rect rect) {
    char name[STORE_NAME_SIZE], why[256];
    bool shared = setup_shared_name(setup, name, sizeof name);
    if (shared) {
        i18n_format(why, sizeof why, tr("Two players are called {name}. Please rename one."), I18N_TEXT("name", name));
    }
    ui_add(ui, &(Widget){.id = "setup.start",
                         .look = LOOK_MAIN,
                         .rect = rect,
                         .label = tr("Start"),
                         .why_not = shared ? why : NULL,
                         .size = 50,
                         .act = ACT_START});
}

static void build(void *state, App *app, Ui *ui) {
    const Setup *setup = state;
    SetupPlaces places = places_for(&app->layout, setup->players);
    for (int i = 0; i < setup->players; i++) {
        seat_build(setup, app, ui, i, places.panel[i]);
    }
    for (int count = WORLD_PLAYERS_MIN; count <= WORLD_PLAYERS_MAX; count++) {
        char label[64];
        i18n_format(label, sizeof label, trn("{n} player", "{n} players", (unsigned long)count),
                    I18N_NUMBER("n", count));
        ui_add(ui, &(Widget){.id = ui_id("setup.seats%d", count),
                             .rect = places.seats[count - WORLD_PLAYERS_MIN],
                             .label = label,
                             .size = 28,
                             .selected = setup->players == count,
                             .act = ACT_SEATS,
                             .a = count});
    }
    setup_build_game(setup, ui, &places);
    build_start(setup, ui, places.start);
    float taken = app->layout.portrait ? 0 : seats_wide(&app->layout) + 20;
    part_help_build(ui, part_help_rect(app, taken), "setup.help", ACT_HELP);
    part_header_build(app, ui, "setup.back", ACT_BACK);
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void next_figurine(Setup *setup, int seat, int step) {
    Figurine old = setup->seat[seat].figurine;
    Figurine wanted = (Figurine)(((int)old + step + FIGURINES) % FIGURINES);
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        if (setup->seat[i].figurine == wanted) {
            setup->seat[i].figurine = old; /* who has it gets the one that was given up */
        }
    }
    setup->seat[seat].figurine = wanted;
}

static void next_level(Setup *setup, int seat, bool back) {
    int strength = ai_level_strength(setup->seat[seat].level) + (back ? AI_LEVELS - 1 : 1);
    setup->seat[seat].level = ai_level_of_strength(strength % AI_LEVELS);
}

/* A new character brings a name of its own. */
static void next_character(Setup *setup, App *app, int seat) {
    setup->character[seat] = (setup->character[seat] + 1) % AI_CHARACTERS_EACH;
    setup->seat[seat].name[0] = '\0';
    setup_look_up(setup, app);
}

static void name_chosen(App *app, void *context, const char *name) {
    (void)app;
    Setup *setup = context;
    i18n_copy(setup->seat[setup->naming].name, sizeof setup->seat[0].name, name);
}

static void open_names(Setup *setup, App *app, int seat) {
    NamesArgument argument = {.chosen = name_chosen, .context = setup};
    setup->naming = seat;
    for (int i = 0; i < setup->players; i++) {
        if (i != seat) {
            setup_name(setup, i, argument.taken[i], sizeof argument.taken[i]);
        }
    }
    scene_push(app, &NAMES_SCENE, &argument, sizeof argument);
}

static void start(Setup *setup, App *app) {
    WorldSessionSetup game = {
        .players = setup->players, .starter = setup->starter, .questions = setup->questions, .has_levels = true};
    for (int i = 0; i < setup->players; i++) {
        game.seat[i] = setup->seat[i];
        game.level[i] = setup_level(setup, i);
        game.seat[i].character = setup->seat[i].is_computer ? setup_character(setup, i) + 1 : 0;
        setup_name(setup, i, game.seat[i].name, sizeof game.seat[i].name);
    }
    snprintf(game.board, sizeof game.board, "%s", board_names[setup->board]);
    PlayError error = {{0}};
    if (world_begin(app, &game, &error)) {
        scene_go(app, &STAGE_SCENE, NULL, 0);
    } else {
        message_show(app, tr("New game"), error.text, tr("OK"), NULL, NULL, NULL);
    }
}

/* A level that is everybody's goes with theirs from then on. */
static void next_questions(Setup *setup, int seat, int step) {
    int level = ((int)setup_level(setup, seat) + step + QUESTION_LEVELS) % QUESTION_LEVELS;
    setup->own[seat] = level == (int)setup->questions ? SAME : level;
}

static void change_kind(Setup *setup, App *app, int seat) {
    setup->seat[seat].is_computer = !setup->seat[seat].is_computer;
    setup_look_up(setup, app);
}

static void press(Setup *setup, App *app, const UiEvent *event) {
    UiLook look = ui_look(scene_ui(app), event->id);
    bool at_left = event->point.x < look.rect.x + look.rect.w * .3f && event->point.x >= look.rect.x &&
                   event->point.y >= look.rect.y && event->point.y < look.rect.y + look.rect.h;
    switch ((SetupAct)event->act) {
    case ACT_BACK:
        scene_go_home(app);
        return;
    case ACT_HELP:
        help_show(app, HELP_GOAL);
        return;
    case ACT_SEATS:
        setup->players = event->a;
        setup_read_boards(setup);
        setup->starter = setup->starter >= setup->players ? 0 : setup->starter;
        break;
    case ACT_KIND:
        change_kind(setup, app, event->a);
        break;
    case ACT_FIGURINE:
        next_figurine(setup, event->a, at_left ? -1 : 1);
        sound_play(app->sound, SOUND_HOP);
        break;
    case ACT_NAME:
        return;
    case ACT_NAMES:
        open_names(setup, app, event->a);
        return;
    case ACT_CHARACTER:
        next_character(setup, app, event->a);
        break;
    case ACT_LEVEL:
        next_level(setup, event->a, at_left);
        break;
    case ACT_OWN:
        next_questions(setup, event->a, at_left ? -1 : 1);
        break;
    case ACT_STARTS:
        setup->starter = event->a;
        break;
    case ACT_ROUTE:
        setup->board = event->a;
        break;
    case ACT_QUESTIONS:
        setup->questions = (DeckLevel)event->a;
        break;
    case ACT_START:
        start(setup, app);
        return;
    }
    scene_rebuild(app);
}

static void handle(void *state, App *app, const UiEvent *event) {
    Setup *setup = state;
    if (event->kind == UI_PRESSED) {
        press(setup, app, event);
    } else if (event->kind == UI_CHANGED && event->act == ACT_NAME) {
        i18n_copy(setup->seat[event->a].name, sizeof setup->seat[0].name, event->text);
        setup_look_up(setup, app);
        scene_rebuild(app);
    } else if (event->kind == UI_BACK) {
        scene_go_home(app);
    } else if (event->kind == UI_HELP) {
        help_show(app, HELP_GOAL);
    }
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static void background(const void *state, const App *app) {
    const Setup *setup = state;
    SetupPlaces places = places_for(&app->layout, setup->players);
    part_table(app);
    if (app->layout.portrait) {
        part_header_draw(app, tr("New game"));
    } else {
        const Layout *layout = &app->layout;
        float wide = layout->wide - seats_wide(layout) - 24 - 150 - PART_HELP_WIDE - 20;
        Rect box = layout_rect(layout, layout->left_handed ? layout->wide - 132 - wide : 132, 14, wide, 92);
        TextStyle words = part_words(TEXT_BOLD, TYPE_HEADING, THEME_TEXT, layout->left_handed ? TEXT_RIGHT : TEXT_LEFT);
        text_draw(app->gfx, &words, tr("New game"), box);
    }
    for (int i = 0; i < setup->players; i++) {
        seat_draw_background(setup, app, i, places.panel[i]);
    }
    setup_draw_game_background(app, &places);
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Setup *setup = state;
    for (int i = 0; i < setup->players; i++) {
        seat_draw(setup, app, ui, i);
    }
    setup_draw_routes(setup, app, ui);
    ui_draw(ui);
}

const Scene SETUP_SCENE = {
    .name = "setup",
    .state_size = sizeof(Setup),
    .enter = enter,
    .leave = leave,
    .resumed = resumed,
    .build = build,
    .handle = handle,
    .background = background,
    .draw = draw,
};
