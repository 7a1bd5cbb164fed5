#include "store/schema.h"

#include "store/sums.h"

#include <stdio.h>
#include <string.h>

/* STEPS[i] brings version i to i + 1, and a step once released never changes: old files go through all that follow, new
 * ones through every one. */
static const char *const STEPS[SCHEMA_VERSION] = {
    /* 1: settings and journals */
    "CREATE TABLE opened (count INTEGER NOT NULL);"
    "INSERT INTO opened VALUES (0);"
    "CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE game (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, rules INTEGER NOT NULL, board TEXT NOT NULL,"
    " setup TEXT NOT NULL, started INTEGER NOT NULL, state INTEGER NOT NULL DEFAULT 0, ended INTEGER NOT NULL DEFAULT "
    "0);"
    "CREATE TABLE seat (game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL,"
    " name TEXT NOT NULL, figurine INTEGER NOT NULL, level TEXT NOT NULL, place INTEGER NOT NULL DEFAULT 0,"
    " field INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (game, seat)) WITHOUT ROWID;"
    "CREATE TABLE action (game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, ordinal INTEGER NOT NULL,"
    " rules INTEGER NOT NULL, seat INTEGER NOT NULL, kind INTEGER NOT NULL, a INTEGER NOT NULL, b INTEGER NOT NULL,"
    " c INTEGER NOT NULL, PRIMARY KEY (game, ordinal)) WITHOUT ROWID;",
    /* 2: games from elsewhere, results beyond place and field, the quiz */
    "ALTER TABLE game ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;"
    "CREATE TABLE extra (game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL,"
    " key TEXT NOT NULL, value INTEGER NOT NULL, PRIMARY KEY (game, seat, key)) WITHOUT ROWID;"
    "CREATE TABLE answer (id INTEGER PRIMARY KEY, game INTEGER REFERENCES game ON DELETE SET NULL,"
    " ordinal INTEGER NOT NULL, name TEXT NOT NULL, question TEXT NOT NULL, topic TEXT NOT NULL,"
    " difficulty INTEGER NOT NULL, correct INTEGER NOT NULL, time INTEGER NOT NULL, UNIQUE (game, ordinal));"
    "CREATE INDEX answer_by_name ON answer (name, topic);",
    /* 3: an exhibition stand's visits, the quiz counted by hour, the hall of fame */
    "CREATE TABLE visit (id INTEGER PRIMARY KEY, game INTEGER REFERENCES game ON DELETE SET NULL,"
    " language TEXT NOT NULL, board TEXT NOT NULL, levels TEXT NOT NULL, persons INTEGER NOT NULL,"
    " date INTEGER NOT NULL, hour INTEGER NOT NULL, begun INTEGER NOT NULL, ended INTEGER NOT NULL DEFAULT 0,"
    " outcome INTEGER NOT NULL DEFAULT 0, seconds INTEGER NOT NULL DEFAULT 0);"
    "CREATE INDEX visit_by_date ON visit (date, hour);"
    "CREATE INDEX visit_by_game ON visit (game);"
    "CREATE TABLE quiz (date INTEGER NOT NULL, hour INTEGER NOT NULL, topic TEXT NOT NULL, asked INTEGER NOT NULL,"
    " correct INTEGER NOT NULL, PRIMARY KEY (date, hour, topic)) WITHOUT ROWID;"
    "CREATE TABLE fame (id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, board TEXT NOT NULL, name TEXT NOT NULL,"
    " figurine INTEGER NOT NULL, value INTEGER NOT NULL, date INTEGER NOT NULL, time INTEGER NOT NULL);"
    "CREATE INDEX fame_by_board ON fame (kind, board, date);",
    /* 4: questions that somebody called wrong */
    "CREATE TABLE report (question TEXT NOT NULL, game INTEGER REFERENCES game ON DELETE SET NULL,"
    " ordinal INTEGER NOT NULL, time INTEGER NOT NULL, UNIQUE (game, ordinal));"
    "CREATE INDEX report_by_question ON report (question);",
    /* 5: which game a visit played */
    "ALTER TABLE visit ADD COLUMN kind TEXT NOT NULL DEFAULT 'world';",
    /* 6: what a stand of a fleet has to tell its server */
    "CREATE TABLE fleet (store TEXT NOT NULL, next INTEGER NOT NULL, active INTEGER NOT NULL);"
    "CREATE TABLE outbox (store TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, at INTEGER NOT NULL,"
    " body TEXT NOT NULL, PRIMARY KEY (store, seq)) WITHOUT ROWID;",
    /* 7: what is told of people, summed up (sums.h), and ways to few rows among many */
    "CREATE TABLE counted (game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL,"
    " kind TEXT NOT NULL, name TEXT NOT NULL, board TEXT NOT NULL, alone INTEGER NOT NULL, won INTEGER NOT NULL,"
    " field INTEGER NOT NULL, cells INTEGER NOT NULL, stage INTEGER NOT NULL, ended INTEGER NOT NULL,"
    " PRIMARY KEY (game, seat)) WITHOUT ROWID;"
    "CREATE INDEX counted_by_time ON counted (kind, name, ended, game, alone, won);"
    "CREATE INDEX counted_by_stage ON counted (kind, name, stage, game);"
    "CREATE INDEX counted_by_field ON counted (kind, name, board, alone, field DESC, ended, game, seat);"
    "CREATE INDEX counted_by_board ON counted (kind, board, alone, field DESC, ended, game, seat, name);"
    "CREATE TABLE player_sum (kind TEXT NOT NULL, name TEXT NOT NULL, games INTEGER NOT NULL, wins INTEGER NOT NULL,"
    " alone INTEGER NOT NULL, PRIMARY KEY (kind, name)) WITHOUT ROWID;"
    "CREATE TABLE board_sum (kind TEXT NOT NULL, name TEXT NOT NULL, board TEXT NOT NULL, alone INTEGER NOT NULL,"
    " games INTEGER NOT NULL, wins INTEGER NOT NULL, ends INTEGER NOT NULL, points INTEGER NOT NULL,"
    " cells INTEGER NOT NULL, PRIMARY KEY (kind, name, board, alone)) WITHOUT ROWID;"
    "CREATE TABLE duel_sum (kind TEXT NOT NULL, name TEXT NOT NULL, other TEXT NOT NULL, is_computer INTEGER NOT NULL,"
    " won INTEGER NOT NULL, lost INTEGER NOT NULL, games INTEGER NOT NULL,"
    " PRIMARY KEY (kind, name, other, is_computer)) WITHOUT ROWID;"
    "CREATE TABLE topic_sum (name TEXT NOT NULL, topic TEXT NOT NULL, asked INTEGER NOT NULL,"
    " correct INTEGER NOT NULL, PRIMARY KEY (name, topic)) WITHOUT ROWID;"
    "CREATE INDEX game_by_state ON game (state, imported, kind, started);"
    "CREATE INDEX game_by_start ON game (started, id);"
    "CREATE INDEX seat_by_name ON seat (name, game) WHERE level = '';"
    "CREATE INDEX answer_by_question ON answer (question, time, id);",
};

static const char *const PROBES[] = {
    "SELECT count FROM opened",
    "SELECT key, value FROM setting",
    "SELECT id, kind, rules, board, setup, started, state, ended, imported FROM game",
    "SELECT game, seat, name, figurine, level, place, field FROM seat",
    "SELECT game, ordinal, rules, seat, kind, a, b, c FROM action",
    "SELECT game, seat, key, value FROM extra",
    "SELECT id, game, ordinal, name, question, topic, difficulty, correct, time FROM answer",
    "SELECT id, game, language, board, levels, persons, date, hour, begun, ended, outcome, seconds, kind FROM visit",
    "SELECT date, hour, topic, asked, correct FROM quiz",
    "SELECT id, kind, board, name, figurine, value, date, time FROM fame",
    "SELECT question, game, ordinal, time FROM report",
    "SELECT store, next, active FROM fleet",
    "SELECT store, seq, kind, at, body FROM outbox",
    "SELECT game, seat, kind, name, board, alone, won, field, cells, stage, ended FROM counted",
    "SELECT kind, name, games, wins, alone FROM player_sum",
    "SELECT kind, name, board, alone, games, wins, ends, points, cells FROM board_sum",
    "SELECT kind, name, other, is_computer, won, lost, games FROM duel_sum",
    "SELECT name, topic, asked, correct FROM topic_sum",
};

static int run_steps(sqlite3 *db, int version) {
    for (int step = version; step < SCHEMA_VERSION; step++) {
        int result = sqlite3_exec(db, STEPS[step], NULL, NULL, NULL);
        if (result != SQLITE_OK) {
            return result;
        }
    }
    int counted = version < SCHEMA_SUMS ? sums_recount(db) : SQLITE_OK;
    if (counted != SQLITE_OK) {
        return counted;
    }
    char mark[96];
    snprintf(mark, sizeof mark, "PRAGMA application_id = %d; PRAGMA user_version = %d;", SCHEMA_APPLICATION,
             SCHEMA_VERSION);
    return sqlite3_exec(db, mark, NULL, NULL, NULL);
}

int schema_migrate(sqlite3 *db, int version) {
    if (version == SCHEMA_VERSION) {
        return SQLITE_OK;
    }
    int result = sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
    if (result == SQLITE_OK) {
        result = run_steps(db, version);
    }
    if (result == SQLITE_OK) {
        result = sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
    }
    if (result != SQLITE_OK) {
        sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    }
    return result;
}

static const char CONTENT[] = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name";

static bool is_same_text(sqlite3_stmt *one, sqlite3_stmt *other, int column) {
    const char *a = (const char *)sqlite3_column_text(one, column),
               *b = (const char *)sqlite3_column_text(other, column);
    return a == NULL || b == NULL ? a == b : strcmp(a, b) == 0;
}

static int compare(sqlite3_stmt *found, sqlite3_stmt *wanted) {
    int result;
    while ((result = sqlite3_step(found)) == SQLITE_ROW) {
        bool is_same = sqlite3_step(wanted) == SQLITE_ROW;
        for (int column = 0; is_same && column < 4; column++) {
            is_same = is_same_text(found, wanted, column);
        }
        if (!is_same) {
            return SQLITE_NOTADB;
        }
    }
    if (result != SQLITE_DONE) {
        return result;
    }
    return sqlite3_step(wanted) == SQLITE_DONE ? SQLITE_OK : SQLITE_NOTADB;
}

static int compare_with(sqlite3 *db, sqlite3 *sample) {
    sqlite3_stmt *found = NULL, *wanted = NULL;
    int result = sqlite3_prepare_v2(sample, CONTENT, -1, &wanted, NULL);
    if (result == SQLITE_OK) {
        result = sqlite3_prepare_v2(db, CONTENT, -1, &found, NULL);
    }
    if (result == SQLITE_OK) {
        result = compare(found, wanted);
    }
    sqlite3_finalize(found);
    sqlite3_finalize(wanted);
    return result;
}

int schema_check(sqlite3 *db, int version) {
    sqlite3 *sample = NULL;
    int result = sqlite3_open(":memory:", &sample);
    for (int step = 0; step < version && result == SQLITE_OK; step++) {
        result = sqlite3_exec(sample, STEPS[step], NULL, NULL, NULL);
    }
    if (result == SQLITE_OK) {
        result = compare_with(db, sample);
    }
    sqlite3_close(sample);
    return result;
}

bool schema_is_whole(sqlite3 *db) {
    for (size_t i = 0; i < sizeof PROBES / sizeof *PROBES; i++) {
        sqlite3_stmt *statement = NULL;
        int result = sqlite3_prepare_v2(db, PROBES[i], -1, &statement, NULL);
        sqlite3_finalize(statement);
        if (result != SQLITE_OK) {
            return false;
        }
    }
    return true;
}
