/* What is known of the fleet. */
#ifndef KIOSK_FLEET_INSIDE_H
#define KIOSK_FLEET_INSIDE_H

#include "kiosk/fleet.h"

#include "data/error.h"

enum { FLEET_ROWS_MAX = 4000, FLEET_REASON_BYTES = 200 };

typedef struct FleetRow {
    StoreFame fame;
    int32_t span; /* the date it is among the best of; -1: of all days */
    bool is_own;
} FleetRow;

typedef struct FleetHall {
    int64_t when, era;
    FleetRow *row; /* best first in each span, kind and board, equal ones in the order they came to the server */
    size_t count;
    size_t skipped; /* rows that make no sense */
    char why_skipped[FLEET_REASON_BYTES];
} FleetHall;

typedef struct FleetStatus {
    int64_t when, since, refused;
    FleetLink link;
    char reason[FLEET_REASON_BYTES], last[FLEET_REASON_BYTES];
} FleetStatus;

typedef struct Fleet {
    bool is_configured;
    FleetHall hall;
    double hall_from;               /* ms: when it was new */
    bool has_hall;                  /* and it is not too old */
    char fault[FLEET_REASON_BYTES]; /* why the last one cannot be read; empty: it can */
    int64_t forgotten;              /* our own of until then are not shown */
    FleetStatus status;
    double status_from;
    double health_at;
    char pack[sizeof((FleetHealth *)NULL)->pack]; /* as it was told then */
    double began, now;                            /* ms */
    FleetLink noted;
} Fleet;

extern Fleet fleet;

/* fleet_papers.c: false: the text makes no sense, and the error says why. */
bool fleet_read_hall(const char *text, size_t size, FleetHall *hall, DataError *error);
bool fleet_read_status(const char *text, size_t size, FleetStatus *status, DataError *error);

#endif
