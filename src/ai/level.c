#include "ai/level.h"

#include "i18n/i18n.h"

const char *const ai_level_names[AI_LEVELS] = {
    [AI_EASY] = "easy", [AI_MEDIUM] = "medium", [AI_HARD] = "hard", [AI_EXPERT] = "expert", [AI_GENTLE] = "gentle",
};

static const AiLevel BY_STRENGTH[AI_LEVELS] = {AI_GENTLE, AI_EASY, AI_MEDIUM, AI_HARD, AI_EXPERT};

int ai_level_strength(AiLevel level) {
    int strength = 0;
    while (BY_STRENGTH[strength] != level) {
        strength++;
    }
    return strength;
}

AiLevel ai_level_of_strength(int strength) {
    return BY_STRENGTH[strength];
}

const char *ai_level_label(AiLevel level) {
    static const char *const LABEL[AI_LEVELS] = {
        [AI_EASY] = N_("Easy"),
        [AI_MEDIUM] = N_("Medium"),
        [AI_HARD] = N_("Hard"),
        [AI_EXPERT] = N_("Expert"),
        /* TRANSLATORS: the weakest level of a computer, for a child's first games */
        [AI_GENTLE] = N_("Gentle"),
    };
    return LABEL[level];
}
