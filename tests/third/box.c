/* A box with three games: in place of src/scenes/front/box.c and src/kiosk/scenes/stands.c. */
#include "scenes/front/box.h"
#include "games/path/scenes/path_scenes.h"
#include "games/world/scenes/world_scenes.h"
#include "kiosk/scenes/stand_game.h"
#include "scenes/nim_scenes.h"

#include <assert.h>

const GameScenes *const BOX[] = {&WORLD_SCENES, &PATH_SCENES, &NIM_SCENES};
const int BOX_GAMES = sizeof BOX / sizeof BOX[0];
static_assert(sizeof BOX / sizeof BOX[0] <= BOX_GAMES_MAX, "there is room for every game of the box");

extern const StandGame STAND_NIM;
const StandGame *const STANDS[] = {&STAND_WORLD, &STAND_PATH, &STAND_NIM};
const int STANDS_COUNT = sizeof STANDS / sizeof STANDS[0];
