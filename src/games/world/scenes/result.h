/* Who has won a stage, and how: the table steps back but for the row that won, and all rows are told on cream, the
 * winner's first. */
#ifndef GAMES_WORLD_SCENES_RESULT_H
#define GAMES_WORLD_SCENES_RESULT_H

#include "games/world/scenes/table.h"

#define RESULT_MS 1100.0 /* until all is told */

/* ms: since it began. */
float result_share(const Table *table, double ms); /* 0 to 1: how far the table has stepped back */
void result_draw(const Table *table, double ms, const char *how);

#endif
