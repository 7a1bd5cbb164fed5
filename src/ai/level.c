#include "ai/level.h"

const char *const ai_level_names[AI_LEVELS] = {
    [AI_EASY] = "easy",
    [AI_MEDIUM] = "medium",
    [AI_HARD] = "hard",
    [AI_EXPERT] = "expert",
};
