#include "ai/ai.h"

#include "ai/world/baseline.h"

const char *const ai_level_names[AI_LEVELS] = {[AI_BASELINE] = "baseline"};

WorldAction ai_choose(AiLevel level, const WorldView *view, int player, Random *random) {
    (void)level; /* there is one */
    return baseline_choose(view, player, random);
}

bool ai_fast_track(AiLevel level, const WorldView *view, int player, Random *random) {
    (void)level;
    (void)random; /* this level has no doubts */
    return baseline_fast_track(view, player);
}

int ai_quiz_permille(AiLevel level, int difficulty) {
    static const int permille[AI_LEVELS][3] = {[AI_BASELINE] = {800, 600, 400}};
    return permille[level][difficulty < 1 ? 0 : difficulty > 3 ? 2 : difficulty - 1];
}
