/* What somebody had done before a game, for whoever tells of its end. As statistics, it counts what was one's own doing
 * to the end, and one kind of game alone. */
#ifndef STORE_PAST_H
#define STORE_PAST_H

#include "store/store.h"

typedef struct StorePast {
    bool counts;          /* that game does, for this person */
    int64_t games, alone; /* finished with others, and alone */
    int64_t won_in_a_row; /* the last ones of those with others, at most STORE_ROW_MAX */
    int64_t best_stage;   /* 0: unknown */
    bool has_best;        /* played on that board, alone or with others as asked */
    int64_t best;         /* the most points there */
    bool has_highest;     /* the same on any board */
    int64_t highest;
    int64_t last; /* when the last one ended; 0: none did */
} StorePast;

enum { STORE_ROW_MAX = 100 };

/* Without one game, the last. */
StorePast store_find_past(Store *store, const char *kind, const char *name, const char *board, bool is_alone,
                          int64_t without);

/* How often one was placed better than another by that name, and the other way round, in all games so far. */
typedef struct StoreDuel {
    int64_t games, won, lost;
} StoreDuel;

StoreDuel store_find_duel(Store *store, const char *kind, const char *name, const char *other, bool is_computer);

#endif
