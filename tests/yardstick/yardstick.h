/* Hard as it played at 4c8ebe3, kept to measure by: never tuned, never mended. What it shares with the opponents of
 * today (after.h, known.h, taste.h) states facts about the table and weighs nothing. */
#ifndef YARDSTICK_YARDSTICK_H
#define YARDSTICK_YARDSTICK_H

#include "ai/world/ai.h"

/* As world_ai_choose and world_ai_fast_track have it for a level. */
WorldAction yardstick_choose(const WorldView *view, int player, Random *random);
bool yardstick_fast_track(const WorldView *view, int player);

#endif
