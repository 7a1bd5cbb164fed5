/* The value of a row: complete, count, runs. */
#ifndef GAMES_WORLD_RULES_ROW_H
#define GAMES_WORLD_RULES_ROW_H

#include "games/world/rules/card.h"

#include <stdbool.h>

/* Number of cards in the longest ascending prefix, jokers included: where the eye may follow the order to. */
int world_row_ascending(const WorldCard *row, int length);

/* Number of number cards in the longest ascending prefix. */
int world_row_count(const WorldCard *row, int length);

bool world_row_complete(const WorldCard *row, int length);

/* The run of directly consecutive number cards around a slot: its first slot and its length (0 at a joker). */
typedef struct WorldRun {
    uint8_t first;
    uint8_t length;
} WorldRun;

WorldRun world_row_run(const WorldCard *row, int length, int slot);

#endif
