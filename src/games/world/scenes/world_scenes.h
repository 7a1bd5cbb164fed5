/* The scenes of the game in play. All but setup need in_play(app). */
#ifndef GAMES_WORLD_SCENES_WORLD_SCENES_H
#define GAMES_WORLD_SCENES_WORLD_SCENES_H

#include "games/world/play/session.h"
#include "scenes/menus/in_play.h"
#include "scenes/table/film_bar.h"

#include <stdint.h>

extern const GameScenes WORLD_SCENES;

/* Begins a game and sits people down at it; the scene to go to is STAGE_SCENE. False: *error says why, and nothing has
 * changed. */
bool world_begin(App *app, const WorldSessionSetup *setup, PlayError *error);

extern const Scene SETUP_SCENE;    /* new game */
extern const Scene STAGE_SCENE;    /* the table; no argument */
extern const Scene SCORING_SCENE;  /* the end of a stage, over the table */
extern const Scene QUESTION_SCENE; /* popup */
extern const Scene LOG_SCENE;      /* popup: what happened, in words */
extern const Scene VICTORY_SCENE;  /* the end of the game; a FilmArgument for one of the list */
extern const Scene FILM_SCENE;     /* a game that was played, as a film; FilmArgument */
extern const Scene TUTORIAL_SCENE; /* popup: the coach of the first game; comes by tutorial_speaks() */

#endif
