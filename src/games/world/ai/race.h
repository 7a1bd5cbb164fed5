/* The race of a stage: what finishing within so many of one's own turns is worth, in fields, while the others hurry
 * too. Fields are counted in 256ths throughout. */
#ifndef GAMES_WORLD_AI_RACE_H
#define GAMES_WORLD_AI_RACE_H

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
    int32_t swing[CURVE_TURNS]; /* between being first in a turn and being outrun then */
    int32_t none[CURVE_TURNS];  /* the chance that none of the others is done within t + 1 turns */
    int32_t complete;           /* of a row that is complete now */
} Stakes;

/* The own stakes when the own turn has just ended and the others move next, clockwise. */
void race_stakes(Stakes *stakes, const Runner *runner, int players, int me);

/* What of it is lost, turn by turn, once another's curve is not what it `was`. */
void race_loss(int32_t loss[CURVE_TURNS], const Stakes *stakes, const Curve *was, const Curve *is);

/* What finishing first is worth against being overtaken by another after so many turns: the own row counts in full and
 * earns the reward, and so does not the row of the one who was faster. */
int race_swing(const Runner *runner, int me, int other, int turn);

/* What a curve is worth, in fields. */
int race_worth(const Stakes *stakes, const Curve *curve);

/* The same with other figures for each turn. */
int race_sum(const int32_t worth[CURVE_TURNS], const Curve *curve);

/* What a row that is not complete will count, should another finish after so many more turns. */
int race_count_by(const Runner *runner, int turn);

#endif
