#include "games/world/ai/race.h"

/* Of what an incomplete row's count lacks to seven, the share it gains within so many turns, in 256ths. */
static const uint16_t GROWTH[CURVE_TURNS] = {20,  45,  70,  92,  112, 130, 145, 158,
                                             170, 180, 189, 197, 204, 210, 216, 220};

int race_count_by(const Runner *runner, int turn) {
    int lacks = runner->count < 7 ? 7 - runner->count : 0;
    return runner->count * RACE_FIELD + lacks * GROWTH[turn];
}

int race_swing(const Runner *runner, int me, int other, int turn) {
    int own = (RACE_FULL - race_count_by(&runner[me], turn)) * runner[me].times + RACE_REWARD;
    return own + (RACE_FULL - race_count_by(&runner[other], turn)) * runner[other].times + RACE_REWARD;
}

/* The others within so many turns of theirs. */
typedef struct Others {
    int none;    /* the chance that nobody is done */
    int fastest; /* who is likeliest to be */
} Others;

static Others others_by(const Runner *runner, int players, int me, int turn) {
    Others others = {.none = CURVE_ONE};
    int best = -1;
    for (int p = 0; p < players; p++) {
        if (p != me) {
            int chance = curve_chance(&runner[p].curve, turn);
            others.none = (int)((int64_t)others.none * (CURVE_ONE - chance) / CURVE_ONE);
            others.fastest = chance > best ? p : others.fastest;
            best = chance > best ? chance : best;
        }
    }
    return others;
}

/* Being done in turn t wins if the others were not done in their first t + 1 turns, since they move first now. So each
 * turn's chance weighs what it saves: overtaking it in the very next turn. */
void race_stakes(Stakes *stakes, const Runner *runner, int players, int me) {
    Others now = others_by(runner, players, me, 0);
    stakes->complete = 0;
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        int swing = race_swing(runner, me, now.fastest, turn);
        if (turn == 0) {
            stakes->complete = (int32_t)((int64_t)(CURVE_ONE - now.none) * swing / CURVE_ONE);
        }
        Others next = {0};
        if (turn + 1 < CURVE_TURNS) {
            next = others_by(runner, players, me, turn + 1);
        }
        stakes->worth[turn] = (int32_t)((int64_t)(now.none - next.none) * swing / CURVE_ONE);
        stakes->complete += stakes->worth[turn];
        now = next;
    }
}

int race_worth(const Stakes *stakes, const Curve *curve) {
    int32_t sum = 0; /* all that is at stake in a stage, some 40 fields, times CURVE_ONE is well within */
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        sum += stakes->worth[turn] * curve_chance(curve, turn);
    }
    return (int)(sum / CURVE_ONE);
}
