#include "store/inside.h"

#include "base/memory.h"
#include "i18n/i18n.h"

#include <stdlib.h>
#include <string.h>

/* Games and journals read back. A file can be edited by anybody: a row that makes no sense is left out of a list, and a
 * journal that makes none is not loaded. */

#define GAME_COLUMNS                                                                                                   \
    "id, kind, board, rules, started, imported, state, ended,"                                                         \
    " (SELECT coalesce(max(ordinal) + 1, 0) FROM action WHERE game = id), setup"
static const char SEATS[] = "SELECT seat, name, level, figurine, place, field FROM seat WHERE game = ? ORDER BY seat";
enum { SETUP_COLUMN = 9 };

sqlite3 *store_read_begin(Store *store) {
    store_flush(store);
    pthread_mutex_lock(&store->database_lock);
    store->is_read = true;
    return store->current->db;
}

void store_read_end(Store *store) {
    store->is_read = false;
    pthread_mutex_unlock(&store->database_lock);
    worker_go_on(store);
}

bool read_text(sqlite3_stmt *statement, int column, char *out, size_t size) {
    const char *text = (const char *)sqlite3_column_text(statement, column);
    size_t length = (size_t)sqlite3_column_bytes(statement, column);
    if (text == NULL || length >= size || strlen(text) != length || !i18n_is_utf8(text, length)) {
        return false;
    }
    memcpy(out, text, length + 1);
    return true;
}

bool read_int32(sqlite3_stmt *statement, int column, int64_t least, int32_t *out) {
    int64_t number = sqlite3_column_int64(statement, column);
    *out = (int32_t)number;
    return sqlite3_column_type(statement, column) == SQLITE_INTEGER && number >= least && number <= INT32_MAX;
}

bool read_row(Store *store, sqlite3_stmt *statement) {
    int result = statement == NULL ? SQLITE_ERROR : sqlite3_step(statement);
    if (result != SQLITE_ROW && result != SQLITE_DONE) {
        worker_notice(store, STORE_DISK_FAILED, "");
    }
    return result == SQLITE_ROW;
}

/* seats: SEATS, asked again for each game. */
static bool read_seats(Store *store, sqlite3_stmt *seats, StoreGame *game) {
    sqlite3_stmt *statement = database_ask_again(seats, game->id);
    bool sound = true;
    int32_t seat = 0;
    while (sound && read_row(store, statement)) {
        if (game->seat_count == STORE_SEATS_MAX) {
            sound = false;
            break;
        }
        StoreSeat *out = &game->seat[game->seat_count];
        sound = read_int32(statement, 0, 0, &seat) && seat == game->seat_count &&
                read_text(statement, 1, out->name, sizeof out->name) &&
                read_text(statement, 2, out->level, sizeof out->level) && read_int32(statement, 3, 0, &out->figurine) &&
                read_int32(statement, 4, 0, &out->place) && read_int32(statement, 5, INT32_MIN, &out->field);
        game->seat_count++;
    }
    return sound && game->seat_count > 0;
}

static bool read_game(Store *store, sqlite3_stmt *seats, sqlite3_stmt *statement, StoreGame *game) {
    int32_t imported = 0, state = 0;
    *game = (StoreGame){.id = sqlite3_column_int64(statement, 0)};
    bool sound = read_text(statement, 1, game->kind, sizeof game->kind) &&
                 read_text(statement, 2, game->board, sizeof game->board) &&
                 read_int32(statement, 3, 1, &game->rules) && read_int32(statement, 5, 0, &imported) &&
                 read_int32(statement, 6, 0, &state) && state <= STORE_GAME_ABANDONED;
    game->started = sqlite3_column_int64(statement, 4);
    game->imported = imported != 0;
    game->state = (StoreGameState)state;
    game->ended = sqlite3_column_int64(statement, 7);
    game->action_count = sqlite3_column_int64(statement, 8);
    return sound && read_seats(store, seats, game);
}

static StoreGames list_games(Store *store, sqlite3 *db, sqlite3_stmt *statement) {
    StoreGames games = {0};
    StoreGame game;
    sqlite3_stmt *seats = database_ask(db, SEATS, "");
    while (read_row(store, statement)) {
        if (!read_game(store, seats, statement, &game)) {
            continue;
        }
        games.game = memory_one_more(games.game, games.count, sizeof *games.game);
        games.game[games.count++] = game;
    }
    sqlite3_finalize(seats);
    sqlite3_finalize(statement);
    store_read_end(store);
    return games;
}

/* The first game of these rows that makes sense; ends the reading. */
static bool find_game(Store *store, sqlite3 *db, sqlite3_stmt *statement, StoreGame *game) {
    sqlite3_stmt *seats = database_ask(db, SEATS, "");
    bool found = false;
    while (!found && read_row(store, statement)) {
        found = read_game(store, seats, statement, game);
    }
    sqlite3_finalize(seats);
    sqlite3_finalize(statement);
    store_read_end(store);
    return found;
}

StoreGames store_list_games(Store *store, const char *kind) {
    sqlite3 *db = store_read_begin(store);
    return list_games(store, db,
                      database_ask(db,
                                   "SELECT " GAME_COLUMNS
                                   " FROM game WHERE ?1 IS NULL OR kind = ?1 ORDER BY started DESC, id DESC",
                                   "t", kind));
}

StoreGames store_list_interrupted(Store *store) {
    sqlite3 *db = store_read_begin(store);
    return list_games(
        store, db,
        database_ask(db, "SELECT " GAME_COLUMNS " FROM game WHERE state = 0 AND imported = 0 ORDER BY id DESC", ""));
}

StoreGames store_list_latest(Store *store, size_t most) {
    sqlite3 *db = store_read_begin(store);
    return list_games(store, db,
                      database_ask(db, "SELECT " GAME_COLUMNS " FROM game ORDER BY started DESC, id DESC LIMIT ?", "i",
                                   (int64_t)most));
}

StoreGames store_list_begun(Store *store, const char *kind, int64_t started) {
    sqlite3 *db = store_read_begin(store);
    return list_games(store, db,
                      database_ask(db,
                                   "SELECT " GAME_COLUMNS " FROM game WHERE kind = ? AND started = ? ORDER BY id DESC",
                                   "ti", kind, started));
}

#define AND_LAST_OF(name)                                                                                              \
    " UNION SELECT game FROM (SELECT s.game FROM seat s JOIN game g ON g.id = s.game WHERE s.level = ''"               \
    " AND s.name = " name " AND g.kind = ?1 AND g.state = 1 AND g.imported = 0 ORDER BY s.game DESC LIMIT ?6)"

StoreGames store_list_played_by(Store *store, const char *kind, const char *const *name, size_t names, size_t most) {
    const char *of[STORE_SEATS_MAX] = {NULL};
    for (size_t i = 0; i < names && i < STORE_SEATS_MAX; i++) {
        of[i] = name[i];
    }
    static const char SQL[] = "SELECT " GAME_COLUMNS " FROM game WHERE id IN (SELECT NULL" AND_LAST_OF("?2")
        AND_LAST_OF("?3") AND_LAST_OF("?4") AND_LAST_OF("?5") ") ORDER BY started DESC, id DESC LIMIT ?6";
    sqlite3 *db = store_read_begin(store);
    return list_games(store, db, database_ask(db, SQL, "ttttti", kind, of[0], of[1], of[2], of[3], (int64_t)most));
}

bool store_has_played(Store *store, const char *kind, const char *name, int64_t but) {
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement =
        database_ask(db,
                     "SELECT 1 FROM seat s JOIN game g ON g.id = s.game WHERE s.level = '' AND s.name = ?"
                     " AND g.kind = ? AND g.imported = 0 AND g.id <> ? LIMIT 1",
                     "tti", name, kind, but);
    bool has = read_row(store, statement);
    sqlite3_finalize(statement);
    store_read_end(store);
    return has;
}

int64_t store_last_finished(Store *store, const char *kind) {
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement =
        database_ask(db, "SELECT max(started) FROM game WHERE state = 1 AND imported = 0 AND kind = ?", "t", kind);
    bool found = read_row(store, statement) && sqlite3_column_type(statement, 0) == SQLITE_INTEGER;
    int64_t started = found ? sqlite3_column_int64(statement, 0) : INT64_MIN;
    sqlite3_finalize(statement);
    store_read_end(store);
    return started;
}

void store_games_free(StoreGames *games) {
    free(games->game);
    *games = (StoreGames){0};
}

bool store_find_interrupted(Store *store, const char *kind, StoreGame *game) {
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement = database_ask(
        db, "SELECT " GAME_COLUMNS " FROM game WHERE state = 0 AND imported = 0 AND kind = ? ORDER BY id DESC", "t",
        kind);
    return find_game(store, db, statement, game);
}

bool store_find_game(Store *store, int64_t id, StoreGame *game) {
    sqlite3 *db = store_read_begin(store);
    return find_game(store, db, database_ask(db, "SELECT " GAME_COLUMNS " FROM game WHERE id = ?", "i", id), game);
}

static bool read_action(sqlite3_stmt *statement, const StoreJournal *journal, StoreAction *action) {
    int32_t rules = 0;
    return sqlite3_column_int64(statement, 0) == (int64_t)journal->action_count &&
           read_int32(statement, 1, 1, &rules) && rules == journal->game.rules &&
           read_int32(statement, 2, 0, &action->seat) && action->seat < journal->game.seat_count &&
           read_int32(statement, 3, INT32_MIN, &action->kind) && read_int32(statement, 4, INT32_MIN, &action->a) &&
           read_int32(statement, 5, INT32_MIN, &action->b) && read_int32(statement, 6, INT32_MIN, &action->c);
}

static bool read_actions(Store *store, sqlite3 *db, StoreJournal *journal) {
    sqlite3_stmt *statement =
        database_ask(db, "SELECT ordinal, rules, seat, kind, a, b, c FROM action WHERE game = ? ORDER BY ordinal", "i",
                     journal->game.id);
    StoreAction action;
    bool sound = true;
    while (sound && read_row(store, statement)) {
        sound = read_action(statement, journal, &action);
        journal->action = memory_one_more(journal->action, journal->action_count, sizeof *journal->action);
        journal->action[journal->action_count++] = action;
    }
    sqlite3_finalize(statement);
    return sound && (int64_t)journal->action_count == journal->game.action_count;
}

static char *read_setup(sqlite3_stmt *statement) {
    size_t size = (size_t)sqlite3_column_bytes(statement, SETUP_COLUMN) + 1;
    char *setup = memory_new(size);
    if (size <= STORE_SETUP_MAX && read_text(statement, SETUP_COLUMN, setup, size)) {
        return setup;
    }
    free(setup);
    return NULL;
}

StoreProblem store_load_journal(Store *store, int64_t game, StoreJournal *journal) {
    *journal = (StoreJournal){0};
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement = database_ask(db, "SELECT " GAME_COLUMNS " FROM game WHERE id = ?", "i", game);
    sqlite3_stmt *seats = database_ask(db, SEATS, "");
    StoreProblem problem = STORE_NO_SUCH_GAME;
    if (read_row(store, statement)) {
        bool sound = read_game(store, seats, statement, &journal->game);
        journal->setup = read_setup(statement);
        sound = sound && journal->setup != NULL && read_actions(store, db, journal);
        problem = sound ? STORE_FINE : STORE_JOURNAL_DAMAGED;
    }
    sqlite3_finalize(seats);
    sqlite3_finalize(statement);
    store_read_end(store);
    if (problem != STORE_FINE) {
        store_journal_free(journal);
    }
    return problem;
}

void store_journal_free(StoreJournal *journal) {
    free(journal->setup);
    free(journal->action);
    *journal = (StoreJournal){0};
}

static StoreExtras read_extras(Store *store, sqlite3_stmt *statement) {
    StoreExtras extras = {0};
    StoreExtra extra;
    while (read_row(store, statement)) {
        if (!read_int32(statement, 0, 0, &extra.seat) || extra.seat >= STORE_SEATS_MAX ||
            !read_text(statement, 1, extra.key, sizeof extra.key)) {
            continue;
        }
        extra.value = sqlite3_column_int64(statement, 2);
        extras.extra = memory_one_more(extras.extra, extras.count, sizeof *extras.extra);
        extras.extra[extras.count++] = extra;
    }
    return extras;
}

void store_load_extras_of(Store *store, const StoreGame *games, size_t count, StoreExtras *extras) {
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement =
        database_ask(db, "SELECT seat, key, value FROM extra WHERE game = ? ORDER BY seat, key", "");
    for (size_t i = 0; i < count; i++) {
        extras[i] = read_extras(store, database_ask_again(statement, games[i].id));
    }
    sqlite3_finalize(statement);
    store_read_end(store);
}

StoreExtras store_load_extras(Store *store, int64_t game) {
    StoreExtras extras;
    store_load_extras_of(store, &(StoreGame){.id = game}, 1, &extras);
    return extras;
}

void store_extras_free(StoreExtras *extras) {
    free(extras->extra);
    *extras = (StoreExtras){0};
}
