#ifndef GAMES_WORLD_SCENES_SCORING_H
#define GAMES_WORLD_SCENES_SCORING_H

#include "games/world/scenes/table.h"
#include "shell/app.h"

/* The round button at the ribbon's end that hurries the count; the ribbon becomes shorter by it. */
Rect scoring_cut(Rect *ribbon, bool left_handed);

/* Puts the scoring scene over the stage; it goes on with the stage's table. */
void scoring_show(App *app, Table *table);

#endif
