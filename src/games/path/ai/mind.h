/* What every level but easy looks at before it compares lines. */
#ifndef GAMES_PATH_AI_MIND_H
#define GAMES_PATH_AI_MIND_H

#include "games/path/ai/trail.h"

typedef struct Mind {
    Ground ground;
    Round round;
    Trail trail; /* the player's own */
    const PathCard *card;
} Mind;

void mind_make(Mind *mind, const PathView *view, int player);

/* What a step is worth, one card further: the mean, over the cards that may come next, of the best line on each. */
int32_t mind_ahead(const Mind *mind, const Step *step);

#endif
