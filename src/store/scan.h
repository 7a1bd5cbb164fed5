/* Reading through a large file for damage, beside the game: its start waits for none of it. The file is read as it was
 * closed last; until that has been done nothing is moved into it, and what is written stays in SQLite's log. The first
 * moments are left to the title. */
#ifndef STORE_SCAN_H
#define STORE_SCAN_H

#include "store/store.h"
#include "store/thread.h"

#include <sqlite3.h>
#include <stdatomic.h>

typedef struct Scan {
    sqlite3 *db; /* NULL: there is nothing to read through, or it has been done */
    Thread thread;
    Condition stopping; /* under the queue's lock */
    atomic_bool is_over, is_stopped;
    bool is_damaged; /* once it is over */
    bool owes;       /* the log is to be emptied then */
} Scan;

/* Begins for a file that was opened unscanned, before the worker does. All else is the worker's. */
void scan_begin(Store *store);
/* Ends it, read through or not. True: the file is damaged. */
bool scan_end(Store *store);
/* Moves all that is in the log into the file, or will once it may. */
void scan_empty_log(Store *store);
/* It has come to its end by itself, and nobody has ended it yet. */
bool scan_is_over(Store *store);

#endif
