#include "rules/nim.h"

#include <stddef.h>

void nim_start(NimGame *game, const NimSetup *setup) {
    *game = (NimGame){setup->players, (uint8_t)(setup->seed % setup->players), {3, 4, 5}};
}

int nim_stones(const NimGame *game) {
    int stones = 0;
    for (int i = 0; i < NIM_HEAPS; i++) {
        stones += game->heap[i];
    }
    return stones;
}

bool nim_is_over(const NimGame *game) {
    return nim_stones(game) == 0;
}

NimRefusal nim_apply(NimGame *game, const NimAction *action) {
    if (nim_is_over(game) || action->player != game->turn) {
        return NIM_REFUSED_TURN;
    }
    if (action->heap >= NIM_HEAPS || action->count == 0 || action->count > game->heap[action->heap]) {
        return NIM_REFUSED_COUNT;
    }
    game->heap[action->heap] = (uint8_t)(game->heap[action->heap] - action->count);
    if (!nim_is_over(game)) {
        game->turn = (uint8_t)((game->turn + 1) % game->players);
    }
    return NIM_ACCEPTED;
}

/* FNV-1a. */
uint64_t nim_hash(const NimGame *game) {
    const uint8_t *bytes = (const uint8_t *)game;
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < sizeof *game; i++) {
        hash = (hash ^ bytes[i]) * UINT64_C(0x100000001b3);
    }
    return hash;
}
