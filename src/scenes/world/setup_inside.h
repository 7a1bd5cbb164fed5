/* Shared by the files of the new game's setup: the choices, the players, and the game they make. */
#ifndef SCENES_WORLD_SETUP_INSIDE_H
#define SCENES_WORLD_SETUP_INSIDE_H

#include "gfx/theme.h"
#include "play/world/session.h"
#include "shell/scene.h"
#include "store/store.h"

enum { DICE = -1, SAME = -1, QUESTION_LEVELS = 3, NAME_MAX_BYTES = 40 };

typedef enum SetupAct {
    ACT_BACK = 1,
    ACT_HELP,
    ACT_SEATS,     /* a: how many */
    ACT_KIND,      /* a: seat */
    ACT_FIGURINE,  /* a: seat */
    ACT_NAME,      /* a: seat */
    ACT_NAMES,     /* a: seat */
    ACT_CHARACTER, /* a: seat */
    ACT_LEVEL,     /* a: seat */
    ACT_OWN,       /* a: seat; its own level of questions */
    ACT_STARTS,    /* a: seat, or DICE */
    ACT_ROUTE,     /* a: which board */
    ACT_QUESTIONS, /* a: DeckLevel */
    ACT_START,
} SetupAct;

typedef struct Setup {
    int players;
    Seat seat[WORLD_PLAYERS_MAX]; /* all four are remembered, playing or not; an empty name: the default */
    int starter;
    int board;
    DeckLevel questions;
    int own[WORLD_PLAYERS_MAX];       /* DeckLevel of a person's questions; SAME: as all */
    int character[WORLD_PLAYERS_MAX]; /* which of its figurine's a computer is, from 0 */
    int naming;                       /* the seat whose name is being chosen from the list */
    int goal[BOARD_NAMES];            /* fields; 0: the board cannot be read */
    int64_t games[WORLD_PLAYERS_MAX], wins[WORLD_PLAYERS_MAX];
} Setup;

typedef struct SetupPlaces {
    Rect seats[3]; /* how many play */
    Rect panel[WORLD_PLAYERS_MAX];
    Rect routes, route[BOARD_NAMES];
    Rect options, question[QUESTION_LEVELS], dice, start;
    Rect options_head, routes_head, dice_head;
} SetupPlaces;

/* setup_memory.c: what was chosen the last time, and what is known of those who sit down. */
int setup_character(const Setup *setup, int seat); /* of ai/character.h, were a computer to sit there */
void setup_default_name(const Setup *setup, int seat, char *out, size_t size);
void setup_name(const Setup *setup, int seat, char *out, size_t size); /* what is typed, or the default */
/* The first name that two share; false: none. Statistics go by names, and so do people. */
bool setup_shared_name(const Setup *setup, char *out, size_t size);
DeckLevel setup_level(const Setup *setup, int seat); /* of the questions asked there */
void setup_recall(Setup *setup, const Store *store); /* store may be NULL */
void setup_remember(const Setup *setup, Store *store);
void setup_look_up(Setup *setup, App *app);

/* setup_seats.c */
void seat_build(const Setup *setup, const App *app, Ui *ui, int seat, Rect panel);
void seat_draw_background(const Setup *setup, const App *app, int seat, Rect panel);
void seat_draw(const Setup *setup, const App *app, const Ui *ui, int seat);

/* setup_game.c: routes, questions, dice. */
const char *setup_level_name(DeckLevel level);
void setup_read_boards(Setup *setup);
void setup_place_options(const Layout *layout, Rect box, SetupPlaces *places);
void setup_place_routes(const Layout *layout, Rect box, SetupPlaces *places);
void setup_build_game(const Setup *setup, Ui *ui, const SetupPlaces *places);
void setup_draw_game_background(const App *app, const SetupPlaces *places);
void setup_draw_routes(const Setup *setup, const App *app, const Ui *ui);

#endif
