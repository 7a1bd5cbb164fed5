/* The scenes of the game in play. All but setup need app->session. */
#ifndef SCENES_WORLD_WORLD_SCENES_H
#define SCENES_WORLD_WORLD_SCENES_H

#include "scenes/scene.h"

extern const Scene SETUP_SCENE;    /* new game */
extern const Scene STAGE_SCENE;    /* the table; no argument */
extern const Scene SCORING_SCENE;  /* the end of a stage, over the table */
extern const Scene QUESTION_SCENE; /* popup */
extern const Scene LOG_SCENE;      /* popup: what happened, in words */
extern const Scene VICTORY_SCENE;  /* the end of the game */
extern const Scene TUTORIAL_SCENE; /* popup: the coach of the first game; comes by tutorial_speaks() */

#endif
