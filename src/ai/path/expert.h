/* Expert's judgement, for its own choices and for hints and reviews. */
#ifndef AI_PATH_EXPERT_H
#define AI_PATH_EXPERT_H

#include "ai/path/playout.h"
#include "core/random.h"

enum { EXPERT_LINES = 16 };

typedef struct PathExpert {
    Mind mind;
    Others others;
    Step step[EXPERT_LINES];
    int count;
    uint8_t order[EXPERT_LINES]; /* the best first */
    int64_t sum[EXPERT_LINES];   /* of so many tries each */
    int32_t tries[EXPERT_LINES];
} PathExpert;

void path_expert_judge(PathExpert *expert, const PathView *view, int player, Random *random);

#endif
