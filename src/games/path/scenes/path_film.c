/* A game of Best Path that was played, as a film, round by round: all boards lie side by side, the card is seen for a
 * while, then light runs through everybody's line at once, as it did at the table. It comes from the list of games or
 * from the end of a game, can be halted, taken a round forward or back, hurried and moved to any round, and goes back
 * where it came from. Nothing of it is written anywhere. */
#include "games/path/scenes/path_scenes.h"
#include "games/path/scenes/table.h"
#include "games/path/scenes/table_face.h"
#include "i18n/i18n.h"
#include "scenes/table/film_bar.h"
#include "shell/parts.h"

static const double OPENING_MS = 1800, CARD_MS = 1500;

typedef struct PathFilm {
    FilmReel reel;
    PathTable table;
    int rounds;                    /* that were played to their end */
    size_t played[PATH_CARDS + 1]; /* actions by the end of so many rounds */
} PathFilm;

/* --- rounds ------------------------------------------------------------------------------------------------------- */

/* All lines come to light when the last one is closed. */
static bool ends_round(const Session *record, size_t action) {
    for (int i = session_history_after(record, action); i < session_history_after(record, action + 1); i++) {
        if (path_session_history(record, i)->kind == PATH_HAPPENED_LINE) {
            return true;
        }
    }
    return false;
}

/* A round that somebody has not closed is not shown: nobody at the table has seen those lines. */
static void find_rounds(PathFilm *film) {
    const Session *record = film->reel.chronicle;
    for (size_t i = 0; i < session_actions(record) && film->rounds < PATH_CARDS; i++) {
        if (ends_round(record, i)) {
            film->played[++film->rounds] = i + 1;
        }
    }
}

/* How many rounds are over after so many actions. */
static int rounds_after(const PathFilm *film, size_t actions) {
    int rounds = 0;
    while (rounds < film->rounds && film->played[rounds + 1] <= actions) {
        rounds++;
    }
    return rounds;
}

/* How many have been played on the table; the last one may still be shown. */
static int position(const PathFilm *film) {
    return rounds_after(film, session_actions(film->reel.session));
}

static bool is_at_end(const PathFilm *film) {
    return position(film) >= film->rounds;
}

static bool is_at_rest(const PathFilm *film) {
    return !path_table_is_moving(&film->table);
}

/* --- what is told ------------------------------------------------------------------------------------------------- */

/* The first picture and the last one say that they are. */
static bool tell_an_end(const PathFilm *film, char out[PATH_WORDS_MAX]) {
    const PathTable *table = &film->table;
    char names[PATH_WORDS_MAX];
    if (position(film) == 0) {
        i18n_format_list(names, sizeof names, table->names.name, (size_t)table->names.players);
        i18n_format(out, PATH_WORDS_MAX, tr("Replay: {names}"), I18N_TEXT("names", names));
    } else if (is_at_end(film) && !table->is_revealing && table->view.winners == 0) {
        i18n_copy(out, PATH_WORDS_MAX, tr("The end. This is as far as the game got."));
    } else {
        return false;
    }
    return true;
}

/* While a round is revealed: its best number. Else what was told last, which is the card or who has won. */
static const PathEvent *news(const PathTable *table) {
    const PathEvent *best = NULL;
    for (int i = 0; table->is_revealing && i < table->batch.count; i++) {
        const PathEvent *event = &table->batch.list[i];
        bool is_number = event->kind == PATH_HAPPENED_NUMBER;
        best = is_number && (best == NULL || event->number.points > best->number.points) ? event : best;
    }
    for (int i = session_told(table->session) - 1; i >= 0 && best == NULL; i--) {
        const PathEvent *event = path_session_history(table->session, i);
        bool is_news = event->kind == PATH_HAPPENED_CARD || event->kind == PATH_HAPPENED_OVER;
        best = is_news ? event : NULL;
    }
    return best;
}

static void tell(PathFilm *film) {
    PathTable *table = &film->table;
    const PathEvent *event = news(table);
    table->caption[0] = '\0';
    if (!tell_an_end(film, table->caption) && event != NULL) {
        path_words_log(&table->names, &table->view.board, event, table->caption);
    }
}

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void show_round(PathFilm *film, App *app, int round) {
    round = round < 0 ? 0 : round > film->rounds ? film->rounds : round;
    if (film_set_up(&film->reel, film->played[round])) {
        path_table_show(&film->table, film->reel.session);
        path_table_lay_out(&film->table);
        film->reel.rests_since = app->now;
        film->reel.steps = 0;
        scene_rebuild(app);
    }
}

static void go_to(FilmReel *reel, App *app, size_t round) {
    show_round((PathFilm *)reel, app, (int)round);
}

static size_t leap(const FilmReel *reel, bool forward) {
    const PathFilm *film = (const PathFilm *)reel;
    int round = position(film);
    return (size_t)(forward ? round + !film->table.is_revealing : round > 0 ? round - 1 : 0);
}

static bool begins_anew(const FilmReel *reel) {
    const PathFilm *film = (const PathFilm *)reel;
    return is_at_end(film) && !film->table.is_revealing;
}

/* Whoever steps again does not wait for the light. */
static void take_step(FilmReel *reel, App *app) {
    PathFilm *film = (PathFilm *)reel;
    reel->plays = false;
    if (film->table.is_revealing) {
        show_round(film, app, position(film));
    }
    reel->steps = 1;
    scene_rebuild(app);
}

static void hurry(FilmReel *reel) {
    path_table_hurry(&((PathFilm *)reel)->table);
}

static const FilmKind KIND = {.help = HELP_PATH_ROUND,
                              .go_to = go_to,
                              .leap = leap,
                              .begins_anew = begins_anew,
                              .take_step = take_step,
                              .hurry = hurry,
                              .halts = true};

static void enter(void *state, App *app, const void *argument) {
    PathFilm *film = state;
    film->reel.kind = &KIND;
    FilmArgument from_the_first = *(const FilmArgument *)argument;
    int from = from_the_first.from;
    from_the_first.from = 0;
    if (!film_open(&film->reel, app, &from_the_first)) {
        return;
    }
    find_rounds(film);
    film->table.is_film = true;
    path_table_init(&film->table, app, film->reel.session);
    show_round(film, app, rounds_after(film, (size_t)from));
    sound_music(app->sound, MUSIC_PATH);
}

static void leave(void *state, App *app) {
    PathFilm *film = state;
    (void)app;
    path_table_fini(&film->table);
    film_close(&film->reel);
}

/* Of whom, what was drawn last, and how it stands. */
static void tell_seat(const PathTable *table, int player, char out[PATH_WORDS_MAX]) {
    const PathPlayer *path = &table->view.player[player];
    char note[PATH_WORDS_MAX], points[16], missed[16], total[16];
    path_table_line_words(table, player, note);
    path_number_text(points, path_points(path));
    path_number_text(missed, -path_missed(path));
    path_number_text(total, path_total(path));
    i18n_format(out, PATH_WORDS_MAX, "{name} · {note} · {numbers} {points} · {unlit} {missed} · {all} {total}",
                I18N_TEXT("name", table->names.name[player]), I18N_TEXT("note", note[0] != '\0' ? note : "–"),
                I18N_TEXT("numbers", tr("Numbers")), I18N_TEXT("points", points), I18N_TEXT("unlit", tr("Unlit tiles")),
                I18N_TEXT("missed", missed), I18N_TEXT("all", tr("Total")), I18N_TEXT("total", total));
}

/* A press on them hurries as it does elsewhere. */
static void build_words(const PathTable *table, Ui *ui) {
    char words[PATH_WORDS_MAX];
    ui_add_words(ui, "film.caption", table->layout.ribbon, table->caption, FILM_HURRY);
    for (int p = 0; p < table->view.players; p++) {
        tell_seat(table, p, words);
        ui_add_words(ui, ui_id("film.seat%d", p), table->layout.seat[p].panel, words, FILM_HURRY);
    }
}

static void build(void *state, App *app, Ui *ui) {
    PathFilm *film = state;
    char where[PATH_WORDS_MAX] = "";
    if (film->reel.chronicle == NULL) {
        film_bar_build(&film->reel, &(FilmBar){0}, app, ui);
        return;
    }
    path_table_lay_out(&film->table);
    tell(film);
    build_words(&film->table, ui);
    path_words_round(film->table.view.round, where);
    film_bar_build(&film->reel,
                   &(FilmBar){.previous = tr("Back a round"),
                              .next = tr("Skip to next round"),
                              .where = where,
                              .position = (size_t)position(film),
                              .length = (size_t)film->rounds},
                   app, ui);
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

/* Who closed when, and took a line back, was nobody's business at the table either: a round is one step. */
static void play_round(PathFilm *film, App *app) {
    Session *session = film->reel.session;
    size_t end = film->played[position(film) + 1];
    for (size_t i = session_actions(session); i < end; i++) {
        PathAction action = path_session_action(film->reel.chronicle, i);
        if (action.kind == PATH_ACTION_LINE) {
            path_session_close(session, action.player, &action.line);
        } else {
            path_session_reopen(session, action.player);
        }
    }
    film->reel.steps -= film->reel.steps > 0;
    scene_rebuild(app);
}

static double pause_before(const PathFilm *film) {
    return (position(film) == 0 ? OPENING_MS : CARD_MS) / (double)film_speed(&film->reel);
}

static bool has_more(const PathFilm *film) {
    return film_goes_on(&film->reel, is_at_end(film));
}

static void step_table(PathFilm *film, App *app) {
    bool was_revealing = film->table.is_revealing;
    film->table.tempo = film_speed(&film->reel);
    path_table_step(&film->table);
    if (was_revealing != film->table.is_revealing) {
        scene_rebuild(app);
    }
}

static void step(void *state, App *app) {
    PathFilm *film = state;
    film->reel.stepped = app->now;
    if (film->reel.chronicle == NULL) {
        return;
    }
    step_table(film, app);
    bool at_rest = is_at_rest(film);
    if (at_rest && !film->reel.was_at_rest) {
        film->reel.rests_since = app->now;
    }
    film->reel.was_at_rest = at_rest;
    if (at_rest && has_more(film) && film_is_due(&film->reel, pause_before(film), app->now)) {
        play_round(film, app);
        step_table(film, app);
    } else if (at_rest && has_more(film)) {
        scene_wake_at(app, film->reel.rests_since + pause_before(film));
    }
}

static void resumed(void *state, App *app) {
    PathFilm *film = state;
    film->table.reveal_began += film_resume(&film->reel, app);
    scene_rebuild(app);
}

static bool is_moving(const void *state, const App *app) {
    const PathFilm *film = state;
    (void)app;
    return film->reel.chronicle != NULL && !is_at_rest(film);
}

/* Between two rounds all stands still. */
static bool is_busy(const void *state, const App *app) {
    const PathFilm *film = state;
    (void)app;
    return film->reel.chronicle != NULL && has_more(film);
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static void background(const void *state, const App *app) {
    const PathFilm *film = state;
    if (film->reel.chronicle == NULL) {
        part_table(app);
        return;
    }
    path_table_draw_background(&film->table);
    film_bar_draw(app);
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const PathFilm *film = state;
    if (film->reel.chronicle == NULL) {
        film_draw_error(&film->reel, app);
        ui_draw(ui);
        return;
    }
    path_table_draw(&film->table, ui);
}

const Scene PATH_FILM_SCENE = {
    .name = "film",
    .state_size = sizeof(PathFilm),
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
    .background = background,
    .draw = draw,
};
