/* What a player can see: the board, every path as it was when the round began, the card turned up and which cards are
 * still to come, who has closed, and the player's own line if it is closed. Not the order of the cards, and no line of
 * anybody else before the round is over. Opponents, hints and tables are given this instead of the game.
 *
 * How well somebody plays must not depend on `closed`: it says who has closed first. */
#ifndef GAMES_PATH_RULES_VIEW_H
#define GAMES_PATH_RULES_VIEW_H

#include "games/path/rules/game.h"

/* When the game is over there is no card. */
enum { PATH_NO_CARD = 255 };

typedef struct PathView {
    PathBoard board;
    PathPlayer player[PATH_PLAYERS_MAX];
    PathLine line; /* the seat's own, once closed; else zero */
    uint8_t seat;  /* PATH_NOBODY: an onlooker's, who sees no pending line at all */
    uint8_t players;
    uint8_t round;
    uint8_t card; /* which of the board's cards is turned up, or PATH_NO_CARD */
    uint8_t closed;
    uint8_t winners;
    uint16_t to_come; /* a bit for each of the board's cards that lies face down */
    uint16_t reached; /* a bit for each number somebody reached in an earlier round */
} PathView;

void path_view(const PathGame *game, int seat, PathView *view);

/* The table before the first event of a game: fold path_start's events into it, then those of every action. No event
 * tells the seat's own line: whoever has just sent it calls path_view_close, before or after the event. */
void path_view_begin(PathView *view, const PathSetup *setup, int seat);
void path_view_follow(PathView *view, const PathEvent *event);
void path_view_close(PathView *view, const PathLine *line);

/* A bit for each player who has not closed; none once the game is over. */
unsigned path_view_awaited(const PathView *view);

bool path_view_equal(const PathView *a, const PathView *b);

#endif
