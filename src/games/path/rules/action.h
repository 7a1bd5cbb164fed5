/* What a player can do, and why it may be refused. Both are saved or sent: append only. */
#ifndef GAMES_PATH_RULES_ACTION_H
#define GAMES_PATH_RULES_ACTION_H

#include "games/path/rules/board.h"

typedef enum PathActionKind {
    PATH_ACTION_LINE = 1,   /* lengthens the path by a line, or passes, and closes the round for the player */
    PATH_ACTION_REOPEN = 2, /* takes the line back while somebody else has not closed */
} PathActionKind;

/* A path grows at one of two ends. It has the start cell alone at first: then b is the end that grows. */
typedef enum PathEnd {
    PATH_END_A = 0,
    PATH_END_B = 1,
} PathEnd;

typedef struct PathLine {
    uint8_t end;                       /* PathEnd; b for a pass */
    uint8_t count;                     /* 0: a pass */
    uint8_t cell[PATH_FIELDS_MAX + 1]; /* in the order drawn; the spare one makes a line eight bytes */
} PathLine;

typedef struct PathAction {
    uint8_t kind; /* PathActionKind */
    uint8_t player;
    PathLine line; /* of PATH_ACTION_LINE */
} PathAction;

typedef enum PathRefusal {
    PATH_ACCEPTED = 0,
    PATH_REFUSED_GAME_OVER = 1,
    PATH_REFUSED_NO_SUCH_ACTION = 2,
    PATH_REFUSED_NO_SUCH_PLAYER = 3,
    PATH_REFUSED_CLOSED = 4,     /* the round is closed for this player: reopen first */
    PATH_REFUSED_NOT_CLOSED = 5, /* nothing to take back */
    PATH_REFUSED_NO_SUCH_END = 6,
    PATH_REFUSED_ONE_END = 7,  /* a path that is a single cell has end b only */
    PATH_REFUSED_PASS_END = 8, /* a pass must name end b */
    PATH_REFUSED_TOO_LONG = 9, /* more cells than the card has fields */
    PATH_REFUSED_NO_SUCH_CELL = 10,
    PATH_REFUSED_NOT_BESIDE = 11, /* a cell does not adjoin the one before it */
    PATH_REFUSED_TAKEN = 12,      /* a cell is in the path or in the line already */
    PATH_REFUSED_NO_FIELD = 13,   /* the card has no field of this colour, or none that is left */
} PathRefusal;

/* No more lines than there are walks from both ends that enter no cell twice: on an endless board 5, 23, 103, 455 and
 * 1991 of one to five cells from an end with a cell of the path behind it, and the pass. From a start, which is one end
 * alone, there are 6, 30, 138, 618 and 2730: fewer. */
enum { PATH_LINES_MAX = 1 + 2 * (5 + 23 + 103 + 455 + 1991) };

#endif
