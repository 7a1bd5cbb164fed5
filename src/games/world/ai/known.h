/* What can be known from the table: which cards are still to come. The discard lies open, and a renewed stock is made
 * of what lay there, so the cards nobody sees are always exactly the stock, without its order. */
#ifndef GAMES_WORLD_AI_KNOWN_H
#define GAMES_WORLD_AI_KNOWN_H

#include "games/world/rules/view.h"

typedef struct Known {
    uint8_t unseen[WORLD_HIGHEST_CARD + 1]; /* by card, the joker too: how many */
    uint8_t below[WORLD_HIGHEST_CARD + 3];  /* unseen number cards lower than a number */
    uint8_t count;                          /* of all unseen cards */
    uint8_t highest;                        /* number in this deck */
} Known;

void known_from(Known *known, const WorldView *view);

/* Which of a player's event cards could be turned over, or -1: nobody knows one from the other. */
int known_unplayed_event(const WorldSeat *seat);

/* Unseen number cards strictly between two numbers. */
static inline int known_between(const Known *known, int low, int high) {
    return known->below[high] - known->below[low + 1];
}

#endif
