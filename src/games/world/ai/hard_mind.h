/* What hard has worked out before it compares its choices. */
#ifndef GAMES_WORLD_AI_HARD_MIND_H
#define GAMES_WORLD_AI_HARD_MIND_H

#include "games/world/ai/after.h"
#include "games/world/ai/outlook.h"
#include "games/world/ai/race.h"

typedef struct HardMind {
    const WorldView *view;
    Known known;
    Pace pace;
    Pace own_pace; /* with what the right neighbour will discard */
    Runner runner[WORLD_PLAYERS_MAX];
    int speed[WORLD_PLAYERS_MAX]; /* sum of a curve's chances */
    Outlook outlook;              /* of the own row */
    Curve now;                    /* the own row's curve as it is */
    Stakes stakes;
    int run_worth[WORLD_ROW]; /* of runs by the fields they pay */
    int fastest;              /* of the others */
    int next;                 /* the left neighbour */
    Stakes next_stakes;
    int next_now; /* what its row is worth to it as it is */
    Outlook next_outlook;
    bool watches_next;   /* next_outlook is made */
    int gift[WORLD_ROW]; /* what each own card is to the neighbour, where somebody has asked */
} HardMind;

void hard_mind_make(HardMind *mind, const WorldView *view, int player);

/* Where a card is worth a try when many are looked at: so far around the slot where it would lie in an even row. */
enum { HARD_NEAR = 2, HARD_ASIDE = 3 };

typedef struct HardReach {
    int first;
    int last;
} HardReach;

HardReach hard_mind_reach(const HardMind *mind, WorldCard card, int aside);

/* What it counts against a place that the left neighbour then finds the card of that own slot on the discard. */
int hard_mind_gift_of(HardMind *mind, int slot);

/* Whether a card in a slot brings the own row nearer to being complete by what the stock may bring, or is paid for: see
 * expert_mind_gets_on. */
bool hard_mind_gets_on(const HardMind *mind, int slot, WorldCard card);

/* What another player's race gains from a changed row. */
int hard_mind_helps(const HardMind *mind, const WorldView *view, const After *after, int other);

/* What the own row will count on average at the end of the stage. */
int hard_mind_expected_count(const HardMind *mind, const WorldView *view, int player);

#endif
