/* The hall of fame: the best of the day and of the fair, by board, of all stands where there is a fleet. Names are
 * those visitors chose from our lists. */
#ifndef KIOSK_HALL_H
#define KIOSK_HALL_H

#include "store/visits.h"

#include <stdbool.h>

typedef enum HallSpan {
    HALL_DAY,
    HALL_FAIR,
} HallSpan;

/* 1: the best there is, down to STORE_FAME_MOST; 0: not among them. */
typedef struct HallPlace {
    int of_day, of_fair;
} HallPlace;

bool hall_is_better(StoreFameKind kind, int32_t one, int32_t other);

/* After a game: takes the entry in if it is good enough (kind, board, name, figurine and value; the day is that of
 * now). Equal ones who came before stay before. Nothing is entered with a value below 1 or without a store. Reads the
 * store, so not while a frame must not wait. */
HallPlace hall_enter(Store *store, const StoreFame *entry, int64_t now);

/* Best first; returns how many, at most `most`. */
size_t hall_best(Store *store, StoreFameKind kind, const char *board, HallSpan span, int64_t now, StoreFame *out,
                 size_t most);

/* A new fair begins. */
void hall_clear(Store *store);

#endif
