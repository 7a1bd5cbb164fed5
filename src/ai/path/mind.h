/* What every level but easy looks at before it compares lines. */
#ifndef AI_PATH_MIND_H
#define AI_PATH_MIND_H

#include "ai/path/trail.h"

typedef struct Mind {
    Ground ground;
    Round round;
    Trail trail; /* the player's own */
    const PathCard *card;
} Mind;

void mind_make(Mind *mind, const PathView *view, int player);

#endif
