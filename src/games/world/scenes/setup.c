/* A new game. Players come here from the title or after a game, choose players and route, and start, or start right
 * away with their last choices. Everything is remembered. What can't be combined can't be chosen: a taken piece is
 * swapped, an empty name gets a default, and the start button says what is missing. */
#include "games/world/scenes/setup_inside.h"

#include "ai/character.h"
#include "games/world/scenes/words.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "scenes/table/day.h"
#include "scenes/table/game_code.h"
#include "shell/dawn.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static void show_day(void *state, App *app);

static void enter(void *state, App *app, const void *argument) {
    const DayOpens *opens = argument;
    Setup *setup = state;
    in_play_prepare(app);
    setup_recall(setup, app->store); /* how many play, on which boards may depend */
    setup_read_boards(setup, app);
    setup_recall_board(setup, app->store);
    seats_look_up(&setup->seats, app);
    seats_settle(&setup->seats, setup_has_children(setup));
    sound_music(app->sound, MUSIC_TITLE);
    if (opens != NULL && opens->is_day) {
        show_day(setup, app);
    }
}

static void leave(void *state, App *app) {
    setup_remember(state, app->store);
}

/* What was chosen may change what others play. */
static void changed(Setup *setup, App *app) {
    seats_settle(&setup->seats, setup_has_children(setup));
    scene_rebuild(app);
}

static void resumed(void *state, App *app) {
    Setup *setup = state;
    seats_look_up(&setup->seats, app);
    changed(setup, app);
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

/* The choice of how many play, beside the heading. */
static float seats_wide(const Layout *layout) {
    return part_is_narrow(layout) ? 560 : 640;
}

static SetupPlaces places_for(const Setup *setup, const Layout *layout) {
    int players = setup->seats.players;
    SetupPlaces places = {0};
    float wide = layout->wide, margin = 24;
    if (layout->portrait) {
        float high = layout->high, panels = fminf(high - 112 - 92 - 300 - 210 - 160 - 60, 1120);
        Rect row = layout_rect(layout, margin, 116, wide - 2 * margin, 76);
        places.seats = row;
        float y = 210;
        seats_place_panels(layout, layout_rect(layout, margin, y, wide - 2 * margin, panels), players, 2, places.panel);
        y += panels + 18;
        setup_place_routes(setup, layout, layout_rect(layout, margin, y, wide - 2 * margin, 282), &places);
        y += 300;
        setup_place_options(layout, layout_rect(layout, margin, y, wide - 2 * margin, 222), &places);
        Rect strip = layout_rect(layout, 140, fmaxf(y + 240, high - 190), wide - 280, 140);
        places.begin = new_game_places(layout, strip);
        return places;
    }
    bool narrow = part_is_narrow(layout);
    float seats = seats_wide(layout), x = layout->left_handed ? margin : wide - margin - seats;
    Rect row = layout_rect(layout, x, 24, seats, 76);
    places.seats = row;
    seats_place_panels(layout, layout_rect(layout, margin, 124, wide - 2 * margin, 590), players, 4, places.panel);
    float options = narrow ? 480 : 560;
    float routes = wide - 2 * margin - options - 18;
    float routes_x = layout->left_handed ? margin + options + 18 : margin;
    float options_x = layout->left_handed ? margin : margin + routes + 18;
    setup_place_routes(setup, layout, layout_rect(layout, routes_x, 732, routes, 324), &places);
    setup_place_options(layout, layout_rect(layout, options_x, 732, options, 204), &places);
    places.begin = new_game_places(layout, layout_rect(layout, options_x, 948, options, 108));
    return places;
}

/* --- the widgets -------------------------------------------------------------------------------------------------- */

static void build(void *state, App *app, Ui *ui) {
    const Setup *setup = state;
    SetupPlaces places = places_for(setup, &app->layout);
    for (int i = 0; i < setup->seats.players; i++) {
        setup_build_seat(setup, app, ui, i, places.panel[i]);
    }
    seats_build_count(&setup->seats, &app->layout, ui, places.seats);
    setup_build_game(setup, app, ui, &places);
    new_game_build(&setup->seats, &places.begin, app, ui, seats_wide(&app->layout));
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static WorldSessionSetup game_of(const Setup *setup) {
    WorldSessionSetup game = {
        .players = setup->seats.players, .starter = setup->starter, .questions = setup->questions, .has_levels = true};
    seats_fill_in(&setup->seats, game.seat);
    for (int i = 0; i < setup->seats.players; i++) {
        game.level[i] = setup_level(setup, i);
        game.ahead[i] = (uint8_t)setup->ahead[i];
    }
    game.house = (uint8_t)setup->house;
    snprintf(game.board, sizeof game.board, "%s", setup->name[setup->board]);
    return game;
}

static bool begin(App *app, const WorldSessionSetup *game, PlayError *error) {
    if (seats_share_name(game->seat, game->players, error->text, sizeof error->text) ||
        !world_begin(app, game, error)) {
        return false;
    }
    in_play_show(app);
    return true;
}

static void start(void *state, App *app) {
    const Setup *setup = state;
    WorldSessionSetup game = game_of(setup);
    PlayError error = {{0}};
    if (!begin(app, &game, &error)) {
        message_tell(app, tr("New game"), error.text);
    }
}

/* What was chosen here stays as it is, for the next game of their own. */
static bool play_code(App *app, void *context, const char *code, PlayError *error) {
    const Setup *setup = context;
    SeatChoices seats = setup->seats;
    WorldSessionSetup game = game_of(setup);
    if (!world_code_take(in_play_host(app), code, &game, error)) {
        return false;
    }
    seats.players = game.players;
    seats_fill_in(&seats, game.seat);
    return begin(app, &game, error);
}

static void day_game(const Setup *setup, int32_t date, WorldSessionSetup *game) {
    Seat person = seats_first_person(&setup->seats);
    world_day(date, &person, game);
}

static bool play_day(App *app, void *context, int32_t date, PlayError *error) {
    WorldSessionSetup game;
    day_game(context, date, &game);
    return begin(app, &game, error);
}

static void show_day(void *state, App *app) {
    Setup *setup = state;
    DayArgument day = {.kind = "world", .date = day_today(), .play = play_day, .context = setup};
    WorldSessionSetup game;
    char who[400];
    day_game(setup, day.date, &game);
    day_opponents(game.seat, game.players, who, sizeof who);
    /* TRANSLATORS: the game of the day: "Short", "Family", "Clara (Hard) and Pixel (Easy)" */
    i18n_format(day.words, sizeof day.words, tr("Route: {route}\nQuestions: {level}\nAgainst {names}"),
                I18N_TEXT("route", words_route(game.board)), I18N_TEXT("level", setup_level_name(game.questions)),
                I18N_TEXT("names", who));
    day_show(app, &day);
}

/* Somebody begins ahead, or has questions of another level than the others. */
static bool has_own(const Setup *setup) {
    for (int i = 0; i < setup->seats.players; i++) {
        bool is_asked = !setup->seats.seat[i].is_computer;
        if (setup->ahead[i] > 0 || (is_asked && setup_level(setup, i) != setup->questions)) {
            return true;
        }
    }
    return false;
}

static void show_code(void *state, App *app) {
    Setup *setup = state;
    GameCodeArgument argument = {.play = play_code, .context = setup, .drops_own = has_own(setup)};
    WorldSessionSetup game = game_of(setup);
    PlayError error = {{0}};
    if (world_code(in_play_host(app), &game, argument.own, &error)) {
        game_code_show(app, &argument);
    } else {
        message_tell(app, tr("Game code"), error.text);
    }
}

static const NewGameOf NEW_GAME = {.help = HELP_GOAL, .start = start, .show_code = show_code, .show_day = show_day};

/* A level that is everybody's goes with theirs from then on. */
static void next_questions(Setup *setup, int seat, int step) {
    int level = ((int)setup_level(setup, seat) + step + QUESTION_LEVELS) % QUESTION_LEVELS;
    setup->own[seat] = level == (int)setup->questions ? SAME : level;
}

static void press(Setup *setup, App *app, const UiEvent *event) {
    switch ((SetupAct)event->act) {
    case ACT_OWN:
        next_questions(setup, event->a, seats_goes_back(app, event) ? -1 : 1);
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
    case ACT_HOUSE:
        setup_house_show(app, setup);
        return;
    }
    changed(setup, app);
}

/* Some boards are longer for fewer, and who was to start may not play any more. */
static void people_came_or_went(Setup *setup, App *app) {
    setup_read_boards(setup, app);
    setup->starter = setup->starter >= setup->seats.players ? 0 : setup->starter;
}

static void handle(void *state, App *app, const UiEvent *event) {
    Setup *setup = state;
    int players = setup->seats.players;
    if (seats_handle(&setup->seats, app, event)) {
        if (setup->seats.players != players) {
            people_came_or_went(setup, app);
        }
        changed(setup, app);
        return;
    }
    if (!new_game_handle(&NEW_GAME, setup, app, event) && event->kind == UI_PRESSED) {
        press(setup, app, event);
    }
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static void background(const void *state, const App *app) {
    const Setup *setup = state;
    SetupPlaces places = places_for(setup, &app->layout);
    dawn_room(app, DAWN_QUIET);
    seats_draw_heading(app, tr("New game"), seats_wide(&app->layout));
    for (int i = 0; i < setup->seats.players; i++) {
        seats_draw_background(&setup->seats, app, i, places.panel[i]);
    }
    setup_draw_game_background(app, &places);
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Setup *setup = state;
    for (int i = 0; i < setup->seats.players; i++) {
        setup_draw_seat(setup, app, ui, i);
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
