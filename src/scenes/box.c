#include "scenes/box.h"

#include "scenes/world/world_scenes.h"

const GameScenes *const BOX[BOX_GAMES] = {&WORLD_SCENES};
