/* States and what happened as JSON, for lab and driver. Question ids come from the record of the game. */
#ifndef PROTOCOL_STATES_H
#define PROTOCOL_STATES_H

#include "core/world/event.h"
#include "protocol/record.h"

cJSON *state_to_json(const WorldGame *game, const Record *record);
cJSON *happened_to_json(const WorldEvents *events, const Record *record);

#endif
