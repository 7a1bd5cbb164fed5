/* Actions as JSON: {"type":"place","slot":4}. */
#ifndef PROTOCOL_WORLD_ACTIONS_H
#define PROTOCOL_WORLD_ACTIONS_H

#include "core/world/action.h"
#include "data/json.h"

cJSON *world_action_to_json(WorldAction action);

/* False: a fault has been told. Whether the action is legal is for the core to say. */
bool world_action_from_json(const JsonPlace *place, WorldAction *action);

#endif
