#include "store/inside.h"

#include <stdio.h>
#include <string.h>

/* Who writes. All that is queued goes into one transaction, so that a slow disk makes transactions
 * larger, not the queue longer. When the disk fails, all it held is copied to memory and the same writings go there;
 * when it works again, memory replaces the file, unless somebody else has been at it meanwhile. */

void worker_notice(Store *store, StoreProblem problem, const char *file) {
    pthread_mutex_lock(&store->queue_lock);
    if (store->notice_count < STORE_NOTICES_MAX) {
        StoreNotice *notice = &store->notice[store->notice_count++];
        *notice = (StoreNotice){.problem = problem};
        snprintf(notice->file, sizeof notice->file, "%s", file);
    }
    store->on_disk = store->current == &store->file;
    void (*wake)(void) = store->wake;
    pthread_mutex_unlock(&store->queue_lock);
    if (wake != NULL) {
        wake();
    }
}

static void go_to_memory(Store *store, int result) {
    scan_end(store); /* what is read through is closed below */
    StoreProblem problem = database_problem(result);
    if (problem != STORE_READ_ONLY && problem != STORE_DISK_FULL) {
        problem = STORE_DISK_FAILED;
    }
    database_open_memory(&store->memory);
    if (database_copy(&store->memory, &store->file) != SQLITE_OK) {
        database_close(&store->memory);
        database_open_memory(&store->memory);
        store->mark = -1;
    }
    /* A full disk's file stays ours; any other may be another file when it comes back. */
    if (problem != STORE_DISK_FULL) {
        database_close(&store->file);
    }
    store->current = &store->memory;
    worker_notice(store, problem, "");
}

/* Deleted or replaced: there is still all it held, but nobody would find it. */
static void leave_moved(Store *store) {
    if (database_has_moved(&store->file)) {
        if (store->current == &store->file) {
            go_to_memory(store, SQLITE_IOERR);
            store->has_unsaved = true;
        } else {
            database_close(&store->file);
        }
    }
}

static void write_batch(Store *store, Write *batch) {
    unsigned refused;
    apart_follow(&store->apart, batch);
    int result = write_apply_all(store->current->db, batch, &refused);
    if (result != SQLITE_OK && store->current == &store->file) {
        go_to_memory(store, result);
        result = write_apply_all(store->current->db, batch, &refused);
    }
    store->has_unsaved = store->has_unsaved || store->current == &store->memory;
    /* Where memory could not be given what the file held, what follows on it is no news. */
    bool known = store->current == &store->file || store->mark >= 0 || store->apart.is_so || store->path == NULL;
    if (result != SQLITE_OK || (refused > 0 && known)) {
        worker_notice(store, STORE_WRITE_REFUSED, "");
    }
}

/* Who plays and who reads waits meanwhile, so whoever has the file is not waited for. */
static bool open_again(Store *store) {
    StoreProblem problem = database_open_file(&store->file, store->path, store->vfs, store->now, 0);
    if (problem != STORE_FINE) {
        if (apart_is_news(&store->apart, problem)) {
            worker_notice(store, problem, "");
        }
        return false;
    }
    if (!store->apart.is_so && !store->file.fresh && store->file.opened != store->mark) {
        database_close(&store->file);
        store->mark = -1;
        return false;
    }
    store->mark = store->file.opened + 1;
    if (store->file.aside[0] != '\0') {
        worker_notice(store, STORE_WAS_DAMAGED, store->file.aside);
    }
    return true;
}

static void try_disk(Store *store) {
    if (store->file.db == NULL && !open_again(store)) {
        return;
    }
    int result = store->apart.is_so ? apart_join(&store->apart, &store->file, &store->memory)
                                    : database_copy(&store->file, &store->memory);
    if (result == SQLITE_OK && database_opened(store->file.db, &store->mark)) {
        database_close(&store->memory);
        store->current = &store->file;
        store->has_unsaved = false;
        store->handover.has_new = true;
        worker_notice(store, STORE_SAVING_AGAIN, "");
    } else if (database_problem(result) != STORE_DISK_FULL) {
        database_close(&store->file);
    }
}

/* It was read through while it was in use already, and is opened once more as at the start: what is damaged goes aside.
 * What was written since goes with it. */
static void leave_damaged(Store *store) {
    if (!scan_end(store) || store->current != &store->file) {
        return;
    }
    database_close(&store->file);
    StoreProblem problem = database_open_file(&store->file, store->path, store->vfs, store->now, DATABASE_WAIT);
    if (problem != STORE_FINE) {
        database_open_memory(&store->memory);
        store->current = &store->memory;
        store->mark = -1;
        worker_notice(store, problem, "");
        return;
    }
    store->mark = store->file.opened + 1;
    store->handover.has_new = true;
    if (store->file.aside[0] != '\0') {
        worker_notice(store, STORE_WAS_DAMAGED, store->file.aside);
    }
}

static Write *take_batch(Store *store) {
    Write *batch = store->first;
    store->first = store->last = NULL;
    store->busy = batch != NULL;
    return batch;
}

static void free_batch(Write *batch) {
    while (batch != NULL) {
        Write *next = batch->next;
        write_free(batch);
        batch = next;
    }
}

/* All that was queued up to there is written. */
static void commit(Store *store, StoreTicket ticket) {
    pthread_mutex_lock(&store->queue_lock);
    void (*wake)(void) = store->awaited > store->committed ? store->wake : NULL;
    store->committed = ticket;
    store->busy = false;
    pthread_cond_broadcast(&store->done);
    pthread_mutex_unlock(&store->queue_lock);
    if (wake != NULL) {
        wake();
    }
}

bool worker_round(Store *store) {
    pthread_mutex_lock(&store->queue_lock);
    Write *batch = take_batch(store);
    StoreTicket ticket = store->issued;
    bool stopping = store->stopping;
    pthread_mutex_unlock(&store->queue_lock);

    pthread_mutex_lock(&store->database_lock);
    if (stopping || scan_is_over(store)) {
        leave_damaged(store);
    }
    leave_moved(store);
    if (batch != NULL) {
        write_batch(store, batch);
        backup_batch(store, batch);
        handover_follow(&store->handover, batch);
    }
    bool in_memory = store->current == &store->memory && store->path != NULL;
    if (in_memory && (stopping || thread_milliseconds() - store->tried >= store->retry)) {
        try_disk(store);
        store->tried = thread_milliseconds();
    }
    pthread_mutex_unlock(&store->database_lock);
    free_batch(batch);

    commit(store, ticket);
    if (!stopping) {
        handover_step(store);
    }
    return !stopping;
}

StoreTicket worker_send(Store *store, Write *write) {
    pthread_mutex_lock(&store->queue_lock);
    if (store->last == NULL) {
        store->first = write;
    } else {
        store->last->next = write;
    }
    store->last = write;
    StoreTicket ticket = ++store->issued;
    pthread_cond_signal(&store->work);
    pthread_mutex_unlock(&store->queue_lock);
    worker_go_on(store);
    return ticket;
}
