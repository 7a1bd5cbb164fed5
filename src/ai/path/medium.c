/* Medium draws the line after which the board looks best at a glance: an adult who plays quickly. */
#include "ai/path/levels.h"
#include "ai/path/mind.h"

PathLine path_medium_choose(AiTaste taste, const PathView *view, int player) {
    (void)taste;
    Mind mind;
    Step step;
    mind_make(&mind, view, player);
    trail_step_at_a_glance(&mind.round, &mind.trail, mind.card, &step);
    return step.line;
}
