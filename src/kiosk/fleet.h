/* A stand that belongs to a fleet: its hall of fame is that of all stands together, and the server hears how it is. All
 * of it goes through a folder (store/fleet.h); without one in kiosk.ini nothing here does anything. One per process,
 * main thread only. */
#ifndef KIOSK_FLEET_H
#define KIOSK_FLEET_H

#include "kiosk/config.h"
#include "store/visits.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { FLEET_STALE = 600 /* s */, FLEET_HEALTH_EVERY = 900 /* s */, FLEET_LINES = 4 };

typedef enum FleetLink {
    FLEET_UNHEARD, /* the program that carries events has said nothing for a while */
    FLEET_FINE,
    FLEET_AWAY,    /* no connection */
    FLEET_NO_ROOM, /* that program cannot write */
} FleetLink;

/* Once, with the store open. */
void fleet_begin(Store *store, const KioskConfig *config);
void fleet_end(void);

typedef struct FleetHealth {
    const char *version;
    bool is_saving;
    int complaints; /* about kiosk.ini */
    char pack[32];  /* "acme 3": name and version; empty: none */
} FleetHealth;

/* Now and then. now: of the clock on the wall, which may jump; ms: of one that does not. True: the hall of all stands
 * was emptied, and ours with it; its copies are the caller's to empty. */
bool fleet_step(Store *store, const FleetHealth *health, int64_t now, double ms);

/* Adds the best of the other stands to our own, which are sorted; date -1: of all days. Nothing comes from a hall that
 * is older than FLEET_STALE. Returns how many there are, at most `most`. */
size_t fleet_merge(StoreFameKind kind, const char *board, int32_t date, StoreFame *best, size_t count, size_t most);
/* Staff emptied our hall: what is still on its way from the server with our names is not shown. */
void fleet_forget_own(int64_t now);

/* fleet_explain.c: what staff should know, a sentence a line in the current language, from 0 on; false: there are no
 * more. *is_bad: something has to be done. */
bool fleet_explain(Store *store, int line, char *out, size_t size, bool *is_bad);

#endif
