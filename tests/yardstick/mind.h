/* What the yardstick has worked out before it compares its choices: as src/games/world/ai/hard_mind.h was at 15d9d4a.
 */
#ifndef YARDSTICK_MIND_H
#define YARDSTICK_MIND_H

#include "games/world/ai/after.h"
#include "games/world/ai/outlook.h"
#include "yardstick/race.h"

/* What a kind of player likes, in 256ths of a field. */
typedef struct YardstickWays {
    int run_field;   /* a field that a run pays: worth less than the time it takes */
    int joker;       /* each in its row, on top of what the row is worth with it */
    int gift;        /* of what the left neighbour gains by the card that is left to it, in hundredths, */
    int gift_begins; /* and how much that must be */
    int places;      /* whose discard is weighed */
    int event;       /* what turning a card over must bring more than an exchange: it can wait */
} YardstickWays;

typedef struct YardstickMind {
    const YardstickWays *ways;
    Known known;
    Pace pace;
    Pace own_pace; /* with what the right neighbour will discard */
    Runner runner[WORLD_PLAYERS_MAX];
    int speed[WORLD_PLAYERS_MAX]; /* sum of a curve's chances */
    Outlook outlook;              /* of the own row */
    Curve now;                    /* the own row's curve as it is */
    Stakes stakes;
    int behind; /* how much faster the fastest other is, in speed's unit of 128 turns */
    int next;   /* the left neighbour */
    Outlook next_outlook;
    Stakes next_stakes;
    int next_now;
} YardstickMind;

void yardstick_mind_make(YardstickMind *mind, const WorldView *view, int player);

/* Prepares yardstick_mind_gift. */
void yardstick_mind_watch_next(YardstickMind *mind, const WorldView *view);

/* Where a card is worth a try when many are looked at: around the slot where it would lie in an even row. */
typedef struct YardstickReach {
    int first;
    int last;
} YardstickReach;

YardstickReach yardstick_mind_reach(const YardstickMind *mind, WorldCard card);

/* What the left neighbour gains from finding a card on the discard. */
int yardstick_mind_gift(const YardstickMind *mind, WorldCard card);

/* What another player's race gains from a changed row. */
int yardstick_mind_helps(const YardstickMind *mind, const WorldView *view, const After *after, int other);

/* What the own row will count on average at the end of the stage. */
int yardstick_mind_expected_count(const YardstickMind *mind, const WorldView *view, int player);

#endif
