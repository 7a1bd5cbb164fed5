/* A game of Nim that was played, as a film. */
#include "scenes/film_bar.h"
#include "scenes/nim_scenes.h"
#include "shell/parts.h"

static const double PAUSE_MS = 900;

static void enter(void *state, App *app, const void *argument) {
    FilmReel *reel = state;
    film_open(reel, app, argument);
    reel->rests_since = app->now;
}

static void leave(void *state, App *app) {
    (void)app;
    film_close(state);
}

static size_t position(const FilmReel *reel) {
    return reel->chronicle != NULL ? session_actions(reel->session) : 0;
}

static size_t end_of(const FilmReel *reel) {
    return reel->chronicle != NULL ? session_actions(reel->chronicle) : 0;
}

static void build(void *state, App *app, Ui *ui) {
    const FilmReel *reel = state;
    FilmBar bar = {"Back", "On", "Moves", position(reel), end_of(reel)};
    film_bar_build(reel, &bar, app, ui);
}

static void go_to(FilmReel *reel, App *app, size_t position) {
    film_set_up(reel, position <= end_of(reel) ? position : end_of(reel));
    reel->rests_since = app->now;
    scene_rebuild(app);
}

static void handle(void *state, App *app, const UiEvent *event) {
    FilmReel *reel = state;
    FilmAct act = film_asked(reel, app, event, (HelpTopic)HELP_NIM);
    if (act == FILM_PLAY) {
        reel->plays = !reel->plays;
        go_to(reel, app, position(reel) == end_of(reel) ? 0 : position(reel));
    } else if (act == FILM_PREVIOUS && position(reel) > 0) {
        go_to(reel, app, position(reel) - 1);
    } else if (act == FILM_STEP || act == FILM_NEXT) {
        go_to(reel, app, position(reel) + 1);
    } else if (act == FILM_WHERE) {
        go_to(reel, app, (size_t)(event->value + .5f));
    }
}

static bool has_more(const FilmReel *reel) {
    return film_goes_on(reel, position(reel) == end_of(reel));
}

static void step(void *state, App *app) {
    FilmReel *reel = state;
    double pause = PAUSE_MS / (double)film_speed(reel);
    if (has_more(reel) && film_is_due(reel, pause, app->now)) {
        nim_session_copy_action(reel->session, reel->chronicle, position(reel));
        reel->rests_since = app->now;
        scene_rebuild(app);
    }
    if (has_more(reel)) {
        scene_wake_at(app, reel->rests_since + pause);
    }
}

static bool is_busy(const void *state, const App *app) {
    (void)app;
    return has_more(state);
}

static Session *shows(void *state) {
    return ((FilmReel *)state)->session;
}

static void background(const void *state, const App *app) {
    (void)state;
    part_table(app);
    film_bar_draw(app);
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const FilmReel *reel = state;
    if (reel->chronicle == NULL) {
        film_draw_error(reel, app);
    } else {
        nim_draw(app, reel->session);
    }
    ui_draw(ui);
}

const Scene NIM_FILM_SCENE = {.name = "film",
                              .state_size = sizeof(FilmReel),
                              .enter = enter,
                              .leave = leave,
                              .build = build,
                              .handle = handle,
                              .step = step,
                              .is_busy = is_busy,
                              .shows = shows,
                              .background = background,
                              .draw = draw};
