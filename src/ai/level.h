/* How well a computer plays, in any game. */
#ifndef AI_LEVEL_H
#define AI_LEVEL_H

#include "core/random.h"

#include <stdbool.h>

/* Saved and sent: append only. */
typedef enum AiLevel {
    AI_EASY = 0,
    AI_MEDIUM = 1,
    AI_HARD = 2,
    AI_EXPERT = 3,
    AI_GENTLE = 4, /* the weakest: for children's first games */
} AiLevel;

enum { AI_LEVELS = 5 };

/* "easy", "medium", "hard", "expert", "gentle": for files and command lines, never shown. */
extern const char *const ai_level_names[AI_LEVELS];

/* From the weakest, 0, to the strongest: the order in which people choose. */
int ai_level_strength(AiLevel level);
AiLevel ai_level_of_strength(int strength);

/* Steps from one level to the next, 0 to 2: a share of a computer's moves is made as the next stronger level would.
 * Below gentle there are steps, too, -1 to -3: so many thirds of its moves are made dreaming. */
enum { AI_STEPS = 3, AI_STEPS_BELOW = 3 };

typedef struct AiSkill {
    AiLevel level;
    int step;
} AiSkill;

/* All skills in one line, by strength: 0 is gentle, AI_STEPS easy. */
int ai_skill_strength(AiSkill skill);
AiSkill ai_skill_of_strength(int strength);

/* The level that makes the next move; draws a number only where there is a choice. */
AiLevel ai_skill_level(AiSkill skill, Random *random);
bool ai_skill_dreams(AiSkill skill, Random *random);

/* An English message: how people are told of a level. */
const char *ai_level_label(AiLevel level);

#endif
