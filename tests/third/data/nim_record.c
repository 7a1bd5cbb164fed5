#include "data/nim_record.h"

const char *const nim_board_names[1] = {"heaps"};

cJSON *nim_state_to_json(const NimGame *game) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "game", "nim");
    cJSON_AddNumberToObject(out, "players", game->players);
    cJSON *heaps = cJSON_AddArrayToObject(out, "heaps");
    for (int i = 0; i < NIM_HEAPS; i++) {
        cJSON_AddItemToArray(heaps, cJSON_CreateNumber(game->heap[i]));
    }
    cJSON *awaiting = cJSON_AddObjectToObject(out, "awaiting");
    cJSON_AddStringToObject(awaiting, "kind", nim_is_over(game) ? "over" : "take");
    cJSON_AddNumberToObject(awaiting, nim_is_over(game) ? "winner" : "player", game->turn);
    return out;
}

cJSON *nim_action_to_json(const void *of) {
    const NimAction *action = of;
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "type", "take");
    cJSON_AddNumberToObject(out, "player", action->player);
    cJSON_AddNumberToObject(out, "heap", action->heap);
    cJSON_AddNumberToObject(out, "count", action->count);
    return out;
}

bool nim_action_from_json(const JsonPlace *place, void *out) {
    static const char *const TYPE[] = {"take"};
    NimAction *action = out;
    json_object(place, "type player heap count");
    json_member_word(place, "type", TYPE, 1);
    action->player = (uint8_t)json_member_int(place, "player", 0, NIM_PLAYERS_MAX - 1);
    action->heap = (uint8_t)json_member_int(place, "heap", 0, NIM_HEAPS - 1);
    action->count = (uint8_t)json_member_int(place, "count", 1, NIM_HEAP_MAX);
    return !data_failed(place->error);
}

static cJSON *setup_to_json(const Record *record) {
    const NimSetup *setup = &((const NimRecord *)record)->setup;
    cJSON *out = cJSON_CreateObject();
    cJSON_AddNumberToObject(out, "players", setup->players);
    json_add_integer(out, "seed", (int64_t)setup->seed);
    return out;
}

static void setup_from_json(const JsonPlace *place, Record *record) {
    NimSetup *setup = &((NimRecord *)record)->setup;
    json_object(place, "players seed");
    setup->players = (uint8_t)json_member_int(place, "players", NIM_PLAYERS_MIN, NIM_PLAYERS_MAX);
    JsonPlace seed = json_member(place, "seed");
    setup->seed = (uint64_t)json_integer(&seed, 0, JSON_INTEGER_MAX);
}

static int players(const Record *record) {
    return ((const NimRecord *)record)->setup.players;
}

static void start(const Record *record, void *game) {
    nim_start(game, &((const NimRecord *)record)->setup);
}

static const char *apply(void *game, const void *action) {
    return nim_apply(game, action) == NIM_ACCEPTED ? NULL : "That cannot be taken now.";
}

static uint64_t rules_hash(const void *game) {
    return nim_hash(game);
}

const RecordGame NIM_RECORD = {
    .game = (EnvelopeGame)ENVELOPE_NIM,
    .rules = NIM_RULES_VERSION,
    .keys = "game rules board started players setup actions hash",
    .size = sizeof(NimRecord),
    .action_size = sizeof(NimAction),
    .players = players,
    .setup_to_json = setup_to_json,
    .setup_from_json = setup_from_json,
    .action_to_json = nim_action_to_json,
    .action_from_json = nim_action_from_json,
    .start = start,
    .apply = apply,
    .rules_hash = rules_hash,
};
