#include "games/world/ai/contest.h"

/* Of what a card counts when the own row is outrun, in fifths: cards kept for that come out too dear. Measured best. */
enum { CARD_SHARE = 4 };

/* Everybody's moves if `winner` is done after so many turns of the own row's. */
static void moves_when_won(const Rival *rival, int players, int winner, int turns, int32_t *moves) {
    for (int p = 0; p < players; p++) {
        moves[p] = rival[p].prospect.count[turns < CURVE_TURNS ? turns : CURVE_TURNS] * rival[p].times;
    }
    moves[winner] = CONTEST_FULL_COUNT * rival[winner].times + CONTEST_REWARD;
}

/* The chance that a rival is not done within so many own turns. */
static int64_t not_done(const Rival *rival, int turns) {
    return turns == 0 ? CURVE_ONE : CURVE_ONE - rival->prospect.done[turns - 1];
}

static int64_t nobody_done(const Rival *rival, int players, int me, int turns) {
    int64_t chance = CURVE_ONE;
    for (int p = 0; p < players; p++) {
        chance = p == me ? chance : chance * not_done(&rival[p], turns) / CURVE_ONE;
    }
    return chance;
}

/* Who it is that outruns the own row in a turn: each rival by the chance to be done in just that turn. */
static void outrun_in(Contest *contest, const Standing *standing, const Rival *rival, int me, int turns,
                      int64_t chance) {
    int64_t weight[WORLD_PLAYERS_MAX] = {0};
    int64_t all = 0;
    int64_t flat = 0;
    int64_t steep = 0;
    for (int p = 0; p < standing->players; p++) {
        weight[p] = p == me ? 0 : not_done(&rival[p], turns) - not_done(&rival[p], turns + 1);
        all += weight[p];
    }
    for (int p = 0; p < standing->players && all > 0; p++) {
        if (weight[p] == 0) {
            continue;
        }
        int32_t moves[WORLD_PLAYERS_MAX];
        moves_when_won(rival, standing->players, p, turns, moves);
        int32_t usual = moves[me];
        int32_t card = STANDING_FIELD * rival[me].times;
        int64_t here = standing_chance(standing, moves, p, me);
        moves[me] = usual + card;
        int64_t more = standing_chance(standing, moves, p, me);
        moves[me] = usual - card;
        int64_t less = standing_chance(standing, moves, p, me);
        int64_t slope = (more - less) / 2;
        flat += weight[p] * (here - slope * usual / card);
        steep += weight[p] * slope;
    }
    contest->outrun[turns] = (int32_t)(all > 0 ? flat / all * chance / CURVE_ONE : 0);
    contest->outrun_card[turns] = (int32_t)(all > 0 ? steep / all * chance / CURVE_ONE : 0);
}

void contest_make(Contest *contest, const Standing *standing, const Rival *rival, int me) {
    int64_t alive = CURVE_ONE;
    for (int turns = 0; turns < CURVE_TURNS; turns++) {
        int32_t moves[WORLD_PLAYERS_MAX];
        int64_t next = nobody_done(rival, standing->players, me, turns + 1);
        outrun_in(contest, standing, rival, me, turns, alive - next);
        moves_when_won(rival, standing->players, me, turns + 1, moves);
        contest->done[turns] = (int32_t)(next * standing_chance(standing, moves, me, me) / CURVE_ONE);
        alive = next;
    }
    static const int32_t NONE[WORLD_PLAYERS_MAX];
    contest->open = (int32_t)(alive * standing_chance(standing, NONE, me, me) / CURVE_ONE);
}

int contest_chance(const Contest *contest, const Prospect *own) {
    int64_t sum = 0;
    int64_t before = 0;
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        int64_t here =
            contest->outrun[turn] + (int64_t)contest->outrun_card[turn] * own->count[turn] * CARD_SHARE / (256 * 5);
        int64_t done = own->done[turn];
        sum += (CURVE_ONE - before) * here + (done - before) * contest->done[turn];
        before = done;
    }
    return (int)((sum + (CURVE_ONE - before) * contest->open) / CURVE_ONE);
}
