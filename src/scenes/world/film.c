/* A game that was played, as a film: its actions are carried out again on the real table, one after the other. It comes
 * from the list of games or from the end of a game, can be halted, taken step by step, hurried and moved to any place,
 * and goes back where it came from. Nothing of it is written anywhere. */
#include "scenes/world/film_inside.h"

#include "i18n/i18n.h"
#include "scenes/in_play.h"
#include "scenes/menus.h"
#include "scenes/world/world_scenes.h"

#include <math.h>
#include <string.h>

static const float BAR_HIGH = 104;
static const double OPENING_MS = 1800, ACTION_MS = 420, READ_MS = 2600, ANSWER_MS = 1900;
static const float SPEED[] = {1, 2, 4};
enum { SPEEDS = sizeof SPEED / sizeof SPEED[0] };

typedef enum FilmAct {
    ACT_CLOSE = 1,
    ACT_PREVIOUS,
    ACT_PLAY,
    ACT_STEP,
    ACT_NEXT,
    ACT_SPEED,
    ACT_WHERE,
    ACT_HELP,
} FilmAct;

/* --- the session that is shown ------------------------------------------------------------------------------------ */

/* The table with the first `actions` carried out. */
static bool set_up(Film *film, size_t actions) {
    Session *session = chronicle_play(film->chronicle, actions, &film->error);
    if (session == NULL) {
        return false;
    }
    session_leave(film->session);
    film->session = session;
    film->has_answered = false;
    return true;
}

/* Of the table: the window without the bar. */
static Layout window_of(const App *app) {
    const Layout *window = &app->layout;
    float bar = roundf(BAR_HIGH * window->u);
    return layout_for((int)window->screen.w, (int)(window->screen.h - bar), window->text_scale, window->left_handed);
}

static void show_table(Film *film, App *app) {
    Layout window = window_of(app);
    table_init(&film->table, app, film->session, &window);
    film->table.is_scoring = film->table.view.stage_winner != WORLD_NOBODY;
    film->rests_since = app->now;
    film->was_at_rest = false;
    film->steps = 0;
}

static void go_to(Film *film, App *app, size_t actions) {
    if (set_up(film, actions)) {
        show_table(film, app);
        scene_rebuild(app);
    }
}

/* Where the stages begin: after the actions that deal them. */
static size_t stage_begin(const Film *film, size_t from, bool forward) {
    const Session *record = film->chronicle;
    size_t found = forward ? film_length(film) : 0;
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

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void enter(void *state, App *app, const void *argument) {
    Film *film = state;
    const FilmArgument *given = argument;
    film->plays = true;
    film->chronicle = given->of_game_in_play ? chronicle_from_session(app->session)
                                             : chronicle_from_store(in_play_host(app), given->game, &film->error);
    if (film->chronicle != NULL && set_up(film, (size_t)given->from)) {
        show_table(film, app);
        sound_music(app->sound, MUSIC_PLAY);
        return;
    }
    session_leave(film->chronicle);
    film->chronicle = NULL;
    if (film->error.text[0] == '\0') {
        i18n_copy(film->error.text, sizeof film->error.text, tr("This game can’t be replayed."));
    }
}

static void leave(void *state, App *app) {
    Film *film = state;
    (void)app;
    table_fini(&film->table);
    session_leave(film->session);
    session_leave(film->chronicle);
}

static void go_back(App *app) {
    if (stack_depth(app->stack) > 1) {
        scene_pop(app);
    } else {
        scene_go_home(app);
    }
}

/* --- the bar ------------------------------------------------------------------------------------------------------ */

Rect film_bar(const App *app) {
    Rect screen = app->layout.screen;
    return layout_cut_bottom(&app->layout, &screen, BAR_HIGH);
}

static void add_button(const App *app, Ui *ui, Rect *bar, const char *id, const char *picture, const char *hint,
                       FilmAct act, bool main) {
    const Layout *layout = &app->layout;
    float side = layout_px(layout, 84);
    Rect cell = act == ACT_HELP ? layout_cut_right(layout, bar, 96) : layout_cut_left(layout, bar, 96);
    ui_add(ui, &(Widget){.id = id,
                         .look = LOOK_ROUND,
                         .rect = rect_snapped(rect_around(rect_middle(cell), side, side)),
                         .label = "",
                         .hint = hint,
                         .picture = picture,
                         .glows = main,
                         .act = (int)act});
}

static void build_where(const Film *film, const App *app, Ui *ui, Rect bar) {
    char text[64];
    i18n_format(text, sizeof text, tr("Stage {n}"), I18N_NUMBER("n", film->table.view.stage));
    ui_add(ui, &(Widget){.id = "film.where",
                         .kind = WIDGET_SLIDER,
                         .rect = rect_inset(bar, layout_px(&app->layout, 12)),
                         .label = text,
                         .value = (float)film_position(film),
                         .maximum = (float)film_length(film),
                         .step = 1,
                         .size = TYPE_SMALL,
                         .quiet = true,
                         .act = ACT_WHERE});
}

static void build(void *state, App *app, Ui *ui) {
    Film *film = state;
    Rect bar = film_bar(app);
    layout_cut_left(&app->layout, &bar, 8);
    if (film->chronicle == NULL) {
        add_button(app, ui, &bar, "film.close", "icons/close", tr("Close"), ACT_CLOSE, false);
        return;
    }
    Layout window = window_of(app);
    table_lay_out(&film->table, &window);
    bool running = film->plays && !film_is_over(film);
    add_button(app, ui, &bar, "film.close", "icons/close", tr("Close"), ACT_CLOSE, false);
    add_button(app, ui, &bar, "film.previous", "icons/left", tr("Back to start of stage"), ACT_PREVIOUS, false);
    add_button(app, ui, &bar, "film.play", running ? "icons/pause" : "icons/play",
               running ? trc("replay", "Pause") : tr("Play"), ACT_PLAY, !running);
    add_button(app, ui, &bar, "film.step", "icons/step", tr("Step"), ACT_STEP, false);
    add_button(app, ui, &bar, "film.next", "icons/right", tr("Skip to next stage"), ACT_NEXT, false);
    char speed[32];
    /* TRANSLATORS: the speed of a film: once, twice, four times as fast */
    i18n_format(speed, sizeof speed, tr("{n}×"), I18N_NUMBER("n", (long long)SPEED[film->speed]));
    Rect cell = layout_cut_left(&app->layout, &bar, 112);
    ui_add(ui, &(Widget){.id = "film.speed",
                         .rect = rect_snapped(rect_inset(cell, layout_px(&app->layout, 12))),
                         .label = speed,
                         .hint = tr("Speed"),
                         .act = ACT_SPEED});
    add_button(app, ui, &bar, "film.help", "icons/help", tr("Help"), ACT_HELP, false);
    build_where(film, app, ui, bar);
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void toggle_play(Film *film, App *app) {
    if (film_is_over(film)) {
        go_to(film, app, 0);
        film->plays = true;
    } else {
        film->plays = !film->plays;
    }
    film->rests_since = app->now;
    scene_rebuild(app);
}

static void take_step(Film *film, App *app) {
    film->plays = false;
    film->steps = 1;
    table_hurry_all(&film->table);
    film->has_answered = false;
    scene_rebuild(app);
}

static void press(Film *film, App *app, FilmAct what) {
    switch (what) {
    case ACT_CLOSE:
        go_back(app);
        return;
    case ACT_PREVIOUS:
        go_to(film, app, stage_begin(film, film_position(film), false));
        return;
    case ACT_PLAY:
        toggle_play(film, app);
        return;
    case ACT_STEP:
        take_step(film, app);
        return;
    case ACT_NEXT:
        go_to(film, app, stage_begin(film, film_position(film), true));
        return;
    case ACT_SPEED:
        film->speed = (film->speed + 1) % SPEEDS;
        scene_rebuild(app);
        return;
    case ACT_HELP:
        film->stepped = app->now; /* it may have stood still since */
        help_show(app, HELP_TURN);
        return;
    case ACT_WHERE:
        return;
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    Film *film = state;
    if (event->kind == UI_BACK) {
        go_back(app);
    } else if (film->chronicle == NULL) {
        if (event->kind == UI_PRESSED) {
            go_back(app);
        }
    } else if (event->kind == UI_PRESSED) {
        press(film, app, (FilmAct)event->act);
    } else if (event->kind == UI_CHANGED && event->act == ACT_WHERE) {
        go_to(film, app, (size_t)(event->value + .5f));
    } else if (event->kind == UI_ELSEWHERE) {
        table_hurry(&film->table);
    } else if (event->kind == UI_MENU) {
        toggle_play(film, app);
    } else if (event->kind == UI_HELP) {
        press(film, app, ACT_HELP);
    }
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static void act(Film *film, App *app) {
    WorldAction action = world_session_action(film->chronicle, film_position(film));
    const WorldGame *game = world_session_game(film->session);
    if (action.kind == WORLD_ACTION_ANSWER) {
        film->has_answered = true;
        film->asked = game->question;
        film->asked_player = game->awaited_player;
        film->choice = action.a;
        film->answered_at = app->now;
    }
    if (action.kind == WORLD_ACTION_NEXT_STAGE) {
        film->table.is_scoring = false;
    }
    world_session_act(film->session, action); /* it was played through before the film began */
    film->steps -= film->steps > 0;
    film->rests_since = app->now;
    scene_rebuild(app);
}

static double pause_before(const Film *film) {
    if (film_position(film) == 0) {
        return OPENING_MS; /* who plays, and how it lay, can be seen before anything moves */
    }
    bool reads = film->table.view.awaiting == WORLD_AWAITING_QUESTION;
    return (reads ? READ_MS : ACTION_MS) / (double)SPEED[film->speed];
}

static double answer_ends(const Film *film) {
    return film->answered_at + ANSWER_MS / (double)SPEED[film->speed];
}

/* An answer is shown for a while before its consequences. */
static bool shows_answer(const Film *film, double now) {
    return film->has_answered && now < answer_ends(film);
}

/* The film's speed comes on top of what people like otherwise. */
static void step_table(Film *film, App *app) {
    float usual = app->preferences.speed;
    app->preferences.speed = usual * SPEED[film->speed];
    table_step(&film->table);
    app->preferences.speed = usual;
}

/* Rows are counted on the same table: where it has come to rest for that, it goes on at once. */
static bool is_at_rest(const Film *film) {
    bool scores_next = table_wants_scoring(&film->table) && !film->table.is_scoring;
    return table_at_rest(&film->table) && !scores_next;
}

static bool has_more(const Film *film) {
    return (film->plays || film->steps > 0) && !film_is_over(film);
}

static bool is_due(const Film *film, double now) {
    return film->steps > 0 || now >= film->rests_since + pause_before(film);
}

static void go_on(Film *film, App *app) {
    if (film->has_answered) {
        film->has_answered = false;
        scene_rebuild(app);
    }
    if (table_wants_scoring(&film->table)) {
        film->table.is_scoring = true;
    }
    step_table(film, app);
    bool at_rest = is_at_rest(film);
    if (at_rest != film->was_at_rest) {
        film->was_at_rest = at_rest;
        film->rests_since = app->now;
        scene_rebuild(app);
    }
    if (at_rest && has_more(film) && is_due(film, app->now)) {
        act(film, app);
    }
}

static void step(void *state, App *app) {
    Film *film = state;
    film->stepped = app->now;
    if (film->chronicle == NULL) {
        return;
    }
    if (!shows_answer(film, app->now)) {
        go_on(film, app);
    }
    if (shows_answer(film, app->now)) {
        scene_wake_at(app, answer_ends(film));
    } else if (is_at_rest(film) && has_more(film)) {
        scene_wake_at(app, film->rests_since + pause_before(film));
    }
}

/* While the help lay over it nothing went on. */
static void resumed(void *state, App *app) {
    Film *film = state;
    double away = app->now - film->stepped;
    film->rests_since += away;
    film->answered_at += away;
    if (film->chronicle != NULL) {
        table_resume(&film->table);
    }
}

static bool is_moving(const void *state, const App *app) {
    const Film *film = state;
    if (film->chronicle == NULL) {
        return false;
    }
    return !shows_answer(film, app->now) && !is_at_rest(film);
}

/* Between two steps all stands still. */
static bool is_busy(const void *state, const App *app) {
    const Film *film = state;
    (void)app;
    return film->chronicle != NULL && (film->has_answered || has_more(film));
}

static Session *shows(void *state) {
    return ((Film *)state)->session;
}

const Scene FILM_SCENE = {
    .name = "film",
    .state_size = sizeof(Film),
    .enter = enter,
    .leave = leave,
    .build = build,
    .handle = handle,
    .step = step,
    .is_moving = is_moving,
    .is_busy = is_busy,
    .resumed = resumed,
    .shows = shows,
    .background = film_background,
    .draw = film_draw,
};
