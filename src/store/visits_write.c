#include "store/write.h"

#include "store/database.h"
#include "store/outbox.h"
#include "store/sums.h"

/* What a visit's beginning and end do to the tables. All of an end is one writing: after a power cut it was counted
 * with everything, or not at all. */

static int apply_begin(sqlite3 *db, const Write *write) {
    const StoreVisit *visit = &write->visit;
    int result =
        database_run(db,
                     "INSERT INTO visit (id, game, kind, language, board, levels, persons, date, hour, begun)"
                     " VALUES (?, nullif(?, 0), ?, ?, ?, ?, ?, ?, ?, ?)",
                     "iittttiiii", visit->id, visit->game, visit->kind, visit->language, visit->board, visit->levels,
                     (int64_t)visit->persons, (int64_t)visit->date, (int64_t)visit->hour, visit->begun);
    if (result == SQLITE_OK) {
        result = database_run(db, "DELETE FROM visit WHERE id <= ? - ?", "ii", visit->id, (int64_t)STORE_VISITS_MOST);
    }
    return result;
}

static int count_answers(sqlite3 *db, int64_t visit) {
    return database_run(db,
                        "INSERT INTO quiz (date, hour, topic, asked, correct)"
                        " SELECT v.date, v.hour, a.topic, count(*), sum(a.correct != 0)"
                        " FROM visit v JOIN answer a ON a.game = v.game WHERE v.id = ? GROUP BY a.topic"
                        " ON CONFLICT DO UPDATE SET asked = asked + excluded.asked,"
                        " correct = correct + excluded.correct",
                        "i", visit);
}

/* 0: none. */
static int game_of(sqlite3 *db, int64_t visit, int64_t *game) {
    sqlite3_stmt *statement = database_ask(db, "SELECT game FROM visit WHERE id = ?", "i", visit);
    int result = statement == NULL ? sqlite3_extended_errcode(db) : sqlite3_step(statement);
    *game = result == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : 0;
    sqlite3_finalize(statement);
    return result == SQLITE_ROW || result == SQLITE_DONE ? SQLITE_OK : result;
}

static int forget_names(sqlite3 *db, int64_t visit) {
    int64_t game = 0;
    int result = game_of(db, visit, &game);
    if (result == SQLITE_OK) {
        result = sums_remove_game(db, game);
    }
    if (result == SQLITE_OK) {
        result = sums_remove_answers(db, game, INT64_MIN, INT64_MAX);
    }
    if (result != SQLITE_OK) {
        return result;
    }
    result = database_run(
        db, "UPDATE seat SET name = '' WHERE level = '' AND game = (SELECT game FROM visit WHERE id = ?)", "i", visit);
    if (result == SQLITE_OK) {
        result = database_run(db, "UPDATE answer SET name = '' WHERE game = (SELECT game FROM visit WHERE id = ?)", "i",
                              visit);
    }
    return result;
}

/* Only what belongs to visits goes: families' games in the same file stay. */
static int prune(sqlite3 *db) {
    int result = database_run(db,
                              "DELETE FROM game WHERE id IN (SELECT game FROM visit WHERE outcome != 0 AND game IS NOT"
                              " NULL ORDER BY id DESC LIMIT -1 OFFSET ?)",
                              "i", (int64_t)STORE_VISIT_GAMES);
    if (result == SQLITE_OK) {
        result = database_run(db,
                              "DELETE FROM answer WHERE name = '' AND game IS NULL AND id NOT IN"
                              " (SELECT id FROM answer ORDER BY id DESC LIMIT ?)",
                              "i", (int64_t)STORE_VISIT_ANSWERS);
    }
    return result;
}

static int end_visit(sqlite3 *db, int64_t visit, int64_t outcome, int64_t seconds, int64_t now) {
    int result = write_must_change(
        db, database_run(db, "UPDATE visit SET outcome = ?, seconds = ?, ended = ? WHERE id = ? AND outcome = 0",
                         "iiii", outcome, seconds, now, visit));
    if (result == SQLITE_OK) {
        result = count_answers(db, visit);
    }
    if (result == SQLITE_OK) {
        result = outbox_visit(db, visit, now);
    }
    return result == SQLITE_OK ? forget_names(db, visit) : result;
}

static int apply_end(sqlite3 *db, const Write *write) {
    int result = end_visit(db, write->visit.id, (int64_t)write->visit.outcome, write->visit.seconds, write->number);
    return result == SQLITE_OK ? prune(db) : result;
}

static int apply_close(sqlite3 *db, const Write *write) {
    int result = database_run(db,
                              "UPDATE game SET state = 2, ended = ? WHERE state = 0 AND id IN"
                              " (SELECT game FROM visit WHERE outcome = 0 AND id != ?)",
                              "ii", write->number, write->visit.id);
    int64_t open = 0;
    while (result == SQLITE_OK) {
        sqlite3_stmt *statement =
            database_ask(db, "SELECT max(id) FROM visit WHERE outcome = 0 AND id != ?", "i", write->visit.id);
        int stepped = statement == NULL ? sqlite3_extended_errcode(db) : sqlite3_step(statement);
        open = stepped == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : 0;
        sqlite3_finalize(statement);
        if (stepped != SQLITE_ROW) {
            return stepped;
        }
        if (open == 0) {
            return prune(db);
        }
        result = end_visit(db, open, STORE_VISIT_ABANDONED, 0, write->number);
    }
    return result;
}

static int apply_fame(sqlite3 *db, const Write *write) {
    const StoreFame *fame = &write->fame;
    int result = database_run(
        db, "INSERT INTO fame (kind, board, name, figurine, value, date, time) VALUES (?, ?, ?, ?, ?, ?, ?)", "ittiiii",
        (int64_t)fame->kind, fame->board, fame->name, (int64_t)fame->figurine, (int64_t)fame->value,
        (int64_t)fame->date, fame->when);
    if (result == SQLITE_OK) {
        result = outbox_fame(db, fame);
    }
    if (result != SQLITE_OK) {
        return result;
    }
    return database_run(db,
                        "DELETE FROM fame WHERE kind = ?1 AND board = ?2"
                        " AND id NOT IN (SELECT id FROM fame WHERE kind = ?1 AND board = ?2"
                        " ORDER BY value * ?5, id LIMIT ?4)"
                        " AND (date != ?3 OR id NOT IN (SELECT id FROM fame WHERE kind = ?1 AND board = ?2"
                        " AND date = ?3 ORDER BY value * ?5, id LIMIT ?4))",
                        "itiii", (int64_t)fame->kind, fame->board, (int64_t)fame->date, (int64_t)STORE_FAME_MOST,
                        store_fame_rank(fame->kind, 1));
}

int write_apply_visits(sqlite3 *db, const Write *write) {
    if (write->kind == WRITE_BEGIN_VISIT) {
        return apply_begin(db, write);
    }
    if (write->kind == WRITE_END_VISIT) {
        return apply_end(db, write);
    }
    if (write->kind == WRITE_CLOSE_VISITS) {
        return apply_close(db, write);
    }
    if (write->kind == WRITE_FAME) {
        return apply_fame(db, write);
    }
    int result = database_forget_fame(db);
    return result == SQLITE_OK ? outbox_cleared(db) : result;
}
