/* The computer's opponents: what a player can see, a level and a random source in; an action out.
 *
 * Nothing here allocates, keeps anything between calls, reads a clock or counts in fractions: the same view, level and
 * random state give the same choice on every machine. All of it may run on any thread. */
#ifndef AI_AI_H
#define AI_AI_H

#include "core/random.h"
#include "core/world/action.h"
#include "core/world/view.h"

#include <stdbool.h>

/* Saved and sent: append only. */
typedef enum AiLevel {
    AI_EASY = 0,
    AI_MEDIUM = 1,
    AI_HARD = 2,
    AI_EXPERT = 3,
} AiLevel;

enum { AI_LEVELS = 4 };

/* What a character likes, where choices are as good as equal: it never makes one play worse. Saved: append only. */
typedef enum AiTaste {
    AI_TASTE_NONE = 0,
    AI_TASTE_RUNS = 1,   /* cards side by side */
    AI_TASTE_SAFE = 2,   /* order from the left, no gambling */
    AI_TASTE_RISK = 3,   /* event cards */
    AI_TASTE_JOKERS = 4, /* keeps them */
} AiTaste;

/* "easy", "medium", "hard", "expert": for files and command lines, never shown. */
extern const char *const ai_level_names[AI_LEVELS];

/* A legal action for the player whose choice is awaited (after a stage: for anybody). A question is answered by a
 * guess: shells ask ai_answer. Fast Track is left to ai_fast_track. */
WorldAction ai_choose(AiLevel level, const WorldView *view, int player, Random *random);
WorldAction ai_choose_as(AiLevel level, AiTaste taste, const WorldView *view, int player, Random *random);

/* While a turn waits, whoever's it is: does this player play Fast Track now? False whenever that is not allowed. Cheap
 * enough to be asked before every turn. */
bool ai_fast_track(AiLevel level, const WorldView *view, int player, Random *random);

/* How many of a thousand questions of a difficulty (1 to 3) a level knows, and over all three difficulties. */
int ai_quiz_permille(AiLevel level, int difficulty);
int ai_quiz_permille_on_average(AiLevel level);

/* What a computer answers: the right one, or one of the others. Only shells know the right answer and hand it in. */
int ai_answer(AiLevel level, int difficulty, int right, Random *random);

#endif
