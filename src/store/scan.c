#include "store/scan.h"

#include "store/inside.h"

static int is_stopped(void *with) {
    return atomic_load(&((Scan *)with)->is_stopped);
}

static void *run(void *with) {
    Store *store = with;
    Scan *scan = &store->scan;
    pthread_mutex_lock(&store->queue_lock);
    worker_wait_for_quiet(store);
    pthread_mutex_unlock(&store->queue_lock);
    bool is_damaged = !is_stopped(scan) && database_scan(scan->db) == STORE_WAS_DAMAGED;
    pthread_mutex_lock(&store->queue_lock);
    scan->is_damaged = is_damaged;
    atomic_store(&scan->is_over, true);
    pthread_cond_signal(&store->work);
    pthread_mutex_unlock(&store->queue_lock);
    return NULL;
}

void scan_begin(Store *store) {
    Scan *scan = &store->scan;
    if (!store->file.unscanned) {
        return;
    }
    store->file.unscanned = false;
    scan->db = database_open_unchanging(store->path);
    if (scan->db != NULL) {
        sqlite3_exec(store->file.db, "PRAGMA wal_autocheckpoint = 0", NULL, NULL, NULL);
        condition_init(&scan->stopping);
        sqlite3_progress_handler(scan->db, 1000, is_stopped, scan);
        thread_start(&scan->thread, run, store);
    }
}

void scan_empty_log(Store *store) {
    store->scan.owes = store->scan.db != NULL;
    if (!store->scan.owes) {
        sqlite3_exec(store->current->db, "PRAGMA wal_checkpoint(TRUNCATE)", NULL, NULL, NULL);
    }
}

bool scan_end(Store *store) {
    enum { PAGES = 1000 /* SQLite's own */ };
    Scan *scan = &store->scan;
    if (scan->db == NULL) {
        return false;
    }
    pthread_mutex_lock(&store->queue_lock);
    atomic_store(&scan->is_stopped, true);
    pthread_cond_signal(&scan->stopping);
    pthread_mutex_unlock(&store->queue_lock);
    thread_join(scan->thread);
    pthread_cond_destroy(&scan->stopping);
    sqlite3_close(scan->db);
    scan->db = NULL;
    if (store->file.db != NULL) {
        sqlite3_wal_autocheckpoint(store->file.db, PAGES);
    }
    if (scan->owes) {
        scan_empty_log(store);
    }
    return scan->is_damaged;
}

bool scan_is_over(Store *store) {
    return store->scan.db != NULL && atomic_load(&store->scan.is_over);
}
