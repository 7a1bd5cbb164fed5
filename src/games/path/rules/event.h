/* What happened, in order: enough to animate a table, or to keep a view up to date, without looking at the game. A
 * closing tells nobody the line: lines come all together when the last player has closed. Numbers are saved or sent:
 * append only. */
#ifndef GAMES_PATH_RULES_EVENT_H
#define GAMES_PATH_RULES_EVENT_H

#include "games/path/rules/action.h"
#include "games/path/rules/setup.h"

typedef enum PathEventKind {
    PATH_HAPPENED_START = 1,    /* start: which start the player has got */
    PATH_HAPPENED_CARD = 2,     /* card: a round begins with a card turned up */
    PATH_HAPPENED_CLOSED = 3,   /* player has closed the round; somebody else has not */
    PATH_HAPPENED_REOPENED = 4, /* player has taken the line back */
    PATH_HAPPENED_LINE = 5,     /* line: the round is over and the player's path grows; a pass has no cells */
    PATH_HAPPENED_NUMBER = 6,   /* number: the line just drawn has reached one */
    PATH_HAPPENED_OVER = 7,     /* over: the game has ended */
} PathEventKind;

enum { PATH_NOBODY = 255 };

typedef struct PathEvent {
    uint8_t kind;   /* PathEventKind */
    uint8_t player; /* PATH_NOBODY: all */
    union {
        struct {
            uint8_t index, cell; /* which of the board's starts */
        } start;
        struct {
            uint8_t round, index; /* round from 1; which of the board's cards */
        } card;
        PathLine line;
        struct {
            uint8_t cell, number, points, full;
        } number;
        struct {
            uint8_t winners; /* a bit for each player */
        } over;
    };
} PathEvent;

/* Most events one action can cause: every player's line with a number in each of its fields, and the next card. */
enum { PATH_EVENTS_MAX = PATH_PLAYERS_MAX * (1 + PATH_FIELDS_MAX) + 1 };

typedef struct PathEvents {
    int count;
    PathEvent list[PATH_EVENTS_MAX];
} PathEvents;

#endif
