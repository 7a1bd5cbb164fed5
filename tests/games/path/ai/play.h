/* Games and positions of Best Path for the tests. */
#ifndef TESTS_AI_PATH_PLAY_H
#define TESTS_AI_PATH_PLAY_H

#include "games/path/ai/ai.h"
#include "games/path/data/board.h"

#include <check.h>

Suite *suite_bands(void);
Suite *suite_choices(void);
Suite *suite_coach(void);
TCase *positions(void);

/* A board that comes with the game. */
PathBoard play_board(int which);

/* A game begun on one of the boards. */
void play_begin(PathGame *game, PathSetup *setup, int players, uint64_t seed);

/* What a level draws in a game with that seed. */
PathLine play_line(const PathGame *game, AiLevel level, int player, uint64_t seed);

/* Closes the round for everybody with what levels draw. */
void play_round(PathGame *game, const AiLevel *levels, uint64_t seed);

/* A table whose cells are all taken and grey but those that are set free, with a path from one end to the other that is
 * no matter else; a card shows a blue field and three that fit nowhere, and so do the cards still to come. */
void play_empty_table(PathView *view, int players, int cards_to_come);
void play_ends(PathView *view, int player, int end_a, int end_b);
void play_free(PathView *view, int player, int cell);
void play_number(PathView *view, int number, int cell);

bool play_same(const PathLine *a, const PathLine *b);

#endif
