#ifndef SCENES_WORLD_SCORING_H
#define SCENES_WORLD_SCORING_H

#include "scenes/world/table.h"
#include "shell/app.h"

/* Puts the scoring scene over the stage; it goes on with the stage's table. */
void scoring_show(App *app, Table *table);

#endif
