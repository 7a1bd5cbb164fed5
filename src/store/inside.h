/* The store from within its own folder, and for its tests. */
#ifndef STORE_INSIDE_H
#define STORE_INSIDE_H

#include "store/apart.h"
#include "store/database.h"
#include "store/handover.h"
#include "store/scan.h"
#include "store/store.h"
#include "store/thread.h"
#include "store/write.h"

enum { STORE_NOTICES_MAX = 16 };

typedef struct Setting {
    char *key, *value;
} Setting;

/* Two locks, never both at once but for the worker's short looks at the queue from under the database's. */
struct Store {
    char *path;      /* NULL: in memory on purpose */
    const char *vfs; /* SQLite's name for a way to the disk; NULL: the usual */
    unsigned retry;  /* ms between two tries of a disk that failed, and before a scan */
    int64_t now;     /* when it was opened: dates a file that is moved aside */
    Thread worker;
    uint64_t tried;  /* the disk, last; the worker's */
    uint64_t rested; /* a worker that has no thread, since then */
    bool is_read;    /* by the caller */

    Mutex queue_lock; /* guards down to the next lock; held for a moment */
    Condition work, done;
    Write *first, *last;
    StoreTicket issued, committed, awaited; /* awaited: the last for which somebody is to be woken */
    bool busy, stopping, on_disk;
    StoreBackup backup;       /* of the last one */
    unsigned backups_to_come; /* the last one among them */
    StoreNotice notice[STORE_NOTICES_MAX];
    size_t notice_count;
    void (*wake)(void);

    Mutex database_lock; /* guards down to the caller's own; held while writing */
    Database file;       /* may stay open while we are in memory, to keep others out */
    Database memory;
    Database *current; /* one of the two */
    int64_t mark;      /* what the file's own count of openings is if nobody but us has been there; -1: never mind */
    bool has_unsaved;  /* something was written to memory alone */
    Apart apart;       /* memory began without what the file holds */

    Scan scan;         /* the worker's, once it runs */
    Handover handover; /* the worker's, but for what is said to be guarded by the queue's lock */

    Setting *setting; /* the caller's thread alone from here on; sorted by key */
    size_t setting_count;
    int64_t next_game, next_visit;
};

typedef struct StoreOptions {
    const char *directory;
    const char *vfs;
    unsigned retry;
    int64_t now;
    bool anyway; /* see store_open_anyway */
} StoreOptions;

StoreProblem store_open_with(Store **store, const StoreOptions *options);

/* Of the database in a directory; to be freed. */
char *store_path(const char *directory);

/* worker_thread.c, or worker_inline.c where there are no threads. The databases are open; afterwards only the worker
 * writes to them. */
void worker_start(Store *store);
void worker_stop(Store *store);
/* For a worker that has no thread: does now what is due. */
void worker_go_on(Store *store);
/* Under the queue's lock: leaves the first moments of the game to others, unless the scan is stopped meanwhile. */
void worker_wait_for_quiet(Store *store);
/* worker.c. Writes all that is queued, and tries the disk again where it is time. False: it was the last. */
bool worker_round(Store *store);
/* The write is the worker's then. */
StoreTicket worker_send(Store *store, Write *write);
/* Instead, a writing that no table takes: so it has its ticket and its notice like any other. Frees it. */
StoreTicket worker_refuse(Store *store, Write *write);
/* UTF-8 that ends within its place. */
bool text_is_sound(const char *text, size_t size);
void worker_notice(Store *store, StoreProblem problem, const char *file);

/* read.c: everything queued is written, and the database stays ours until store_read_end. */
sqlite3 *store_read_begin(Store *store);
void store_read_end(Store *store);
/* False for what is no text, not UTF-8, or too long for its place. */
bool read_text(sqlite3_stmt *statement, int column, char *out, size_t size);
bool read_int32(sqlite3_stmt *statement, int column, int64_t least, int32_t *out);
/* Steps; a fault of the disk ends the rows and is noticed. */
bool read_row(Store *store, sqlite3_stmt *statement);

/* backup.c: those among a batch's writings, for the worker. */
void backup_batch(Store *store, const Write *batch);

void settings_load(Store *store);
void settings_fini(Store *store);

#endif
