/* States and what happened as JSON, for lab and driver. */
#ifndef GAMES_PATH_PROTOCOL_STATES_H
#define GAMES_PATH_PROTOCOL_STATES_H

#include "games/path/rules/game.h"

#include <cjson/cJSON.h>

cJSON *path_state_to_json(const PathGame *game);

/* The board names the cards the events speak of. */
cJSON *path_happened_to_json(const PathEvents *events, const PathBoard *board);

#endif
