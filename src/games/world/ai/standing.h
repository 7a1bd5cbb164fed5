/* How a game stands: each player's distance to the goal, and from it the chance to win. Distances and moves are counted
 * in 256ths of a field, chances in STANDING_SURE. */
#ifndef GAMES_WORLD_AI_STANDING_H
#define GAMES_WORLD_AI_STANDING_H

#include "games/world/rules/view.h"

#include <stdint.h>

enum {
    STANDING_FIELD = 256,
    STANDING_SURE = 1 << 20,
    STANDING_KNOWS = 600, /* of a thousand questions; nobody's knowledge can be seen */
};

typedef struct Standing {
    int32_t left[WORLD_PLAYERS_MAX]; /* to the goal; 0 or less: there */
    int players;
    bool is_last; /* this stage decides */
} Standing;

void standing_from(Standing *standing, const WorldView *view);

/* The chance that a player wins once everybody has moved ahead by so much, one after the other, beginning with `first`
 * and going on clockwise; who reaches the goal first has won. */
int standing_chance(const Standing *standing, const int32_t *moves, int first, int player);

/* What moving ahead by that many fields brings on average, with jumps and a site's question. */
int standing_move(const WorldView *view, int player, int fields);

#endif
