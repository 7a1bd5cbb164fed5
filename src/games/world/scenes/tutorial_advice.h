/* How the coach judges a row: not the best of play, but what one can explain in a sentence. */
#ifndef GAMES_WORLD_SCENES_TUTORIAL_ADVICE_H
#define GAMES_WORLD_SCENES_TUTORIAL_ADVICE_H

#include "games/world/rules/card.h"

/* How many cards of the row can stay where they lie while the others are exchanged until it is complete. */
int advice_keeps(const WorldCard *row, int highest);

/* A slot whose card cannot stay; -1: all can. */
int advice_wrong_slot(const WorldCard *row, int highest);

typedef struct Advice {
    int slot;   /* where to put the card */
    int keeps;  /* of the row with it there */
    int before; /* of the row as it is */
    int fields; /* that a run pays there */
} Advice;

/* Where a card does most good. */
Advice advice_for(const WorldCard *row, int highest, WorldCard card);

#endif
