#include "store/past.h"

#include "store/inside.h"

/* Everything here is a few rows of an index, however many games there are. */

static int64_t won_in_a_row(Store *store, sqlite3 *db, const char *kind, const char *name, int64_t without) {
    sqlite3_stmt *statement =
        database_ask(db,
                     "SELECT won FROM counted WHERE kind = ? AND name = ? AND alone = 0 AND game <> ?"
                     " ORDER BY ended DESC, game DESC LIMIT ?",
                     "ttii", kind, name, without, (int64_t)STORE_ROW_MAX);
    int64_t row = 0;
    while (read_row(store, statement) && sqlite3_column_int(statement, 0) != 0) {
        row++;
    }
    sqlite3_finalize(statement);
    return row;
}

static bool find_best(Store *store, sqlite3_stmt *statement, int64_t *best) {
    bool found = read_row(store, statement);
    *best = found ? sqlite3_column_int64(statement, 0) : 0;
    sqlite3_finalize(statement);
    return found;
}

static void find_bests(Store *store, sqlite3 *db, StorePast *past, const char *kind, const char *name,
                       const char *board, bool is_alone, int64_t without) {
    past->has_best = find_best(store,
                               database_ask(db,
                                            "SELECT field FROM counted WHERE kind = ? AND name = ? AND board = ?"
                                            " AND alone = ? AND game <> ? ORDER BY field DESC LIMIT 1",
                                            "tttii", kind, name, board, (int64_t)is_alone, without),
                               &past->best);
    past->has_highest = find_best(store,
                                  database_ask(db,
                                               "SELECT max(field) FROM board_sum s JOIN counted c"
                                               " ON (c.game, c.seat) = (SELECT game, seat FROM counted b"
                                               " WHERE b.kind = s.kind AND b.name = s.name AND b.board = s.board"
                                               " AND b.alone = s.alone AND b.game <> ?3 ORDER BY field DESC LIMIT 1)"
                                               " WHERE s.kind = ?1 AND s.name = ?2 HAVING count(*) > 0",
                                               "tti", kind, name, without),
                                  &past->highest);
    find_best(store,
              database_ask(db,
                           "SELECT stage FROM counted WHERE kind = ? AND name = ? AND game <> ?"
                           " ORDER BY stage DESC LIMIT 1",
                           "tti", kind, name, without),
              &past->best_stage);
}

StorePast store_find_past(Store *store, const char *kind, const char *name, const char *board, bool is_alone,
                          int64_t without) {
    StorePast past = {0};
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement = database_ask(
        db,
        "SELECT p.games - (SELECT count(*) FROM counted c WHERE c.game = ?3 AND c.name = p.name AND NOT"
        " alone), p.alone - (SELECT count(*) FROM counted c WHERE c.game = ?3 AND c.name = p.name AND"
        " alone), (SELECT ended FROM counted c WHERE c.kind = p.kind AND c.name = p.name AND c.game <> ?3"
        " ORDER BY ended DESC LIMIT 1), EXISTS (SELECT 1 FROM counted c WHERE c.game = ?3 AND c.name = p.name)"
        " FROM player_sum p WHERE kind = ?1 AND name = ?2",
        "tti", kind, name, without);
    if (read_row(store, statement)) {
        past.games = sqlite3_column_int64(statement, 0);
        past.alone = sqlite3_column_int64(statement, 1);
        past.last = sqlite3_column_int64(statement, 2);
        past.counts = sqlite3_column_int(statement, 3) != 0;
    }
    sqlite3_finalize(statement);
    past.won_in_a_row = won_in_a_row(store, db, kind, name, without);
    find_bests(store, db, &past, kind, name, board, is_alone, without);
    store_read_end(store);
    return past;
}

StoreDuel store_find_duel(Store *store, const char *kind, const char *name, const char *other, bool is_computer) {
    StoreDuel duel = {0};
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement = database_ask(
        db, "SELECT games, won, lost FROM duel_sum WHERE kind = ? AND name = ? AND other = ? AND is_computer = ?",
        "ttti", kind, name, other, (int64_t)is_computer);
    if (read_row(store, statement)) {
        duel.games = sqlite3_column_int64(statement, 0);
        duel.won = sqlite3_column_int64(statement, 1);
        duel.lost = sqlite3_column_int64(statement, 2);
    }
    sqlite3_finalize(statement);
    store_read_end(store);
    return duel;
}
