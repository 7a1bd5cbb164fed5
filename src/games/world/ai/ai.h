/* The computer's opponents: what a player can see, a level and a random source in; an action out.
 *
 * Nothing here allocates, keeps anything between calls, reads a clock or counts in fractions: the same view, level and
 * random state give the same choice on every machine. All of it may run on any thread. */
#ifndef GAMES_WORLD_AI_AI_H
#define GAMES_WORLD_AI_AI_H

#include "ai/character.h"
#include "ai/level.h"
#include "core/random.h"
#include "games/world/rules/action.h"
#include "games/world/rules/view.h"

#include <stdbool.h>

/* A legal action for the player whose choice is awaited (after a stage: for anybody). A question is answered by a
 * guess: shells ask world_ai_answer. Fast Track is left to world_ai_fast_track. */
WorldAction world_ai_choose(AiLevel level, const WorldView *view, int player, Random *random);
WorldAction world_ai_choose_as(AiLevel level, AiTaste taste, const WorldView *view, int player, Random *random);

/* Each move of such a computer is that of one of its two levels, or made dreaming. */
WorldAction world_ai_choose_by(AiSkill skill, AiTaste taste, const WorldView *view, int player, Random *random);
bool world_ai_fast_track_by(AiSkill skill, const WorldView *view, int player, Random *random);

/* While a turn waits, whoever's it is: does this player play Fast Track now? False whenever that is not allowed. Cheap
 * enough to be asked before every turn. */
bool world_ai_fast_track(AiLevel level, const WorldView *view, int player, Random *random);

/* How many of a thousand questions of a difficulty (1 to 3) a level knows, and over all three difficulties. */
int world_ai_quiz_permille(AiLevel level, int difficulty);
int world_ai_quiz_permille_on_average(AiLevel level);

/* What a computer answers: the right one, or one of the others. Only shells know the right answer and hand it in. */
int world_ai_answer(AiLevel level, int difficulty, int right, Random *random);

#endif
