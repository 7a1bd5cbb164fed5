/* The plain level: every card has a place in the row where it belongs; keep what is in order, mend the rest. */
#ifndef AI_WORLD_BASELINE_H
#define AI_WORLD_BASELINE_H

#include "core/random.h"
#include "core/world/view.h"

#include <stdbool.h>

WorldAction baseline_choose(const WorldView *view, int player, Random *random);
bool baseline_fast_track(const WorldView *view, int player);

#endif
