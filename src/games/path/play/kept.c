/* What the store keeps of a game of Best Path beside its record: its result. */
#include "games/path/play/session_inside.h"

#include "store/past.h"

/* --- how far it is, and how it ended ------------------------------------------------------------------------------ */

/* "round total total ..." */
void path_session_place(const Session *session, GamePlace *place) {
    const PathGame *game = path_session_game(session);
    place->number[PATH_PLACE_ROUND] = game->round;
    for (int p = 0; p < game->players; p++) {
        place->number[PATH_PLACE_TOTAL + p] = path_total(&game->player[p]);
    }
    place->count = PATH_PLACE_TOTAL + game->players;
}

void path_session_result(const Session *session, GameResult *result) {
    const PathGame *game = path_session_game(session);
    int total[PATH_PLAYERS_MAX];
    uint8_t place[PATH_PLAYERS_MAX];
    for (int p = 0; p < game->players; p++) {
        total[p] = path_total(&game->player[p]);
    }
    path_rank(game->players, total, place);
    for (int p = 0; p < game->players; p++) {
        result->store.seat[p].place = place[p] + 1;
        result->store.seat[p].field = total[p];
        result_add(result, p, PATH_EXTRA_POINTS, path_points(&game->player[p]));
        result_add(result, p, PATH_EXTRA_CELLS, game->player[p].count);
    }
}

/* Paths have grown. */
bool path_session_happened(Session *session, int first) {
    for (int i = first; i < session->history_count; i++) {
        if (path_session_history(session, i)->kind == PATH_HAPPENED_LINE) {
            return true;
        }
    }
    return false;
}

/* --- before this game --------------------------------------------------------------------------------------------- */

bool path_session_own_best(const Session *session, int *total) {
    if (session_store(session) == NULL || session_players(session) > 1 || !session_is_person(session, 0)) {
        return false;
    }
    StorePast past = store_find_past(session_store(session), session->rules->kind, session_seat(session, 0)->name,
                                     session_board_name(session), true, session->store_id);
    *total = past.has_best ? (int)past.best : *total;
    return past.has_best;
}
