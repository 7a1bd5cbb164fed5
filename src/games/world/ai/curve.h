/* How soon a row may be complete: for each number of own turns from 1 to CURVE_TURNS the chance to be done by then.
 *
 * Chances are kept as costs, minus their logarithm to base 2 in 256ths, since gaps are filled side by side: the chance
 * that all are filled is a product, so their costs add up. */
#ifndef GAMES_WORLD_AI_CURVE_H
#define GAMES_WORLD_AI_CURVE_H

#include "games/world/rules/card.h"

#include <stdint.h>

enum {
    CURVE_TURNS = 16,
    CURVE_BIT = 256,     /* cost of a chance of one half */
    CURVE_NEVER = 4095,  /* cost of what as good as never happens */
    CURVE_RATES = 256,   /* a gap's rate: of so many looks at a card, how many show one that lies in it */
    CURVE_APART = 70,    /* on top for every missing card: no turn fills two gaps; measured best */
    CURVE_ONE = 1 << 15, /* a sure thing, as a chance */
};

typedef struct Curve {
    int16_t cost[CURVE_TURNS]; /* [t]: within t + 1 own turns */
} Curve;

/* Of a gap by cards missing (0 to 9; each with CURVE_APART on top) and rate (0 to CURVE_RATES). Solved by
 * train/solve_gaps.c. */
extern const int16_t CURVE_OF_GAP[WORLD_ROW + 1][CURVE_RATES + 1][CURVE_TURNS];

/* Chances for costs from 0 to CURVE_NEVER; from the same solver. */
extern const uint16_t CURVE_CHANCE[CURVE_NEVER + 1];

static inline int curve_chance(const Curve *curve, int turn) {
    int cost = curve->cost[turn];
    return CURVE_CHANCE[cost < CURVE_NEVER ? cost : CURVE_NEVER];
}

#endif
