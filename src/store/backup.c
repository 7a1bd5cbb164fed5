#include "base/memory.h"
#include "store/aside.h"
#include "store/inside.h"
#include "store/outbox.h"
#include "store/sums.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Copies of the whole database through SQLite's own backup, which sees one state of it whatever is being written; and
 * the way back. */

/* --- making one --------------------------------------------------------------------------------------------------- */

/* Of a game in progress: its end takes them out of the saved games, but nobody comes back to a copy for that. What was
 * deleted before goes from the copy too. */
static bool forget_people(sqlite3 *db) {
    int64_t holds = 0, sums = 0; /* an older version's has no answers, or no sums */
    return database_number(db, "SELECT count(*) FROM sqlite_schema WHERE name = 'answer'", &holds) &&
           database_number(db, "SELECT count(*) FROM sqlite_schema WHERE name = 'counted'", &sums) &&
           (sums == 0 || sums_clear(db) == SQLITE_OK) &&
           sqlite3_exec(db, "UPDATE seat SET name = '' WHERE level = ''", NULL, NULL, NULL) == SQLITE_OK &&
           (holds == 0 || sqlite3_exec(db, "UPDATE answer SET name = ''", NULL, NULL, NULL) == SQLITE_OK) &&
           sqlite3_exec(db, "VACUUM", NULL, NULL, NULL) == SQLITE_OK;
}

/* On the disk before it gets its name. */
static bool copy_to(const Database *from, const char *path, bool keeps_people) {
    size_t size = strlen(path) + sizeof ".part";
    char *beside = memory_new(size);
    snprintf(beside, size, "%s.part", path);
    Database to = {0};
    aside_remove(beside); /* left there by a power cut */
    aside_keep_to_us(beside);
    bool copied = sqlite3_open_v2(beside, &to.db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) == SQLITE_OK &&
                  database_copy(&to, from) == SQLITE_OK && (keeps_people || forget_people(to.db));
    database_close(&to);
    copied = copied && aside_replace(beside, path);
    if (!copied) {
        aside_remove(beside);
    }
    free(beside);
    return copied;
}

static void back_up(Store *store, const char *path) {
    bool copied = copy_to(store->current, path, false);
    pthread_mutex_lock(&store->queue_lock);
    if (--store->backups_to_come == 0) {
        store->backup = copied ? STORE_BACKUP_DONE : STORE_BACKUP_FAILED;
    }
    pthread_mutex_unlock(&store->queue_lock);
}

/* Not a byte of it stays in the file. */
static bool clear_copy(const char *path) {
    Database file;
    if (!aside_exists(path)) {
        return true;
    }
    if (database_open_copy(&file, path) != STORE_FINE) {
        return false;
    }
    int64_t holds = 0;
    bool cleared = database_number(file.db, "SELECT count(*) FROM sqlite_schema WHERE name = 'fame'", &holds);
    if (cleared && holds > 0) {
        cleared = database_forget_fame(file.db) == SQLITE_OK && outbox_forget_names(file.db) == SQLITE_OK &&
                  forget_people(file.db);
    }
    database_close(&file);
    return cleared;
}

static void clear_and_tell(Store *store, const char *path) {
    const char *name = path + strlen(path);
    while (name > path && name[-1] != '/' && name[-1] != '\\') {
        name--;
    }
    if (!clear_copy(path)) {
        worker_notice(store, STORE_NAMES_KEPT, name);
    }
}

void backup_batch(Store *store, const Write *batch) {
    for (const Write *write = batch; write != NULL; write = write->next) {
        if (write->kind == WRITE_BACKUP) {
            back_up(store, write->text);
        } else if (write->kind == WRITE_CLEAR_COPY) {
            clear_and_tell(store, write->text);
        }
        if (write->kind == WRITE_BACKUP || write->kind == WRITE_CLEAR_FAME ||
            write->kind == WRITE_ERA) { /* what is gone goes from the log too */
            scan_empty_log(store);
        }
    }
}

StoreTicket store_clear_fame_in(Store *store, const char *path) {
    Write *write = write_new(WRITE_CLEAR_COPY, 0);
    write->text = memory_copy(path);
    return worker_send(store, write);
}

StoreTicket store_back_up(Store *store, const char *path) {
    Write *write = write_new(WRITE_BACKUP, 0);
    write->text = memory_copy(path);
    pthread_mutex_lock(&store->queue_lock);
    store->backup = STORE_BACKUP_UNDER_WAY;
    store->backups_to_come++;
    pthread_mutex_unlock(&store->queue_lock);
    return worker_send(store, write);
}

StoreBackup store_take_backup(Store *store) {
    pthread_mutex_lock(&store->queue_lock);
    StoreBackup backup = store->backup;
    if (backup != STORE_BACKUP_UNDER_WAY) {
        store->backup = STORE_BACKUP_NONE;
    }
    pthread_mutex_unlock(&store->queue_lock);
    return backup;
}

/* --- going back to it --------------------------------------------------------------------------------------------- */

static StoreProblem read_backup(Database *memory, const char *backup) {
    int64_t opened;
    if (!aside_exists(backup)) {
        return STORE_NO_SUCH_GAME;
    }
    StoreProblem problem = database_copy_readable(memory, backup);
    bool holds =
        problem == STORE_FINE && database_number(memory->db, "SELECT count FROM opened WHERE count > 0", &opened);
    if (problem == STORE_FINE && !holds) {
        return STORE_JOURNAL_DAMAGED; /* an empty file */
    }
    return problem == STORE_FINE || problem == STORE_NEWER ? problem : STORE_JOURNAL_DAMAGED;
}

static StoreProblem replace(const char *path, const Database *memory, int64_t now, char *kept, size_t size) {
    Database file;
    StoreProblem problem = database_open_file(&file, path, NULL, now, DATABASE_WAIT);
    if (problem != STORE_FINE) {
        return problem;
    }
    if (!file.fresh) {
        char *whole = aside_path(path, "replaced", now, kept, size);
        if (whole == NULL || !copy_to(&file, whole, true)) {
            problem = STORE_READ_ONLY;
        }
        free(whole);
    } else if (file.aside[0] != '\0') {
        snprintf(kept, size, "%s", file.aside);
    }
    if (problem == STORE_FINE) {
        problem = database_problem(outbox_restore(memory->db, file.db));
    }
    if (problem == STORE_FINE) {
        problem = database_problem(database_copy(&file, memory));
    }
    database_close(&file);
    return problem;
}

StoreProblem store_restore(const char *directory, const char *backup, int64_t now, char *kept, size_t size) {
    Database memory;
    kept[0] = '\0';
    database_open_memory(&memory);
    StoreProblem problem = read_backup(&memory, backup);
    if (problem == STORE_FINE) {
        char *path = store_path(directory);
        problem = replace(path, &memory, now, kept, size);
        free(path);
    }
    database_close(&memory);
    return problem;
}
