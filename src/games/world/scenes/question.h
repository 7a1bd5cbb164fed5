/* A question over the table. */
#ifndef GAMES_WORLD_SCENES_QUESTION_H
#define GAMES_WORLD_SCENES_QUESTION_H

#include "games/world/scenes/table.h"

/* The one that is awaited: its card comes out of the place where the figurine stands. */
void question_show(App *app, const Table *table);

#endif
