#include "games/world/ai/race.h"

/* Of what an incomplete row's count lacks to seven, the share it gains within so many turns, in 256ths. */
static const uint16_t GROWTH[CURVE_TURNS] = {20,  45,  70,  92,  112, 130, 145, 158,
                                             170, 180, 189, 197, 204, 210, 216, 220};

static int lacks(const Runner *runner) {
    return runner->count < 7 ? 7 - runner->count : 0;
}

int race_count_by(const Runner *runner, int turn) {
    return runner->count * RACE_FIELD + lacks(runner) * GROWTH[turn];
}

/* What is at stake between two, less so much of each turn's growth. */
typedef struct Swing {
    int now;
    int growing;
} Swing;

static Swing swing_between(const Runner *me, const Runner *other) {
    int own = (RACE_FULL - me->count * RACE_FIELD) * me->times + RACE_REWARD;
    int theirs = (RACE_FULL - other->count * RACE_FIELD) * other->times + RACE_REWARD;
    return (Swing){own + theirs, lacks(me) * me->times + lacks(other) * other->times};
}

int race_swing(const Runner *runner, int me, int other, int turn) {
    Swing swing = swing_between(&runner[me], &runner[other]);
    return swing.now - swing.growing * GROWTH[turn];
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
    int fastest = -1;
    Swing swing = {0};
    stakes->complete = 0;
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        if (now.fastest != fastest) {
            fastest = now.fastest;
            swing = swing_between(&runner[me], &runner[fastest]);
        }
        int here = swing.now - swing.growing * GROWTH[turn];
        stakes->swing[turn] = here;
        stakes->none[turn] = now.none;
        if (turn == 0) {
            stakes->complete = (int32_t)((int64_t)(CURVE_ONE - now.none) * here / CURVE_ONE);
        }
        Others next = {0};
        if (turn + 1 < CURVE_TURNS) {
            next = others_by(runner, players, me, turn + 1);
        }
        stakes->worth[turn] = (int32_t)((int64_t)(now.none - next.none) * here / CURVE_ONE);
        stakes->complete += stakes->worth[turn];
        now = next;
    }
}

void race_loss(int32_t loss[CURVE_TURNS], const Stakes *stakes, const Curve *was, const Curve *is) {
    int64_t later = 0;
    for (int turn = CURVE_TURNS - 1; turn >= 0; turn--) {
        int without = CURVE_ONE - curve_chance(was, turn);
        int64_t none = without > 0 ? (int64_t)stakes->none[turn] * (CURVE_ONE - curve_chance(is, turn)) / without : 0;
        loss[turn] = (int32_t)(stakes->worth[turn] - (none - later) * stakes->swing[turn] / CURVE_ONE);
        later = none;
    }
}

int race_sum(const int32_t worth[CURVE_TURNS], const Curve *curve) {
    int32_t sum = 0; /* all that is at stake in a stage, some 40 fields, times CURVE_ONE is well within */
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        sum += worth[turn] * curve_chance(curve, turn);
    }
    return (int)(sum / CURVE_ONE);
}

int race_worth(const Stakes *stakes, const Curve *curve) {
    return race_sum(stakes->worth, curve);
}
