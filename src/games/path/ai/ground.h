/* What doesn't change during a search: the board, in the form a search needs. */
#ifndef GAMES_PATH_AI_GROUND_H
#define GAMES_PATH_AI_GROUND_H

#include "games/path/rules/view.h"

struct WorthWeights;

enum { GROUND_RING = 6, GROUND_OFF = 63 /* no cell: a bit that is never set */ };

typedef struct Ground {
    PathBoard board;
    PathCells numbers;                       /* cells with one */
    uint8_t number_at[PATH_CELLS];           /* 0: none */
    uint8_t colour_at[PATH_CELLS];           /* PathColour */
    uint8_t ring[PATH_CELLS][GROUND_RING];   /* the neighbours going round, GROUND_OFF beyond the rim */
    uint8_t apart[PATH_NUMBERS][PATH_CELLS]; /* steps from each number's cell to every other */
    uint8_t colours_of[PATH_CARDS];          /* a bit for each colour of a card */
    uint64_t fields_of[PATH_CARDS];          /* fields of each colour, a byte each */
    const struct WorthWeights *weights;      /* what judges places */
    bool alone;
} Ground;

void ground_make(Ground *ground, const PathBoard *board, int players);

/* Bits of a set: many processors count them in an instruction that old ones of the same kind have not. */
static inline int ground_count(PathCells cells) {
    cells -= cells >> 1 & UINT64_C(0x5555555555555555);
    cells = (cells & UINT64_C(0x3333333333333333)) + (cells >> 2 & UINT64_C(0x3333333333333333));
    cells = (cells + (cells >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)(cells * UINT64_C(0x0101010101010101) >> 56);
}

#endif
