#include "ai/world/prospect.h"

#include "core/world/row.h"

void prospect_of(Prospect *prospect, const Pace *pace, const WorldCard *row) {
    Curve upto[WORLD_ROW];
    Curve left[WORLD_ROW];
    outlook_prefixes(pace, row, 0, left, upto);
    prospect->done = upto[WORLD_ROW - 1];
    prospect->count[0] = (uint16_t)(256 * world_row_count(row, WORLD_ROW));
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        int cards = 0;
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            cards += row[slot] == WORLD_JOKER ? 0 : curve_chance(&upto[slot], turn);
        }
        prospect->count[turn + 1] = (uint16_t)(cards / (CURVE_ONE / 256));
    }
}
