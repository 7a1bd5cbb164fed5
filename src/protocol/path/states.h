/* States and what happened as JSON, for lab and driver. */
#ifndef PROTOCOL_PATH_STATES_H
#define PROTOCOL_PATH_STATES_H

#include "core/path/game.h"

#include <cjson/cJSON.h>

cJSON *path_state_to_json(const PathGame *game);

/* The board names the cards the events speak of. */
cJSON *path_happened_to_json(const PathEvents *events, const PathBoard *board);

#endif
