/* A new game of Best Path: who plays, on which board, how long a round may last, and whether people draw all at once or
 * one after another. Everything is remembered. */
#include "games/path/scenes/setup_inside.h"

#include "games/path/play/game.h"
#include "games/path/scenes/path_scenes.h"
#include "games/path/words/path_words.h"
#include "i18n/i18n.h"
#include "platform/platform.h"
#include "scenes/menus/menus.h"
#include "scenes/table/children.h"
#include "scenes/table/day.h"
#include "scenes/table/game_code.h"
#include "shell/parts.h"

#include <stdio.h>
#include <string.h>

static const int LIMIT[PATH_LIMITS] = {0, 60, 30}; /* seconds */

typedef enum SetupAct {
    ACT_BOARD = 1, /* a: which */
    ACT_LIMIT,     /* a: which */
    ACT_MANNER,    /* a: together or not */
    ACT_SIDE,      /* a: seat */
} SetupAct;

static void says(AiLevel level, char *out, size_t size) {
    static const char *const SAYS[AI_LEVELS] = {
        /* TRANSLATORS: how well a computer plays Best Path */
        [AI_EASY] = N_("likes long rays"),     [AI_MEDIUM] = N_("plays quickly"),    [AI_HARD] = N_("thinks ahead"),
        [AI_EXPERT] = N_("counts every card"), [AI_GENTLE] = N_("likes short rays"),
    };
    i18n_copy(out, size, tr(SAYS[level]));
}

static const SeatsOf SEATS = {
    .scene = "path_setup",
    .key = "path_game",
    .kind = "path",
    .least = PATH_PLAYERS_MIN,
    .most = PATH_PLAYERS_MAX,
    .weakest = AI_GENTLE,
    .says = says,
};

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void read_boards(PathSetupState *setup, const App *app) {
    setup->boards = path_boards(in_play_host(app), setup->name);
    for (int i = 0; i < setup->boards; i++) {
        DataError error = {0};
        setup->is_read[i] = path_board_take(in_play_host(app), setup->name[i], &setup->window[i], &error);
    }
}

static int recall_board(const PathSetupState *setup, const Store *store) {
    const char *name = store != NULL ? store_get_text(store, "path_game.board", "") : "";
    for (int i = 0; i < setup->boards; i++) {
        if (strcmp(name, setup->name[i]) == 0) {
            return i;
        }
    }
    return 0;
}

static void show_day(void *state, App *app);

static bool is_alone(const PathSetupState *setup) {
    return setup->seats.players == 1 && !setup->seats.seat[0].is_computer;
}

static void look_up_best(PathSetupState *setup, const App *app) {
    char name[SEATS_NAME_BYTES];
    seats_name(&setup->seats, 0, name, sizeof name);
    setup->best = is_alone(setup) ? path_alone_best(app->store, name, setup->name[setup->board]) : PATH_NO_BEST;
}

static void enter(void *state, App *app, const void *argument) {
    const DayOpens *opens = argument;
    PathSetupState *setup = state;
    seats_recall(&setup->seats, &SEATS, app->store);
    setup->manner = path_manner_recall(app->store, platform_has_touch());
    read_boards(setup, app);
    setup->board = recall_board(setup, app->store);
    setup->limit = app->store != NULL ? (int)store_get_number(app->store, "path_game.limit", 0, 0, PATH_LIMITS - 1) : 0;
    seats_look_up(&setup->seats, app);
    seats_settle(&setup->seats, children_sit(&setup->seats, app->store));
    look_up_best(setup, app);
    sound_music(app->sound, MUSIC_TITLE);
    if (opens != NULL && opens->is_day) {
        show_day(setup, app);
    }
}

static void leave(void *state, App *app) {
    const PathSetupState *setup = state;
    seats_remember(&setup->seats, app->store);
    path_manner_remember(&setup->manner, app->store);
    if (app->store != NULL) {
        store_set_text(app->store, "path_game.board", setup->name[setup->board]);
        store_set_number(app->store, "path_game.limit", setup->limit);
    }
}

/* Who sits there may change what others play. */
static void seats_changed(PathSetupState *setup, App *app) {
    seats_settle(&setup->seats, children_sit(&setup->seats, app->store));
    look_up_best(setup, app);
    scene_rebuild(app);
}

static void resumed(void *state, App *app) {
    PathSetupState *setup = state;
    seats_look_up(&setup->seats, app);
    seats_changed(setup, app);
}

/* --- the widgets -------------------------------------------------------------------------------------------------- */

static int path_setup_persons(const SeatChoices *seats) {
    int persons = 0;
    for (int i = 0; i < seats->players; i++) {
        persons += !seats->seat[i].is_computer;
    }
    return persons;
}

const char *path_setup_board(const PathSetupState *setup, const App *app, int board) {
    return in_play_board(app, in_play_scenes_of(app, &PATH_GAME), setup->name[board]);
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

static void build_options(const PathSetupState *setup, Ui *ui, const PathSetupPlaces *places) {
    char label[64];
    for (int i = 0; i < PATH_LIMITS; i++) {
        limit_label(i, label, sizeof label);
        ui_put(ui, ui_id("path_setup.limit%d", LIMIT[i]), places->limit[i], label, ACT_LIMIT,
               .hint = LIMIT[i] > 0 ? tr("When the time is up, whatever’s been drawn counts.") : NULL, .size = 25,
               .selected = setup->limit == i, .a = i);
    }
    const char *why = path_setup_persons(&setup->seats) > 1 ? NULL : tr("Only one of you is playing.");
    for (int i = 0; i < PATH_SETUP_MANNERS; i++) {
        ui_put(ui, i == 0 ? "path_setup.together" : "path_setup.in_turn", places->manner[i],
               i == 0 ? tr("All at once") : tr("One after another"), ACT_MANNER, .why_not = why, .size = 25,
               .selected = setup->manner.is_together == (i == 0), .a = i == 0);
    }
}

/* Which side of the table they sit at matters where several draw at once. */
bool path_setup_has_sides(const PathSetupState *setup) {
    return setup->manner.is_together && path_setup_persons(&setup->seats) > 1;
}

const char *path_setup_side(const PathSetupState *setup, int seat) {
    return setup->manner.across >> seat & 1 ? tr("Sits opposite") : tr("Sits on this side");
}

static void build_seat(const PathSetupState *setup, const App *app, Ui *ui, int seat, Rect panel) {
    seats_build(&setup->seats, app, ui, seat, panel);
    if (!setup->seats.seat[seat].is_computer && path_setup_has_sides(setup)) {
        ui_put(ui, ui_id("path_setup.seat%d.side", seat), seats_places(&setup->seats, &app->layout, panel).level,
               path_setup_side(setup, seat), ACT_SIDE, .kind = WIDGET_CUSTOM, .a = seat);
    }
}

static void build(void *state, App *app, Ui *ui) {
    const PathSetupState *setup = state;
    PathSetupPlaces places = path_setup_places(setup, &app->layout);
    for (int i = 0; i < setup->seats.players; i++) {
        build_seat(setup, app, ui, i, places.panel[i]);
    }
    seats_build_count(&setup->seats, &app->layout, ui, places.seats);
    for (int i = 0; i < setup->boards; i++) {
        ui_put(ui, ui_id("path_setup.board.%s", setup->name[i]), places.board[i], path_setup_board(setup, app, i),
               ACT_BOARD, .kind = WIDGET_CUSTOM, .why_not = setup->is_read[i] ? NULL : tr("This window can’t be read."),
               .selected = setup->board == i, .a = i);
    }
    build_options(setup, ui, &places);
    new_game_build(&setup->seats, &places.begin, app, ui, path_setup_seats_wide(&app->layout));
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static PathSessionSetup game_of(const PathSetupState *setup) {
    PathSessionSetup game = {.players = setup->seats.players, .limit = LIMIT[setup->limit]};
    seats_fill_in(&setup->seats, game.seat);
    snprintf(game.board, sizeof game.board, "%s", setup->name[setup->board]);
    return game;
}

static bool begin(const PathSetupState *setup, App *app, const PathSessionSetup *game, PlayError *error) {
    path_manner_remember(&setup->manner, app->store);
    if (seats_share_name(game->seat, game->players, error->text, sizeof error->text) ||
        !in_play_sit_down(app, path_session_start(in_play_host(app), game, error))) {
        return false;
    }
    in_play_show(app);
    return true;
}

/* What was chosen here stays as it is, for the next game of their own. */
static bool play_code(App *app, void *context, const char *code, PlayError *error) {
    const PathSetupState *setup = context;
    SeatChoices seats = setup->seats;
    PathSessionSetup game = game_of(setup);
    if (!path_code_take(in_play_host(app), code, &game, error)) {
        return false;
    }
    seats.players = game.players;
    seats_fill_in(&seats, game.seat);
    return begin(setup, app, &game, error);
}

static void day_game(const PathSetupState *setup, int32_t date, PathSessionSetup *game) {
    Seat person = seats_first_person(&setup->seats);
    path_day(date, &person, game);
}

static bool play_day(App *app, void *context, int32_t date, PlayError *error) {
    PathSessionSetup game;
    day_game(context, date, &game);
    return begin(context, app, &game, error);
}

static void show_day(void *state, App *app) {
    PathSetupState *setup = state;
    DayArgument day = {.kind = "path", .date = day_today(), .play = play_day, .context = setup};
    PathSessionSetup game;
    char who[400];
    day_game(setup, day.date, &game);
    day_opponents(game.seat, game.players, who, sizeof who);
    /* TRANSLATORS: the game of the day: "Spiral", "Clara (Hard) and Pixel (Easy)" */
    i18n_format(day.words, sizeof day.words, tr("Window: {board}\nAgainst {names}"),
                I18N_TEXT("board", path_words_board(game.board)), I18N_TEXT("names", who));
    day_show(app, &day);
}

static void show_code(void *state, App *app) {
    PathSetupState *setup = state;
    GameCodeArgument argument = {.play = play_code, .context = setup};
    PathSessionSetup game = game_of(setup);
    PlayError error = {{0}};
    if (path_code(in_play_host(app), &game, argument.own, &error)) {
        game_code_show(app, &argument);
    } else {
        message_tell(app, tr("Game code"), error.text);
    }
}

static void start(void *state, App *app) {
    const PathSetupState *setup = state;
    PathSessionSetup game = game_of(setup);
    PlayError error = {{0}};
    if (!begin(setup, app, &game, &error)) {
        message_tell(app, tr("New game"), error.text);
    }
}

static const NewGameOf NEW_GAME = {.help = HELP_PATH, .start = start, .show_code = show_code, .show_day = show_day};

static void press(PathSetupState *setup, App *app, const UiEvent *event) {
    switch ((SetupAct)event->act) {
    case ACT_BOARD:
        setup->board = event->a;
        look_up_best(setup, app);
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
    }
    scene_rebuild(app);
}

static void handle(void *state, App *app, const UiEvent *event) {
    PathSetupState *setup = state;
    if (seats_handle(&setup->seats, app, event)) {
        seats_changed(setup, app);
        return;
    }
    if (!new_game_handle(&NEW_GAME, setup, app, event) && event->kind == UI_PRESSED) {
        press(setup, app, event);
    }
}

const Scene PATH_SETUP_SCENE = {
    .name = "path_setup",
    .state_size = sizeof(PathSetupState),
    .enter = enter,
    .leave = leave,
    .resumed = resumed,
    .build = build,
    .handle = handle,
    .background = path_setup_background,
    .draw = path_setup_draw,
};
