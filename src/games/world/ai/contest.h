/* The chance to win the game from a stage in progress: one's own row races the others, and everybody's count at the
 * end moves the pieces. It is linear in what one's own row can become, so that many own rows can be compared cheaply
 * once the others have been examined. */
#ifndef GAMES_WORLD_AI_CONTEST_H
#define GAMES_WORLD_AI_CONTEST_H

#include "games/world/ai/prospect.h"
#include "games/world/ai/standing.h"

enum {
    CONTEST_FULL_COUNT = STANDING_FIELD * 43 / 5, /* nine cards, at times less a joker */
    CONTEST_REWARD = 2 * STANDING_FIELD * STANDING_KNOWS / 1000,
};

typedef struct Rival {
    Prospect prospect;
    int times; /* fields a counted card is worth: 1, with Fast Track 2 */
} Rival;

typedef struct Contest {
    int32_t done[CURVE_TURNS];        /* by being done in just that own turn */
    int32_t outrun[CURVE_TURNS];      /* by being outrun after so many own turns, with an empty row */
    int32_t outrun_card[CURVE_TURNS]; /* and for every card that counts by then */
    int32_t open;                     /* nobody done in all that time */
} Contest;

/* The own turn has just ended; the others follow clockwise. Of the own rival the usual counts are taken. */
void contest_make(Contest *contest, const Standing *standing, const Rival *rival, int me);

/* The chance to win, in STANDING_SURE. */
int contest_chance(const Contest *contest, const Prospect *own);

#endif
