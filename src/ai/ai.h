/* Opponents: what a player can see, a level and a random source in, an action out. Nothing is kept between calls, so
 * the same three give the same action. */
#ifndef AI_AI_H
#define AI_AI_H

#include "core/random.h"
#include "core/world/view.h"

#include <stdbool.h>

/* Append only: saved with games and statistics. */
typedef enum AiLevel {
    AI_BASELINE = 0, /* plain good sense, no look ahead */
    AI_LEVELS,
} AiLevel;

extern const char *const ai_level_names[AI_LEVELS];

/* What the player who is awaited does (after a stage: anybody). Questions are answered by chance: how often a level
 * knows the answer is ai_quiz_permille, and whoever runs the game applies it. Fast Track is left to ai_fast_track. */
WorldAction ai_choose(AiLevel level, const WorldView *view, int player, Random *random);

/* Whether a player, whose turn it may be or not, plays Fast Track now. False where it may not be played. */
bool ai_fast_track(AiLevel level, const WorldView *view, int player, Random *random);

/* In how many of a thousand cases a question of difficulty 1 to 3 is answered right. */
int ai_quiz_permille(AiLevel level, int difficulty);

#endif
