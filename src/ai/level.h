/* How well a computer plays, whichever the game. */
#ifndef AI_LEVEL_H
#define AI_LEVEL_H

/* Saved and sent: append only. */
typedef enum AiLevel {
    AI_EASY = 0,
    AI_MEDIUM = 1,
    AI_HARD = 2,
    AI_EXPERT = 3,
} AiLevel;

enum { AI_LEVELS = 4 };

/* "easy", "medium", "hard", "expert": for files and command lines, never shown. */
extern const char *const ai_level_names[AI_LEVELS];

/* An English message: how people are told of a level. */
const char *ai_level_label(AiLevel level);

#endif
