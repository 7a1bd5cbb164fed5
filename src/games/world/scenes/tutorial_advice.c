#include "games/world/scenes/tutorial_advice.h"

#include "games/world/rules/row.h"

#include <string.h>

/* Worth of an exchange: cards that can stay come first, then a run, then a place near where the card belongs. */
enum { KEPT_WORTH = 100, FIELD_WORTH = 40, JOKER_WORTH = 60 };

/* Between two number cards that stay there must be a number for every slot; likewise before the first and behind the
 * last. A joker always stays: some number will fit it. */
static bool fit(const WorldCard *row, int left, int right, int highest) {
    if (left < 0) {
        return right == WORLD_ROW || row[right] > right;
    }
    if (right == WORLD_ROW) {
        return highest - row[left] >= WORLD_ROW - 1 - left;
    }
    return row[right] - row[left] >= right - left;
}

/* stays[]: a largest choice of cards that can all stay. */
static int choose_staying(const WorldCard *row, int highest, bool stays[WORLD_ROW]) {
    int most[WORLD_ROW + 1] = {0}, before[WORLD_ROW + 1], jokers = 0;
    for (int slot = 0; slot <= WORLD_ROW; slot++) {
        before[slot] = -1;
        most[slot] = -1;
        bool is_joker = slot < WORLD_ROW && row[slot] == WORLD_JOKER;
        jokers += is_joker;
        for (int left = -1; left < slot && !is_joker; left++) {
            int here = left < 0 ? 0 : most[left];
            if (here >= most[slot] && here >= 0 && fit(row, left, slot, highest)) {
                most[slot] = here + 1;
                before[slot] = left;
            }
        }
    }
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        stays[slot] = row[slot] == WORLD_JOKER;
    }
    for (int slot = before[WORLD_ROW]; slot >= 0; slot = before[slot]) {
        stays[slot] = true;
    }
    return most[WORLD_ROW] - 1 + jokers;
}

int advice_keeps(const WorldCard *row, int highest) {
    bool stays[WORLD_ROW];
    return choose_staying(row, highest, stays);
}

int advice_wrong_slot(const WorldCard *row, int highest) {
    bool stays[WORLD_ROW];
    choose_staying(row, highest, stays);
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        if (!stays[slot]) {
            return slot;
        }
    }
    return -1;
}

/* How far, in cards, a number lies from the one that an even spread would have in this slot. */
static int misplaced(WorldCard card, int slot, int highest) {
    int even = (2 * slot + 1) * highest / (2 * WORLD_ROW);
    return card > even ? card - even : even - card;
}

static int worth(const WorldCard *row, int slot, WorldCard replaced, int highest) {
    WorldRun run = world_row_run(row, WORLD_ROW, slot);
    int worth = advice_keeps(row, highest) * KEPT_WORTH;
    worth += run.length >= 2 ? (run.length - 1) * FIELD_WORTH : 0;
    worth -= row[slot] == WORLD_JOKER ? 0 : misplaced(row[slot], slot, highest);
    return replaced == WORLD_JOKER ? worth - JOKER_WORTH : worth;
}

Advice advice_for(const WorldCard *row, int highest, WorldCard card) {
    Advice advice = {.before = advice_keeps(row, highest)};
    int best = 0;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        WorldCard changed[WORLD_ROW];
        memcpy(changed, row, sizeof changed);
        changed[slot] = card;
        int here = worth(changed, slot, row[slot], highest);
        if (slot == 0 || here > best) {
            WorldRun run = world_row_run(changed, WORLD_ROW, slot);
            best = here;
            advice.slot = slot;
            advice.keeps = advice_keeps(changed, highest);
            advice.fields = run.length >= 2 ? run.length - 1 : 0;
        }
    }
    return advice;
}
