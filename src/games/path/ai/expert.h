/* Expert's judgement, for its own choices and for hints and reviews. */
#ifndef GAMES_PATH_AI_EXPERT_H
#define GAMES_PATH_AI_EXPERT_H

#include "core/random.h"
#include "games/path/ai/playout.h"

enum { EXPERT_LINES = TRAIL_STEPS_MAX };

/* How many places to go on from it looks at, all in all: what bounds its time, and not a clock. With more players the
 * others' part takes more of it. */
int path_expert_work(int players);

typedef struct PathExpert {
    Mind mind;
    Playouts playouts;
    Step step[EXPERT_LINES];
    int count;                   /* those that were compared; of the others only where they lead is known */
    uint8_t order[EXPERT_LINES]; /* the best first */
    int64_t sum[EXPERT_LINES];   /* of what outcomes are worth, of so many tries each */
    int32_t tries[EXPERT_LINES];
} PathExpert;

void path_expert_judge(PathExpert *expert, const PathView *view, int player, int work, Random *random);

/* What a line that was drawn is worth beside the best: totals that are to be expected, in hundredths of a point. Both
 * are tried on the same new orders, so that chance does not make one the best. */
typedef struct PathVerdict {
    int32_t best, drawn;
    PathLine better; /* as drawn, if nothing is better */
} PathVerdict;

void path_expert_weigh(PathExpert *expert, const PathLine *drawn, int work, Random *random, PathVerdict *verdict);

#endif
