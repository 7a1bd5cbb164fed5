/* A board that did not come with the game: a company's own, from its pack or from a game that was played on it. Its
 * pictures are ours, and it has no seat's advantage taken out by hand. */
#ifndef GAMES_WORLD_DATA_OWN_BOARD_H
#define GAMES_WORLD_DATA_OWN_BOARD_H

#include "games/world/data/board.h"

#include <stddef.h>

enum { OWN_BOARD_MAX = 32 * 1024 }; /* bytes: it goes into recorded games, and to screens at a table */

/* As board_read(), and more: it must not be larger than that; maps and icons must be ours, spaces must lie on the board
 * and beside one another. */
bool own_board_read(Board *board, const char *text, size_t length, const char *file, DataError *error);

/* Its text, kept once for all games on it. */
typedef struct OwnBoard {
    int owners;
    size_t length;
    char text[]; /* with a NUL behind it */
} OwnBoard;

OwnBoard *own_board_new(const char *text, size_t length);
OwnBoard *own_board_share(OwnBoard *own); /* the same; NULL is fine, also below */
void own_board_free(OwnBoard *own);

#endif
