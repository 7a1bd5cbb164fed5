/* The picture of a route that did not come with the game: made of its board as the generator of our pictures makes
 * ours (assets/art/board/generate/draw_route.py), of the same glass and fibre. */
#ifndef GAMES_WORLD_SCENES_ROUTE_H
#define GAMES_WORLD_SCENES_ROUTE_H

#include "games/world/data/board.h"
#include "gfx/gfx.h"

/* In both shapes, under the names that the board itself gives them; nothing for a board of ours. */
void route_define(Gfx *gfx, const Board *board);

#endif
