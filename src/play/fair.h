/* Whether the host of a table shuffled fairly. Before anything is dealt it tells the SHA-256 of its key, and when all
 * is over the key with the whole game. So whoever played along can do every shuffle again, and see that each card lay
 * where the key, and nobody else, had put it. */
#ifndef PLAY_FAIR_H
#define PLAY_FAIR_H

#include "protocol/chance.h"

typedef struct Session Session;

typedef enum FairShuffle {
    FAIR_UNTOLD, /* the game goes on, or its host promised nothing */
    FAIR_PROVED,
    FAIR_BROKEN, /* the key is another, or the game told at the end is not the one that was played */
} FairShuffle;

/* `text` is the record of the whole game. */
FairShuffle fair_check(const Session *played, const char *commit, const char *text);

#endif
