/* The race for numbers: what others may take. */
#ifndef GAMES_PATH_AI_RACE_H
#define GAMES_PATH_AI_RACE_H

#include "games/path/rules/view.h"

/* A bit for each number nobody has reached that a player can reach in this round; and the same for all others. */
unsigned race_reach_of(const PathView *view, int player);
unsigned race_within_reach(const PathView *view, int player);

#endif
