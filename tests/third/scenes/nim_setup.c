/* A new game of Nim: who plays. */
#include "scenes/nim_scenes.h"
#include "scenes/table/children.h"
#include "scenes/table/new_game.h"
#include "shell/parts.h"

static const SeatsOf SEATS = {.scene = "nim_setup",
                              .key = "nim_game",
                              .kind = "nim",
                              .least = NIM_PLAYERS_MIN,
                              .most = NIM_PLAYERS_MAX,
                              .weakest = AI_GENTLE};

static const float COUNT_WIDE = 560;

typedef struct SetupPlaces {
    Rect count, panel[SEATS_MAX];
    NewGamePlaces begin;
} SetupPlaces;

static SetupPlaces places_for(const App *app, int players) {
    const Layout *layout = &app->layout;
    bool tall = layout->portrait;
    float wide = layout->wide - 48, top = tall ? 210 : 124;
    SetupPlaces places = {.count = layout_rect(layout, tall ? 24 : layout->wide - 24 - COUNT_WIDE, tall ? 116 : 24,
                                               tall ? wide : COUNT_WIDE, 76)};
    seats_place_panels(layout, layout_rect(layout, 24, top, wide, layout->high - top - 240), players, tall ? 2 : 4,
                       places.panel);
    places.begin.start = layout_rect(layout, layout->wide / 2 - 300, layout->high - 200, 600, 140);
    return places;
}

static void enter(void *state, App *app, const void *argument) {
    (void)argument;
    seats_recall(state, &SEATS, app->store);
    seats_look_up(state, app);
    seats_settle(state, children_sit(state, app->store));
}

static void leave(void *state, App *app) {
    seats_remember(state, app->store);
}

static void build(void *state, App *app, Ui *ui) {
    const SeatChoices *seats = state;
    SetupPlaces places = places_for(app, seats->players);
    for (int i = 0; i < seats->players; i++) {
        seats_build(seats, app, ui, i, places.panel[i]);
    }
    seats_build_count(seats, &app->layout, ui, places.count);
    new_game_build(seats, &places.begin, app, ui, COUNT_WIDE);
}

static void start(void *state, App *app) {
    const SeatChoices *seats = state;
    Seat seat[SEATS_MAX] = {0};
    seats_fill_in(seats, seat);
    if (in_play_sit_down(app, nim_session_start(in_play_host(app), seats->players, seat, false))) {
        in_play_show(app);
    }
}

static const NewGameOf NEW_GAME = {.help = (HelpTopic)HELP_NIM, .start = start};

static void handle(void *state, App *app, const UiEvent *event) {
    if (seats_handle(state, app, event)) {
        seats_settle(state, children_sit(state, app->store));
        scene_rebuild(app);
    } else {
        new_game_handle(&NEW_GAME, state, app, event);
    }
}

static void background(const void *state, const App *app) {
    const SeatChoices *seats = state;
    SetupPlaces places = places_for(app, seats->players);
    part_table(app);
    seats_draw_heading(app, "Nim", COUNT_WIDE);
    for (int i = 0; i < seats->players; i++) {
        seats_draw_background(seats, app, i, places.panel[i]);
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const SeatChoices *seats = state;
    for (int i = 0; i < seats->players; i++) {
        seats_draw(seats, app, ui, i);
    }
    ui_draw(ui);
}

const Scene NIM_SETUP_SCENE = {.name = "nim_setup",
                               .state_size = sizeof(SeatChoices),
                               .enter = enter,
                               .leave = leave,
                               .build = build,
                               .handle = handle,
                               .background = background,
                               .draw = draw};
