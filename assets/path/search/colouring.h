/* Three ways to colour the board with about ten cells of each colour. */
#ifndef ASSETS_PATH_SEARCH_COLOURING_H
#define ASSETS_PATH_SEARCH_COLOURING_H

#include "core/path/board.h"
#include "core/random.h"

/* At random, but equal colours are nowhere side by side. */
void colour_apart(Random *random, uint8_t colour[PATH_CELLS]);

/* A sixth of a turn about the middle takes each colour to the next of a round. */
void colour_in_turns(Random *random, uint8_t colour[PATH_CELLS]);

/* By a rule: the neighbours of a colour are of the same colours everywhere, of all five others. */
void colour_in_a_weave(Random *random, uint8_t colour[PATH_CELLS]);

#endif
