/* States and what happened as JSON, for lab and driver. Question ids come from the record of the game. */
#ifndef PROTOCOL_WORLD_STATES_H
#define PROTOCOL_WORLD_STATES_H

#include "core/world/event.h"
#include "protocol/world/record.h"

cJSON *world_state_to_json(const WorldGame *game, const WorldRecord *record);
cJSON *world_happened_to_json(const WorldEvents *events, const WorldRecord *record);

#endif
