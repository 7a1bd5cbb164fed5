/* What all games at a host share. The question bank in each language that was asked for, read once and kept from game
 * to game: it takes longer to read than a step may last. And boards, each once, which are most of what a game takes. */
#ifndef GAMES_WORLD_PLAY_SHELF_H
#define GAMES_WORLD_PLAY_SHELF_H

#include "games/world/data/board.h"
#include "games/world/data/questions.h"
#include "play/host.h"

typedef struct WorldShelf WorldShelf;

WorldShelf *shelf_new(void);
void shelf_free(WorldShelf *shelf); /* also while the bank is being read; NULL is fine */

/* Reads the bank on a worker, unless it is there or on its way. */
void shelf_prepare(const PlayHost *host);

/* The bank, for the caller to give back with questions_free(); read here and now where the shelf has it not, or there
 * is no shelf. NULL: *error says why. */
Questions *shelf_take(const PlayHost *host, PlayError *error);

/* A board, for the caller to give back with boards_give_back(); likewise. NULL: *fault says why. */
const Board *shelf_board(const PlayHost *host, const char *name, int players, DataError *fault);

#endif
