/* A row's plan as a sensible adult sees it: which cards may stay, so that few are missing and those find room. */
#ifndef GAMES_WORLD_AI_PLAN_H
#define GAMES_WORLD_AI_PLAN_H

#include "games/world/ai/known.h"

enum { PLAN_CARD = 100 }; /* the cost of one missing card, apart from how hard it is to find */

/* What the best plan for a row costs; 0 for a complete one. */
int plan_cost(const Known *known, const WorldCard *row);

#endif
