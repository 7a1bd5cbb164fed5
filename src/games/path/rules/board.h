/* A board: the colours, numbers and starts of its cells, and its cards. Boards are data; the rules are the same on all
 * of them. */
#ifndef GAMES_PATH_RULES_BOARD_H
#define GAMES_PATH_RULES_BOARD_H

#include "games/path/rules/hexagon.h"

/* Saved and sent: append only. */
typedef enum PathColour {
    PATH_BLUE = 0,
    PATH_GREEN = 1,
    PATH_YELLOW = 2,
    PATH_GREY = 3,
    PATH_RED = 4,
    PATH_VIOLET = 5,
} PathColour;

enum {
    PATH_COLOURS = 6,
    PATH_NUMBER_MIN = 2,
    PATH_NUMBER_RIM = 5, /* from here on numbers stand on the rim, below inside */
    PATH_NUMBER_MAX = 10,
    PATH_NUMBERS = 9,
    PATH_STARTS = 4,
    PATH_CARDS = 15,
    PATH_CARD_COLOURS = 4,
    PATH_FIELDS_MAX = 5, /* of a card that shows one of its colours twice */
};

typedef struct PathCard {
    uint8_t count;                   /* fields: 4 or 5 */
    uint8_t colour[PATH_FIELDS_MAX]; /* PathColour; equal ones side by side */
} PathCard;

typedef struct PathBoard {
    PathCells colour[PATH_COLOURS]; /* the cells of each PathColour */
    uint8_t number[PATH_NUMBERS];   /* the cells of 2 to 10 */
    uint8_t start[PATH_STARTS];     /* cells */
    PathCard card[PATH_CARDS];
} PathBoard;

typedef enum PathBoardFault {
    PATH_BOARD_FINE,
    PATH_BOARD_CELL,              /* cell `where` has no colour, or two */
    PATH_BOARD_COLOUR,            /* no cell has colour `where` */
    PATH_BOARD_NUMBER_OFF,        /* number `where` is not on the board */
    PATH_BOARD_NUMBERS_TOGETHER,  /* number `where` stands on the cell of another */
    PATH_BOARD_NUMBER_NOT_ON_RIM, /* number `where` must */
    PATH_BOARD_NUMBER_NOT_INSIDE, /* number `where` must */
    PATH_BOARD_START_APART,       /* start `where` does not adjoin the middle */
    PATH_BOARD_STARTS_TOGETHER,   /* start `where` is another's */
    PATH_BOARD_START_ON_NUMBER,   /* start `where` has a number */
    PATH_BOARD_CARD_COLOURS,      /* card `where` has not four colours, or more than one of them twice */
    PATH_BOARD_CARD_ORDER,        /* the equal colours of card `where` are not side by side */
    PATH_BOARD_CARD_TWICE,        /* card `where` has the same four colours as another */
} PathBoardFault;

/* The first fault, and where. */
PathBoardFault path_board_check(const PathBoard *board, int *where);

/* The PathColour of a cell; the board must be valid. */
int path_board_colour(const PathBoard *board, int cell);

/* The number on a cell; 0: none. */
int path_board_number(const PathBoard *board, int cell);

#endif
