/* Which games a stand may offer. Alone in its file: a program with another box defines these itself. */
#include "kiosk/scenes/stand_game.h"

#include <assert.h>

const StandGame *const STANDS[] = {&STAND_WORLD, &STAND_PATH};
const int STANDS_COUNT = sizeof STANDS / sizeof STANDS[0];

static_assert(sizeof STANDS / sizeof STANDS[0] <= BOX_GAMES_MAX, "there is room for every game of the box");
