#include "games/world/far/setup.h"

#include "core/core_assert.h"
#include "games/world/data/sentences.h"
#include "games/world/protocol/setups.h"

cJSON *world_open_setup_write(const WorldSetup *setup) {
    CORE_ASSERT(!setup->has_deal);
    cJSON *out = cJSON_CreateObject();
    cJSON_AddNumberToObject(out, "players", setup->players);
    cJSON_AddNumberToObject(out, "starter", setup->starter);
    cJSON_AddItemToObject(out, "track", world_track_to_json(&setup->track));
    world_house_add_to_json(out, setup->house);
    world_ahead_add_to_json(out, setup);
    return out;
}

bool world_open_setup_read(const JsonPlace *place, WorldSetup *setup) {
    *setup = (WorldSetup){.question_count = 1};
    setup->players = (uint8_t)json_member_int(place, "players", WORLD_PLAYERS_MIN, WORLD_PLAYERS_MAX);
    setup->starter = (uint8_t)json_member_int(place, "starter", 0, setup->players - 1);
    JsonPlace track = json_member(place, "track");
    world_track_from_json(&track, &setup->track);
    world_house_from_json(place, setup);
    if (!data_failed(place->error) && world_setup_check(setup) != WORLD_SETUP_FINE) {
        json_fault(place, "must be a game that can begin");
    }
    return !data_failed(place->error);
}
