/* A box with three games: in place of src/scenes/box.c and src/scenes/kiosk/stands.c. */
#include "scenes/box.h"
#include "scenes/kiosk/stand_game.h"
#include "scenes/nim_scenes.h"
#include "scenes/path/path_scenes.h"
#include "scenes/world/world_scenes.h"

#include <assert.h>

const GameScenes *const BOX[] = {&WORLD_SCENES, &PATH_SCENES, &NIM_SCENES};
const int BOX_GAMES = sizeof BOX / sizeof BOX[0];
static_assert(sizeof BOX / sizeof BOX[0] <= BOX_GAMES_MAX, "there is room for every game of the box");

extern const StandGame STAND_NIM;
const StandGame *const STANDS[] = {&STAND_WORLD, &STAND_PATH, &STAND_NIM};
const int STANDS_COUNT = sizeof STANDS / sizeof STANDS[0];
