/* The table after a choice that only moves cards which everybody can see: what there is to choose, and what comes of
 * it. A turn's choice (pile, event card, Fast Track) is not among them, since nobody knows what it brings. */
#ifndef GAMES_WORLD_AI_AFTER_H
#define GAMES_WORLD_AI_AFTER_H

#include "games/world/rules/view.h"

typedef struct After {
    WorldCard row[WORLD_PLAYERS_MAX][WORLD_ROW];
    WorldCard top;      /* of the discard; the joker's 0 too */
    WorldCard given_up; /* the card that left the own row, and for which it came in: */
    WorldCard taken;
    uint8_t slot;          /* where the taken card lies now */
    uint8_t other_slot;    /* the second slot of a swap, else the same */
    uint8_t run_fields;    /* what the player's runs pay */
    uint8_t changed;       /* a bit for each player whose row changed */
    uint8_t someone_moves; /* naming: the row changes only with the other's choice */
} After;

/* The choices that are open to the awaited player: place, swap, trade, keep or name; none while a turn waits. */
int after_options(const WorldView *view, WorldAction out[WORLD_LEGAL_MAX]);

/* The table after one of them. */
void after_choice(After *after, const WorldView *view, int player, WorldAction action);

/* Fields paid for runs by cards just put down in two slots (the same twice for one card). */
int after_run_fields(const WorldCard *row, int slot, int other_slot);

#endif
