/* States and what happened as JSON, for lab and driver. */
#ifndef GAMES_WORLD_PROTOCOL_STATES_H
#define GAMES_WORLD_PROTOCOL_STATES_H

#include "games/world/protocol/record.h"
#include "games/world/rules/event.h"

/* Question ids are those on the cards as they lie; the right answer is the one the rules take. */
cJSON *world_state_to_json(const WorldGame *game, const WorldRecord *record, const QuestionCards *cards);
cJSON *world_happened_to_json(const WorldEvents *events, const WorldRecord *record, const QuestionCards *cards);

#endif
