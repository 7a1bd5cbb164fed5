/* What hard has worked out before it compares its choices. */
#ifndef YARDSTICK_MIND_H
#define YARDSTICK_MIND_H

#include "ai/world/after.h"
#include "yardstick/outlook.h"
#include "yardstick/race.h"

typedef struct YardstickMind {
    Known known;
    Pace pace;
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

/* What the left neighbour gains from finding a card on the discard. */
int yardstick_mind_gift(const YardstickMind *mind, WorldCard card);

/* What another player's race gains from a changed row. */
int yardstick_mind_helps(const YardstickMind *mind, const WorldView *view, const After *after, int other);

/* What the own row will count on average at the end of the stage. */
int yardstick_mind_expected_count(const YardstickMind *mind, const WorldView *view, int player);

#endif
