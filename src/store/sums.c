#include "store/sums.h"

#include "store/database.h"
#include "store/store.h"

/* A row of `counted` is a person's seat in a finished game that is not imported and was theirs to the end. The tables
 * of sums are added up from those; everybody's sums of a board are there under no name. */

/* Numbers in a file may be anything; these can be added up. */
#define NUMBER(value) "min(max(CAST(" value " AS INTEGER), -(1 << 31)), 1 << 31)"
#define EXTRA(key)                                                                                                     \
    NUMBER("coalesce((SELECT value FROM extra e WHERE e.game = g.id AND e.seat = s.seat AND e.key = '" key "'), 0)")

#define COUNT                                                                                                          \
    "INSERT INTO counted SELECT g.id, s.seat, g.kind, s.name, g.board,"                                                \
    " (SELECT count(*) FROM seat o WHERE o.game = g.id) = 1 AS alone,"                                                 \
    " s.place = 1 AND (SELECT count(*) FROM seat o WHERE o.game = g.id) > 1, " NUMBER("s.field") ", " EXTRA(           \
        STORE_CELLS) ", " EXTRA(STORE_BEST_STAGE) ", g.ended"                                                          \
                                                  " FROM game g JOIN seat s ON s.game = g.id WHERE g.state = 1 AND "   \
                                                  "g.imported = 0 AND s.level = ''"                                    \
                                                  " AND s.name <> '' AND NOT EXISTS (SELECT 1 FROM extra u WHERE "     \
                                                  "u.game = g.id AND u.seat = s.seat"                                  \
                                                  " AND u.key IN ('" STORE_UNRANKED "', '" STORE_STOOD_IN "'))"

/* ?1: 1 or -1. */
#define PLAYERS(counted)                                                                                               \
    "INSERT INTO player_sum SELECT kind, name, ?1 * sum(NOT alone), ?1 * sum(won), ?1 * sum(alone) FROM " counted      \
    " GROUP BY kind, name ON CONFLICT DO UPDATE SET games = games + excluded.games, wins = wins + excluded.wins,"      \
    " alone = alone + excluded.alone"

#define BOARDS(counted, of)                                                                                            \
    "INSERT INTO board_sum SELECT kind, " of ", board, alone, ?1 * count(DISTINCT game), ?1 * sum(won),"               \
    " ?1 * count(*), ?1 * sum(field), ?1 * sum(cells) FROM " counted                                                   \
    " GROUP BY 1, 2, 3, 4 ON CONFLICT DO UPDATE SET games = games + excluded.games, wins = wins + excluded.wins,"      \
    " ends = ends + excluded.ends, points = points + excluded.points, cells = cells + excluded.cells"

/* Whoever had a computer in their seat was not met. */
#define DUELS(counted)                                                                                                 \
    "INSERT INTO duel_sum SELECT c.kind, c.name, o.name, o.level <> '', ?1 * sum(s.place < o.place),"                  \
    " ?1 * sum(s.place > o.place), ?1 * count(*) FROM " counted                                                        \
    " c JOIN seat s ON s.game = c.game AND s.seat = c.seat JOIN seat o ON o.game = c.game AND o.name <> c.name"        \
    " WHERE o.name <> '' AND (o.level <> '' OR EXISTS (SELECT 1 FROM counted m WHERE m.game = o.game"                  \
    " AND m.seat = o.seat)) GROUP BY 1, 2, 3, 4 ON CONFLICT DO UPDATE SET won = won + excluded.won,"                   \
    " lost = lost + excluded.lost, games = games + excluded.games"

#define TOPICS(which)                                                                                                  \
    "INSERT INTO topic_sum SELECT name, topic, ?1 * count(*), ?1 * sum(correct != 0) FROM answer WHERE name <> ''"     \
    " AND " which " GROUP BY name, topic ON CONFLICT DO UPDATE SET asked = asked + excluded.asked,"                    \
    " correct = correct + excluded.correct"

#define ONE "(SELECT * FROM counted WHERE game = ?2)"

static int add_up(sqlite3 *db, int64_t game, int64_t sign) {
    static const char *const SUM[] = {PLAYERS(ONE), BOARDS(ONE, "name"), BOARDS(ONE, "''"), DUELS(ONE)};
    int result = SQLITE_OK;
    for (size_t i = 0; i < sizeof SUM / sizeof *SUM && result == SQLITE_OK; i++) {
        result = database_run(db, SUM[i], "ii", sign, game);
    }
    return result;
}

int sums_add_game(sqlite3 *db, int64_t game) {
    int result = database_run(db, COUNT " AND g.id = ?", "i", game);
    return result == SQLITE_OK ? add_up(db, game, 1) : result;
}

/* What comes to nothing goes: it is a name. */
static int drop_empty(sqlite3 *db) {
    return sqlite3_exec(db,
                        "DELETE FROM player_sum WHERE games = 0 AND alone = 0; DELETE FROM board_sum WHERE ends = 0;"
                        "DELETE FROM duel_sum WHERE games = 0; DELETE FROM topic_sum WHERE asked = 0",
                        NULL, NULL, NULL);
}

int sums_remove_game(sqlite3 *db, int64_t game) {
    int result = add_up(db, game, -1);
    if (result == SQLITE_OK) {
        result = database_run(db, "DELETE FROM counted WHERE game = ?", "i", game);
    }
    return result == SQLITE_OK ? drop_empty(db) : result;
}

int sums_add_answer(sqlite3 *db) {
    return database_run(db, TOPICS("id = last_insert_rowid()"), "i", (int64_t)1);
}

int sums_remove_answers(sqlite3 *db, int64_t game, int64_t first, int64_t last) {
    int result =
        database_run(db, TOPICS("game = ?2 AND ordinal BETWEEN ?3 AND ?4"), "iiii", (int64_t)-1, game, first, last);
    return result == SQLITE_OK ? drop_empty(db) : result;
}

int sums_clear(sqlite3 *db) {
    return sqlite3_exec(db,
                        "DELETE FROM counted; DELETE FROM player_sum; DELETE FROM board_sum; DELETE FROM duel_sum;"
                        "DELETE FROM topic_sum",
                        NULL, NULL, NULL);
}

int sums_recount(sqlite3 *db) {
    static const char *const SUM[] = {PLAYERS("counted"), BOARDS("counted", "name"), BOARDS("counted", "''"),
                                      DUELS("counted"), TOPICS("true")};
    int result = sums_clear(db);
    if (result == SQLITE_OK) {
        result = database_run(db, COUNT, "");
    }
    for (size_t i = 0; i < sizeof SUM / sizeof *SUM && result == SQLITE_OK; i++) {
        result = database_run(db, SUM[i], "i", (int64_t)1);
    }
    return result;
}
