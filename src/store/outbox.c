#include "store/outbox.h"

#include "base/memory.h"
#include "store/database.h"
#include "store/fleet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* JSON is put together by SQLite, which knows what has to be escaped. */

/* A random UUID (RFC 4122, version 4). */
#define NEW_STORE                                                                                                      \
    "lower(printf('%s-%s-4%s-%s%s-%s', hex(randomblob(4)), hex(randomblob(2)), substr(hex(randomblob(2)), 2),"         \
    " substr('89AB', 1 + (random() & 3), 1), substr(hex(randomblob(2)), 2), hex(randomblob(6))))"

#define IS_STORE "length(store) = 36 AND store NOT GLOB '*[^0-9a-f-]*'"

/* What a failing disk, or somebody's backup, has put there. An event that makes no sense is told as an empty one, which
 * the server refuses for all to see; one without a number of its own can never be told, and no number is given twice.
 */
static const char MEND[] = "DELETE FROM outbox WHERE typeof(seq) <> 'integer' OR seq < 1 OR NOT (" IS_STORE ");"
                           "UPDATE outbox SET body = '{}', kind = substr(kind, 1, 48)"
                           " WHERE NOT json_valid(body) OR length(CAST(body AS BLOB)) > 16384 OR length(kind) > 48;"
                           "DELETE FROM fleet WHERE rowid > (SELECT min(rowid) FROM fleet);"
                           "UPDATE fleet SET store = " NEW_STORE
                           ", next = 1 WHERE typeof(next) <> 'integer' OR next < 1 OR NOT (" IS_STORE ");"
                           "UPDATE fleet SET next = (SELECT max(seq) + 1 FROM outbox o WHERE o.store = fleet.store)"
                           " WHERE next <= (SELECT max(seq) FROM outbox o WHERE o.store = fleet.store)";

/* --- writing ------------------------------------------------------------------------------------------------------ */

int outbox_join(sqlite3 *db) {
    int result = sqlite3_exec(db, MEND, NULL, NULL, NULL);
    if (result == SQLITE_OK) {
        result = database_run(db, "UPDATE fleet SET active = 1 WHERE NOT active", "");
    }
    if (result == SQLITE_OK) {
        result = database_run(db,
                              "INSERT INTO fleet (store, next, active) SELECT " NEW_STORE
                              ", 1, 1 WHERE NOT EXISTS (SELECT 1 FROM fleet)",
                              "");
    }
    return result;
}

int outbox_leave(sqlite3 *db) {
    return database_run(db, "UPDATE fleet SET active = 0 WHERE active", "");
}

/* After an insertion into the outbox: its numbers are used. */
static int count_on(sqlite3 *db, int result) {
    return result == SQLITE_OK ? database_run(db, "UPDATE fleet SET next = next + changes() WHERE changes() > 0", "")
                               : result;
}

int outbox_visit(sqlite3 *db, int64_t visit, int64_t now) {
    int result =
        database_run(db,
                     "INSERT INTO outbox (store, seq, kind, at, body) SELECT f.store, f.next, 'visit', ?2,"
                     " json_object('game', v.kind, 'board', v.board, 'language', v.language, 'levels', v.levels,"
                     " 'persons', v.persons, 'date', v.date, 'hour', v.hour, 'begun', v.begun, 'seconds', v.seconds,"
                     " 'outcome', CASE v.outcome WHEN 1 THEN 'finished' ELSE 'abandoned' END)"
                     " FROM visit v, fleet f WHERE v.id = ?1 AND f.active",
                     "ii", visit, now);
    result = count_on(db, result);
    if (result == SQLITE_OK) {
        result =
            database_run(db,
                         "INSERT INTO outbox (store, seq, kind, at, body)"
                         " SELECT f.store, f.next + row_number() OVER (ORDER BY q.topic) - 1, 'quiz', ?2,"
                         " json_object('topic', q.topic, 'asked', q.asked, 'correct', q.correct, 'date', q.date,"
                         " 'hour', q.hour) FROM (SELECT v.date, v.hour, a.topic, count(*) AS asked,"
                         " sum(a.correct != 0) AS correct FROM visit v JOIN answer a ON a.game = v.game WHERE v.id = ?1"
                         " GROUP BY a.topic) q, fleet f WHERE f.active",
                         "ii", visit, now);
        result = count_on(db, result);
    }
    return result;
}

/* The era is left out as long as none was heard of. */
int outbox_fame(sqlite3 *db, const StoreFame *fame) {
    return count_on(
        db, database_run(db,
                         "INSERT INTO outbox (store, seq, kind, at, body) SELECT store, next, 'fame', ?7,"
                         " json_patch(json_object('record', ?1, 'board', ?2, 'name', ?3, 'figurine', ?4, 'value', ?5,"
                         " 'date', ?6), json_object('era', (SELECT CAST(value AS INTEGER) FROM setting"
                         " WHERE key = '" STORE_FLEET_ERA "'))) FROM fleet WHERE active",
                         "ittiiii", (int64_t)fame->kind, fame->board, fame->name, (int64_t)fame->figurine,
                         (int64_t)fame->value, (int64_t)fame->date, fame->when));
}

int outbox_health(sqlite3 *db, const char *body, int64_t now) {
    return count_on(db, database_run(db,
                                     "INSERT INTO outbox (store, seq, kind, at, body)"
                                     " SELECT store, next, 'health', ?2, json(?1) FROM fleet WHERE active",
                                     "ti", body, now));
}

int outbox_forget_names(sqlite3 *db) {
    int64_t holds = 0;
    if (!database_number(db, "SELECT count(*) FROM sqlite_schema WHERE name = 'outbox'", &holds)) {
        return sqlite3_extended_errcode(db);
    }
    sqlite3_exec(db, "PRAGMA secure_delete = ON", NULL, NULL, NULL);
    int result = holds == 0 ? SQLITE_OK
                            : database_run(db,
                                           "UPDATE outbox SET body = CASE WHEN json_valid(body) THEN"
                                           " json_remove(body, '$.name') ELSE '{}' END WHERE CASE WHEN json_valid(body)"
                                           " THEN json_type(body, '$.name') IS NOT NULL ELSE 1 END",
                                           "");
    sqlite3_exec(db, "PRAGMA secure_delete = FAST", NULL, NULL, NULL);
    return result;
}

int outbox_cleared(sqlite3 *db) {
    int result = outbox_forget_names(db);
    if (result == SQLITE_OK) {
        result = database_run(db,
                              "INSERT INTO outbox (store, seq, kind, at, body) SELECT store, next, 'fame', 0,"
                              " json_object('cleared', json('true')) FROM fleet WHERE active",
                              "");
    }
    return count_on(db, result);
}

int outbox_begin_era(sqlite3 *db) {
    int result = database_forget_fame(db);
    return result == SQLITE_OK ? outbox_forget_names(db) : result;
}

/* --- coming together ---------------------------------------------------------------------------------------------- */

static const char JOIN_APART[] =
    "INSERT INTO main.fleet SELECT store, 1, active FROM apart.fleet WHERE NOT EXISTS (SELECT 1 FROM main.fleet);"
    "UPDATE main.fleet SET active = (SELECT active FROM apart.fleet) WHERE EXISTS (SELECT 1 FROM apart.fleet);"
    "INSERT INTO main.outbox (store, seq, kind, at, body)"
    " SELECT f.store, f.next + row_number() OVER (ORDER BY a.seq) - 1, a.kind, a.at, a.body"
    " FROM apart.outbox a, main.fleet f;"
    "UPDATE main.fleet SET next = next + changes() WHERE changes() > 0;";

int outbox_join_apart(sqlite3 *db) {
    return sqlite3_exec(db, JOIN_APART, NULL, NULL, NULL);
}

static int copy_row(sqlite3 *to, sqlite3_stmt *row) {
    return database_run(to, "INSERT OR IGNORE INTO outbox (store, seq, kind, at, body) VALUES (?, ?, ?, ?, ?)", "titit",
                        (const char *)sqlite3_column_text(row, 0), sqlite3_column_int64(row, 1),
                        (const char *)sqlite3_column_text(row, 2), sqlite3_column_int64(row, 3),
                        (const char *)sqlite3_column_text(row, 4));
}

int outbox_restore(sqlite3 *backup, sqlite3 *replaced) {
    sqlite3_stmt *row = database_ask(replaced, "SELECT store, seq, kind, at, body FROM outbox ORDER BY store, seq", "");
    int result = row == NULL ? sqlite3_extended_errcode(replaced) : SQLITE_ROW;
    while (result == SQLITE_ROW && (result = sqlite3_step(row)) == SQLITE_ROW) {
        int copied = copy_row(backup, row);
        result = copied == SQLITE_OK ? SQLITE_ROW : copied;
    }
    sqlite3_finalize(row);
    return result == SQLITE_DONE ? database_run(backup, "UPDATE fleet SET store = " NEW_STORE ", next = 1", "")
                                 : result;
}

/* --- acknowledgements --------------------------------------------------------------------------------------------- */

/* Those of a store from seq on get new numbers, behind the last of the store that is in use, or in a new one if it is
 * that store. */
static int renumber(sqlite3 *db, const char *store, int64_t seq) {
    int result = database_run(db, "UPDATE fleet SET store = " NEW_STORE ", next = 1 WHERE store = ?", "t", store);
    if (result == SQLITE_OK) {
        result = database_run(db,
                              "UPDATE outbox SET store = f.store, seq = f.next + n.number - 1 FROM fleet f,"
                              " (SELECT seq AS old, row_number() OVER (ORDER BY seq) AS number FROM outbox"
                              " WHERE store = ?1 AND seq >= ?2) n WHERE outbox.store = ?1 AND outbox.seq = n.old",
                              "ti", store, seq);
    }
    return count_on(db, result);
}

static int follow_forks(sqlite3 *db, const char *text, bool *is_renumbered) {
    int result = SQLITE_ROW;
    while (result == SQLITE_ROW) {
        sqlite3_stmt *fork = database_ask(db,
                                          "SELECT f.key, f.value FROM json_each(?, '$.fork') f WHERE EXISTS (SELECT 1"
                                          " FROM outbox o WHERE o.store = f.key AND o.seq >= f.value) LIMIT 1",
                                          "t", text);
        result = fork == NULL ? sqlite3_extended_errcode(db) : sqlite3_step(fork);
        char store[OUTBOX_STORE_SIZE] = "";
        int64_t seq = result == SQLITE_ROW ? sqlite3_column_int64(fork, 1) : 0;
        if (result == SQLITE_ROW) {
            snprintf(store, sizeof store, "%s", (const char *)sqlite3_column_text(fork, 0));
        }
        sqlite3_finalize(fork);
        if (result == SQLITE_ROW) {
            *is_renumbered = true;
            int done = renumber(db, store, seq);
            result = done == SQLITE_OK ? SQLITE_ROW : done;
        }
    }
    return result == SQLITE_DONE ? SQLITE_OK : result;
}

static bool is_of_run(sqlite3 *db, const char *text, const char *run) {
    sqlite3_stmt *same =
        database_ask(db, "SELECT json_extract(?1, '$.run') = ?2 WHERE json_valid(?1)", "tt", text, run);
    bool is_same = same != NULL && sqlite3_step(same) == SQLITE_ROW && sqlite3_column_int(same, 0) == 1;
    sqlite3_finalize(same);
    return is_same;
}

int outbox_acknowledge(sqlite3 *db, const char *text, const char *run, bool *is_ours, bool *is_renumbered) {
    *is_renumbered = false;
    *is_ours = is_of_run(db, text, run);
    if (!*is_ours) {
        return SQLITE_OK;
    }
    int result = database_run(db, "BEGIN IMMEDIATE", "");
    if (result == SQLITE_OK) {
        result = database_run(db,
                              "DELETE FROM outbox WHERE EXISTS (SELECT 1 FROM json_each(?, '$.acked') a"
                              " WHERE a.key = outbox.store AND a.type = 'integer' AND outbox.seq <= a.value)",
                              "t", text);
    }
    if (result == SQLITE_OK) {
        result = follow_forks(db, text, is_renumbered);
    }
    if (result == SQLITE_OK) {
        result = database_run(db, "COMMIT", "");
    }
    if (result != SQLITE_OK) {
        database_run(db, "ROLLBACK", "");
    }
    return result;
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

static void take_place(sqlite3_stmt *row, OutboxPlace *place) {
    place->is_current = sqlite3_column_int(row, 3) != 0;
    snprintf(place->store, sizeof place->store, "%s", (const char *)sqlite3_column_text(row, 1));
    place->seq = sqlite3_column_int64(row, 2);
}

static char *append(char *text, size_t *length, const char *more) {
    size_t size = strlen(more) + 3;
    text = memory_resize(text, *length + size);
    snprintf(text + *length, size, "%c%s]", *length == 0 ? '[' : ',', more);
    *length += size - 2; /* what comes next takes the place of the bracket */
    return text;
}

char *outbox_read(sqlite3 *db, const OutboxPlace *behind, int most, OutboxPlace *first, OutboxPlace *last, int *count) {
    char *text = NULL;
    size_t length = 0;
    sqlite3_stmt *row = database_ask(
        db,
        "SELECT json_object('seq', seq, 'kind', kind, 'at', at, 'body', json(body)), store, seq, store = (SELECT store"
        " FROM fleet) AS current FROM outbox WHERE (current, store, seq) > (?, ?, ?) ORDER BY current, store, seq"
        " LIMIT ?",
        "itii", (int64_t)behind->is_current, behind->store, behind->seq, (int64_t)most);
    *count = 0;
    while (row != NULL && sqlite3_step(row) == SQLITE_ROW) {
        OutboxPlace here;
        take_place(row, &here);
        if (*count > 0 && strcmp(here.store, first->store) != 0) {
            break;
        }
        text = append(text, &length, (const char *)sqlite3_column_text(row, 0));
        *first = *count == 0 ? here : *first;
        *last = here;
        ++*count;
    }
    sqlite3_finalize(row);
    return text;
}

int64_t outbox_waiting(sqlite3 *db) {
    int64_t count = 0;
    return database_number(db, "SELECT count(*) FROM outbox", &count) ? count : 0;
}
