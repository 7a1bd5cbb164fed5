/* What the store keeps of a game of Best Path beside its record: its result. */
#include "games/path/play/session_inside.h"

#include <string.h>

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

static bool is_alike(const StoreGame *game, const Session *session) {
    return game->seat_count == 1 && game->state == STORE_GAME_FINISHED && !game->imported &&
           game->id != session->store_id && strcmp(game->seat[0].name, session_seat(session, 0)->name) == 0 &&
           strcmp(game->board, session_board_name(session)) == 0;
}

static bool is_ranked(const Session *session, int64_t game) {
    SessionFacts facts;
    session_game_facts(&session->host, game, &facts);
    return !facts.is_unranked;
}

bool path_session_own_best(const Session *session, int *total) {
    bool is_found = false;
    if (session_store(session) == NULL || session_players(session) > 1 || !session_is_person(session, 0)) {
        return false;
    }
    StoreGames games = store_list_games(session_store(session), session->rules->kind);
    for (size_t i = 0; i < games.count; i++) {
        const StoreGame *game = &games.game[i];
        bool is_better = is_alike(game, session) && (!is_found || game->seat[0].field > *total);
        if (is_better && is_ranked(session, game->id)) {
            *total = game->seat[0].field;
            is_found = true;
        }
    }
    store_games_free(&games);
    return is_found;
}
