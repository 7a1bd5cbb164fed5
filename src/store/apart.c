#include "store/apart.h"

#include "store/outbox.h"
#include "store/sums.h"

int64_t apart_first_game(int64_t now) {
    enum { BITS = 20, MASK = (1 << BITS) - 1 };
    unsigned number;
    sqlite3_randomness(sizeof number, &number);
    return ((now > 0 ? now : 0) << BITS) + 1 + (int64_t)(number & MASK);
}

void apart_begin(Apart *apart, StoreProblem why) {
    *apart = (Apart){.is_so = true, .why = why};
}

bool apart_is_news(Apart *apart, StoreProblem why) {
    bool is_news = apart->is_so && why != apart->why;
    apart->why = why;
    return is_news;
}

void apart_follow(Apart *apart, Write *batch) {
    for (Write *write = batch; write != NULL; write = write->next) {
        if (write->kind == WRITE_CLEAR_FAME) {
            apart->fame_cleared = true;
        }
        if (write->visit.id >= APART_FIRST_VISIT) {
            write->visit.id -= apart->visit_shift;
        }
    }
}

/* Both have today's tables. What has a number of its own that nobody knows gets another. */
static const char JOIN[] =
    "INSERT INTO main.game SELECT * FROM apart.game;"
    "INSERT INTO main.seat SELECT * FROM apart.seat;"
    "INSERT INTO main.action SELECT * FROM apart.action;"
    "INSERT INTO main.extra SELECT * FROM apart.extra;"
    "INSERT INTO main.answer (game, ordinal, name, question, topic, difficulty, correct, time)"
    " SELECT game, ordinal, name, question, topic, difficulty, correct, time FROM apart.answer ORDER BY id;"
    "INSERT INTO main.quiz SELECT * FROM apart.quiz WHERE true ON CONFLICT DO UPDATE"
    " SET asked = asked + excluded.asked, correct = correct + excluded.correct;"
    "INSERT INTO main.fame (kind, board, name, figurine, value, date, time)"
    " SELECT kind, board, name, figurine, value, date, time FROM apart.fame ORDER BY id;"
    "INSERT INTO main.report SELECT * FROM apart.report;"
    "INSERT OR REPLACE INTO main.setting SELECT * FROM apart.setting;";

static int join_visits(sqlite3 *db, int64_t shift) {
    return database_run(db,
                        "INSERT INTO main.visit (id, game, language, board, levels, persons, date, hour, begun, ended,"
                        " outcome, seconds, kind) SELECT id - ?, game, language, board, levels, persons, date, hour,"
                        " begun, ended, outcome, seconds, kind FROM apart.visit",
                        "i", shift);
}

static int join_all(sqlite3 *db, bool fame_cleared, int64_t shift) {
    int result = sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
    if (result == SQLITE_OK && fame_cleared) {
        result = database_forget_fame(db);
    }
    if (result == SQLITE_OK && fame_cleared) {
        result = outbox_forget_names(db);
    }
    if (result == SQLITE_OK) {
        result = sqlite3_exec(db, JOIN, NULL, NULL, NULL);
    }
    if (result == SQLITE_OK) {
        result = join_visits(db, shift);
    }
    if (result == SQLITE_OK) {
        result = sums_recount(db);
    }
    if (result == SQLITE_OK) {
        result = outbox_join_apart(db);
    }
    if (result == SQLITE_OK) {
        result = sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
    }
    if (result != SQLITE_OK) {
        sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    }
    return result;
}

int apart_join(Apart *apart, Database *file, const Database *memory) {
    int64_t last_visit = 0;
    int result = sqlite3_exec(file->db, "ATTACH ':memory:' AS apart", NULL, NULL, NULL);
    if (result != SQLITE_OK) {
        return result;
    }
    if (!database_number(file->db, "SELECT coalesce(max(id), 0) FROM main.visit", &last_visit)) {
        result = sqlite3_extended_errcode(file->db);
    }
    int64_t shift = APART_FIRST_VISIT - 1 - last_visit;
    if (result == SQLITE_OK) {
        result = database_copy_as(file, "apart", memory);
    }
    if (result == SQLITE_OK) {
        result = join_all(file->db, apart->fame_cleared, shift);
    }
    sqlite3_exec(file->db, "DETACH apart", NULL, NULL, NULL);
    if (result == SQLITE_OK) {
        *apart = (Apart){.visit_shift = shift};
    }
    return result;
}
