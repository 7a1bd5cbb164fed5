/* How well a computer plays, in any game. */
#ifndef AI_LEVEL_H
#define AI_LEVEL_H

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

/* An English message: how people are told of a level. */
const char *ai_level_label(AiLevel level);

#endif
