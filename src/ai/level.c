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

/* In a hundred moves, by step: so that who beats easy half the time loses a like share at each of the three steps. */
static const int RISES[AI_STEPS] = {0, 40, 70};

int ai_skill_strength(AiSkill skill) {
    return ai_level_strength(skill.level) * AI_STEPS + skill.step;
}

AiSkill ai_skill_of_strength(int strength) {
    if (strength < 0) {
        return (AiSkill){BY_STRENGTH[0], strength};
    }
    return (AiSkill){BY_STRENGTH[strength / AI_STEPS], strength % AI_STEPS};
}

AiLevel ai_skill_level(AiSkill skill, Random *random) {
    bool rises = skill.step > 0 && (int)random_below(random, 100) < RISES[skill.step];
    return rises ? BY_STRENGTH[ai_level_strength(skill.level) + 1] : skill.level;
}

bool ai_skill_dreams(AiSkill skill, Random *random) {
    return skill.step < 0 && (int)random_below(random, AI_STEPS_BELOW) < -skill.step;
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
