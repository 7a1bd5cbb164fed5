#include "ai/level.h"

#include "i18n/i18n.h"

const char *const ai_level_names[AI_LEVELS] = {
    [AI_EASY] = "easy",
    [AI_MEDIUM] = "medium",
    [AI_HARD] = "hard",
    [AI_EXPERT] = "expert",
};

const char *ai_level_label(AiLevel level) {
    static const char *const LABEL[AI_LEVELS] = {
        [AI_EASY] = N_("Easy"),
        [AI_MEDIUM] = N_("Medium"),
        [AI_HARD] = N_("Hard"),
        [AI_EXPERT] = N_("Expert"),
    };
    return LABEL[level];
}
