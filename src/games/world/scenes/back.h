/* A step back in a game of SCHOTT World, from the table or from the question that lies over it. */
#ifndef GAMES_WORLD_SCENES_BACK_H
#define GAMES_WORLD_SCENES_BACK_H

#include "scenes/menus/back.h"

/* Whether a step back is a press away. */
bool back_is_free(const App *app);

/* Takes a step back. False: nothing can be taken back. */
bool back_step(App *app);
bool back_step_unranked(App *app);

#endif
