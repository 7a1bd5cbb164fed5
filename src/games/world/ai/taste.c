#include "games/world/ai/taste.h"

#include "games/world/rules/row.h"

static int pairs(const WorldCard *row) {
    int count = 0;
    for (int slot = 1; slot < WORLD_ROW; slot++) {
        count += row[slot - 1] != WORLD_JOKER && row[slot] == row[slot - 1] + 1;
    }
    return count;
}

static int jokers(const WorldCard *row) {
    int count = 0;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        count += row[slot] == WORLD_JOKER;
    }
    return count;
}

static int at_most(int liking) {
    return liking < TASTE_MOST ? liking : TASTE_MOST;
}

int taste_for_row(AiTaste taste, const WorldCard *row) {
    switch (taste) {
    case AI_TASTE_RUNS:
        return at_most(2 * pairs(row));
    case AI_TASTE_SAFE:
        return at_most(world_row_count(row, WORLD_ROW));
    case AI_TASTE_JOKERS:
        return at_most(3 * jokers(row));
    case AI_TASTE_RISK:
    case AI_TASTE_NONE:
        break;
    }
    return 0;
}

int taste_for_event(AiTaste taste) {
    return taste == AI_TASTE_RISK ? TASTE_MOST : taste == AI_TASTE_SAFE ? -TASTE_MOST : 0;
}
