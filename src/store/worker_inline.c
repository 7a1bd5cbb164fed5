#define _DEFAULT_SOURCE /* usleep */

#include "store/inside.h"

#include <unistd.h>

/* The worker where there are no threads: whoever calls the store does what is due, then and there. A commit is done by
 * the time its ticket is handed out. */

/* --- no threads --------------------------------------------------------------------------------------------------- */

/* NOLINTNEXTLINE(readability-non-const-parameter): as where there are threads */
void thread_start(Thread *thread, void *(*run)(void *), void *with) {
    (void)thread;
    run(with);
}

void thread_join(Thread thread) {
    (void)thread; /* it has ended */
}

void condition_init(Condition *condition) {
    (void)pthread_cond_init(condition, NULL);
}

/* Nobody else is there who could bring it about: the time passes. */
bool condition_wait_for(Condition *condition, Mutex *mutex, unsigned milliseconds) {
    (void)condition;
    (void)mutex;
    uint64_t begun = thread_milliseconds();
    while (thread_milliseconds() - begun < milliseconds) {
        (void)usleep(1000);
    }
    return false;
}

/* --- the worker --------------------------------------------------------------------------------------------------- */

/* Beside what is queued: a try of the disk, a look at a fleet's folder. */
static bool is_due(Store *store) {
    if (store->first != NULL || scan_is_over(store)) {
        return true;
    }
    bool may_retry = !store->on_disk && store->path != NULL;
    bool may_look = store->handover.path != NULL && !may_retry;
    uint64_t gone = thread_milliseconds() - store->rested;
    return (may_retry && gone >= store->retry) || (may_look && gone >= handover_every(store));
}

void worker_start(Store *store) {
    store->tried = store->rested = thread_milliseconds();
}

void worker_stop(Store *store) {
    store->stopping = true;
    worker_round(store);
}

/* What is sent while somebody reads waits for the end of that. */
void worker_go_on(Store *store) {
    if (!store->is_read && is_due(store)) {
        worker_round(store);
        store->rested = thread_milliseconds();
    }
}

void worker_wait_for_quiet(Store *store) {
    (void)store; /* now or never */
}
