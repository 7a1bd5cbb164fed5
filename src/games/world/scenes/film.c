/* A game that was played, as a film: its actions are carried out again on the real table, one after the other. It comes
 * from the list of games or from the end of a game, can be halted, taken step by step, hurried and moved to any place,
 * and goes back where it came from. Nothing of it is written anywhere. */
#include "games/world/scenes/film_inside.h"

#include "games/world/scenes/world_scenes.h"
#include "i18n/i18n.h"

static const double OPENING_MS = 1800, ACTION_MS = 420, READ_MS = 2600, ANSWER_MS = 1900;

/* --- the session that is shown ------------------------------------------------------------------------------------ */

static void show_table(Film *film, App *app) {
    Layout window = film_bar_window(app);
    table_init(&film->table, app, film->reel.session, &window);
    film->table.is_scoring = film->table.view.stage_winner != WORLD_NOBODY;
    film->reel.rests_since = app->now;
    film->reel.was_at_rest = false;
    film->reel.steps = 0;
}

static void go_to(FilmReel *reel, App *app, size_t actions) {
    Film *film = (Film *)reel;
    if (film_set_up(&film->reel, actions)) {
        film->has_answered = false;
        show_table(film, app);
        scene_rebuild(app);
    }
}

/* Where the stages begin: after the actions that deal them. */
static size_t stage_begin(const FilmReel *reel, bool forward) {
    const Session *record = reel->chronicle;
    size_t from = film_position((const Film *)reel), found = forward ? film_length((const Film *)reel) : 0;
    for (size_t i = 0; i < session_actions(record); i++) {
        size_t begin = i + 1;
        if (world_session_action(record, i).kind != WORLD_ACTION_NEXT_STAGE) {
            continue;
        }
        if (forward && begin > from) {
            return begin;
        }
        if (!forward && begin < from) {
            found = begin;
        }
    }
    return found;
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static bool begins_anew(const FilmReel *reel) {
    return film_is_over((const Film *)reel);
}

static void take_step(FilmReel *reel, App *app) {
    Film *film = (Film *)reel;
    reel->plays = false;
    reel->steps = 1;
    table_hurry_all(&film->table);
    film->has_answered = false;
    scene_rebuild(app);
}

static void hurry(FilmReel *reel) {
    table_hurry(&((Film *)reel)->table);
}

static const FilmKind KIND = {.help = HELP_TURN,
                              .go_to = go_to,
                              .leap = stage_begin,
                              .begins_anew = begins_anew,
                              .take_step = take_step,
                              .hurry = hurry};

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void enter(void *state, App *app, const void *argument) {
    Film *film = state;
    film->reel.kind = &KIND;
    if (film_open(&film->reel, app, argument)) {
        show_table(film, app);
        sound_music(app->sound, MUSIC_PLAY);
    }
}

static void leave(void *state, App *app) {
    Film *film = state;
    (void)app;
    table_fini(&film->table);
    film_close(&film->reel);
}

static void build(void *state, App *app, Ui *ui) {
    Film *film = state;
    char where[64] = "";
    if (film->reel.chronicle == NULL) {
        film_bar_build(&film->reel, &(FilmBar){0}, app, ui);
        return;
    }
    Layout window = film_bar_window(app);
    table_lay_out(&film->table, &window);
    i18n_format(where, sizeof where, tr("Stage {n}"), I18N_NUMBER("n", film->table.view.stage));
    film_bar_build(&film->reel,
                   &(FilmBar){.previous = tr("Back to start of stage"),
                              .next = tr("Skip to next stage"),
                              .where = where,
                              .position = film_position(film),
                              .length = film_length(film)},
                   app, ui);
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static void act(Film *film, App *app) {
    WorldAction action = world_session_action(film->reel.chronicle, film_position(film));
    const WorldView *view = world_session_view(film->reel.session);
    if (action.kind == WORLD_ACTION_ANSWER) {
        film->has_answered = true;
        film->asked = view->question;
        film->asked_player = view->awaited_player;
        film->choice = action.a;
        film->answered_at = app->now;
    }
    if (action.kind == WORLD_ACTION_NEXT_STAGE) {
        film->table.is_scoring = false;
    }
    world_session_act(film->reel.session, action); /* it was played through before the film began */
    film->reel.steps -= film->reel.steps > 0;
    film->reel.rests_since = app->now;
    scene_rebuild(app);
}

static double pause_before(const Film *film) {
    if (film_position(film) == 0) {
        return OPENING_MS; /* who plays, and how it lay, can be seen before anything moves */
    }
    bool reads = film->table.view.awaiting == WORLD_AWAITING_QUESTION;
    return (reads ? READ_MS : ACTION_MS) / (double)film_speed(&film->reel);
}

static double answer_ends(const Film *film) {
    return film->answered_at + ANSWER_MS / (double)film_speed(&film->reel);
}

/* An answer is shown for a while before its consequences. */
static bool shows_answer(const Film *film, double now) {
    return film->has_answered && now < answer_ends(film);
}

/* Rows are counted on the same table: where it has come to rest for that, it goes on at once. */
static bool is_at_rest(const Film *film) {
    bool scores_next = table_wants_scoring(&film->table) && !film->table.is_scoring;
    return table_at_rest(&film->table) && !scores_next;
}

static bool has_more(const Film *film) {
    return film_goes_on(&film->reel, film_is_over(film));
}

static void go_on(Film *film, App *app) {
    if (film->has_answered) {
        film->has_answered = false;
        scene_rebuild(app);
    }
    if (table_wants_scoring(&film->table)) {
        film->table.is_scoring = true;
    }
    film->table.tempo = film_speed(&film->reel);
    table_step(&film->table);
    bool at_rest = is_at_rest(film);
    if (at_rest != film->reel.was_at_rest) {
        film->reel.was_at_rest = at_rest;
        film->reel.rests_since = app->now;
        scene_rebuild(app);
    }
    if (at_rest && has_more(film) && film_is_due(&film->reel, pause_before(film), app->now)) {
        act(film, app);
    }
}

static void step(void *state, App *app) {
    Film *film = state;
    film->reel.stepped = app->now;
    if (film->reel.chronicle == NULL) {
        return;
    }
    if (!shows_answer(film, app->now)) {
        go_on(film, app);
    }
    if (shows_answer(film, app->now)) {
        scene_wake_at(app, answer_ends(film));
    } else if (is_at_rest(film) && has_more(film)) {
        scene_wake_at(app, film->reel.rests_since + pause_before(film));
    }
}

static void resumed(void *state, App *app) {
    Film *film = state;
    film->answered_at += film_resume(&film->reel, app);
    if (film->reel.chronicle != NULL) {
        table_resume(&film->table);
    }
}

static bool is_moving(const void *state, const App *app) {
    const Film *film = state;
    if (film->reel.chronicle == NULL) {
        return false;
    }
    return !shows_answer(film, app->now) && !is_at_rest(film);
}

/* Between two steps all stands still. */
static bool is_busy(const void *state, const App *app) {
    const Film *film = state;
    (void)app;
    return film->reel.chronicle != NULL && (film->has_answered || has_more(film));
}

const Scene FILM_SCENE = {
    .name = "film",
    .state_size = sizeof(Film),
    .is_night = true,
    .enter = enter,
    .leave = leave,
    .build = build,
    .handle = film_handle,
    .step = step,
    .is_moving = is_moving,
    .is_busy = is_busy,
    .resumed = resumed,
    .shows = film_shows,
    .background = film_background,
    .draw = film_draw,
};
