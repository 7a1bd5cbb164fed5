/* What everybody may know of a game's setup: neither seed nor questions nor answers. */
#ifndef GAMES_WORLD_FAR_SETUP_H
#define GAMES_WORLD_FAR_SETUP_H

#include "data/json.h"
#include "games/world/rules/setup.h"

/* {"players":2,"starter":0,"track":{...},"house":[...],"ahead":[...]}; not of one whose first stage was set out. */
cJSON *world_open_setup_write(const WorldSetup *setup);

/* False: a fault has been told. What is hidden is none or 0. */
bool world_open_setup_read(const JsonPlace *place, WorldSetup *setup);

#endif
