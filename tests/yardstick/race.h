/* The race of a stage: what it is worth, in fields, to be done within so many own turns while the others hurry too.
 * Fields are counted in 256ths throughout. */
#ifndef YARDSTICK_RACE_H
#define YARDSTICK_RACE_H

#include "games/world/ai/curve.h"

#include "games/world/rules/view.h"

enum {
    RACE_FIELD = 256,
    RACE_REWARD = 2 * RACE_FIELD * 3 / 5,            /* the reward question, at a usual chance to know */
    RACE_FULL = 8 * RACE_FIELD + RACE_FIELD * 3 / 5, /* what a complete row counts: nine, at times less a joker */
};

/* How a player stands in a stage. */
typedef struct Runner {
    Curve curve;
    int count; /* of the row as it is */
    int times; /* fields a counted card is worth: 1, with Fast Track 2 */
} Runner;

/* Worth of the own curve: the sum over turns of worth[turn] times the chance to be done by then. */
typedef struct Stakes {
    int32_t worth[CURVE_TURNS];
    int32_t complete; /* of a row that is complete now */
} Stakes;

/* The own stakes when the own turn has just ended and the others move next, clockwise. */
void yardstick_race_stakes(Stakes *stakes, const Runner *runner, int players, int me);

/* What a curve is worth, in fields. */
int yardstick_race_worth(const Stakes *stakes, const Curve *curve);

/* What a row that is not complete will count, should another finish after so many more turns. */
int yardstick_race_count_by(const Runner *runner, int turn);

#endif
