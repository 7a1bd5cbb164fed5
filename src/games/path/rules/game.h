/* A game of Best Path: one struct that is copied by assignment, and the only functions that change it.
 *
 * Nothing here allocates, reads a clock or a file, or keeps anything outside the struct. All chance is spent when the
 * game begins: the deck is shuffled, and everybody has a start. */
#ifndef GAMES_PATH_RULES_GAME_H
#define GAMES_PATH_RULES_GAME_H

#include "games/path/rules/action.h"
#include "games/path/rules/event.h"
#include "games/path/rules/line.h"
#include "games/path/rules/setup.h"

typedef struct PathGame {
    PathBoard board;
    PathCells numbers; /* the board's cells with one */
    PathPlayer player[PATH_PLAYERS_MAX];
    PathLine line[PATH_PLAYERS_MAX]; /* pending, of those who have closed; zero for the others */
    uint8_t deck[PATH_CARDS];        /* the board's cards in the order they are turned up */
    uint8_t players;
    uint8_t round;    /* from 1; after the end the last */
    uint8_t closed;   /* a bit for each player who has closed the round */
    uint8_t winners;  /* a bit for each; 0 while the game goes on */
    uint16_t reached; /* a bit for each number somebody reached in an earlier round */
} PathGame;

/* Begins a game: everybody on a start, the first card turned up. The setup must be fine (path_setup_check). events may
 * be NULL. */
void path_start(PathGame *game, const PathSetup *setup, PathEvents *events);

/* Checks an action and carries it out: all of it, or nothing when it is refused. events may be NULL. */
PathRefusal path_apply(PathGame *game, const PathAction *action, PathEvents *events);

/* Only the check of path_apply. */
PathRefusal path_refuses(const PathGame *game, const PathAction *action);

static inline bool path_is_over(const PathGame *game) {
    return game->winners != 0;
}

/* A bit for each player who has not closed the round. */
static inline unsigned path_awaited(const PathGame *game) {
    return path_is_over(game) ? 0 : ~(unsigned)game->closed & ((1u << game->players) - 1);
}

/* The card that is turned up. Not once the game is over. */
static inline const PathCard *path_card(const PathGame *game) {
    return &game->board.card[game->deck[game->round - 1]];
}

/* Lists every line that is legal for a player, each once, the pass first; none for a player who is not awaited. Besides
 * lines, the only legal action is to reopen, for everybody who has closed. */
int path_lines(const PathGame *game, int player, PathLine out[PATH_LINES_MAX]);

/* 64 bits over everything the rules depend on, equal on every platform. Who closed first leaves no trace. */
uint64_t path_hash(const PathGame *game);

/* The ranking: place[p] from 0 for each player, by total; equal totals share a place. Returns how many different places
 * there are. */
int path_rank(int players, const int *total, uint8_t place[PATH_PLAYERS_MAX]);

#endif
