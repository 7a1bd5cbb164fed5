/* The games in the box. */
#ifndef SCENES_BOX_H
#define SCENES_BOX_H

#include "scenes/in_play.h"

enum { BOX_GAMES = 2 };
extern const GameScenes *const BOX[BOX_GAMES];

#endif
