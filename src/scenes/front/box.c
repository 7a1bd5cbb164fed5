/* Which games are in the box. Alone in its file: a program with another box defines these itself. */
#include "scenes/front/box.h"

#include "games/path/scenes/path_scenes.h"
#include "games/world/scenes/world_scenes.h"

#include <assert.h>

const GameScenes *const BOX[] = {&WORLD_SCENES, &PATH_SCENES};
const int BOX_GAMES = sizeof BOX / sizeof BOX[0];

static_assert(sizeof BOX / sizeof BOX[0] <= BOX_GAMES_MAX, "there is room for every game of the box");
