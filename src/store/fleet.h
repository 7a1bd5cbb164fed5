/* A stand that belongs to a fleet: what it tells the server, through a folder that it shares with a program of its own
 * (fleet/sidecar), and what comes back. The store's thread alone touches the folder, so nobody waits for it. */
#ifndef STORE_FLEET_H
#define STORE_FLEET_H

#include "store/store.h"

/* The setting that holds how often the hall of all stands was emptied, as far as this one has heard. */
#define STORE_FLEET_ERA "fleet.era"

/* How files are read and written, on the store's thread. */
typedef struct StoreFolder {
    char *(*read)(const char *path, size_t most, size_t *size);     /* to be freed; NULL: not there */
    bool (*write)(const char *path, const char *text, size_t size); /* whole, on the disk, or not at all */
    void (*remove)(const char *path);
    void (*clear)(const char *folder, const char *begin, const char *end); /* of files with such names */
} StoreFolder;

/* Once, after opening: from here on visits, answers and fame are told. NULL in place of the path: no longer. */
StoreTicket store_join_fleet(Store *store, const char *path, const StoreFolder *folder);
/* How the stand is, a JSON object. */
StoreTicket store_add_health(Store *store, const char *body, int64_t now);
/* The hall of all stands was emptied for this time: so is ours. */
StoreTicket store_begin_era(Store *store, int64_t era);

typedef enum StorePaper {
    STORE_PAPER_HALL,   /* in/fleet.json */
    STORE_PAPER_STATUS, /* in/status.json */
    STORE_PAPERS,
} StorePaper;

/* What the file holds if that is new, to be freed; empty: it is gone. NULL: nothing new. */
char *store_take_paper(Store *store, StorePaper paper, size_t *size);
/* Events that have not arrived at the server. */
int64_t store_fleet_waiting(Store *store);

#endif
