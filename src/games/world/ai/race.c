#include "games/world/ai/race.h"

/* Of what an incomplete row's count lacks to seven, the share it gains within so many turns, in 256ths. */
static const uint16_t GROWTH[CURVE_TURNS] = {20,  45,  70,  92,  112, 130, 145, 158,
                                             170, 180, 189, 197, 204, 210, 216, 220};

int race_count_by(const Runner *runner, int turn) {
    int lacks = runner->count < 7 ? 7 - runner->count : 0;
    return runner->count * RACE_FIELD + lacks * GROWTH[turn];
}

/* The chance that none of the others is done within so many turns of theirs. */
static int none_done(const Runner *runner, int players, int me, int turns) {
    int64_t chance = CURVE_ONE;
    for (int p = 0; p < players && turns > 0; p++) {
        if (p != me) {
            chance = chance * (CURVE_ONE - curve_chance(&runner[p].curve, turns - 1)) / CURVE_ONE;
        }
    }
    return (int)chance;
}

int race_swing(const Runner *runner, int me, int other, int turn) {
    int own = (RACE_FULL - race_count_by(&runner[me], turn)) * runner[me].times + RACE_REWARD;
    return own + (RACE_FULL - race_count_by(&runner[other], turn)) * runner[other].times + RACE_REWARD;
}

/* Against who is likeliest to be done by then. */
static int swing(const Runner *runner, int players, int me, int turn) {
    int fastest = 0;
    int best = -1;
    for (int p = 0; p < players; p++) {
        int chance = curve_chance(&runner[p].curve, turn);
        if (p != me && chance > best) {
            best = chance;
            fastest = p;
        }
    }
    return race_swing(runner, me, fastest, turn);
}

/* Being done in turn t wins if the others were not done in their first t + 1 turns, since they move first now. So each
 * turn's chance weighs what it saves: overtaking it in the very next turn. */
void race_stakes(Stakes *stakes, const Runner *runner, int players, int me) {
    int alive = none_done(runner, players, me, 1);
    stakes->complete = (int32_t)((int64_t)(CURVE_ONE - alive) * swing(runner, players, me, 0) / CURVE_ONE);
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        int next = turn + 1 < CURVE_TURNS ? none_done(runner, players, me, turn + 2) : 0;
        stakes->worth[turn] = (int32_t)((int64_t)(alive - next) * swing(runner, players, me, turn) / CURVE_ONE);
        stakes->complete += stakes->worth[turn];
        alive = next;
    }
}

int race_worth(const Stakes *stakes, const Curve *curve) {
    int32_t sum = 0; /* all that is at stake in a stage, some 40 fields, times CURVE_ONE is well within */
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        sum += stakes->worth[turn] * curve_chance(curve, turn);
    }
    return (int)(sum / CURVE_ONE);
}
