#ifndef GAMES_WORLD_SCENES_BEEN_H
#define GAMES_WORLD_SCENES_BEEN_H

#include "scenes/menus/in_play.h"

/* GameScenes.been */
bool world_been(const App *app, const StoreGames *games, const char *name, Rect where, char *out, size_t size);

#endif
