/* Best Path at a stand. */
#include "games/path/play/game.h"
#include "games/path/play/session.h"
#include "games/path/scenes/path_scenes.h"
#include "games/path/words/path_words.h"
#include "i18n/i18n.h"
#include "kiosk/scenes/attract_show.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/stand_game.h"

#include <stdio.h>
#include <string.h>

static bool begin(App *app, const StandTable *table, PlayError *error) {
    PathSessionSetup setup = {.players = table->players,
                              .limit = table->is_show ? 0 : kiosk_of(app)->config.round_limit,
                              .is_show = table->is_show};
    memcpy(setup.seat, table->seat, sizeof setup.seat);
    snprintf(setup.board, sizeof setup.board, "%s", table->board);
    return in_play_sit_down(app, path_session_start(in_play_host(app), &setup, error));
}

static bool waits(const App *app) {
    if (stack_front(app->stack) != &PATH_SCENE) {
        return true;
    }
    PathView view;
    path_session_view(in_play(app), PATH_NOBODY, &view);
    unsigned awaited = path_view_awaited(&view);
    for (int p = 0; p < session_players(in_play(app)); p++) {
        if ((awaited >> p & 1) != 0 && session_is_person(in_play(app), p)) {
            return !stack_is_busy(app->stack);
        }
    }
    return false;
}

/* --- what is told ------------------------------------------------------------------------------------------------- */

static const char *const LESSON[] = {
    N_("Everyone gets the same card and draws a line across tiles in its colours."),
    N_("Each round, the ray grows from one of its two ends and never uses a tile twice."),
    N_("The first to reach a number gets all its points; after that it’s worth half."),
    N_("Everyone draws at once, and all lines light up together when everyone’s ready."),
    N_("At the end, every dark tile costs a point."),
};
enum { LESSONS = sizeof LESSON / sizeof LESSON[0] };

static StandWeight weight_of(const PathEvent *event) {
    switch ((PathEventKind)event->kind) {
    case PATH_HAPPENED_CARD:
        return STAND_TURN;
    case PATH_HAPPENED_NUMBER:
        return event->number.full ? STAND_SPECIAL : STAND_MOVE;
    case PATH_HAPPENED_OVER:
        return STAND_OVER;
    case PATH_HAPPENED_LINE:
        return event->line.count == PATH_FIELDS_MAX ? STAND_CARD : STAND_NOTHING;
    case PATH_HAPPENED_START:
    case PATH_HAPPENED_CLOSED:
    case PATH_HAPPENED_REOPENED:
        break;
    }
    return STAND_NOTHING;
}

static StandNews news(const Session *session, int index) {
    const PathEvent *event = path_session_history(session, index);
    return (StandNews){weight_of(event), event->player < session_players(session) ? event->player : -1};
}

static bool tell(const Session *session, int index, int lesson, char out[STAND_WORDS_MAX]) {
    const PathEvent *event = path_session_history(session, index);
    PathNames names = {.players = session_players(session)};
    if (event->kind == PATH_HAPPENED_CARD) {
        i18n_copy(out, STAND_WORDS_MAX, tr(LESSON[lesson % LESSONS]));
        return true;
    }
    for (int p = 0; p < names.players; p++) {
        names.name[p] = session_seat(session, p)->name;
    }
    return path_words_log(&names, path_session_board(session), event, out);
}

/* --- the hall of fame --------------------------------------------------------------------------------------------- */

/* Alone, numbers are worth less: that is a list of its own. */
static void honours(const Session *session, StandHonour *honour, void *context) {
    PathView view;
    path_session_view(session, PATH_NOBODY, &view);
    for (int p = 0; p < view.players; p++) {
        honour(context, p, view.players > 1 ? STORE_FAME_POINTS : STORE_FAME_ALONE, path_total(&view.player[p]));
    }
}

static void tell_best(const StoreFame *best, char *out, size_t size) {
    /* TRANSLATORS: of the hall of fame of Best Path: who has had the most points today */
    i18n_format(out, size,
                trn("Today’s best: {name}, with {n} point", "Today’s best: {name}, with {n} points",
                    (unsigned long)best->value),
                I18N_TEXT("name", best->name), I18N_NUMBER("n", best->value));
}

const StandGame STAND_PATH = {
    .rules = &PATH_GAME,
    .show = {.acts = 1, .act = &SHOW_PATH_SCENE, .takes = show_path_takes},
    .line = N_("The board game that takes you round the world of glass"),
    .help = HELP_PATH,
    .ending = &PATH_END_SCENE,
    .celebration_ms = 13000, /* the counting takes up to six */
    .players_least = PATH_PLAYERS_MIN,
    .begin = begin,
    .waits = waits,
    .news = news,
    .tell = tell,
    .fame_count = 2,
    .fame = {{STORE_FAME_POINTS, N_("Most points"), "icons/star"},
             {STORE_FAME_ALONE, N_("Most points, solo"), "icons/crown"}},
    .honours = honours,
    .tell_best = tell_best,
};
