/* What a stand of a fleet tells its server, as rows that are written with what they tell of, in the same transaction.
 * An event is known by its store (a random number drawn when the stand joins) and its number there, without gaps. Where
 * no fleet was joined all of these do nothing. SQLite results throughout. */
#ifndef STORE_OUTBOX_H
#define STORE_OUTBOX_H

#include "store/visits.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

enum { OUTBOX_STORE_SIZE = 40 };

int outbox_join(sqlite3 *db);
/* What has not been told stays, should it join again. */
int outbox_leave(sqlite3 *db);

/* A visit that has just ended, and the answers given in it by topic. */
int outbox_visit(sqlite3 *db, int64_t visit, int64_t now);
int outbox_fame(sqlite3 *db, const StoreFame *fame);
int outbox_health(sqlite3 *db, const char *body, int64_t now);
/* Staff emptied the hall of fame here: the names that still wait go too. */
int outbox_cleared(sqlite3 *db);
/* The hall of all stands was emptied: ours as well. */
int outbox_begin_era(sqlite3 *db);
/* Names that wait in a database, which may be of a version without an outbox. */
int outbox_forget_names(sqlite3 *db);

/* After a spell apart in memory: with apart attached under that name, in the transaction that joins it. */
int outbox_join_apart(sqlite3 *db);
/* Into what a backup held comes what still waits in the file it replaces; from now on the store has another number,
 * since those that were used meanwhile would be used again. */
int outbox_restore(sqlite3 *backup, sqlite3 *replaced);

/* An acknowledgement as fleet/sidecar writes it: deletes what has arrived; from where another event has the same number
 * on, draws a new store. False in *is_ours: it is of another run, or makes no sense, and nothing was done. */
int outbox_acknowledge(sqlite3 *db, const char *text, const char *run, bool *is_ours, bool *is_renumbered);

/* Where a reading goes on: behind this event. */
typedef struct OutboxPlace {
    bool is_current; /* of the store that is in use: those of older ones come first */
    char store[OUTBOX_STORE_SIZE];
    int64_t seq;
} OutboxPlace;

/* The next events behind a place, at most `most` and all of one store, as the text of a JSON list to be freed; NULL:
 * none. first and last: the places of the first and last of them. */
char *outbox_read(sqlite3 *db, const OutboxPlace *behind, int most, OutboxPlace *first, OutboxPlace *last, int *count);
int64_t outbox_waiting(sqlite3 *db);

#endif
