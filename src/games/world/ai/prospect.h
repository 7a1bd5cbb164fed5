/* What becomes of a row: when it may be complete, and what it counts until then. */
#ifndef GAMES_WORLD_AI_PROSPECT_H
#define GAMES_WORLD_AI_PROSPECT_H

#include "games/world/ai/outlook.h"

typedef struct Prospect {
    uint16_t done[CURVE_TURNS];      /* [t]: the chance, in CURVE_ONE, to be complete within t + 1 own turns */
    uint16_t count[CURVE_TURNS + 1]; /* after so many own turns, in 256ths of a card; [0]: as it is */
} Prospect;

/* A row whose cards are to be tried one by one: what lies left of each slot is planned once. */
typedef struct ProspectBase {
    const Pace *pace;
    WorldCard row[WORLD_ROW];
    Curve left[WORLD_ROW];
    int32_t cards[WORLD_ROW][CURVE_TURNS]; /* that will count left of each slot, in CURVE_ONE */
} ProspectBase;

void prospect_of(Prospect *prospect, const Pace *pace, const WorldCard *row);

void prospect_base_make(ProspectBase *base, Prospect *as_it_is, const Pace *pace, const WorldCard *row);

/* The mean of both, of the other one so many 256ths. */
void prospect_mix(Prospect *prospect, const Prospect *other, int share);

/* With one card exchanged. */
void prospect_with(Prospect *prospect, const ProspectBase *base, int slot, WorldCard card);

#endif
