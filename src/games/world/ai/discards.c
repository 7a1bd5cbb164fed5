#include "games/world/ai/discards.h"

enum {
    /* In PACE_CARD, measured best: a card that will be put down is seen before most of the stock is, and what else is
     * put down comes less often in return. */
    LET_GO = 56,
    IN_STOCK = 14,
    SOON = 3, /* the turn, from 0, whose plans tell which cards go */
};

void discards_foresee(Pace *pace, const Outlook *right) {
    const Known *known = right->pace->known;
    int weight[WORLD_HIGHEST_CARD + 2] = {0};
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        if (right->row[slot] != WORLD_JOKER) {
            int stays = right->left[slot].cost[SOON] + right->right[slot].cost[SOON];
            weight[right->row[slot]] = right->without[slot].cost[SOON] <= stays ? LET_GO : 0;
        }
    }
    for (int card = 1; card <= known->highest; card++) {
        weight[card] += IN_STOCK * known->unseen[card];
    }
    *pace = *right->pace;
    for (int card = 1; card <= WORLD_HIGHEST_CARD + 1; card++) {
        pace->below[card + 1] = (uint16_t)(pace->below[card] + weight[card]);
    }
}
