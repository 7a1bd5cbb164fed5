/* Shared by the acts of SCHOTT World's show. */
#ifndef GAMES_WORLD_STAND_ATTRACT_SHOW_WORLD_H
#define GAMES_WORLD_STAND_ATTRACT_SHOW_WORLD_H

#include "games/world/data/board.h"
#include "kiosk/scenes/attract_show.h"

enum { SHOW_CARDS = 9 };

typedef struct ShowWorld {
    int act;
    ShowSet set;
    double began;
    int mark; /* of what the background shows: the act's own */
    bool has_board;
    char route[32]; /* of its picture */
    Board board;
} ShowWorld;

/* Times are milliseconds since the act began. */
typedef struct ShowAct {
    double takes, still;                      /* still: with reduced motion, the moment that stands for it */
    int (*mark)(double ms);                   /* changes when what rests has to be painted again */
    void (*begin)(ShowWorld *show, App *app); /* NULL: nothing to do */
    void (*ground)(const ShowWorld *show, const App *app);
    void (*draw)(const ShowWorld *show, const App *app, double ms);
} ShowAct;

extern const ShowAct SHOW_FAN, SHOW_SWAP, SHOW_LEAP, SHOW_BECKON;

/* A row that is complete, from violet to gold. */
extern const WorldCard show_row[SHOW_CARDS];

void fan_ground(const App *app, const ShowPlaces *places, const ShowSet *set); /* all of it, on the dawn */

#endif
