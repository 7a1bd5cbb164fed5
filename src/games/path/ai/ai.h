/* The computer's opponents at Best Path: what a player can see, a level and a random source in; a line out.
 *
 * Nothing here allocates, keeps anything between calls, reads a clock or counts in fractions: the same view, level and
 * random state give the same choice on every machine. All of it may run on any thread. */
#ifndef GAMES_PATH_AI_AI_H
#define GAMES_PATH_AI_AI_H

#include "ai/character.h"
#include "ai/level.h"
#include "core/random.h"
#include "games/path/rules/view.h"

/* A legal line for a player of a game that goes on, whether the round is closed for this player or not. Who has closed
 * so far, and with what, does not matter to it. */
PathLine path_ai_choose(AiLevel level, const PathView *view, int player, Random *random);
PathLine path_ai_choose_as(AiLevel level, AiTaste taste, const PathView *view, int player, Random *random);

/* Each line of such a computer is that of one of its two levels, or drawn dreaming. */
PathLine path_ai_choose_by(AiSkill skill, AiTaste taste, const PathView *view, int player, Random *random);

/* The random source for one choice: it belongs to the game's seed, the round and the player, so that the order in which
 * players are asked changes nothing. */
void path_ai_random(Random *random, uint64_t seed, int round, int player);

#endif
