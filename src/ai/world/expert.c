#include "ai/world/levels.h"

WorldAction expert_choose(const WorldView *view, int player, Random *random) {
    return hard_choose(view, player, random);
}

bool expert_fast_track(const WorldView *view, int player, Random *random) {
    return hard_fast_track(view, player, random);
}
