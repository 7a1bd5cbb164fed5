#include "games/path/ai/taste.h"

static int colours_of_line(const Ground *ground, const PathLine *line) {
    unsigned set = 0;
    for (int i = 0; i < line->count; i++) {
        set |= 1u << ground->colour_at[line->cell[i]];
    }
    return ground_count(set);
}

static int steps_to_ten(const Ground *ground, const Trail *trail) {
    const uint8_t *apart = ground->apart[PATH_NUMBER_MAX - PATH_NUMBER_MIN];
    return apart[trail->end[0]] < apart[trail->end[1]] ? apart[trail->end[0]] : apart[trail->end[1]];
}

/* In World these like cards side by side, order, event cards and jokers; here long lines, room at both ends, the way
 * to the 10, and many colours. */
static int liking(AiTaste taste, const Ground *ground, const Step *step) {
    const Trail *after = &step->after;
    switch (taste) {
    case AI_TASTE_RUNS:
        return step->line.count;
    case AI_TASTE_SAFE:
        return ground_count(path_beside[after->end[0]] & after->open) +
               ground_count(path_beside[after->end[1]] & after->open);
    case AI_TASTE_RISK:
        return -steps_to_ten(ground, after);
    case AI_TASTE_JOKERS:
        return colours_of_line(ground, &step->line);
    case AI_TASTE_NONE:
        break;
    }
    return 0;
}

int path_taste_choose(AiTaste taste, const Ground *ground, const Step *steps, const int32_t *value, int count) {
    int best = 0;
    for (int i = 1; i < count; i++) {
        best = value[i] > value[best] ? i : best;
    }
    int liked = best, most = liking(taste, ground, &steps[best]);
    for (int i = 0; i < count && taste != AI_TASTE_NONE; i++) {
        int likes = value[i] + TASTE_MARGIN >= value[best] ? liking(taste, ground, &steps[i]) : most;
        if (likes > most) {
            most = likes;
            liked = i;
        }
    }
    return liked;
}
