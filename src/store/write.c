#include "store/write.h"

#include "base/memory.h"
#include "store/database.h"
#include "store/outbox.h"
#include "store/sums.h"

#include <stdlib.h>

int write_must_change(sqlite3 *db, int result) {
    return result == SQLITE_OK && sqlite3_changes(db) == 0 ? SQLITE_CONSTRAINT : result;
}

static int apply_begin(sqlite3 *db, const Write *write) {
    const StoreGame *game = &write->begin;
    int result = database_run(db,
                              "INSERT INTO game (id, kind, rules, board, setup, started, imported)"
                              " VALUES (?, ?, ?, ?, ?, ?, ?)",
                              "itittii", write->game, game->kind, (int64_t)game->rules, game->board, write->text,
                              game->started, (int64_t)game->imported);
    for (int seat = 0; seat < game->seat_count && result == SQLITE_OK; seat++) {
        result = database_run(db, "INSERT INTO seat (game, seat, name, figurine, level) VALUES (?, ?, ?, ?, ?)",
                              "iitit", write->game, (int64_t)seat, game->seat[seat].name,
                              (int64_t)game->seat[seat].figurine, game->seat[seat].level);
    }
    return result;
}

static int apply_append(sqlite3 *db, const Write *write) {
    const StoreAction *action = &write->action;
    return write_must_change(
        db, database_run(db,
                         "INSERT INTO action (game, ordinal, rules, seat, kind, a, b, c)"
                         " SELECT id, ?2, rules, ?3, ?4, ?5, ?6, ?7 FROM game WHERE id = ?1 AND state = 0"
                         " AND ?2 = (SELECT coalesce(max(ordinal) + 1, 0) FROM action WHERE game = ?1)",
                         "iiiiiii", write->game, write->number, (int64_t)action->seat, (int64_t)action->kind,
                         (int64_t)action->a, (int64_t)action->b, (int64_t)action->c));
}

static int apply_truncate(sqlite3 *db, const Write *write) {
    int result = write_must_change(
        db, database_run(db, "UPDATE game SET state = 0 WHERE id = ? AND state = 0", "i", write->game));
    if (result == SQLITE_OK) {
        result =
            database_run(db, "DELETE FROM action WHERE game = ? AND ordinal >= ?", "ii", write->game, write->number);
    }
    if (result == SQLITE_OK) {
        result = sums_remove_answers(db, write->game, write->number, INT64_MAX);
    }
    if (result == SQLITE_OK) {
        result =
            database_run(db, "DELETE FROM answer WHERE game = ? AND ordinal >= ?", "ii", write->game, write->number);
    }
    return result;
}

static int apply_end(sqlite3 *db, const Write *write, StoreGameState state) {
    return write_must_change(db, database_run(db, "UPDATE game SET state = ?, ended = ? WHERE id = ? AND state = 0",
                                              "iii", (int64_t)state, write->number, write->game));
}

static int apply_finish(sqlite3 *db, const Write *write) {
    const StoreResult *finish = &write->result;
    int result = apply_end(db, write, STORE_GAME_FINISHED);
    for (int seat = 0; seat < STORE_SEATS_MAX && result == SQLITE_OK; seat++) {
        result = database_run(db, "UPDATE seat SET place = ?, field = ? WHERE game = ? AND seat = ?", "iiii",
                              (int64_t)finish->seat[seat].place, (int64_t)finish->seat[seat].field, write->game,
                              (int64_t)seat);
    }
    for (size_t i = 0; i < finish->extra_count && result == SQLITE_OK; i++) {
        result =
            database_run(db, "INSERT OR REPLACE INTO extra (game, seat, key, value) VALUES (?, ?, ?, ?)", "iiti",
                         write->game, (int64_t)finish->extras[i].seat, finish->extras[i].key, finish->extras[i].value);
    }
    return result == SQLITE_OK ? sums_add_game(db, write->game) : result;
}

static int apply_delete(sqlite3 *db, const Write *write) {
    int result = sums_remove_game(db, write->game);
    return result == SQLITE_OK
               ? write_must_change(db, database_run(db, "DELETE FROM game WHERE id = ?", "i", write->game))
               : result;
}

static int apply_answer(sqlite3 *db, const Write *write) {
    const StoreAnswer *answer = &write->answer;
    int result = sums_remove_answers(db, answer->game, answer->ordinal, answer->ordinal);
    if (result != SQLITE_OK) {
        return result;
    }
    result =
        database_run(db,
                     "INSERT OR REPLACE INTO answer (game, ordinal, name, question, topic, difficulty, correct, time)"
                     " VALUES (nullif(?, 0), ?, ?, ?, ?, ?, ?, ?)",
                     "iitttiii", answer->game, answer->ordinal, answer->name, answer->question, answer->topic,
                     (int64_t)answer->difficulty, (int64_t)answer->right, answer->when);
    return result == SQLITE_OK ? sums_add_answer(db) : result;
}

/* SQLITE_OK; SQLITE_CONSTRAINT when it makes no sense, then undone; anything else is the disk's fault. */
static int write_apply(sqlite3 *db, const Write *write) {
    switch (write->kind) {
    case WRITE_SET:
        return database_run(db, "INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", "tt", write->key,
                            write->text);
    case WRITE_UNSET:
        return database_run(db, "DELETE FROM setting WHERE key = ?", "t", write->key);
    case WRITE_BEGIN:
        return apply_begin(db, write);
    case WRITE_APPEND:
        return apply_append(db, write);
    case WRITE_TRUNCATE:
        return apply_truncate(db, write);
    case WRITE_FINISH:
        return apply_finish(db, write);
    case WRITE_ABANDON:
        return apply_end(db, write, STORE_GAME_ABANDONED);
    case WRITE_DELETE:
        return apply_delete(db, write);
    case WRITE_ANSWER:
        return apply_answer(db, write);
    case WRITE_REPORT:
        return database_run(db, "INSERT OR REPLACE INTO report (question, game, ordinal, time) VALUES (?, ?, ?, ?)",
                            "tiii", write->report.question, write->report.game, write->report.ordinal,
                            write->report.when);
    case WRITE_TAKE_BACK_REPORT:
        return write_must_change(db, database_run(db, "DELETE FROM report WHERE game = ? AND ordinal = ?", "ii",
                                                  write->game, write->number));
    case WRITE_BEGIN_VISIT:
    case WRITE_END_VISIT:
    case WRITE_CLOSE_VISITS:
    case WRITE_FAME:
    case WRITE_CLEAR_FAME:
        return write_apply_visits(db, write);
    case WRITE_JOIN_FLEET:
        return outbox_join(db);
    case WRITE_LEAVE_FLEET:
        return outbox_leave(db);
    case WRITE_HEALTH:
        return outbox_health(db, write->text, write->number);
    case WRITE_ERA:
        return outbox_begin_era(db);
    case WRITE_BACKUP:
    case WRITE_CLEAR_COPY:
        return SQLITE_OK;
    }
    return SQLITE_CONSTRAINT;
}

static int apply_or_undo(sqlite3 *db, const Write *write, unsigned *refused) {
    int result = database_run(db, "SAVEPOINT one", "");
    if (result != SQLITE_OK) {
        return result;
    }
    result = write_apply(db, write);
    if ((result & 0xff) == SQLITE_CONSTRAINT) {
        ++*refused;
        result = database_run(db, "ROLLBACK TO one", "");
    }
    return result == SQLITE_OK ? database_run(db, "RELEASE one", "") : result;
}

int write_apply_all(sqlite3 *db, const Write *first, unsigned *refused) {
    *refused = 0;
    int result = database_run(db, "BEGIN IMMEDIATE", "");
    for (const Write *write = first; write != NULL && result == SQLITE_OK; write = write->next) {
        result = apply_or_undo(db, write, refused);
    }
    if (result == SQLITE_OK) {
        result = database_run(db, "COMMIT", "");
    }
    if (result != SQLITE_OK) {
        database_run(db, "ROLLBACK", "");
    }
    return result;
}

Write *write_new(WriteKind kind, int64_t game) {
    Write *write = memory_new(sizeof *write);
    write->kind = kind;
    write->game = game;
    return write;
}

void write_free(Write *write) {
    free((void *)write->result.extras);
    free(write->key);
    free(write->text);
    free(write);
}
