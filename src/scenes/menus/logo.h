/* The name of a game, large, where people choose it. */
#ifndef SCENES_MENUS_LOGO_H
#define SCENES_MENUS_LOGO_H

#include "scenes/menus/in_play.h"

/* picture: as it is drawn; NULL: in letters, where a build goes by another name than ours. */
void logo_draw(const App *app, const GameScenes *game, const char *picture, Rect where);

#endif
