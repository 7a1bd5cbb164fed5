/* The race for numbers: what others may take. */
#ifndef AI_PATH_RACE_H
#define AI_PATH_RACE_H

#include "core/path/view.h"

/* A bit for each number nobody has reached that a player can reach in this round; and the same for all others. */
unsigned race_reach_of(const PathView *view, int player);
unsigned race_within_reach(const PathView *view, int player);

#endif
