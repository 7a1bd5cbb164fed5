/* Work off the main thread: pictures are rasterized, computers think, games are saved. A job runs on a worker; the main
 * thread takes its result between two steps. Jobs share nothing with the main thread except the data they are given,
 * which they own from workers_submit() until done() is called. */
#ifndef PLATFORM_WORKER_H
#define PLATFORM_WORKER_H

#include <stdbool.h>

typedef struct Workers Workers;

typedef enum WorkerLane {
    WORKER_PICTURES, /* several at once, begun in the order submitted */
    WORKER_THINKING, /* goes before pictures */
    WORKER_STORE,    /* a thread of its own: one after the other, in the order submitted */
} WorkerLane;

enum { WORKER_LANES = 3 };

/* wake: called on a worker whenever a result is ready; may be NULL. Ends the program with a message if not a single
 * thread can be started. */
Workers *workers_new(void (*wake)(void *context), void *context);

/* Finishes what is queued in WORKER_STORE, drops what is queued elsewhere, waits for what runs; then every job that
 * was ever submitted gets its done() call, with dropped = true for those that never ran. */
void workers_free(Workers *workers);

/* run is called on a worker, then done on the main thread; done frees data and may be NULL. */
void workers_submit(Workers *workers, WorkerLane lane, void (*run)(void *data), void (*done)(void *data, bool dropped),
                    void *data);

/* Calls done() of finished jobs, in the order they were submitted, until budget_us microseconds are spent (0: all).
 * Returns how many. */
int workers_take_up(Workers *workers, unsigned budget_us);

/* Any job submitted whose done() has not been called. */
bool workers_busy(const Workers *workers);

/* Whether workers_take_up() would find something. */
bool workers_has_results(const Workers *workers);

/* Blocks until every job has run (for virtual time: it stands still meanwhile). Results are not taken up. */
void workers_wait(Workers *workers);

#endif
