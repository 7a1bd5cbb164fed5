/* Games between reference players, to measure a board by. */
#ifndef TESTS_BENCH_PATH_TRIAL_H
#define TESTS_BENCH_PATH_TRIAL_H

#include "walk.h"

typedef PathLine TrialPlayer(const PathView *view, int seat, Random *random);

/* A sixteenth of the reference, for a search: 8 lines with 12 playouts each. */
PathLine light_choose(const PathView *view, int seat, Random *random);

/* A child's stand-in, which gentle and easy are measured by. */
PathLine child_choose(const PathView *view, int seat, Random *random);

/* How a game alone from a start ended. The same deal has the same order of cards from every start. */
typedef struct TrialEnd {
    int total, points, cells;
} TrialEnd;

TrialEnd trial_alone(const PathBoard *board, int start, uint64_t deal, TrialPlayer *player);

/* Four players on the four starts: a bit for each start that wins. */
unsigned trial_table(const PathBoard *board, uint64_t deal, TrialPlayer *player);

/* Two players, on starts that rotate with the deals: a bit for each that wins. */
unsigned trial_pair(const PathBoard *board, uint64_t deal, TrialPlayer *player);

/* Over so many points alone is a fine result. */
enum { TRIAL_FINE = 40 };

/* So many deals alone from every start: the most by which the mean totals of two starts differ, the mean of all, and
 * the share of games with a fine result. */
typedef struct TrialStarts {
    double spread, mean, over;
} TrialStarts;

TrialStarts trial_starts_alone(const PathBoard *board, int64_t deals, TrialPlayer *player);

/* The most by which winning chances differ (of 1, a shared victory counts its part) in so many games of four. */
double trial_spread_of_wins(const PathBoard *board, int64_t games, TrialPlayer *player);

#endif
