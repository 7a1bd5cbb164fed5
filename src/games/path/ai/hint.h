/* The coach: the line expert would draw, and why, as facts from which a sentence in any language is made. */
#ifndef GAMES_PATH_AI_HINT_H
#define GAMES_PATH_AI_HINT_H

#include "games/path/ai/ai.h"

/* Sent: append only. Each is true of the line and the table, and the first of all that are. */
typedef enum PathReason {
    PATH_REASON_STUCK = 0,   /* nothing can be drawn with this card */
    PATH_REASON_RACE = 1,    /* {number} is still worth its full {points}, and {player} could get there this round */
    PATH_REASON_ORDER = 2,   /* alone: {number} counts in full as long as {other} has not been reached */
    PATH_REASON_FULL = 3,    /* {number} is still worth its full {points} */
    PATH_REASON_HALF = 4,    /* {number} still brings {points} */
    PATH_REASON_WAIT = 5,    /* pass or draw little: on this card a longer line would cost more than it brings */
    PATH_REASON_WAY = 6,     /* keeps the way to {number} open, and to {other} if not 0, which {instead} would close */
    PATH_REASON_CUT_OFF = 7, /* {instead} would cut off {cells} */
    PATH_REASON_BOTH_ENDS = 8,   /* both ends can go on; after {instead} one could not */
    PATH_REASON_CORNER = 9,      /* takes {cells} while there is a way: later they would be hard to get */
    PATH_REASON_LONGEST = 10,    /* the longest line there is, {cells} */
    PATH_REASON_TOWARDS = 11,    /* comes within {steps} of {number} */
    PATH_REASON_ON_AVERAGE = 12, /* better over the cards that may come */
} PathReason;

enum { PATH_REASONS = 13 };

typedef struct PathHint {
    PathLine line;
    uint8_t reason;   /* PathReason */
    uint8_t number;   /* 0: none */
    uint8_t other;    /* a second number, or 0 */
    uint8_t points;   /* got for the number */
    uint8_t player;   /* another one it is about, or PATH_NOBODY */
    uint8_t steps;    /* to the number */
    PathLine instead; /* what one might have drawn; without cells: nothing is meant */
    PathCells cells;  /* it is about, to be shown */
} PathHint;

/* For a player of a game that goes on; the same view gives the same hint. Takes as long as expert's choice. */
bool path_ai_hint(const PathView *view, int player, PathHint *hint);

#endif
