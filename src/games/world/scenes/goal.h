/* Somebody reaches the goal: the board grows towards it, its mirror opens like an iris in front of the window, and
 * whoever has arrived stands in its light. Milliseconds are of the clips, at normal speed. */
#ifndef GAMES_WORLD_SCENES_GOAL_H
#define GAMES_WORLD_SCENES_GOAL_H

#include "games/world/scenes/table.h"

#define GOAL_COMES_MS 800.0
#define GOAL_MS       2300.0
#define GOAL_STILL_MS 1300.0 /* with reduced motion: one picture of it */

/* Starts making its pictures, to have them sharp in time. */
void goal_want(const Table *table);

/* False: it does not open now. True: that was all there is to be seen. */
bool goal_draw(const Table *table);

#endif
