/* How weights are found from samples. */
#ifndef GAMES_PATH_AI_TRAIN_FIT_H
#define GAMES_PATH_AI_TRAIN_FIT_H

#include "games/path/ai/train/games.h"

/* The sums of a least squares fit, to which samples of several turns are added. */
typedef struct Sums {
    double of[WORTH_FEATURES][WORTH_FEATURES + 1]; /* the last column: with what was got */
    double count;
} Sums;

void sums_add(Sums *sums, const Sample *samples, int count);
void sums_fade(Sums *sums, double by);

/* The weights that fit best. Features whose bit is not in `seen` get none. */
void fit_weights(const Sums *sums, uint64_t seen, int16_t weight[WORTH_FEATURES]);

/* The net that tells best what the weights of these samples get wrong. It begins as it is (all zero: at random). */
void fit_net(const Sample *samples, int count, const int16_t weight[WORTH_FEATURES], WorthNet *net, Random *random);

/* The mean error of what was expected of the samples, in points. */
double mean_error(const Sample *samples, int count);

#endif
