/* What is kept of a game of Best Path: its record in journals and files, its result in the store. */
#include "play/path/session_inside.h"

#include <string.h>

bool path_session_read(Session *session, const JsonPlace *place) {
    PathSession *path = path_session(session);
    if (!path_record_from_json(place, &path->record)) {
        return false;
    }
    for (size_t i = 0; i < path->record.action_count; i++) {
        StoreAction row = path_action_row(&path->record.actions[i]);
        session_add(session, &row);
    }
    return true;
}

/* Without what was read with it: the actions are the session's. */
static PathRecord record_of(const Session *session) {
    PathRecord record = path_session_of(session)->record;
    record.actions = NULL;
    record.action_count = record.action_room = 0;
    record.has_hash = false;
    return record;
}

static void add_actions(PathRecord *record, const Session *session) {
    for (size_t i = 0; i < session->action_count; i++) {
        PathAction action = path_session_action(session, i);
        path_record_add(record, &action);
    }
}

cJSON *path_session_write(const Session *session, RecordParts parts) {
    PathRecord record = record_of(session);
    if (parts == RECORD_WHOLE) {
        add_actions(&record, session);
        record.has_hash = true;
        record.hash = session_hash(session);
    } else {
        seats_forget_names(&record.head.seats);
    }
    cJSON *tree = path_record_to_json(&record);
    path_record_fini(&record);
    return tree;
}

void path_session_copy(const Session *from, Session *to) {
    path_session(to)->record = record_of(from);
}

bool path_session_ends_as_recorded(const Session *session, DataError *fault) {
    const PathRecord *record = &path_session_of(session)->record;
    return !record->has_hash || hash_is_as_recorded(session_hash(session), record->hash, fault);
}

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
