/* Boards in memory, each once for all who play on it: a board is most of what a game takes. */
#ifndef GAMES_WORLD_PLAY_BOARDS_H
#define GAMES_WORLD_PLAY_BOARDS_H

#include "games/world/data/own_board.h"

typedef struct SharedBoard SharedBoard;

/* Those of a shelf; empty: zeroed. */
typedef struct Boards {
    SharedBoard *first;
} Boards;

void boards_fini(Boards *boards); /* those who play on one keep it */

/* To be given back. boards: NULL reads one for the caller alone. NULL: *fault says why. */
const Board *boards_take(Boards *boards, const char *assets, const char *name, int players, DataError *fault);

/* Likewise of one that is kept with its game. */
const Board *boards_own(const OwnBoard *own, DataError *fault);
void boards_give_back(const Board *board); /* NULL is fine */

#endif
