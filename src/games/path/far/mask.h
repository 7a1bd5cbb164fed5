/* A game made of what a seat may see of it: for that seat it says what is legal and why something is not exactly as the
 * true one does. It cannot be played on. */
#ifndef GAMES_PATH_FAR_MASK_H
#define GAMES_PATH_FAR_MASK_H

#include "games/path/rules/game.h"
#include "games/path/rules/view.h"

void path_mask(const PathView *view, PathGame *game);

#endif
