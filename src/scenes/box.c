#include "scenes/box.h"

#include "scenes/path/path_scenes.h"
#include "scenes/world/world_scenes.h"

const GameScenes *const BOX[BOX_GAMES] = {&WORLD_SCENES, &PATH_SCENES};
