/* The race for numbers: what others may take. */
#ifndef AI_PATH_RACE_H
#define AI_PATH_RACE_H

#include "core/path/view.h"

/* A bit for each number that somebody else can reach in this round. */
unsigned race_within_reach(const PathView *view, int player);

#endif
