#include "games/path/ai/mind.h"

#include "games/path/ai/race.h"

void mind_make(Mind *mind, const PathView *view, int player) {
    ground_make(&mind->ground, &view->board, view->players);
    round_make(&mind->round, &mind->ground, view->to_come, view->reached);
    mind->round.soon |= (uint16_t)race_within_reach(view, player);
    trail_of(&mind->trail, &mind->ground, &view->player[player]);
    mind->card = &mind->ground.board.card[view->card];
}

int32_t mind_ahead(const Mind *mind, const Step *step) {
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
