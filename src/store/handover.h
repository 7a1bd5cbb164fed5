/* The files between the store and the program that carries events to the server; fleet/sidecar says what is in them.
 * The database has the truth: every file can be written again at any time. */
#ifndef STORE_HANDOVER_H
#define STORE_HANDOVER_H

#include "store/fleet.h"
#include "store/outbox.h"
#include "store/thread.h"
#include "store/write.h"

enum { HANDOVER_BATCH = 200, HANDOVER_AHEAD = 8 };

typedef struct HandoverFile {
    int64_t number;
    OutboxPlace first, last;
    int count;
} HandoverFile;

/* The worker's alone, but for what the queue's lock guards. */
typedef struct Handover {
    char *path; /* NULL: no fleet */
    StoreFolder folder;
    char run[33];   /* another for each start: acknowledgements of an earlier one are not for us */
    int64_t number; /* of the last file */
    HandoverFile file[HANDOVER_AHEAD];
    int count;
    bool has_begun, has_new;
    uint64_t looked, read;
    char *acknowledged; /* read last */

    char *seen[STORE_PAPERS];  /* read last */
    char *paper[STORE_PAPERS]; /* guarded: for whoever takes it */
    int64_t waiting;           /* guarded */
} Handover;

/* What was just written: whether there may be something to hand over. */
void handover_follow(Handover *handover, const Write *batch);
/* Does what there is to do now. */
void handover_step(Store *store);
/* How often the folder is looked at, ms. */
unsigned handover_every(const Store *store);
void handover_fini(Handover *handover);

#endif
