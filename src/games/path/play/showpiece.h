/* A few rounds that show what Best Path is about: of games that a computer has played alone a moment before, the one
 * with the longest lines and the most numbers. */
#ifndef GAMES_PATH_PLAY_SHOWPIECE_H
#define GAMES_PATH_PLAY_SHOWPIECE_H

#include "games/path/rules/view.h"

enum { SHOWPIECE_ROUNDS = 3 };

typedef struct PathShowpiece {
    PathPlayer player[SHOWPIECE_ROUNDS + 1]; /* before each round, and after the last */
    PathLine line[SHOWPIECE_ROUNDS];
    uint8_t card[SHOWPIECE_ROUNDS];
    int reached[SHOWPIECE_ROUNDS]; /* number; 0: none */
} PathShowpiece;

void path_showpiece_find(PathShowpiece *piece, const PathBoard *board);

#endif
