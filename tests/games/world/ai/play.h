/* Whole games between opponents, for the tests. */
#ifndef TESTS_AI_PLAY_H
#define TESTS_AI_PLAY_H

#include "games/world/ai/ai.h"
#include "games/world/rules/game.h"

#include <check.h>

void same_choice(WorldAction a, WorldAction b);

Suite *suite_bands(void);
Suite *suite_choices(void);
Suite *suite_coach(void);
Suite *suite_gentle(void);
Suite *suite_seats(void);
Suite *suite_weighing(void);

/* A game on a track with sites. */
void play_setup(WorldSetup *setup, int players, uint64_t seed);

/* To a question: right in six of ten cases. */
WorldAction play_answer(const WorldGame *game, Random *random);

/* What a level does for whoever is awaited; questions are answered right in six of ten cases. */
WorldAction play_decide(const WorldGame *game, AiLevel level, Random *random);

/* Plays on to the end, all at one level, Fast Track included; returns how many actions it took. */
int play_game(WorldGame *game, AiLevel level, Random *random);

#endif
