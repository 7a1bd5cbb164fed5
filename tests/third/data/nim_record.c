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

cJSON *nim_action_to_json(const NimAction *action) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "type", "take");
    cJSON_AddNumberToObject(out, "player", action->player);
    cJSON_AddNumberToObject(out, "heap", action->heap);
    cJSON_AddNumberToObject(out, "count", action->count);
    return out;
}

void nim_action_from_json(const JsonPlace *place, NimAction *action) {
    static const char *const TYPE[] = {"take"};
    json_object(place, "type player heap count");
    json_member_word(place, "type", TYPE, 1);
    action->player = (uint8_t)json_member_int(place, "player", 0, NIM_PLAYERS_MAX - 1);
    action->heap = (uint8_t)json_member_int(place, "heap", 0, NIM_HEAPS - 1);
    action->count = (uint8_t)json_member_int(place, "count", 1, NIM_HEAP_MAX);
}

cJSON *nim_record_to_json(const NimRecord *record) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "game", "nim");
    cJSON_AddNumberToObject(out, "rules", NIM_RULES_VERSION);
    record_board_add_to_json(out, &record->head);
    record_started_add_to_json(out, &record->head);
    record_seats_add_to_json(out, &record->head);
    cJSON *setup = cJSON_AddObjectToObject(out, "setup");
    cJSON_AddNumberToObject(setup, "players", record->setup.players);
    json_add_integer(setup, "seed", (int64_t)record->setup.seed);
    cJSON *actions = cJSON_AddArrayToObject(out, "actions");
    for (int i = 0; i < record->action_count; i++) {
        cJSON_AddItemToArray(actions, nim_action_to_json(&record->action[i]));
    }
    if (record->has_hash) {
        char hash[17];
        hash_to_text(record->hash, hash);
        cJSON_AddStringToObject(out, "hash", hash);
    }
    return out;
}

static void setup_from_json(const JsonPlace *place, NimSetup *setup) {
    json_object(place, "players seed");
    setup->players = (uint8_t)json_member_int(place, "players", NIM_PLAYERS_MIN, NIM_PLAYERS_MAX);
    JsonPlace seed = json_member(place, "seed");
    setup->seed = (uint64_t)json_integer(&seed, 0, JSON_INTEGER_MAX);
}

bool nim_record_from_json(const JsonPlace *place, NimRecord *record) {
    envelope_expect_game(place, (EnvelopeGame)ENVELOPE_NIM);
    envelope_expect_rules(place, NIM_RULES_VERSION);
    json_object(place, "game rules board started players setup actions hash");
    record_board_from_json(place, &record->head);
    record_started_from_json(place, &record->head);
    JsonPlace setup = json_member(place, "setup"), actions = json_member(place, "actions");
    setup_from_json(&setup, &record->setup);
    record_seats_from_json(place, record->setup.players, &record->head);
    record->action_count = json_list(&actions, 0, NIM_STONES);
    JsonPlace action = json_first(&actions);
    for (int i = 0; i < record->action_count; i++, action = json_next(&action)) {
        nim_action_from_json(&action, &record->action[i]);
    }
    JsonPlace hash = json_maybe(place, "hash");
    record->has_hash = hash.node != NULL;
    record->hash = record->has_hash ? hash_from_json(&hash) : 0;
    return !data_failed(place->error);
}

bool nim_record_play(const NimRecord *record, NimGame *game, DataError *error) {
    nim_start(game, &record->setup);
    for (int i = 0; i < record->action_count; i++) {
        if (nim_apply(game, &record->action[i]) != NIM_ACCEPTED) {
            data_fail_as(DATA_FAULT_RULES, error, "Action %d of the game cannot be played.", i);
            return false;
        }
    }
    return !record->has_hash || hash_is_as_recorded(nim_hash(game), record->hash, error);
}
