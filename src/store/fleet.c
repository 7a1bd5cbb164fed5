#include "store/fleet.h"

#include "base/memory.h"
#include "store/inside.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* The caller's side of a fleet. */

StoreTicket store_join_fleet(Store *store, const char *path, const StoreFolder *folder) {
    pthread_mutex_lock(&store->queue_lock);
    if (path != NULL && store->path != NULL) {
        assert(store->handover.path == NULL);
        store->handover.path = memory_copy(path);
        store->handover.folder = *folder;
    }
    pthread_mutex_unlock(&store->queue_lock);
    return worker_send(store, write_new(path == NULL ? WRITE_LEAVE_FLEET : WRITE_JOIN_FLEET, 0));
}

StoreTicket store_add_health(Store *store, const char *body, int64_t now) {
    Write *write = write_new(WRITE_HEALTH, 0);
    write->text = memory_copy(body);
    write->number = now;
    return worker_send(store, write);
}

StoreTicket store_begin_era(Store *store, int64_t era) {
    worker_send(store, write_new(WRITE_ERA, 0));
    return store_set_number(store, STORE_FLEET_ERA, era);
}

char *store_take_paper(Store *store, StorePaper paper, size_t *size) {
    worker_go_on(store);
    pthread_mutex_lock(&store->queue_lock);
    char *text = store->handover.paper[paper];
    store->handover.paper[paper] = NULL;
    pthread_mutex_unlock(&store->queue_lock);
    *size = text == NULL ? 0 : strlen(text);
    return text;
}

int64_t store_fleet_waiting(Store *store) {
    worker_go_on(store);
    pthread_mutex_lock(&store->queue_lock);
    int64_t waiting = store->handover.waiting;
    pthread_mutex_unlock(&store->queue_lock);
    return waiting;
}
