#include "store/inside.h"

#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Opening, closing, tickets and notices. */

enum { RETRY = 2000 /* ms */ };

static const char FILE_NAME[] = "schott-world.sqlite";

char *store_path(const char *directory) {
    if (directory[0] == '\0') { /* no place is known: none is found by trying either */
        return memory_copy("");
    }
    size_t size = strlen(directory) + sizeof FILE_NAME + 1;
    char *path = memory_new(size);
    snprintf(path, size, "%s/%s", directory, FILE_NAME);
    return path;
}

static bool keeps_out(StoreProblem problem) {
    return problem == STORE_IN_USE || problem == STORE_NEWER;
}

static void begin_in_memory(Store *store) {
    database_open_memory(&store->memory);
    store->current = &store->memory;
    store->mark = -1;
}

/* In memory for now. What the file holds is read if that can be done. */
static StoreProblem do_without(Store *store, StoreProblem problem, bool anyway) {
    begin_in_memory(store);
    StoreProblem copied = keeps_out(problem) ? problem : database_copy_readable(&store->memory, store->path);
    if (copied == STORE_FINE) {
        store->mark = store->memory.opened;
        return problem;
    }
    apart_begin(&store->apart, problem);
    if (keeps_out(copied) && !anyway) {
        store->current = NULL;
    }
    return keeps_out(copied) ? copied : problem;
}

/* The file, or memory in its place; no current one: neither, and the answer says why. */
static StoreProblem open_databases(Store *store, bool anyway) {
    if (store->path == NULL) {
        begin_in_memory(store);
        return STORE_FINE;
    }
    StoreProblem problem = database_open_unscanned(&store->file, store->path, store->vfs, store->now, DATABASE_WAIT);
    if (problem != STORE_FINE) {
        return do_without(store, problem, anyway);
    }
    store->current = &store->file;
    store->mark = store->file.opened + 1;
    return store->file.aside[0] == '\0' ? STORE_FINE : STORE_WAS_DAMAGED;
}

/* Behind the last; a file may come from anybody, so there has to be room to count on. */
#define NEXT_ID(table) "SELECT coalesce(max(id), 0) + 1 FROM " table " WHERE id BETWEEN 0 AND 1 << 60"

static void find_next_ids(Store *store) {
    if (!database_number(store->current->db, NEXT_ID("game"), &store->next_game)) {
        store->next_game = 1;
    }
    if (!database_number(store->current->db, NEXT_ID("visit"), &store->next_visit)) {
        store->next_visit = 1;
    }
    if (store->apart.is_so) {
        store->next_game = apart_first_game(store->now);
        store->next_visit = APART_FIRST_VISIT;
    }
}

static void destroy(Store *store) {
    database_close(&store->file);
    database_close(&store->memory);
    settings_fini(store);
    handover_fini(&store->handover);
    pthread_mutex_destroy(&store->queue_lock);
    pthread_mutex_destroy(&store->database_lock);
    pthread_cond_destroy(&store->work);
    pthread_cond_destroy(&store->done);
    free(store->path);
    free(store);
}

StoreProblem store_open_with(Store **out, const StoreOptions *options) {
    Store *store = memory_new(sizeof *store);
    mutex_init(&store->queue_lock);
    mutex_init(&store->database_lock);
    condition_init(&store->work);
    condition_init(&store->done);
    store->path = options->directory == NULL ? NULL : store_path(options->directory);
    store->vfs = options->vfs;
    store->retry = options->retry;
    store->now = options->now;
    *out = NULL;
    StoreProblem problem = open_databases(store, options->anyway);
    if (store->current == NULL) {
        destroy(store);
        return problem;
    }
    store->on_disk = store->current == &store->file;
    if (store->file.aside[0] != '\0') {
        worker_notice(store, STORE_WAS_DAMAGED, store->file.aside);
    }
    if (problem != STORE_FINE && problem != STORE_WAS_DAMAGED) {
        worker_notice(store, problem, "");
    }
    settings_load(store);
    find_next_ids(store);
    scan_begin(store);
    worker_start(store);
    *out = store;
    return problem;
}

StoreProblem store_open(Store **store, const char *directory, int64_t now) {
    return store_open_with(store, &(StoreOptions){.directory = directory, .retry = RETRY, .now = now});
}

StoreProblem store_open_anyway(Store **store, const char *directory, int64_t now) {
    return store_open_with(store, &(StoreOptions){.directory = directory, .retry = RETRY, .now = now, .anyway = true});
}

bool store_close(Store *store) {
    if (store == NULL) {
        return true;
    }
    worker_stop(store);
    bool is_saved = store->path == NULL || store->current == &store->file || !store->has_unsaved;
    destroy(store);
    return is_saved;
}

bool store_take_notice(Store *store, StoreNotice *notice) {
    worker_go_on(store);
    pthread_mutex_lock(&store->queue_lock);
    bool found = store->notice_count > 0;
    if (found) {
        *notice = store->notice[0];
        store->notice_count--;
        memmove(&store->notice[0], &store->notice[1], store->notice_count * sizeof store->notice[0]);
    }
    pthread_mutex_unlock(&store->queue_lock);
    return found;
}

bool store_has_notice(Store *store) {
    worker_go_on(store);
    pthread_mutex_lock(&store->queue_lock);
    bool found = store->notice_count > 0;
    pthread_mutex_unlock(&store->queue_lock);
    return found;
}

void store_tell(Store *store, StoreProblem problem) {
    worker_notice(store, problem, "");
}

void store_wake_with(Store *store, void (*wake)(void)) {
    pthread_mutex_lock(&store->queue_lock);
    store->wake = wake;
    pthread_mutex_unlock(&store->queue_lock);
}

bool store_is_on_disk(Store *store) {
    worker_go_on(store);
    pthread_mutex_lock(&store->queue_lock);
    bool on_disk = store->on_disk;
    pthread_mutex_unlock(&store->queue_lock);
    return on_disk;
}

StoreTicket store_committed(Store *store) {
    pthread_mutex_lock(&store->queue_lock);
    StoreTicket committed = store->committed;
    pthread_mutex_unlock(&store->queue_lock);
    return committed;
}

bool store_wait(Store *store, StoreTicket ticket, unsigned milliseconds) {
    bool in_time = true;
    uint64_t begun = thread_milliseconds();
    worker_go_on(store);
    pthread_mutex_lock(&store->queue_lock);
    while (store->committed < ticket && in_time) { /* what is done may be another's ticket, or a try of the disk */
        uint64_t gone = thread_milliseconds() - begun;
        in_time =
            gone < milliseconds && condition_wait_for(&store->done, &store->queue_lock, milliseconds - (unsigned)gone);
    }
    bool committed = store->committed >= ticket;
    pthread_mutex_unlock(&store->queue_lock);
    return committed;
}

bool store_await(Store *store, StoreTicket ticket) {
    pthread_mutex_lock(&store->queue_lock);
    bool is_to_come = store->committed < ticket;
    if (is_to_come && store->awaited < ticket) {
        store->awaited = ticket;
    }
    pthread_mutex_unlock(&store->queue_lock);
    return is_to_come;
}

bool store_is_idle(Store *store) {
    pthread_mutex_lock(&store->queue_lock);
    bool idle = store->first == NULL && !store->busy;
    pthread_mutex_unlock(&store->queue_lock);
    return idle;
}

void store_flush(Store *store) {
    worker_go_on(store);
    pthread_mutex_lock(&store->queue_lock);
    while (store->committed < store->issued) {
        pthread_cond_wait(&store->done, &store->queue_lock);
    }
    pthread_mutex_unlock(&store->queue_lock);
}
