/* Shared by the files of the new game's setup: the choices, the players, and the game they make. */
#ifndef GAMES_WORLD_SCENES_SETUP_INSIDE_H
#define GAMES_WORLD_SCENES_SETUP_INSIDE_H

#include "games/world/play/session.h"
#include "gfx/theme.h"
#include "scenes/table/children.h"
#include "scenes/table/new_game.h"
#include "shell/scene.h"

enum { DICE = -1, SAME = CHILDREN_AS_TABLE, QUESTION_LEVELS = 3, SETUP_AHEAD_STEP = 2, SETUP_AHEAD_MOST = 14 };

typedef enum SetupAct {
    ACT_OWN = 1,   /* a: seat; its own level of questions */
    ACT_STARTS,    /* a: seat, or DICE */
    ACT_ROUTE,     /* a: which board */
    ACT_QUESTIONS, /* a: DeckLevel */
    ACT_HOUSE,
} SetupAct;

typedef struct Setup {
    SeatChoices seats;
    int starter;
    int board;
    DeckLevel questions;
    int own[WORLD_PLAYERS_MAX]; /* DeckLevel of a person's questions; SAME: as all */
    int boards;                 /* to choose from */
    const char *name[WORLD_BOARDS_MOST];
    int goal[WORLD_BOARDS_MOST];   /* fields; 0: the board cannot be read */
    int stages[WORLD_BOARDS_MOST]; /* 0: as many as it takes */
    unsigned house;                /* WorldHouse bits */
    int ahead[WORLD_PLAYERS_MAX];
} Setup;

typedef struct SetupPlaces {
    Rect seats; /* how many play */
    Rect panel[SEATS_MAX];
    Rect routes, route[WORLD_BOARDS_MOST];
    Rect options, question[QUESTION_LEVELS], dice, house;
    Rect options_head, routes_head;
    NewGamePlaces begin;
} SetupPlaces;

extern const SeatsOf SETUP_SEATS;

/* setup_memory.c: what was chosen the last time. */
DeckLevel setup_level(const Setup *setup, int seat);       /* of the questions asked there */
bool setup_has_children(const Setup *setup);               /* somebody is asked what children are */
void setup_recall(Setup *setup, const Store *store);       /* store may be NULL */
void setup_recall_board(Setup *setup, const Store *store); /* of those there are */
void setup_remember(const Setup *setup, Store *store);

/* setup_seats.c: what World asks of a seat beside the others. */
void setup_build_seat(const Setup *setup, const App *app, Ui *ui, int seat, Rect panel);
void setup_draw_seat(const Setup *setup, const App *app, const Ui *ui, int seat);

/* setup_game.c: routes, questions, dice. */
const char *setup_level_name(DeckLevel level);
void setup_read_boards(Setup *setup, App *app);
void setup_place_options(const Layout *layout, Rect box, SetupPlaces *places);
void setup_place_routes(const Setup *setup, const Layout *layout, Rect box, SetupPlaces *places);
void setup_build_game(const Setup *setup, const App *app, Ui *ui, const SetupPlaces *places);
void setup_draw_game_background(const App *app, const SetupPlaces *places);
void setup_draw_routes(const Setup *setup, const App *app, const Ui *ui);

/* house.c: how many house rules and handicaps there are, and the popup in which they are chosen. */
extern const Scene HOUSE_SCENE;
int setup_house_count(const Setup *setup);
void setup_house_show(App *app, Setup *setup);

#endif
