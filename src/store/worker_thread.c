#include "store/inside.h"

/* The worker as a thread of its own. */

/* Waits under the queue's lock until there is something to do: a batch, a try of the disk, a look at a fleet's folder,
 * the end. */
static void wait_for_work(Store *store) {
    bool may_retry = !store->on_disk && store->path != NULL;
    while (store->first == NULL && !store->stopping && !scan_is_over(store)) {
        bool may_look = store->handover.path != NULL && !may_retry;
        if (!may_retry && !may_look) {
            pthread_cond_wait(&store->work, &store->queue_lock);
        } else if (!condition_wait_for(&store->work, &store->queue_lock,
                                       may_look ? handover_every(store) : store->retry)) {
            return;
        }
    }
}

static void *run(void *with) {
    Store *store = with;
    do {
        pthread_mutex_lock(&store->queue_lock);
        wait_for_work(store);
        pthread_mutex_unlock(&store->queue_lock);
    } while (worker_round(store));
    return NULL;
}

void worker_start(Store *store) {
    store->tried = thread_milliseconds();
    thread_start(&store->worker, run, store);
}

/* Nothing is queued by then that the last round does not take: the caller's thread is in here. */
void worker_stop(Store *store) {
    pthread_mutex_lock(&store->queue_lock);
    store->stopping = true;
    pthread_cond_signal(&store->work);
    pthread_mutex_unlock(&store->queue_lock);
    thread_join(store->worker);
}

void worker_go_on(Store *store) {
    (void)store; /* it does so by itself */
}

void worker_wait_for_quiet(Store *store) {
    Scan *scan = &store->scan;
    uint64_t begun = thread_milliseconds(), gone = 0;
    while (gone < store->retry && !atomic_load(&scan->is_stopped)) {
        condition_wait_for(&scan->stopping, &store->queue_lock, store->retry - (unsigned)gone);
        gone = thread_milliseconds() - begun;
    }
}
