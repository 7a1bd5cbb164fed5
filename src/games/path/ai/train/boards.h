/* Boards to learn on: none of those that come with the game, so that nothing is learned by heart. */
#ifndef GAMES_PATH_AI_TRAIN_BOARDS_H
#define GAMES_PATH_AI_TRAIN_BOARDS_H

#include "core/random.h"
#include "games/path/rules/board.h"

/* Colours, numbers, starts and cards at random, as the rules allow; on every second board few cells lie beside another
 * of their colour. */
void random_board(PathBoard *board, Random *random);

#endif
