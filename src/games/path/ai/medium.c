/* Medium draws the line after which the board looks best at a glance: an adult who plays quickly. */
#include "games/path/ai/levels.h"
#include "games/path/ai/mind.h"
#include "games/path/ai/taste.h"

enum { LINES = 6 };

PathLine path_medium_choose(AiTaste taste, const PathView *view, int player) {
    Mind mind;
    Step steps[LINES];
    int32_t value[LINES];
    mind_make(&mind, view, player);
    int count = trail_steps_at_a_glance(&mind.round, &mind.trail, mind.card, steps, LINES);
    for (int i = 0; i < count; i++) {
        value[i] = steps[i].value;
    }
    return steps[path_taste_choose(taste, &mind.ground, steps, value, count)].line;
}
