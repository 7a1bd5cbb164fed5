/* One entry for each level: what it does when its choice is awaited, and whether it plays Fast Track now. */
#ifndef GAMES_WORLD_AI_LEVELS_H
#define GAMES_WORLD_AI_LEVELS_H

#include "games/world/ai/ai.h"

WorldAction gentle_choose(AiTaste taste, const WorldView *view, int player, Random *random);
WorldAction dreaming_place(const WorldView *view, int player, Random *random); /* sees no card that finishes its row */
bool gentle_fast_track(const WorldView *view, int player, Random *random);

WorldAction easy_choose(AiTaste taste, const WorldView *view, int player, Random *random);
bool easy_fast_track(const WorldView *view, int player, Random *random);

WorldAction medium_choose(AiTaste taste, const WorldView *view, int player, Random *random);
bool medium_fast_track(const WorldView *view, int player, Random *random);

WorldAction hard_choose(AiTaste taste, const WorldView *view, int player, Random *random);
bool hard_fast_track(const WorldView *view, int player, Random *random);

WorldAction expert_choose(AiTaste taste, const WorldView *view, int player, Random *random);
bool expert_fast_track(const WorldView *view, int player, Random *random);

#endif
