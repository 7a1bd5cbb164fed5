/* A game that was played, as a film: its actions are carried out again on the real table, one after the other. It comes
 * from the list of games or from the end of a game, can be halted, taken step by step, hurried and moved to any place,
 * and goes back where it came from. Nothing of it is written anywhere. */
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/menus.h"
#include "scenes/parts.h"
#include "scenes/world/chronicle.h"
#include "scenes/world/draw.h"
#include "scenes/world/session_inside.h"
#include "scenes/world/words.h"

#include <math.h>
#include <stdio.h>
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
} FilmAct;

typedef struct Film {
    Chronicle *chronicle; /* NULL: there is nothing to show */
    SessionError error;
    Session *session;
    struct Session *before; /* what lay on the table */
    Table table;
    Layout layout; /* of the table: the window without the bar */
    bool plays;
    int steps; /* still to be taken while halted */
    int speed; /* index */
    double rests_since;
    bool was_at_rest;
    bool has_answered; /* the question on show has its answer; `asked` is what it was */
    WorldQuestion asked;
    int asked_player, choice;
    double answered_at;
} Film;

static size_t position(const Film *film) {
    return film->session->record.action_count;
}

static size_t length(const Film *film) {
    return film->chronicle->record.action_count;
}

static bool is_over(const Film *film) {
    return position(film) >= length(film);
}

/* --- the session that is shown ------------------------------------------------------------------------------------ */

/* The table with the first `actions` carried out. */
static bool set_up(Film *film, App *app, size_t actions) {
    const Chronicle *chronicle = film->chronicle;
    Session *session = session_open(app, chronicle->record.board, &film->error);
    if (session == NULL) {
        return false;
    }
    record_fini(&session->record);
    session->record = chronicle->record;
    session->record.actions = NULL;
    session->record.action_count = session->record.action_room = 0;
    session->deck = chronicle->deck;
    session->sites = chronicle->sites;
    memcpy(session->seat, chronicle->seat, sizeof session->seat);
    for (int p = 0; p < WORLD_PLAYERS_MAX; p++) {
        session->seat[p].is_computer = true; /* nobody at the screen plays: whose turn it is sits in front */
    }
    for (size_t i = 0; i < actions && i < length(film); i++) {
        record_add(&session->record, chronicle->record.actions[i]);
    }
    if (!session_replay(session)) {
        session_close(session);
        return false;
    }
    session->told = session->history_count;
    if (film->session != NULL) {
        session_close(film->session);
    }
    film->session = app->session = session;
    film->has_answered = false;
    return true;
}

static void lay_out(Film *film, App *app) {
    const Layout *window = &app->layout;
    float bar = roundf(BAR_HIGH * window->u);
    film->layout =
        layout_for((int)window->screen.w, (int)(window->screen.h - bar), window->text_scale, window->left_handed);
    StageLayout layout = stage_layout(&film->layout, film->table.view.players);
    table_use_layout(&film->table, &layout);
}

static void show_table(Film *film, App *app) {
    table_init(&film->table, app);
    film->table.is_scoring = film->table.view.stage_winner != WORLD_NOBODY;
    lay_out(film, app);
    film->rests_since = app->now;
    film->was_at_rest = false;
    film->steps = 0;
}

static void go_to(Film *film, App *app, size_t actions) {
    if (set_up(film, app, actions)) {
        show_table(film, app);
        scene_rebuild(app);
    }
}

/* Where the stages begin: after the actions that deal them. */
static size_t stage_begin(const Film *film, size_t from, bool forward) {
    const Record *record = &film->chronicle->record;
    size_t found = forward ? length(film) : 0;
    for (size_t i = 0; i < record->action_count; i++) {
        size_t begin = i + 1;
        if (record->actions[i].kind != WORLD_ACTION_NEXT_STAGE) {
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
    film->before = app->session;
    film->plays = true;
    film->chronicle = given->of_game_in_play ? chronicle_from_session(app->session)
                                             : chronicle_from_store(app->store, given->game, &film->error);
    if (film->chronicle != NULL && set_up(film, app, (size_t)given->from)) {
        show_table(film, app);
        sound_music(app->sound, MUSIC_PLAY);
        return;
    }
    chronicle_free(film->chronicle);
    film->chronicle = NULL;
    if (film->error.text[0] == '\0') {
        i18n_copy(film->error.text, sizeof film->error.text, tr("This game cannot be shown."));
    }
}

static void leave(void *state, App *app) {
    Film *film = state;
    table_fini(&film->table);
    app->session = film->before;
    if (film->session != NULL) {
        session_close(film->session);
    }
    chronicle_free(film->chronicle);
}

static void go_back(App *app) {
    if (stack_depth(app->stack) > 1) {
        scene_pop(app);
    } else {
        scene_go_home(app);
    }
}

/* --- the bar ------------------------------------------------------------------------------------------------------ */

static Rect bar_rect(const App *app) {
    Rect screen = app->layout.screen;
    return layout_cut_bottom(&app->layout, &screen, BAR_HIGH);
}

static void add_button(const App *app, Ui *ui, Rect *bar, const char *id, const char *picture, const char *hint,
                       FilmAct act, bool main) {
    const Layout *layout = &app->layout;
    float side = layout_px(layout, 84);
    Rect cell = layout_cut_left(layout, bar, 96);
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
                         .value = (float)position(film),
                         .maximum = (float)length(film),
                         .step = 1,
                         .size = TYPE_SMALL,
                         .quiet = true,
                         .act = ACT_WHERE});
}

static void build(void *state, App *app, Ui *ui) {
    Film *film = state;
    Rect bar = bar_rect(app);
    layout_cut_left(&app->layout, &bar, 8);
    if (film->chronicle == NULL) {
        add_button(app, ui, &bar, "film.close", "icons/close", tr("Close"), ACT_CLOSE, false);
        return;
    }
    lay_out(film, app);
    bool running = film->plays && !is_over(film);
    add_button(app, ui, &bar, "film.close", "icons/close", tr("Close"), ACT_CLOSE, false);
    add_button(app, ui, &bar, "film.previous", "icons/left", tr("To the beginning of the stage"), ACT_PREVIOUS, false);
    add_button(app, ui, &bar, "film.play", running ? "icons/pause" : "icons/play", running ? tr("Halt") : tr("Play"),
               ACT_PLAY, !running);
    add_button(app, ui, &bar, "film.step", "icons/step", tr("One step"), ACT_STEP, false);
    add_button(app, ui, &bar, "film.next", "icons/right", tr("To the next stage"), ACT_NEXT, false);
    char speed[32];
    /* TRANSLATORS: the speed of a film: once, twice, four times as fast */
    i18n_format(speed, sizeof speed, tr("{n}×"), I18N_NUMBER("n", (long long)SPEED[film->speed]));
    Rect cell = layout_cut_left(&app->layout, &bar, 112);
    ui_add(ui, &(Widget){.id = "film.speed",
                         .rect = rect_snapped(rect_inset(cell, layout_px(&app->layout, 12))),
                         .label = speed,
                         .hint = tr("Speed"),
                         .act = ACT_SPEED});
    build_where(film, app, ui, bar);
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void toggle_play(Film *film, App *app) {
    if (is_over(film)) {
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
        go_to(film, app, stage_begin(film, position(film), false));
        return;
    case ACT_PLAY:
        toggle_play(film, app);
        return;
    case ACT_STEP:
        take_step(film, app);
        return;
    case ACT_NEXT:
        go_to(film, app, stage_begin(film, position(film), true));
        return;
    case ACT_SPEED:
        film->speed = (film->speed + 1) % SPEEDS;
        scene_rebuild(app);
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
        help_show(app, HELP_TURN);
    }
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static void act(Film *film, App *app) {
    WorldAction action = film->chronicle->record.actions[position(film)];
    const WorldGame *game = session_game(film->session);
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
    session_act(film->session, action); /* it was played through before the film began */
    film->steps -= film->steps > 0;
    film->rests_since = app->now;
    scene_rebuild(app);
}

static double pause_before(const Film *film) {
    if (position(film) == 0) {
        return OPENING_MS; /* who plays, and how it lay, can be seen before anything moves */
    }
    bool reads = film->table.view.awaiting == WORLD_AWAITING_QUESTION;
    return (reads ? READ_MS : ACTION_MS) / (double)SPEED[film->speed];
}

/* An answer is shown for a while before its consequences. */
static bool shows_answer(const Film *film, double now) {
    return film->has_answered && now < film->answered_at + ANSWER_MS / (double)SPEED[film->speed];
}

/* The film's speed comes on top of what people like otherwise. */
static void step_table(Film *film, App *app) {
    float usual = app->preferences.speed;
    app->preferences.speed = usual * SPEED[film->speed];
    table_step(&film->table);
    app->preferences.speed = usual;
}

static void step(void *state, App *app) {
    Film *film = state;
    if (film->chronicle == NULL || shows_answer(film, app->now)) {
        return;
    }
    if (film->has_answered) {
        film->has_answered = false;
        scene_rebuild(app);
    }
    if (table_wants_scoring(&film->table)) {
        film->table.is_scoring = true;
    }
    step_table(film, app);
    bool scores_next = table_wants_scoring(&film->table) && !film->table.is_scoring;
    bool at_rest = table_at_rest(&film->table) && !scores_next;
    if (at_rest != film->was_at_rest) {
        film->was_at_rest = at_rest;
        film->rests_since = app->now;
        scene_rebuild(app);
    }
    bool wanted = film->plays || film->steps > 0;
    bool due = film->steps > 0 || app->now >= film->rests_since + pause_before(film);
    if (at_rest && wanted && due && !is_over(film)) {
        act(film, app);
    }
}

static bool is_moving(const void *state, const App *app) {
    const Film *film = state;
    if (film->chronicle == NULL) {
        return false;
    }
    return !table_at_rest(&film->table) || shows_answer(film, app->now) || film->has_answered ||
           ((film->plays || film->steps > 0) && !is_over(film));
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static void background(const void *state, const App *app) {
    const Film *film = state;
    if (film->chronicle == NULL) {
        part_table(app);
        return;
    }
    draw_background(&film->table);
    PanelStyle style = panel_popup();
    style.radius = 0;
    paint_panel(app->gfx, bar_rect(app), &style);
}

static void list_names(const Session *session, unsigned players, char out[WORDS_MAX]) {
    const char *names[WORLD_PLAYERS_MAX];
    size_t count = 0;
    for (int p = 0; p < session_players(session); p++) {
        if (players >> p & 1) {
            names[count++] = session_seat(session, p)->name;
        }
    }
    i18n_format_list(out, WORDS_MAX, names, count);
}

/* The first picture and the last one say that they are. */
static bool caption_at_an_end(const Film *film, char out[WORDS_MAX]) {
    char names[WORDS_MAX];
    const Session *session = film->session;
    bool ends = is_over(film) && table_at_rest(&film->table);
    if (position(film) == 0) {
        list_names(session, ~0u, names);
        i18n_format(out, WORDS_MAX, tr("The film of a game: {names}"), I18N_TEXT("names", names));
    } else if (ends && session_is_over(session)) {
        list_names(session, session_game(session)->winners, names);
        /* TRANSLATORS: at the end of a film; {names} is who won, one or several */
        i18n_format(out, WORDS_MAX, tr("The end. First in Mainz: {names}"), I18N_TEXT("names", names));
    } else if (ends) {
        i18n_copy(out, WORDS_MAX, tr("The end. The game was played up to here."));
    } else {
        return false;
    }
    return true;
}

static void caption(const Film *film, char out[WORDS_MAX]) {
    const Session *session = film->session;
    out[0] = '\0';
    if (caption_at_an_end(film, out)) {
        return;
    }
    for (int i = session->told - 1; i >= 0 && out[0] == '\0'; i--) {
        WorldEvent event = session->history[i];
        if (!words_log(session, &event, out)) {
            out[0] = '\0';
        }
    }
}

static void draw_answer(const App *app, const SessionQuestion *question, int shown, bool answered, int choice,
                        Rect row) {
    bool chosen = answered && question->choice[shown] == choice, right = answered && shown == question->right;
    PanelStyle style = right ? panel_right() : chosen ? panel_wrong() : panel_button();
    paint_panel(app->gfx, row, &style);
    uint32_t ink = right ? THEME_RIGHT_INK : chosen ? THEME_WRONG_INK : THEME_TEXT;
    TextStyle words = part_words(TEXT_BOLD, 30, ink, TEXT_CENTER);
    text_draw(app->gfx, &words, question->answer[shown], rect_inset(row, layout_px(&app->layout, 8)));
    if (right || chosen) {
        float side = row.h * .4f;
        paint_sign(app->gfx, right ? SIGN_TICK : SIGN_CROSS,
                   rect_around((Point){row.x + row.w - row.h * .5f, row.y + row.h / 2}, side, side), color_rgb(ink));
    }
}

static void draw_question(const Film *film, const App *app) {
    const WorldView *view = &film->table.view;
    bool asks = view->awaiting == WORLD_AWAITING_QUESTION && table_at_rest(&film->table);
    if (!asks && !film->has_answered) {
        return;
    }
    const WorldQuestion *asked = film->has_answered ? &film->asked : &view->question;
    SessionQuestion question;
    session_question(film->session, asked->index, &question);
    const Layout *layout = &app->layout;
    Rect body = rect_around(rect_middle(film->table.layout.board),
                            fminf(layout_px(layout, 1040), layout->screen.w * .94f), layout_px(layout, 520));
    part_popup(app, rect_snapped(body), NULL);
    body = rect_inset(body, layout_px(layout, 32));
    int player = film->has_answered ? film->asked_player : view->awaited_player;
    char who[160];
    i18n_format(who, sizeof who, tr("{name} is asked:"),
                I18N_TEXT("name", film->session->seat[player % WORLD_PLAYERS_MAX].name));
    TextStyle words = part_words(TEXT_REGULAR, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_CENTER);
    text_draw(app->gfx, &words, who, layout_cut_top(layout, &body, 40));
    words = part_words(TEXT_BOLD, 36, THEME_TEXT, TEXT_CENTER);
    text_draw(app->gfx, &words, question.question, layout_cut_top(layout, &body, 132));
    layout_cut_top(layout, &body, 12);
    for (int i = 0; i < WORLD_ANSWERS; i++) {
        draw_answer(app, &question, i, film->has_answered, film->choice,
                    layout_row(layout, body, WORLD_ANSWERS, i, 12));
    }
}

static void draw_nothing(const Film *film, const App *app) {
    TextStyle words = part_words(TEXT_REGULAR, 36, THEME_TEXT, TEXT_CENTER);
    Rect screen = app->layout.screen;
    text_draw(app->gfx, &words, film->error.text, rect_inset(screen, screen.w * .15f));
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Film *film = state;
    if (film->chronicle == NULL) {
        draw_nothing(film, app);
        ui_draw(ui);
        return;
    }
    const Table *table = &film->table;
    Hands none = hands_empty();
    char words[WORDS_MAX];
    draw_others(table, &none, ui);
    draw_figurines(table);
    draw_own(table, &none, ui);
    draw_piles(table, &none, ui);
    draw_side(table, &none, ui);
    caption(film, words);
    draw_ribbon(table, words, position(film) > 0 ? session_last_actor(film->session) : WORLD_NOBODY);
    draw_event(table);
    draw_hand(table, &none, ui);
    draw_motion(table);
    draw_question(film, app);
    ui_draw(ui);
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
    .background = background,
    .draw = draw,
};
