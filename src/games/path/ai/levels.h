/* One entry for each level: the line it draws. */
#ifndef GAMES_PATH_AI_LEVELS_H
#define GAMES_PATH_AI_LEVELS_H

#include "games/path/ai/ai.h"

/* These two guess so much that a taste would make no difference. */
PathLine path_gentle_choose(const PathView *view, int player, Random *random);
PathLine path_dreaming_choose(const PathView *view, int player, Random *random); /* sees one tile */
PathLine path_easy_choose(const PathView *view, int player, Random *random);
PathLine path_medium_choose(AiTaste taste, const PathView *view, int player);
PathLine path_hard_choose(AiTaste taste, const PathView *view, int player);
PathLine path_expert_choose(AiTaste taste, const PathView *view, int player, Random *random);

#endif
