/* The scenes of Best Path. All but the setup need in_play(app). */
#ifndef GAMES_PATH_SCENES_PATH_SCENES_H
#define GAMES_PATH_SCENES_PATH_SCENES_H

#include "games/path/play/session.h"
#include "scenes/menus/in_play.h"

extern const GameScenes PATH_SCENES;

extern const Scene PATH_SETUP_SCENE;    /* new game */
extern const Scene PATH_SCENE;          /* the table; no argument */
extern const Scene PATH_END_SCENE;      /* the end of the game */
extern const Scene PATH_FILM_SCENE;     /* a game that was played, as a film; FilmArgument */
extern const Scene PATH_REVIEW_SCENE;   /* popup: the coach looks back on a game that is over; FilmArgument */
extern const Scene PATH_TUTORIAL_SCENE; /* popup: the coach of the first game; comes by path_tutorial_goes_first() */

#endif
