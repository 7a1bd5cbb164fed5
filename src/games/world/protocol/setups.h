/* Tracks and deals as JSON. */
#ifndef GAMES_WORLD_PROTOCOL_SETUPS_H
#define GAMES_WORLD_PROTOCOL_SETUPS_H

#include "data/json.h"
#include "games/world/rules/setup.h"

/* {"goal":60,"sites":[[7,2],[12,-1]]}; reading checks the track as a whole. */
cJSON *world_track_to_json(const WorldTrack *track);
void world_track_from_json(const JsonPlace *place, WorldTrack *track);

/* House rules and who starts ahead: members of a setup, which are only there where they are used. */
void world_house_add_to_json(cJSON *out, uint8_t house);
void world_ahead_add_to_json(cJSON *out, const WorldSetup *setup);
void world_house_from_json(const JsonPlace *place, WorldSetup *setup);

/* Reading checks the shape; whether the cards are the deck is for world_setup_check to say. */
cJSON *world_deal_to_json(const WorldDeal *deal, int players);
void world_deal_from_json(const JsonPlace *place, int players, WorldDeal *deal);

/* A list of cards, numbers 0 to 60. */
cJSON *world_cards_to_json(const WorldCard *cards, int count);
int world_cards_from_json(const JsonPlace *list, int min, int max, WorldCard *out);

/* A player's two event cards, null for a played one. */
cJSON *world_held_to_json(const uint8_t event[WORLD_HELD_EVENTS]);

#endif
