#include "games/world/ai/plan.h"

enum { HARD_TO_FIND = 300, NO_PLAN = 100000 };

/* Missing cards between two that stay: at least so many values must lie between them, jokers included, and the fewer of
 * those cards are still to come, the longer it takes. */
static int gap_cost(const Known *known, int low, int high, int missing, int jokers) {
    if (high - low - 1 < missing + jokers) {
        return NO_PLAN;
    }
    return missing == 0 ? 0 : missing * (PLAN_CARD + HARD_TO_FIND * missing / (known_between(known, low, high) + 1));
}

int plan_cost(const Known *known, const WorldCard *row) {
    int cost[WORLD_ROW + 1]; /* cheapest plan for the cards left of a slot that stays; the last: the row's end */
    for (int slot = 0; slot <= WORLD_ROW; slot++) {
        int high = slot == WORLD_ROW ? known->highest + 1 : row[slot];
        int jokers = 0;
        int missing = 0;
        cost[slot] = NO_PLAN;
        for (int left = slot - 1; left >= -1 && (slot == WORLD_ROW || high != WORLD_JOKER); left--) {
            if (left >= 0 && row[left] == WORLD_JOKER) {
                jokers++;
                continue;
            }
            int low = left < 0 ? 0 : row[left];
            bool free_jokers = missing == 0 && (left < 0 || slot == WORLD_ROW);
            int before = left < 0 ? 0 : cost[left];
            int here = before + gap_cost(known, low, high, missing, free_jokers ? 0 : jokers);
            cost[slot] = here < cost[slot] ? here : cost[slot];
            missing++;
        }
    }
    return cost[WORLD_ROW];
}
