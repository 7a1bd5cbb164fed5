#ifndef TESTS_PROTOCOL_PATH_SUITES_H
#define TESTS_PROTOCOL_PATH_SUITES_H

#include "games/path/rules/game.h"

#include <check.h>

/* A setup on a small regular board, as the seed has it. */
PathSetup sample_setup(uint64_t seed, int players);

/* Plays that many random actions, reopenings among them, telling each. */
typedef void SampleTell(const PathAction *action, void *data);
void sample_play(const PathSetup *setup, int actions, PathGame *game, SampleTell *tell, void *data);

Suite *actions_suite(void);
Suite *record_suite(void);
Suite *states_suite(void);

#endif
