#include "ai/path/mind.h"

#include "ai/path/race.h"

void mind_make(Mind *mind, const PathView *view, int player) {
    ground_make(&mind->ground, &view->board, view->players);
    round_make(&mind->round, &mind->ground, view->to_come, view->reached);
    mind->round.soon |= (uint16_t)race_within_reach(view, player);
    trail_of(&mind->trail, &mind->ground, &view->player[player]);
    mind->card = &mind->ground.board.card[view->card];
}
