/* Actions as JSON: {"type":"line","player":0,"end":"b","cells":[21,22]}, {"type":"reopen","player":0}. */
#ifndef GAMES_PATH_PROTOCOL_ACTIONS_H
#define GAMES_PATH_PROTOCOL_ACTIONS_H

#include "data/json.h"
#include "games/path/rules/action.h"

cJSON *path_action_to_json(const PathAction *action);

/* False: a fault has been told. Whether the action is legal is for the core to say. */
bool path_action_from_json(const JsonPlace *place, PathAction *action);

/* Adds "end" and "cells" to an object. */
void path_line_add_to_json(cJSON *out, const PathLine *line);
/* Reads them, beside whatever else is there; false: a fault has been told. */
bool path_line_from_json(const JsonPlace *place, PathLine *line);

#endif
