/* A stand's folder of its fleet, in memory, and a store that tells it what happens. */
#ifndef TESTS_STORE_FLEET_FOLDER_H
#define TESTS_STORE_FLEET_FOLDER_H

#include "store/store.h"
#include "store/visits.h"

#include <check.h>

enum { FLEET_DAY = 20500 };

extern Store *store;
extern bool fleet_is_full; /* the folder takes no more files */

void fleet_set_up(void); /* an open store that has joined no fleet yet */
void fleet_tear_down(void);
void join(void);
void open_store(StoreProblem problem); /* expects this notice, or none */
void open_anew(void);

/* --- the folder --------------------------------------------------------------------------------------------------- */

void put(const char *name, const char *text);
void remove_file(const char *path);
void clear(const char *folder, const char *begin, const char *end);
int fleet_files(void);

/* All that lies in out/, in the order of names; to be freed. */
char *handed(void);
int handed_count(const char *what);
/* A value that follows a key in the first file; to be used at once. */
const char *said(const char *key);
void acknowledge(const char *of_store, int64_t up_to, int64_t fork);

void sleep_a_little(void);
/* Until so many of them are in out/; fails after seconds. */
void wait_for_handed(const char *what, int count);
void wait_for_waiting(int64_t count);

/* --- what is told ------------------------------------------------------------------------------------------------- */

int64_t visit(int64_t game, StoreVisitOutcome outcome);
void answer(int64_t game, int64_t ordinal, const char *topic, bool right);

/* What a query finds in the store. */
int64_t number(const char *sql);

#endif
