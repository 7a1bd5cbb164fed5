/* Hard looks at the lines that seem best, and for each at what every card that may come next would allow. */
#include "games/path/ai/levels.h"
#include "games/path/ai/mind.h"
#include "games/path/ai/taste.h"

enum { LINES = 13 };

PathLine path_hard_choose(AiTaste taste, const PathView *view, int player) {
    Mind mind;
    Step steps[LINES];
    int32_t value[LINES];
    mind_make(&mind, view, player);
    int count = trail_steps(&mind.round, &mind.trail, mind.card, steps, LINES);
    for (int i = 0; i < count; i++) {
        value[i] = mind_ahead(&mind, &steps[i]);
    }
    return steps[path_taste_choose(taste, &mind.ground, steps, value, count)].line;
}
