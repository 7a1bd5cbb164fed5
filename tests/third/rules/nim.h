/* Nim, which is here to test the box: in turn everybody takes stones from one heap, and whoever takes the last of all
 * has won. */
#ifndef THIRD_RULES_NIM_H
#define THIRD_RULES_NIM_H

#include <stdbool.h>
#include <stdint.h>

enum {
    NIM_RULES_VERSION = 1,
    NIM_PLAYERS_MIN = 2,
    NIM_PLAYERS_MAX = 4,
    NIM_HEAPS = 3,
    NIM_STONES = 12,
    NIM_HEAP_MAX = 5
};

typedef struct NimSetup {
    uint64_t seed; /* who begins */
    uint8_t players;
} NimSetup;

typedef struct NimGame {
    uint8_t players;
    uint8_t turn; /* once it is over: whose it was last */
    uint8_t heap[NIM_HEAPS];
} NimGame;

typedef struct NimAction { /* and its event */
    uint8_t player, heap, count;
} NimAction;

typedef enum NimRefusal {
    NIM_ACCEPTED,
    NIM_REFUSED_TURN,
    NIM_REFUSED_COUNT,
} NimRefusal;

void nim_start(NimGame *game, const NimSetup *setup);
int nim_stones(const NimGame *game);
bool nim_is_over(const NimGame *game);
NimRefusal nim_apply(NimGame *game, const NimAction *action);
uint64_t nim_hash(const NimGame *game);

#endif
