#include "ai/nim_ai.h"

/* That leaves nothing when all heaps are added without carrying: against it two players cannot win. */
static bool find_best(const NimGame *game, NimAction *action) {
    unsigned sum = 0;
    for (int i = 0; i < NIM_HEAPS; i++) {
        sum ^= game->heap[i];
    }
    for (int i = 0; i < NIM_HEAPS; i++) {
        if ((game->heap[i] ^ sum) < game->heap[i]) {
            action->heap = (uint8_t)i;
            action->count = (uint8_t)(game->heap[i] - (game->heap[i] ^ sum));
            return true;
        }
    }
    return false;
}

NimAction nim_ai_choose(AiLevel level, const NimGame *game, Random *random) {
    NimAction action = {.player = game->turn};
    bool thinks = (int)random_below(random, AI_LEVELS - 1) < ai_level_strength(level);
    if (!thinks || !find_best(game, &action)) {
        do {
            action.heap = (uint8_t)random_below(random, NIM_HEAPS);
        } while (game->heap[action.heap] == 0);
        action.count = (uint8_t)(1 + random_below(random, game->heap[action.heap]));
    }
    return action;
}
