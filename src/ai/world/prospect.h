/* What becomes of a row: when it may be complete, and what it counts until then. */
#ifndef AI_WORLD_PROSPECT_H
#define AI_WORLD_PROSPECT_H

#include "ai/world/outlook.h"

typedef struct Prospect {
    Curve done;
    uint16_t count[CURVE_TURNS + 1]; /* after so many own turns, in 256ths of a card; [0]: as it is */
} Prospect;

void prospect_of(Prospect *prospect, const Pace *pace, const WorldCard *row);

#endif
