/* Games to learn from. */
#ifndef GAMES_PATH_AI_TRAIN_GAMES_H
#define GAMES_PATH_AI_TRAIN_GAMES_H

#include "core/random.h"
#include "games/path/ai/worth.h"

/* A place, and what was still got from there. */
typedef struct Sample {
    int16_t feature[WORTH_FEATURES];
    int16_t got;      /* points and cells */
    int16_t expected; /* the same as the weights foresaw it, in WORTH_POINT */
} Sample;

/* Samples by rounds left. When one is full, the rest is left out. */
typedef struct Pool {
    Sample *list[WORTH_ROUNDS + 1];
    int count[WORTH_ROUNDS + 1];
    int room;
} Pool;

/* Plays a game on a board with one or more players who all go by the weights, and adds its samples. Up to some round
 * they now and then draw another line, in that round one of a dozen, from then on the best: so places come up that good
 * players would avoid, and what is got there is got by good play. pool NULL: they draw the best throughout. Returns
 * the mean total. */
double play_game(const PathBoard *board, const WorthWeights *weights, int players, Random *random, Pool *pool);

#endif
