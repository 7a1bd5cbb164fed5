#include "games/world/rules/row.h"

/* Walks along the row for as long as it ascends. `floor` is the highest value given away so far: the next number card
 * must be larger, and every joker needs one whole number of its own, so it raises the floor by one. Before the first
 * number card any number of jokers fits, since a joker may be zero or negative. */
static int ascend(const WorldCard *row, int length, int *numbers) {
    int floor = 0;
    *numbers = 0;
    for (int slot = 0; slot < length; slot++) {
        if (row[slot] == WORLD_JOKER) {
            floor += *numbers > 0;
        } else if (row[slot] > floor) {
            floor = row[slot];
            ++*numbers;
        } else {
            return slot;
        }
    }
    return length;
}

int world_row_ascending(const WorldCard *row, int length) {
    int numbers;
    return ascend(row, length, &numbers);
}

int world_row_count(const WorldCard *row, int length) {
    int numbers;
    ascend(row, length, &numbers);
    return numbers;
}

bool world_row_complete(const WorldCard *row, int length) {
    int numbers;
    return ascend(row, length, &numbers) == length;
}

WorldRun world_row_run(const WorldCard *row, int length, int slot) {
    if (row[slot] == WORLD_JOKER) {
        return (WorldRun){.first = (uint8_t)slot, .length = 0};
    }
    int first = slot;
    while (first > 0 && row[first - 1] != WORLD_JOKER && row[first - 1] + 1 == row[first]) {
        first--;
    }
    int last = slot;
    while (last + 1 < length && row[last] + 1 == row[last + 1]) {
        last++;
    }
    return (WorldRun){.first = (uint8_t)first, .length = (uint8_t)(last - first + 1)};
}
