/* What a game begins with. A game is its setup and its actions, forever: so the whole board is part of it. */
#ifndef GAMES_PATH_RULES_SETUP_H
#define GAMES_PATH_RULES_SETUP_H

#include "core/chance.h"
#include "games/path/rules/board.h"

enum { PATH_PLAYERS_MIN = 1, PATH_PLAYERS_MAX = 4 };

/* Of the rules as this core plays them; raised when the same setup and actions would play differently. */
enum { PATH_RULES_BY_SEED = 1, PATH_RULES_BY_KEY = 2, PATH_RULES_VERSION = PATH_RULES_BY_KEY };

typedef struct PathSetup {
    uint64_t seed;
    ChanceKey key; /* where it is there, all is shuffled by it, and the seed is chance_seed's */
    uint8_t players;
    PathBoard board;
    bool has_deck;                   /* else the cards are shuffled */
    bool has_starts;                 /* else everybody gets one at random */
    uint8_t deck[PATH_CARDS];        /* the board's cards in the order they are turned up */
    uint8_t start[PATH_PLAYERS_MAX]; /* which of the board's starts each player has */
} PathSetup;

typedef enum PathSetupFault {
    PATH_SETUP_FINE,
    PATH_SETUP_PLAYERS, /* not 1 to 4 players */
    PATH_SETUP_BOARD,   /* see path_board_check */
    PATH_SETUP_DECK,    /* not each of the 15 cards once */
    PATH_SETUP_STARTS,  /* one that does not exist, or two players with the same */
} PathSetupFault;

PathSetupFault path_setup_check(const PathSetup *setup);

#endif
