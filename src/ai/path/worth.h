/* What the rest of a board is worth: points and cells a player will still get, as learned from games.
 *
 * A place is described by whole numbers; what is expected of it is a sum of them by weights, other ones for each number
 * of rounds left, and what a small net of hidden units adds. */
#ifndef AI_PATH_WORTH_H
#define AI_PATH_WORTH_H

#include "ai/path/trail.h"

enum {
    WORTH_POINT = 256, /* what one point is in a worth */
    WORTH_FEATURES = 56,
    WORTH_ROUNDS = 14, /* left, at most */
};

typedef struct WorthWeights {
    int16_t weight[WORTH_ROUNDS + 1][WORTH_FEATURES];
} WorthWeights;

/* Learned by train/learn.c, for playing alone and with others. */
extern const WorthWeights WORTH_ALONE, WORTH_TOGETHER;

/* What describes a place. */
void worth_describe(const Round *round, const Trail *trail, int16_t feature[WORTH_FEATURES]);

/* The total that is expected in the end, in WORTH_POINT. */
int worth_of(const Round *round, const Trail *trail);

#endif
