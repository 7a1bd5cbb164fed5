/* Three ways to colour the board. Each looks the same after a turn about the middle if every colour is exchanged for
 * another: so starts that lie a turn apart are worth the same, but for the numbers and the middle cell itself. */
#ifndef ASSETS_PATH_SEARCH_COLOURING_H
#define ASSETS_PATH_SEARCH_COLOURING_H

#include "core/path/board.h"
#include "core/random.h"

typedef struct Colouring {
    uint8_t colour[PATH_CELLS];
    uint8_t next[PATH_COLOURS]; /* what each colour becomes by a turn */
} Colouring;

/* Where a cell comes to by so many sixths of a turn. */
int turned(int cell, int sixths);

/* By half a turn, and mixed: no two neighbours are equal, and each colour has ten cells, one eleven. */
void colour_mixed(Random *random, Colouring *out);

/* By a sixth of a turn, which takes the six colours round. As many of each; the middle alone is equal to a neighbour. */
void colour_in_turns(Random *random, Colouring *out);

/* By half a turn, and by a rule: the neighbours of a colour are the same everywhere, and all five others among them. */
void colour_in_a_weave(Random *random, Colouring *out);

#endif
