/* A new game of Best Path: who plays, on which board, how long a round may last, and whether people draw all at once or
 * one after another. Everything is remembered. */
#include "data/path/board.h"
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "platform/paths.h"
#include "platform/platform.h"
#include "scenes/game_code.h"
#include "scenes/menus.h"
#include "scenes/path/draw_window.h"
#include "scenes/path/manner.h"
#include "scenes/path/path_scenes.h"
#include "scenes/path/path_words.h"
#include "scenes/seats.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LIMITS = 3, MANNERS = 2 };
static const int LIMIT[LIMITS] = {0, 60, 30}; /* seconds */

typedef enum SetupAct {
    ACT_BACK = 1,
    ACT_HELP,
    ACT_BOARD,  /* a: which */
    ACT_LIMIT,  /* a: which */
    ACT_MANNER, /* a: together or not */
    ACT_SIDE,   /* a: seat */
    ACT_START,
    ACT_CODE,
} SetupAct;

typedef struct PathSetupState {
    SeatChoices seats;
    PathManner manner;
    int board;
    int limit; /* which */
    bool is_read[PATH_BOARD_NAMES];
    PathBoard boards[PATH_BOARD_NAMES];
} PathSetupState;

typedef struct SetupPlaces {
    Rect seats, panel[SEATS_MAX];
    Rect boards, boards_head, board[PATH_BOARD_NAMES];
    Rect options, limit_head, limit[LIMITS], manner_head, manner[MANNERS];
    Rect start, code;
} SetupPlaces;

static void says(AiLevel level, char *out, size_t size) {
    static const char *const SAYS[AI_LEVELS] = {
        /* TRANSLATORS: how well a computer plays Best Path */
        [AI_EASY] = N_("likes long rays"),
        [AI_MEDIUM] = N_("plays quickly"),
        [AI_HARD] = N_("thinks ahead"),
        [AI_EXPERT] = N_("counts every card"),
    };
    i18n_copy(out, size, tr(SAYS[level]));
}

static const SeatsOf SEATS = {
    .scene = "path_setup",
    .key = "path_game",
    .kind = "path",
    .least = PATH_PLAYERS_MIN,
    .most = PATH_PLAYERS_MAX,
    .weakest = AI_EASY, /* gentle is no other here */
    .says = says,
};

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void read_boards(PathSetupState *setup) {
    for (int i = 0; i < PATH_BOARD_NAMES; i++) {
        DataError error = {0};
        setup->is_read[i] = path_board_load_named(&setup->boards[i], paths_assets(), path_board_names[i], &error);
    }
}

static int recall_board(const Store *store) {
    const char *name = store != NULL ? store_get_text(store, "path_game.board", "") : "";
    for (int i = 0; i < PATH_BOARD_NAMES; i++) {
        if (strcmp(name, path_board_names[i]) == 0) {
            return i;
        }
    }
    return 0;
}

static void enter(void *state, App *app, const void *argument) {
    (void)argument;
    PathSetupState *setup = state;
    seats_recall(&setup->seats, &SEATS, app->store);
    setup->manner = path_manner_recall(app->store, platform_has_touch());
    setup->board = recall_board(app->store);
    setup->limit = app->store != NULL ? (int)store_get_number(app->store, "path_game.limit", 0, 0, LIMITS - 1) : 0;
    read_boards(setup);
    seats_look_up(&setup->seats, app);
    sound_music(app->sound, MUSIC_TITLE);
}

static void leave(void *state, App *app) {
    const PathSetupState *setup = state;
    seats_remember(&setup->seats, app->store);
    path_manner_remember(&setup->manner, app->store);
    if (app->store != NULL) {
        store_set_text(app->store, "path_game.board", path_board_names[setup->board]);
        store_set_number(app->store, "path_game.limit", setup->limit);
    }
}

static void resumed(void *state, App *app) {
    PathSetupState *setup = state;
    seats_look_up(&setup->seats, app);
    scene_rebuild(app);
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

static int persons_of(const SeatChoices *seats) {
    int persons = 0;
    for (int i = 0; i < seats->players; i++) {
        persons += !seats->seat[i].is_computer;
    }
    return persons;
}

static float seats_wide(const Layout *layout) {
    return part_is_narrow(layout) ? 640 : 780;
}

static void place_options(const Layout *layout, Rect box, SetupPlaces *places) {
    places->options = box;
    Rect inside = rect_inset(box, layout_px(layout, 18));
    float high = inside.h / layout->u, head = 36, row = (high - 2 * head - 12) / 2;
    places->limit_head = layout_cut_top(layout, &inside, head);
    Rect limits = layout_cut_top(layout, &inside, row);
    layout_cut_top(layout, &inside, 12);
    places->manner_head = layout_cut_top(layout, &inside, head);
    for (int i = 0; i < LIMITS; i++) {
        places->limit[i] = layout_column(layout, limits, LIMITS, i, 10);
    }
    for (int i = 0; i < MANNERS; i++) {
        places->manner[i] = layout_column(layout, inside, MANNERS, i, 10);
    }
}

static void place_boards(const Layout *layout, Rect box, SetupPlaces *places) {
    places->boards = box;
    Rect inside = rect_inset(box, layout_px(layout, 18));
    places->boards_head = layout_cut_top(layout, &inside, 36 * layout->text_scale);
    for (int i = 0; i < PATH_BOARD_NAMES; i++) {
        places->board[i] = layout_column(layout, inside, PATH_BOARD_NAMES, i, 14);
    }
}

/* Beside the button that starts. */
static void place_code(const Layout *layout, SetupPlaces *places) {
    places->code = layout_cut_right(layout, &places->start, 170);
    layout_cut_right(layout, &places->start, 14);
}

static SetupPlaces places_upright(const Layout *layout, int players) {
    SetupPlaces places = {0};
    float wide = layout->wide - 48, high = layout->high;
    float panels = fminf(high - 112 - 92 - 380 - 270 - 160 - 60, players > 2 ? 1100 : 900), y = 210;
    places.seats = layout_rect(layout, 24, 116, wide, 76);
    seats_place_panels(layout, layout_rect(layout, 24, y, wide, panels), players, 2, places.panel);
    y += panels + 18;
    place_boards(layout, layout_rect(layout, 24, y, wide, 362), &places);
    y += 380;
    place_options(layout, layout_rect(layout, 24, y, wide, 258), &places);
    places.start = layout_rect(layout, 140, fmaxf(y + 276, high - 190), layout->wide - 280, 140);
    place_code(layout, &places);
    return places;
}

static SetupPlaces places_for(const Layout *layout, int players) {
    if (layout->portrait) {
        return places_upright(layout, players);
    }
    SetupPlaces places = {0};
    float wide = layout->wide, margin = 24, seats = seats_wide(layout);
    float options = part_is_narrow(layout) ? 520 : 600, boards = wide - 2 * margin - options - 18;
    bool left = layout->left_handed;
    places.seats = layout_rect(layout, left ? margin : wide - margin - seats, 24, seats, 76);
    seats_place_panels(layout, layout_rect(layout, margin, 124, wide - 2 * margin, 510), players, 4, places.panel);
    place_boards(layout, layout_rect(layout, left ? margin + options + 18 : margin, 652, boards, 404), &places);
    float x = left ? margin : margin + boards + 18;
    place_options(layout, layout_rect(layout, x, 652, options, 276), &places);
    places.start = layout_rect(layout, x, 946, options, 110);
    place_code(layout, &places);
    return places;
}

/* --- the widgets -------------------------------------------------------------------------------------------------- */

static const char *board_label(int board) {
    return path_words_board(path_board_names[board]);
}

static void limit_label(int limit, char *out, size_t size) {
    if (LIMIT[limit] == 0) {
        /* TRANSLATORS: no limit of the time for a round */
        i18n_copy(out, size, tr("Off"));
    } else {
        /* TRANSLATORS: the time for a round; s: seconds */
        i18n_format(out, size, tr("{n} s"), I18N_NUMBER("n", LIMIT[limit]));
    }
}

static void build_options(const PathSetupState *setup, Ui *ui, const SetupPlaces *places) {
    char label[64];
    for (int i = 0; i < LIMITS; i++) {
        limit_label(i, label, sizeof label);
        ui_add(ui, &(Widget){.id = ui_id("path_setup.limit%d", LIMIT[i]),
                             .rect = places->limit[i],
                             .label = label,
                             .size = 25,
                             .selected = setup->limit == i,
                             .act = ACT_LIMIT,
                             .a = i});
    }
    const char *why = persons_of(&setup->seats) > 1 ? NULL : tr("Only one of you is playing.");
    for (int i = 0; i < MANNERS; i++) {
        ui_add(ui, &(Widget){.id = i == 0 ? "path_setup.together" : "path_setup.in_turn",
                             .rect = places->manner[i],
                             .label = i == 0 ? tr("All at once") : tr("One after another"),
                             .why_not = why,
                             .size = 25,
                             .selected = setup->manner.is_together == (i == 0),
                             .act = ACT_MANNER,
                             .a = i == 0});
    }
}

/* Which side of the table they sit at matters where several draw at once. */
static bool has_sides(const PathSetupState *setup) {
    return setup->manner.is_together && persons_of(&setup->seats) > 1;
}

static const char *side_label(const PathSetupState *setup, int seat) {
    return setup->manner.across >> seat & 1 ? tr("Sits across") : tr("Sits on this side");
}

static void build_seat(const PathSetupState *setup, const App *app, Ui *ui, int seat, Rect panel) {
    seats_build(&setup->seats, app, ui, seat, panel);
    if (!setup->seats.seat[seat].is_computer && has_sides(setup)) {
        ui_add(ui, &(Widget){.id = ui_id("path_setup.seat%d.side", seat),
                             .kind = WIDGET_CUSTOM,
                             .rect = seats_places(&setup->seats, &app->layout, panel).level,
                             .label = side_label(setup, seat),
                             .act = ACT_SIDE,
                             .a = seat});
    }
}

static void build(void *state, App *app, Ui *ui) {
    const PathSetupState *setup = state;
    SetupPlaces places = places_for(&app->layout, setup->seats.players);
    for (int i = 0; i < setup->seats.players; i++) {
        build_seat(setup, app, ui, i, places.panel[i]);
    }
    seats_build_count(&setup->seats, &app->layout, ui, places.seats);
    for (int i = 0; i < PATH_BOARD_NAMES; i++) {
        ui_add(ui, &(Widget){.id = ui_id("path_setup.board.%s", path_board_names[i]),
                             .kind = WIDGET_CUSTOM,
                             .rect = places.board[i],
                             .label = board_label(i),
                             .why_not = setup->is_read[i] ? NULL : tr("This board can’t be read."),
                             .selected = setup->board == i,
                             .act = ACT_BOARD,
                             .a = i});
    }
    build_options(setup, ui, &places);
    seats_build_start(&setup->seats, ui, places.start, ACT_START);
    ui_add(
        ui,
        &(Widget){.id = "path_setup.code", .rect = places.code, .label = tr("Game code"), .size = 25, .act = ACT_CODE});
    float taken = app->layout.portrait ? 0 : seats_wide(&app->layout) + 20;
    part_help_build(ui, part_help_rect(app, taken), "path_setup.help", ACT_HELP);
    part_header_build(app, ui, "path_setup.back", ACT_BACK);
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static PathSessionSetup game_of(const PathSetupState *setup) {
    PathSessionSetup game = {.players = setup->seats.players, .limit = LIMIT[setup->limit]};
    snprintf(game.board, sizeof game.board, "%s", path_board_names[setup->board]);
    return game;
}

static bool begin(const PathSetupState *setup, App *app, PathSessionSetup *game, PlayError *error) {
    seats_fill_in(&setup->seats, game->seat);
    path_manner_remember(&setup->manner, app->store);
    if (!in_play_sit_down(app, path_session_start(in_play_host(app), game, error))) {
        return false;
    }
    in_play_show(app);
    return true;
}

/* The setup shows what is played, as if it had been chosen there. */
static void take_over(PathSetupState *setup, const PathSessionSetup *game) {
    setup->seats.players = game->players;
    for (int i = 0; i < PATH_BOARD_NAMES; i++) {
        setup->board = strcmp(path_board_names[i], game->board) == 0 ? i : setup->board;
    }
    for (int i = 0; i < LIMITS; i++) {
        setup->limit = LIMIT[i] == game->limit ? i : setup->limit;
    }
}

static bool play_code(App *app, void *context, const char *code, PlayError *error) {
    PathSetupState *setup = context;
    PathSessionSetup game = game_of(setup);
    if (!path_code_take(in_play_host(app), code, &game, error)) {
        return false;
    }
    take_over(setup, &game);
    return begin(setup, app, &game, error);
}

static void show_code(PathSetupState *setup, App *app) {
    GameCodeArgument argument = {.play = play_code, .context = setup};
    PathSessionSetup game = game_of(setup);
    PlayError error = {{0}};
    if (path_code(in_play_host(app), &game, argument.own, &error)) {
        game_code_show(app, &argument);
    } else {
        message_show(app, tr("Game code"), error.text, tr("OK"), NULL, NULL, NULL);
    }
}

static void start(const PathSetupState *setup, App *app) {
    PathSessionSetup game = game_of(setup);
    PlayError error = {{0}};
    if (!begin(setup, app, &game, &error)) {
        message_show(app, tr("New game"), error.text, tr("OK"), NULL, NULL, NULL);
    }
}

static void press(PathSetupState *setup, App *app, const UiEvent *event) {
    switch ((SetupAct)event->act) {
    case ACT_BACK:
        scene_go_home(app);
        return;
    case ACT_HELP:
        help_show(app, HELP_PATH);
        return;
    case ACT_BOARD:
        setup->board = event->a;
        break;
    case ACT_LIMIT:
        setup->limit = event->a;
        break;
    case ACT_MANNER:
        setup->manner.is_together = event->a != 0;
        break;
    case ACT_SIDE:
        setup->manner.across ^= 1u << event->a;
        break;
    case ACT_START:
        start(setup, app);
        return;
    case ACT_CODE:
        show_code(setup, app);
        return;
    }
    scene_rebuild(app);
}

static void handle(void *state, App *app, const UiEvent *event) {
    PathSetupState *setup = state;
    if (seats_handle(&setup->seats, app, event)) {
        scene_rebuild(app);
    } else if (event->kind == UI_PRESSED) {
        press(setup, app, event);
    } else if (event->kind == UI_BACK) {
        scene_go_home(app);
    } else if (event->kind == UI_HELP) {
        help_show(app, HELP_PATH);
    }
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static Rect words_of(const Layout *layout, Rect board, Rect *window) {
    *window = rect_inset(board, layout_px(layout, 12));
    return layout_cut_bottom(layout, window, 42);
}

/* Its glass and its numbers. */
static void draw_window(const App *app, const WindowLook *look, Point middle, float k) {
    window_draw_ground(app->gfx, look, middle, k);
    for (int i = 0; i < PATH_NUMBERS; i++) {
        PathLens lens = {.number = PATH_NUMBER_MIN + i, .alpha = 1};
        path_lens_at(app->gfx, &lens, window_cell(look->board->number[i], middle, k), LENS_RADIUS * 1.3f * k);
    }
}

/* Nobody's window yet: every start is free. */
static void draw_board(const PathSetupState *setup, const App *app, int board, Rect at) {
    PathPlayer nobody = {.count = 0};
    WindowLook look = {.key = "setup", .board = &setup->boards[board], .player = &nobody, .is_small = true};
    PanelStyle style = panel_button();
    Rect window, words = words_of(&app->layout, at, &window);
    (void)words;
    paint_panel(app->gfx, at, &style);
    if (setup->is_read[board]) {
        draw_window(app, &look, rect_middle(window), fminf(window.w / 880, window.h / 765));
    }
}

static void background(const void *state, const App *app) {
    const PathSetupState *setup = state;
    SetupPlaces places = places_for(&app->layout, setup->seats.players);
    part_table(app);
    seats_draw_heading(app, "Best Path", seats_wide(&app->layout));
    for (int i = 0; i < setup->seats.players; i++) {
        seats_draw_background(&setup->seats, app, i, places.panel[i]);
    }
    part_panel(app, places.boards, NULL);
    part_panel(app, places.options, NULL);
    for (int i = 0; i < PATH_BOARD_NAMES; i++) {
        draw_board(setup, app, i, places.board[i]);
    }
    TextStyle head = part_words(TEXT_BOLD, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_LEFT);
    head.vertical = TEXT_TOP;
    head.fit = TEXT_SHRINK;
    text_draw(app->gfx, &head, tr("The window"), places.boards_head);
    text_draw(app->gfx, &head, tr("Time for each round"), places.limit_head);
    text_draw(app->gfx, &head, tr("You draw"), places.manner_head);
}

/* What changes about a board: whether it is chosen, or about to be. */
static void draw_choice(const PathSetupState *setup, const App *app, const Ui *ui, int i) {
    UiLook look = ui_look(ui, ui_id("path_setup.board.%s", path_board_names[i]));
    const Layout *layout = &app->layout;
    Gfx *gfx = app->gfx;
    Rect at = look.rect, window;
    if (setup->board == i) {
        float side = layout_px(layout, 44);
        Rect mark = rect_around((Point){at.x + at.w - side * .55f, at.y + side * .55f}, side, side);
        paint_ring(gfx, at, RADIUS_BUTTON, 4, color_rgb(THEME_GLOW));
        paint_disc(gfx, rect_middle(mark), side / 2, color_rgb(THEME_GLOW));
        paint_sign(gfx, SIGN_TICK, rect_scaled(mark, .56f), color_rgb(THEME_RIBBON_INK));
    } else if (look.hovered || look.pressed) {
        paint_ring(gfx, at, RADIUS_BUTTON, 3, color_alpha(color_rgb(0xffffff), look.pressed ? .9f : .5f));
    }
    TextStyle words = part_words(TEXT_BOLD, 29, THEME_TEXT, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, board_label(i), words_of(layout, at, &window));
}

/* In the place of a level: how often they have played, and where they sit. */
static void draw_person(const PathSetupState *setup, const App *app, const Ui *ui, int i, Rect panel) {
    char games[160];
    seats_tell_games(&setup->seats, i, games, sizeof games);
    if (has_sides(setup)) {
        UiLook look = ui_look(ui, ui_id("path_setup.seat%d.side", i));
        seats_draw_choice(app, &look, side_label(setup, i), games);
        return;
    }
    TextStyle words = part_words(TEXT_REGULAR, TYPE_LABEL, THEME_TEXT_SECOND, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, games, seats_places(&setup->seats, &app->layout, panel).level);
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const PathSetupState *setup = state;
    SetupPlaces places = places_for(&app->layout, setup->seats.players);
    for (int i = 0; i < setup->seats.players; i++) {
        seats_draw(&setup->seats, app, ui, i);
        if (!setup->seats.seat[i].is_computer) {
            draw_person(setup, app, ui, i, places.panel[i]);
        }
    }
    for (int i = 0; i < PATH_BOARD_NAMES; i++) {
        draw_choice(setup, app, ui, i);
    }
    ui_draw(ui);
}

const Scene PATH_SETUP_SCENE = {
    .name = "path_setup",
    .state_size = sizeof(PathSetupState),
    .enter = enter,
    .leave = leave,
    .resumed = resumed,
    .build = build,
    .handle = handle,
    .background = background,
    .draw = draw,
};
