/* A game of Nim that was played, as a film. */
#include "scenes/nim_scenes.h"
#include "scenes/table/film_bar.h"
#include "shell/parts.h"

static const double PAUSE_MS = 900;

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

static size_t leap(const FilmReel *reel, bool forward) {
    return forward ? position(reel) + 1 : position(reel) > 0 ? position(reel) - 1 : 0;
}

static bool begins_anew(const FilmReel *reel) {
    return position(reel) == end_of(reel);
}

static void take_step(FilmReel *reel, App *app) {
    reel->plays = false;
    go_to(reel, app, position(reel) + 1);
}

/* Nothing moves. */
static void hurry(FilmReel *reel) {
    (void)reel;
}

static const FilmKind KIND = {.help = (HelpTopic)HELP_NIM,
                              .go_to = go_to,
                              .leap = leap,
                              .begins_anew = begins_anew,
                              .take_step = take_step,
                              .hurry = hurry};

static void enter(void *state, App *app, const void *argument) {
    FilmReel *reel = state;
    reel->kind = &KIND;
    film_open(reel, app, argument);
    reel->rests_since = app->now;
}

static void leave(void *state, App *app) {
    (void)app;
    film_close(state);
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
                              .handle = film_handle,
                              .step = step,
                              .is_busy = is_busy,
                              .shows = film_shows,
                              .background = background,
                              .draw = draw};
