/* What a row can become: the curve of its best plans, whole or with one card exchanged. */
#ifndef GAMES_WORLD_AI_OUTLOOK_H
#define GAMES_WORLD_AI_OUTLOOK_H

#include "games/world/ai/curve.h"
#include "games/world/ai/known.h"

enum { PACE_CARD = 16 }; /* the weight of an unseen card */

/* How fast cards come. */
typedef struct Pace {
    const Known *known;
    uint16_t below[WORLD_HIGHEST_CARD + 3]; /* weights of the cards to come that are lower than a number */
    uint32_t per_card;                      /* rate of one unseen card, in 256ths */
    uint32_t by_joker[WORLD_ROW + 1];       /* what unseen jokers add for so many missing cards, in the same unit */
} Pace;

/* From the stock alone. */
void pace_from(Pace *pace, const Known *known);

/* The curve of a row that is not complete. Each number of turns may follow a plan of its own. */
void outlook_row(const Pace *pace, const WorldCard *row, Curve *curve);

/* The same, and for every slot from `first` on the curve of the row being in order up to there (`upto[8]` is the whole
 * row's). left[]: plans up to each slot whose card stays; those before `first` are taken as they are. */
void outlook_prefixes(const Pace *pace, const WorldCard *row, int first, Curve left[WORLD_ROW], Curve upto[WORLD_ROW]);

/* Partial plans of one row: what lies left and right of each slot, should its card stay, and plans in which it does
 * not. */
typedef struct Outlook {
    const Pace *pace;
    WorldCard row[WORLD_ROW];
    Curve left[WORLD_ROW];
    Curve right[WORLD_ROW];
    Curve without[WORLD_ROW];
} Outlook;

void outlook_prepare(Outlook *outlook, const Pace *pace, const WorldCard *row);

/* The curve of the row as it is. */
void outlook_curve(const Outlook *outlook, Curve *curve);

/* The row's curve with one card exchanged; the new row must not be complete. */
void outlook_with(const Outlook *outlook, int slot, WorldCard card, Curve *curve);

#endif
