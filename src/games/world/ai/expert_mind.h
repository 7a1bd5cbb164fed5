/* What expert works out before it compares its choices, and how it judges a table. Worths are chances to win the game,
 * in STANDING_SURE. */
#ifndef GAMES_WORLD_AI_EXPERT_MIND_H
#define GAMES_WORLD_AI_EXPERT_MIND_H

#include "games/world/ai/contest.h"

#include <stdbool.h>

typedef struct ExpertMind {
    const WorldView *view;
    int me;
    int next; /* the left neighbour, who moves after the own turn */
    Known known;
    Pace pace[WORLD_PLAYERS_MAX];
    Standing standing;
    Rival rival[WORLD_PLAYERS_MAX];
    ProspectBase base[WORLD_PLAYERS_MAX];
    int field_worth; /* of one field ahead */
    Pace stock;      /* of what nobody sees: the same until somebody draws */
    int own_speed;   /* of the own row by it */

    Contest next_contest; /* the stage as the left neighbour sees it */
    int next_field_worth;
    int next_usual;        /* what the neighbour's turn is worth with a card from the stock: */
    int next_usual_fields; /* what its runs pay, in 256ths, */
    Prospect next_drawn;   /* and what its row has become */
    int swing;             /* of the neighbour's chance, between its winning the stage and the own row's */
} ExpertMind;

void expert_mind_make(ExpertMind *mind, const WorldView *view, int me);

/* The stage after the own turn, with a card on top of the discard that the neighbour may take. */
void expert_mind_leave(const ExpertMind *mind, WorldCard top, Contest *contest);

/* The same with one of no use. */
void expert_mind_leave_nothing(const ExpertMind *mind, Contest *contest);

/* How much such a card betters the neighbour's chance, against one from the stock. */
int expert_mind_gift(const ExpertMind *mind, WorldCard top);

/* The own row as it will be, in a stage left that way; `fields`: moved ahead by the turn. */
int expert_mind_worth(const ExpertMind *mind, const Contest *contest, const WorldCard *row, int run_fields);

/* Whether a card in a slot brings the own row nearer to being complete by what the stock may bring, or is paid for. Who
 * takes nothing else from the discard takes only so many cards until somebody draws: no stage goes round in circles. */
bool expert_mind_gets_on(const ExpertMind *mind, int slot, WorldCard card);

/* Any table at the end of the own turn: all rows may have changed. */
int expert_mind_table_worth(const ExpertMind *mind, WorldCard row[][WORLD_ROW], int run_fields);

/* Of a card that comes to the own row: the best of nine slots. leave[slot]: the stage with that slot's card discarded.
 */
int expert_mind_best_place(const ExpertMind *mind, const Contest *leave, WorldCard card, int *slot);

#endif
