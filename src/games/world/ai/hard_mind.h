/* What hard has worked out before it compares its choices. */
#ifndef GAMES_WORLD_AI_HARD_MIND_H
#define GAMES_WORLD_AI_HARD_MIND_H

#include "games/world/ai/after.h"
#include "games/world/ai/outlook.h"
#include "games/world/ai/race.h"

/* An own card to the left neighbour, once it lies on the discard. */
typedef struct HardGift {
    bool known;                /* somebody has asked */
    int share;                 /* in 256ths, how surely it is taken */
    int run;                   /* what it pays the neighbour at once */
    int32_t loss[CURVE_TURNS]; /* of the own stakes, once it is */
} HardGift;

enum { HARD_LOOKS = 4 }; /* at the stage to come, for what the cards will count when the row is outrun */

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
    bool watches_next; /* next_outlook is made */
    HardGift gift[WORLD_ROW];

    bool counts; /* what the cards will count is worked out, and of the own outlook only what lies left of each slot */
    int outrun_now;                    /* the chance to be outrun before the next own turn, in CURVE_ONE, */
    int outrun[HARD_LOOKS];            /* and around each look */
    int before[WORLD_ROW][HARD_LOOKS]; /* cards left of a slot that will count by then, in CURVE_ONE */
} HardMind;

void hard_mind_make(HardMind *mind, const WorldView *view, int player);

/* Where a card is worth a try when many are looked at: so far around the slot where it would lie in an even row. */
enum { HARD_NEAR = 2, HARD_ASIDE = 3 };

typedef struct HardReach {
    int first;
    int last;
} HardReach;

HardReach hard_mind_reach(const HardMind *mind, WorldCard card, int aside);

/* What it counts against a place that the left neighbour then finds the card of that own slot on the discard: the own
 * row has become `own`. */
int hard_mind_gift_of(HardMind *mind, int slot, const Curve *own);

/* What the cards of a row count when it is outrun; `first`: the first slot that is not as in the own row, `upto`: the
 * curves of the row up to each slot from there on. */
int hard_mind_will_count(const HardMind *mind, const WorldCard *row, int first, const Curve upto[WORLD_ROW]);

/* Whether a card in a slot brings the own row nearer to being complete by what the stock may bring, or is paid for: see
 * expert_mind_gets_on. */
bool hard_mind_gets_on(const HardMind *mind, int slot, WorldCard card);

/* What another player's race gains from a changed row. */
int hard_mind_helps(const HardMind *mind, const WorldView *view, const After *after, int other);

/* What the own row will count on average at the end of the stage. */
int hard_mind_expected_count(const HardMind *mind, const WorldView *view, int player);

#endif
