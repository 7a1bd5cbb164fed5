/* The games in the box: box.c, unless the program brings a box of its own. */
#ifndef SCENES_FRONT_BOX_H
#define SCENES_FRONT_BOX_H

#include "scenes/menus/in_play.h"

extern const GameScenes *const BOX[];
extern const int BOX_GAMES; /* at most BOX_GAMES_MAX */

#endif
