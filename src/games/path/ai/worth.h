/* What the rest of a board is worth: points and cells a player will still get, as learned from games.
 *
 * A position is described by integer features. Its expected value is their weighted sum, with a set of weights for
 * each number of rounds left, plus what a small net of hidden units adds. */
#ifndef GAMES_PATH_AI_WORTH_H
#define GAMES_PATH_AI_WORTH_H

#include "games/path/ai/trail.h"

enum {
    WORTH_POINT = 256, /* what one point is in a worth */
    WORTH_FEATURES = 56,
    WORTH_ROUNDS = 14, /* left, at most */
    WORTH_HIDDEN = 16,
};

/* How a net's fractions are written: so many are one, and so many a hidden unit's one. */
enum { WORTH_NET_WEIGHT = 4096, WORTH_NET_SUM = 1024, WORTH_NET_UNIT = 256, WORTH_NET_MOST = 8191 };

typedef struct WorthNet {
    int16_t weight[WORTH_HIDDEN][WORTH_FEATURES];
    int16_t sum[WORTH_HIDDEN];
} WorthNet;

/* By rounds left. */
typedef struct WorthWeights {
    int16_t weight[WORTH_ROUNDS + 1][WORTH_FEATURES];
    int16_t glance[WORTH_ROUNDS + 1][WORTH_FEATURES]; /* of little that a quick look sees */
    WorthNet net[WORTH_ROUNDS + 1];                   /* what the weights get wrong */
} WorthWeights;

/* Learned by train/learn.c, for playing alone and with others. */
extern const WorthWeights WORTH_ALONE, WORTH_TOGETHER;

/* What describes a place. */
void worth_describe(const Round *round, const Trail *trail, int16_t feature[WORTH_FEATURES]);

/* The total that is expected in the end, in WORTH_POINT: at a glance, by weights, and with the net on top. */
int worth_at_a_glance(const Round *round, const Trail *trail);
int worth_by_weights(const Round *round, const Trail *trail);
int worth_closely(const Round *round, const Trail *trail);

#endif
