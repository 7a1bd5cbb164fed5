/* Hard looks at the lines that seem best, and for each at what every card that may come next would allow. */
#include "ai/path/levels.h"
#include "ai/path/mind.h"
#include "ai/path/taste.h"
#include "ai/path/worth.h"

enum { LINES = 16 };

/* What a place is worth: the mean over the next card of the best line on it. */
static int32_t worth_with_next_card(const Mind *mind, const Step *step) {
    const Ground *ground = &mind->ground;
    int64_t sum = 0;
    int left = mind->round.left;
    if (left == 0) {
        return step->value;
    }
    for (unsigned rest = mind->round.to_come; rest != 0; rest &= rest - 1) {
        int card = __builtin_ctz(rest);
        Round round;
        Step next;
        round_make(&round, ground, mind->round.to_come & ~(1u << card), mind->round.soon);
        trail_steps(&round, &step->after, &ground->board.card[card], &next, 1);
        sum += next.value;
    }
    return (int32_t)(sum / left);
}

PathLine path_hard_choose(AiTaste taste, const PathView *view, int player) {
    Mind mind;
    Step steps[LINES];
    int32_t value[LINES];
    mind_make(&mind, view, player);
    int count = trail_steps(&mind.round, &mind.trail, mind.card, steps, LINES);
    for (int i = 0; i < count; i++) {
        value[i] = worth_with_next_card(&mind, &steps[i]);
    }
    return steps[path_taste_choose(taste, &mind.ground, steps, value, count)].line;
}
