#ifndef GAMES_WORLD_SCENES_LOG_H
#define GAMES_WORLD_SCENES_LOG_H

#include "games/world/scenes/table.h"
#include "shell/app.h"

void log_show(App *app);

/* Where the layout has room for it beside the board: what happened last. */
void log_draw_open(const Table *table);

#endif
