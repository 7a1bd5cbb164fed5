/* Three ways to colour the board. Each looks the same in a mirror that stands upright and in one that lies if colours
 * trade places: so the four starts, which come to lie on one another, are worth the same, but for the numbers. No two
 * neighbours are equal, and there are ten or eleven cells of each colour. */
#ifndef ASSETS_PATH_SEARCH_COLOURING_H
#define ASSETS_PATH_SEARCH_COLOURING_H

#include "core/random.h"
#include "games/path/rules/board.h"

#include <stdbool.h>

enum { MIRRORS = 2 }; /* the upright one first */

typedef struct Colouring {
    uint8_t colour[PATH_CELLS];
    uint8_t exchange[MIRRORS][PATH_COLOURS]; /* what each colour becomes in a mirror */
} Colouring;

/* Where a cell comes to by so many sixths of a turn, and in a mirror that stands upright, or lies. */
int turned(int cell, int sixths);
int mirrored(int cell, bool upright);

/* Two colours trade places in the upright mirror, two others in the lying one. */
void colour_in_pairs(Random *random, Colouring *out);

/* Twice two trade places in the upright mirror, none in the lying one: the lower half is the upper one's image. */
void colour_as_mirrored(Random *random, Colouring *out);

/* The same twice two trade places in both mirrors: half a turn shows the same board. */
void colour_as_turned(Random *random, Colouring *out);

#endif
