/* A game made of what a table may see of it: it says what is legal and why something is not exactly as the true one
 * does, and knows nothing that is hidden: it cannot be played on. */
#ifndef GAMES_WORLD_FAR_MASK_H
#define GAMES_WORLD_FAR_MASK_H

#include "games/world/rules/game.h"
#include "games/world/rules/view.h"

void world_mask(const WorldView *view, uint8_t house, WorldGame *game);

#endif
