/* Actions as JSON: {"type":"place","slot":4}. */
#ifndef GAMES_WORLD_PROTOCOL_ACTIONS_H
#define GAMES_WORLD_PROTOCOL_ACTIONS_H

#include "data/json.h"
#include "games/world/rules/action.h"

cJSON *world_action_to_json(WorldAction action);

/* False: a fault has been told. Whether the action is legal is for the core to say. */
bool world_action_from_json(const JsonPlace *place, WorldAction *action);

#endif
