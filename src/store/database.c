#include "store/database.h"

#include "base/memory.h"
#include "store/aside.h"
#include "store/schema.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

StoreProblem database_problem(int result) {
    switch (result & 0xff) {
    case SQLITE_OK:
        return STORE_FINE;
    case SQLITE_NOMEM:
        memory_is_out();
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return STORE_IN_USE;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return STORE_WAS_DAMAGED;
    case SQLITE_FULL:
        return STORE_DISK_FULL;
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
        return STORE_READ_ONLY;
    default: /* SQLite does not know of a limit on the size of files, and that one is all that failed */
        return (result & 0xff) == SQLITE_IOERR && aside_is_limited() ? STORE_DISK_FULL : STORE_DISK_FAILED;
    }
}

/* Before a connection reads anything: a file may come from anybody, so nothing in it may run, and what is deleted is
 * overwritten where that costs nothing. */
static void database_distrust(sqlite3 *db) {
    static const int OFF[] = {SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_TRIGGER,
                              SQLITE_DBCONFIG_ENABLE_VIEW};
    sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    for (size_t i = 0; i < sizeof OFF / sizeof *OFF; i++) {
        sqlite3_db_config(db, OFF[i], 0, NULL);
    }
    sqlite3_exec(db,
                 "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0;"
                 "PRAGMA secure_delete = FAST",
                 NULL, NULL, NULL);
}

static bool bind(sqlite3_stmt *statement, const char *letters, va_list values) {
    for (int i = 0; letters[i] != '\0'; i++) {
        int result = letters[i] == 'i'
                         ? sqlite3_bind_int64(statement, i + 1, va_arg(values, int64_t))
                         : sqlite3_bind_text(statement, i + 1, va_arg(values, const char *), -1, SQLITE_TRANSIENT);
        if (result != SQLITE_OK) {
            return false;
        }
    }
    return true;
}

static sqlite3_stmt *ask(sqlite3 *db, const char *sql, const char *letters, va_list values) {
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) == SQLITE_OK && bind(statement, letters, values)) {
        return statement;
    }
    sqlite3_finalize(statement);
    return NULL;
}

sqlite3_stmt *database_ask(sqlite3 *db, const char *sql, const char *letters, ...) {
    va_list values;
    va_start(values, letters);
    sqlite3_stmt *statement = ask(db, sql, letters, values);
    va_end(values);
    return statement;
}

sqlite3_stmt *database_ask_again(sqlite3_stmt *statement, int64_t number) {
    sqlite3_reset(statement);
    return sqlite3_bind_int64(statement, 1, number) == SQLITE_OK ? statement : NULL;
}

int database_run(sqlite3 *db, const char *sql, const char *letters, ...) {
    va_list values;
    va_start(values, letters);
    sqlite3_stmt *statement = ask(db, sql, letters, values);
    va_end(values);
    if (statement == NULL) {
        return sqlite3_extended_errcode(db);
    }
    int result;
    do {
        result = sqlite3_step(statement);
    } while (result == SQLITE_ROW);
    sqlite3_finalize(statement);
    return result == SQLITE_DONE ? SQLITE_OK : result;
}

bool database_number(sqlite3 *db, const char *sql, int64_t *number) {
    sqlite3_stmt *statement = database_ask(db, sql, "");
    bool found = statement != NULL && sqlite3_step(statement) == SQLITE_ROW;
    if (found) {
        *number = sqlite3_column_int64(statement, 0);
    }
    sqlite3_finalize(statement);
    return found;
}

/* The first row's text is the expected one; *result tells a failed reading from another text. */
static bool says(sqlite3 *db, const char *sql, const char *expected, int *result) {
    sqlite3_stmt *statement = database_ask(db, sql, "");
    *result = statement == NULL ? sqlite3_extended_errcode(db) : sqlite3_step(statement);
    const char *text = *result == SQLITE_ROW ? (const char *)sqlite3_column_text(statement, 0) : NULL;
    bool same = text != NULL && strcmp(text, expected) == 0;
    if (*result == SQLITE_ROW || *result == SQLITE_DONE) {
        *result = SQLITE_OK;
    }
    sqlite3_finalize(statement);
    return same;
}

/* The lock comes with the first reading and stays; only then is it known whose file this is. */
static StoreProblem inspect(sqlite3 *db, int *version, bool *fresh) {
    int64_t number = 0, application = 0, tables = 0;
    int result =
        sqlite3_exec(db, "PRAGMA locking_mode = EXCLUSIVE; SELECT count(*) FROM sqlite_schema", NULL, NULL, NULL);
    if (result != SQLITE_OK) {
        return database_problem(result);
    }
    if (!database_number(db, "PRAGMA user_version", &number) ||
        !database_number(db, "PRAGMA application_id", &application) ||
        !database_number(db, "SELECT count(*) FROM sqlite_schema", &tables)) {
        return database_problem(sqlite3_extended_errcode(db));
    }
    *fresh = number == 0 && application == 0 && tables == 0;
    *version = (int)number;
    if (*fresh) {
        return STORE_FINE;
    }
    if (application != SCHEMA_APPLICATION || number < 1) {
        return STORE_WAS_DAMAGED;
    }
    if (number > SCHEMA_VERSION) {
        sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL); /* not a byte is moved */
        return STORE_NEWER;
    }
    return database_problem(schema_check(db, (int)number));
}

/* Whether every page is what it should be. */
static StoreProblem check_pages(sqlite3 *db) {
    int result;
    if (says(db, "PRAGMA quick_check(1)", "ok", &result)) {
        return STORE_FINE;
    }
    return result == SQLITE_OK ? STORE_WAS_DAMAGED : database_problem(result);
}

static StoreProblem inspect_all(sqlite3 *db, int *version, bool *fresh) {
    StoreProblem problem = inspect(db, version, fresh);
    return problem == STORE_FINE && !*fresh ? check_pages(db) : problem;
}

bool database_opened(sqlite3 *db, int64_t *count) {
    return database_number(db,
                           "SELECT CASE WHEN typeof(count) = 'integer' AND count BETWEEN 0 AND 1 << 52 THEN count"
                           " ELSE 0 END FROM opened",
                           count);
}

static StoreProblem prepare(sqlite3 *db, int version, int64_t *opened) {
    int result;
    if (!says(db, "PRAGMA journal_mode = WAL", "wal", &result)) {
        return result == SQLITE_OK ? STORE_READ_ONLY : database_problem(result);
    }
    result = sqlite3_exec(db, "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON", NULL, NULL, NULL);
    if (result == SQLITE_OK) {
        result = schema_migrate(db, version);
    }
    if (result != SQLITE_OK) {
        return database_problem(result);
    }
    if (!schema_is_whole(db) || !database_opened(db, opened)) {
        return STORE_WAS_DAMAGED;
    }
    return database_problem(database_run(db, "UPDATE opened SET count = ?", "i", *opened + 1));
}

/* Whether the disk gives every byte of the file. A check of the database finds fault with what it could not read just
 * as with what it read. */
static bool is_readable(sqlite3 *db) {
    enum { PIECE = 1 << 16 };
    sqlite3_file *file = NULL;
    sqlite3_int64 size = 0;
    if (sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || file->pMethods == NULL ||
        file->pMethods->xFileSize(file, &size) != SQLITE_OK) {
        return false;
    }
    unsigned char *piece = memory_new(PIECE);
    int result = SQLITE_OK;
    for (sqlite3_int64 at = 0; at < size && result == SQLITE_OK; at += PIECE) {
        result = file->pMethods->xRead(file, piece, size - at < PIECE ? (int)(size - at) : PIECE, at);
    }
    free(piece);
    return result == SQLITE_OK;
}

StoreProblem database_scan(sqlite3 *db) {
    StoreProblem problem = check_pages(db);
    return problem == STORE_WAS_DAMAGED && !is_readable(db) ? STORE_DISK_FAILED : problem;
}

/* Reading through a small one takes no time. */
static bool is_large(sqlite3 *db) {
    enum { LARGE = 1 << 20 };
    int64_t pages = 0, page = 0;
    return database_number(db, "PRAGMA page_count", &pages) && database_number(db, "PRAGMA page_size", &page) &&
           pages * page >= LARGE;
}

/* was_settled: nothing of it lay in a log, as after an end that nobody meant. */
static StoreProblem inspect_settled(Database *database, bool was_settled, int *version) {
    StoreProblem problem = inspect(database->db, version, &database->fresh);
    database->unscanned = problem == STORE_FINE && was_settled && *version == SCHEMA_VERSION && is_large(database->db);
    return problem == STORE_FINE && !database->fresh && !database->unscanned ? check_pages(database->db) : problem;
}

static StoreProblem open_once(Database *database, const char *path, const char *vfs, int wait, bool may_scan_later) {
    int version = 0;
    *database = (Database){0};
    bool was_settled = may_scan_later && vfs == NULL && !aside_has_log(path);
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    StoreProblem problem = database_problem(sqlite3_open_v2(path, &database->db, flags, vfs));
    sqlite3_busy_timeout(database->db, wait);
    database_distrust(database->db);
    if (problem == STORE_FINE && sqlite3_db_readonly(database->db, "main") == 1) {
        problem = STORE_READ_ONLY;
    }
    if (problem == STORE_FINE) {
        problem = inspect_settled(database, was_settled, &version);
    }
    if (problem == STORE_FINE) {
        problem = prepare(database->db, version, &database->opened);
    }
    if (problem == STORE_WAS_DAMAGED && !is_readable(database->db)) {
        problem = STORE_DISK_FAILED; /* what is there may be as good as ever */
    }
    if (problem != STORE_FINE) {
        database_close(database);
    }
    return problem;
}

static StoreProblem open_file(Database *database, const char *path, const char *vfs, int64_t now, int wait,
                              bool may_scan_later) {
    char aside[sizeof database->aside] = "";
    *database = (Database){0};
    if (vfs == NULL && !aside_make_folder(path)) {
        return STORE_READ_ONLY;
    }
    if (!aside_is_plain(path)) {
        return STORE_NO_FILE;
    }
    if (vfs == NULL) {
        aside_keep_to_us(path);
    }
    StoreProblem problem = open_once(database, path, vfs, wait, may_scan_later);
    if (problem == STORE_WAS_DAMAGED) {
        if (!aside_move(path, now, aside, sizeof aside)) {
            return STORE_READ_ONLY;
        }
        problem = open_once(database, path, vfs, wait, may_scan_later);
        memcpy(database->aside, aside, sizeof aside);
    }
    return problem;
}

StoreProblem database_open_file(Database *database, const char *path, const char *vfs, int64_t now, int wait) {
    return open_file(database, path, vfs, now, wait, false);
}

StoreProblem database_open_unscanned(Database *database, const char *path, const char *vfs, int64_t now, int wait) {
    return open_file(database, path, vfs, now, wait, true);
}

void database_open_memory(Database *database) {
    *database = (Database){.fresh = true};
    if (sqlite3_open_v2(":memory:", &database->db,
                        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
                        NULL) != SQLITE_OK) {
        memory_is_out();
    }
    database_distrust(database->db);
    if (sqlite3_exec(database->db, "PRAGMA foreign_keys = ON", NULL, NULL, NULL) != SQLITE_OK ||
        schema_migrate(database->db, 0) != SQLITE_OK) {
        memory_is_out();
    }
}

/* What must stand before a path so that no part of it is taken for the name of a computer, and a separator in it. */
#ifdef _WIN32
static bool is_separator(char c) {
    return c == '/' || c == '\\';
}

static const char *uri_start(const char *path) {
    if (is_separator(path[0])) {
        return "file://";
    }
    return path[0] != '\0' && path[1] == ':' ? "file:///" : "file:";
}
#else
static bool is_separator(char c) {
    return c == '/';
}

static const char *uri_start(const char *path) {
    return is_separator(path[0]) ? "file://" : "file:";
}
#endif

/* A file URI; what could end the path early or be read as an escape is escaped. */
static char *uri_of(const char *path, const char *question) {
    static const char HEX[] = "0123456789ABCDEF";
    char *uri = memory_new(3 * strlen(path) + strlen(question) + 16);
    char *at = uri + sprintf(uri, "%s", uri_start(path));
    for (; *path != '\0'; path++) {
        if (strchr("?#%", *path) != NULL) {
            *at++ = '%';
            *at++ = HEX[(unsigned char)*path >> 4];
            *at++ = HEX[*path & 15];
        } else {
            *at++ = is_separator(*path) ? '/' : *path;
        }
    }
    strcpy(at, question);
    return uri;
}

sqlite3 *database_open_unchanging(const char *path) {
    sqlite3 *db = NULL;
    char *uri = uri_of(path, "?immutable=1");
    int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    int result = sqlite3_open_v2(uri, &db, flags, NULL);
    free(uri);
    if (result != SQLITE_OK) {
        sqlite3_close(db);
        return NULL;
    }
    database_distrust(db);
    return db;
}

static StoreProblem copy_readable(Database *memory, const char *uri, const char *vfs) {
    Database file = {0};
    int version = 0;
    StoreProblem problem = database_problem(sqlite3_open_v2(
        uri, &file.db, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, vfs));
    sqlite3_busy_timeout(file.db, DATABASE_WAIT);
    database_distrust(file.db);
    if (problem == STORE_FINE) {
        problem = inspect_all(file.db, &version, &file.fresh);
    }
    if (problem == STORE_FINE && !file.fresh) {
        problem = database_problem(database_copy(memory, &file));
        if (problem == STORE_FINE &&
            (schema_migrate(memory->db, version) != SQLITE_OK || !schema_is_whole(memory->db))) {
            problem = STORE_WAS_DAMAGED;
        }
        if (problem == STORE_FINE) {
            database_opened(memory->db, &memory->opened);
        }
    }
    database_close(&file);
    return problem;
}

static bool is_place_at_fault(StoreProblem problem) {
    return problem == STORE_READ_ONLY || problem == STORE_DISK_FAILED || problem == STORE_DISK_FULL;
}

/* A log that cannot be written to keeps SQLite from taking its locks. Nobody else can write there either, so first
 * without locks, which still reads what a killed game left in the log; then, when there is no log, as if for ever
 * unchanged. */
StoreProblem database_copy_readable(Database *memory, const char *path) {
#ifdef _WIN32
    static const char *const WITHOUT_LOCKS = "win32-none";
#else
    static const char *const WITHOUT_LOCKS = "unix-none";
#endif
    if (path[0] == '\0') { /* SQLite would make a file of its own that has no name */
        return STORE_READ_ONLY;
    }
    if (!aside_is_plain(path)) {
        return STORE_NO_FILE;
    }
    char *plain = uri_of(path, ""), *immutable = uri_of(path, "?immutable=1");
    StoreProblem problem = copy_readable(memory, plain, NULL);
    if (is_place_at_fault(problem)) {
        problem = copy_readable(memory, plain, WITHOUT_LOCKS);
    }
    if (is_place_at_fault(problem)) {
        problem = copy_readable(memory, immutable, NULL);
    }
    free(plain);
    free(immutable);
    if (problem == STORE_WAS_DAMAGED) {
        database_close(memory);
        database_open_memory(memory);
    }
    return problem;
}

int database_forget_fame(sqlite3 *db) {
    sqlite3_exec(db, "PRAGMA secure_delete = ON", NULL, NULL, NULL);
    int result = database_run(db, "DELETE FROM main.fame", "");
    sqlite3_exec(db, "PRAGMA secure_delete = FAST", NULL, NULL, NULL);
    return result;
}

StoreProblem database_open_copy(Database *database, const char *path) {
    int version = 0;
    *database = (Database){0};
    if (!aside_is_plain(path)) {
        return STORE_NO_FILE;
    }
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    StoreProblem problem = database_problem(sqlite3_open_v2(path, &database->db, flags, NULL));
    database_distrust(database->db);
    if (problem == STORE_FINE) {
        problem = inspect_all(database->db, &version, &database->fresh);
    }
    if (problem != STORE_FINE) {
        database_close(database);
    }
    return problem;
}

int database_copy(Database *to, const Database *from) {
    return database_copy_as(to, "main", from);
}

int database_copy_as(Database *to, const char *name, const Database *from) {
    sqlite3_backup *backup = sqlite3_backup_init(to->db, name, from->db, "main");
    if (backup == NULL) {
        return sqlite3_extended_errcode(to->db);
    }
    sqlite3_backup_step(backup, -1);
    return sqlite3_backup_finish(backup);
}

void database_close(Database *database) {
    sqlite3_close(database->db);
    database->db = NULL;
}

bool database_has_moved(const Database *database) {
    int moved = 0;
    if (database->db == NULL ||
        sqlite3_file_control(database->db, "main", SQLITE_FCNTL_HAS_MOVED, &moved) != SQLITE_OK || moved == 0) {
        return false;
    }
    sqlite3_db_config(database->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    return true;
}
