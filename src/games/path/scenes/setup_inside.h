/* Shared by the files of a new game of Best Path: the choices, and where they lie. */
#ifndef GAMES_PATH_SCENES_SETUP_INSIDE_H
#define GAMES_PATH_SCENES_SETUP_INSIDE_H

#include "games/path/play/session.h"
#include "games/path/scenes/alone.h"
#include "games/path/scenes/manner.h"
#include "scenes/table/new_game.h"
#include "shell/scene.h"

enum { PATH_SETUP_MANNERS = 2 };

typedef struct PathSetupState {
    SeatChoices seats;
    PathManner manner;
    int board;
    int limit;  /* which */
    int best;   /* alone, on that board; PATH_NO_BEST: nothing yet */
    int boards; /* to choose from */
    const char *name[PATH_BOARDS_MOST];
    bool is_read[PATH_BOARDS_MOST];
    PathBoard window[PATH_BOARDS_MOST];
} PathSetupState;

typedef struct PathSetupPlaces {
    Rect seats, panel[SEATS_MAX];
    Rect boards, boards_head, board[PATH_BOARDS_MOST];
    Rect options, limit_head, limit[PATH_LIMITS], manner_head, manner[PATH_SETUP_MANNERS];
    NewGamePlaces begin;
} PathSetupPlaces;

/* setup.c */
bool path_setup_has_sides(const PathSetupState *setup); /* where they sit matters */
const char *path_setup_side(const PathSetupState *setup, int seat);
const char *path_setup_board(const PathSetupState *setup, const App *app, int board); /* as people call it */

/* setup_look.c */
float path_setup_seats_wide(const Layout *layout); /* the choice of how many play, beside the heading */
PathSetupPlaces path_setup_places(const PathSetupState *setup, const Layout *layout);
void path_setup_background(const void *state, const App *app);
void path_setup_draw(const void *state, const App *app, const Ui *ui);

#endif
