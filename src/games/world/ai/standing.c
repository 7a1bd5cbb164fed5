#include "games/world/ai/standing.h"

#include "core/core_assert.h"
#include "games/world/ai/curve.h"

enum { BANDS = 14, BAND = 8 * STANDING_FIELD };

/* A lead of so many 256ths of a field doubles the chances against each other; by the leader's distance in bands of
 * eight fields: the farther the goal, the more can still happen. */
static const int32_t DOUBLING[BANDS] = {700,  950,  1230, 1480, 1690, 1870, 2030,
                                        2180, 2310, 2440, 2560, 2680, 2790, 2900};

/* How a chance falls with every doubling, as CURVE_CHANCE has it. */
static int64_t halved(int64_t lead, int32_t doubling) {
    int64_t cost = lead * CURVE_BIT / doubling;
    return cost >= CURVE_NEVER ? 1 : CURVE_CHANCE[cost] + 1;
}

void standing_from(Standing *standing, const WorldView *view) {
    standing->players = view->players;
    standing->is_last = world_track_ends_with(&view->track, view->stage);
    for (int p = 0; p < view->players; p++) {
        standing->left[p] = STANDING_FIELD * (view->track.goal - view->seat[p].field);
    }
}

/* Moves are averages: whoever is expected just at the goal gets there in half of all cases. */
static int64_t reaches(int32_t left) {
    enum { SPREAD = STANDING_FIELD * 4 / 5 };
    int64_t half = CURVE_ONE / 2;
    if (left > 0) {
        return half * halved(left, SPREAD) / CURVE_ONE;
    }
    return CURVE_ONE - half * halved(-left, SPREAD) / CURVE_ONE;
}

static int64_t chance_in_the_long_run(const Standing *standing, const int32_t *left, int player) {
    int players = standing->players;
    int32_t nearest = left[0];
    for (int p = 1; p < players; p++) {
        nearest = left[p] < nearest ? left[p] : nearest;
    }
    int32_t band = nearest < 0 || standing->is_last ? 0 : nearest / BAND;
    int32_t doubling = DOUBLING[band < BANDS ? band : BANDS - 1];
    int64_t all = 0;
    for (int p = 0; p < players; p++) {
        all += halved(left[p] - nearest, doubling);
    }
    CORE_ASSERT(all > 0); /* the nearest counts whole */
    return STANDING_SURE * halved(left[player] - nearest, doubling) / all;
}

int standing_chance(const Standing *standing, const int32_t *moves, int first, int player) {
    int32_t left[WORLD_PLAYERS_MAX] = {0};
    int64_t open = CURVE_ONE; /* nobody has reached the goal yet */
    int64_t chance = 0;
    for (int seat = 0, p = first; seat < standing->players; seat++, p = world_left_of(p, standing->players)) {
        left[p] = standing->left[p] - moves[p];
        int64_t arrives = left[p] < 3 * STANDING_FIELD ? open * reaches(left[p]) / CURVE_ONE : 0;
        chance += p == player ? arrives * STANDING_SURE / CURVE_ONE : 0;
        open -= arrives;
    }
    return (int)(chance + open * chance_in_the_long_run(standing, left, player) / CURVE_ONE);
}

static bool is_taken(const WorldView *view, int player, int field) {
    for (int p = 0; p < view->players; p++) {
        if (p != player && view->seat[p].field == field) {
            return field != 0 && field != view->track.goal;
        }
    }
    return false;
}

int standing_move(const WorldView *view, int player, int fields) {
    int from = view->seat[player].field;
    int goal = view->track.goal;
    if (fields == 0 || from == goal) {
        return 0;
    }
    int aimed = from + fields < goal ? from + fields : goal;
    int to = aimed;
    while (is_taken(view, player, to)) {
        to++;
    }
    int site = to == aimed ? view->track.site[to] : 0;
    int known = site > 0 ? STANDING_KNOWS : 1000 - STANDING_KNOWS;
    return STANDING_FIELD * (to - from) + STANDING_FIELD * site * known / 1000;
}
