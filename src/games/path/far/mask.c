#include "games/path/far/mask.h"

#include <string.h>

/* The card that is turned up in its place, behind it those to come, in no order. */
static void mask_deck(const PathView *view, PathGame *game) {
    int at = view->round;
    if (view->card != PATH_NO_CARD && view->round > 0) {
        game->deck[view->round - 1] = view->card;
    }
    for (int card = 0; card < PATH_CARDS && at < PATH_CARDS; card++) {
        if (view->to_come >> card & 1) {
            game->deck[at++] = (uint8_t)card;
        }
    }
}

void path_mask(const PathView *view, PathGame *game) {
    memset(game, 0, sizeof *game);
    game->board = view->board;
    for (int i = 0; i < PATH_NUMBERS; i++) {
        game->numbers |= path_cells_of(view->board.number[i]);
    }
    memcpy(game->player, view->player, sizeof game->player);
    game->players = view->players;
    game->round = view->round;
    game->closed = view->closed;
    game->winners = view->winners;
    game->reached = view->reached;
    mask_deck(view, game);
    if (view->seat < view->players) {
        game->line[view->seat] = view->line;
    }
}
