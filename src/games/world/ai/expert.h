/* Expert's judgement, for its own choices and for the coach. Worths are chances to win the game, in STANDING_SURE. */
#ifndef GAMES_WORLD_AI_EXPERT_H
#define GAMES_WORLD_AI_EXPERT_H

#include "games/world/ai/ai.h"
#include "games/world/ai/expert_mind.h"

/* What a turn's three ways are worth. */
typedef struct ExpertTurn {
    int stock;
    int discard;
    int slot;           /* where the discard's card would go */
    bool discard_helps; /* it betters the row, or does at least something */
    int held;           /* the event card that could be turned over, or -1 */
    int event;          /* what turning it over is worth, less what waiting with it is */
} ExpertTurn;

void expert_judge_turn(const ExpertMind *mind, ExpertTurn *turn);
WorldAction expert_turn_choice(const ExpertTurn *turn, AiTaste taste);

/* The best of the choices that are open when cards are placed, swapped, traded or kept, or a player is named. */
WorldAction expert_open_choice(const ExpertMind *mind, AiTaste taste, int *worth);

#endif
