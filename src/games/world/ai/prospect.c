#include "games/world/ai/prospect.h"

#include "games/world/rules/row.h"

#include <string.h>

static void add_slot(int32_t *cards, const Curve *upto, WorldCard card) {
    for (int turn = 0; turn < CURVE_TURNS && card != WORLD_JOKER; turn++) {
        cards[turn] += curve_chance(upto, turn);
    }
}

static void finish(Prospect *prospect, const WorldCard *row, const Curve *whole, const int32_t *cards) {
    prospect->count[0] = (uint16_t)(256 * world_row_count(row, WORLD_ROW));
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        prospect->done[turn] = (uint16_t)curve_chance(whole, turn);
        prospect->count[turn + 1] = (uint16_t)(cards[turn] / (CURVE_ONE / 256));
    }
}

void prospect_base_make(ProspectBase *base, Prospect *as_it_is, const Pace *pace, const WorldCard *row) {
    Curve upto[WORLD_ROW];
    int32_t cards[CURVE_TURNS] = {0};
    base->pace = pace;
    memcpy(base->row, row, WORLD_ROW);
    outlook_prefixes(pace, row, 0, base->left, upto);
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        memcpy(base->cards[slot], cards, sizeof cards);
        add_slot(cards, &upto[slot], row[slot]);
    }
    finish(as_it_is, row, &upto[WORLD_ROW - 1], cards);
}

void prospect_of(Prospect *prospect, const Pace *pace, const WorldCard *row) {
    ProspectBase base;
    prospect_base_make(&base, prospect, pace, row);
}

void prospect_with(Prospect *prospect, const ProspectBase *base, int slot, WorldCard card) {
    WorldCard row[WORLD_ROW];
    Curve left[WORLD_ROW];
    Curve upto[WORLD_ROW];
    int32_t cards[CURVE_TURNS];
    memcpy(row, base->row, WORLD_ROW);
    memcpy(left, base->left, (size_t)slot * sizeof *left);
    memcpy(cards, base->cards[slot], sizeof cards);
    row[slot] = card;
    outlook_prefixes(base->pace, row, slot, left, upto);
    for (int s = slot; s < WORLD_ROW; s++) {
        add_slot(cards, &upto[s], row[s]);
    }
    finish(prospect, row, &upto[WORLD_ROW - 1], cards);
}

static uint16_t mean_of(uint16_t one, uint16_t other, int share) {
    return (uint16_t)((one * (256 - share) + other * share) / 256);
}

void prospect_mix(Prospect *prospect, const Prospect *other, int share) {
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        prospect->done[turn] = mean_of(prospect->done[turn], other->done[turn], share);
    }
    for (int turn = 0; turn <= CURVE_TURNS; turn++) {
        prospect->count[turn] = mean_of(prospect->count[turn], other->count[turn], share);
    }
}
