#include "games/path/ai/ai.h"

#include "core/core_assert.h"
#include "games/path/ai/levels.h"

PathLine path_ai_choose(AiLevel level, const PathView *view, int player, Random *random) {
    return path_ai_choose_as(level, AI_TASTE_NONE, view, player, random);
}

PathLine path_ai_choose_as(AiLevel level, AiTaste taste, const PathView *view, int player, Random *random) {
    CORE_ASSERT(player < view->players && view->card != PATH_NO_CARD);
    switch (level) {
    case AI_GENTLE:
        return path_gentle_choose(view, player, random);
    case AI_EASY:
        return path_easy_choose(view, player, random);
    case AI_MEDIUM:
        return path_medium_choose(taste, view, player);
    case AI_HARD:
        return path_hard_choose(taste, view, player);
    case AI_EXPERT:
        return path_expert_choose(taste, view, player, random);
    }
    CORE_NEVER("a known level");
}

PathLine path_ai_choose_by(AiSkill skill, AiTaste taste, const PathView *view, int player, Random *random) {
    if (ai_skill_dreams(skill, random)) {
        return path_dreaming_choose(view, player, random);
    }
    return path_ai_choose_as(ai_skill_level(skill, random), taste, view, player, random);
}

void path_ai_random(Random *random, uint64_t seed, int round, int player) {
    const uint64_t spread = UINT64_C(0x9e3779b97f4a7c15);
    random_init(random, seed + spread * (uint64_t)(round * PATH_PLAYERS_MAX + player + 1));
}
