#include "protocol/path/record.h"

#include "base/memory.h"
#include "data/path/board.h"
#include "data/path/sentences.h"
#include "protocol/path/actions.h"
#include "protocol/path/setups.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ACTIONS_MAX = 1000000, LIMIT_MAX = 3600 };

void path_record_init(PathRecord *record) {
    memset(record, 0, sizeof *record);
    record_head_init(&record->head);
}

void path_record_fini(PathRecord *record) {
    free(record->actions);
    path_record_init(record);
}

void path_record_add(PathRecord *record, const PathAction *action) {
    if (record->action_count == record->action_room) {
        record->action_room = record->action_room > 0 ? record->action_room * 2 : 64;
        record->actions = memory_resize(record->actions, record->action_room * sizeof *record->actions);
    }
    record->actions[record->action_count++] = *action;
}

/* --- writing ------------------------------------------------------------------------------------------------------ */

static cJSON *setup_to_json(const PathSetup *setup) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddNumberToObject(out, "players", setup->players);
    json_add_integer(out, "seed", (int64_t)setup->seed);
    cJSON_AddItemToObject(out, "board", path_board_to_json(&setup->board));
    path_deal_add_to_json(out, setup);
    return out;
}

cJSON *path_record_to_json(const PathRecord *record) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "game", "path");
    cJSON_AddNumberToObject(out, "rules", PATH_RULES_VERSION);
    record_board_add_to_json(out, &record->head);
    record_started_add_to_json(out, &record->head);
    record_seats_add_to_json(out, &record->head);
    if (record->limit > 0) {
        cJSON_AddNumberToObject(out, "limit", record->limit);
    }
    cJSON_AddItemToObject(out, "setup", setup_to_json(&record->setup));
    cJSON *actions = cJSON_AddArrayToObject(out, "actions");
    for (size_t i = 0; i < record->action_count; i++) {
        cJSON_AddItemToArray(actions, path_action_to_json(&record->actions[i]));
    }
    if (record->has_hash) {
        char hash[17];
        hash_to_text(record->hash, hash);
        cJSON_AddStringToObject(out, "hash", hash);
    }
    return out;
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

static void setup_from_json(const JsonPlace *place, PathSetup *setup) {
    envelope_refuse_keys_of(ENVELOPE_WORLD, place, "starter track questions deal house ahead");
    json_object(place, "players seed board cards starts");
    setup->players = (uint8_t)json_member_int(place, "players", PATH_PLAYERS_MIN, PATH_PLAYERS_MAX);
    JsonPlace seed = json_member(place, "seed");
    setup->seed = (uint64_t)json_integer(&seed, 0, JSON_INTEGER_MAX);
    JsonPlace board = json_member(place, "board");
    path_board_from_json(&board, &setup->board);
    path_deal_from_json(place, setup);
    if (!data_failed(place->error)) {
        path_sentence_check_setup(setup, place->error);
    }
}

static void actions_from_json(const JsonPlace *list, PathRecord *record) {
    int count = json_list(list, 0, ACTIONS_MAX);
    JsonPlace item = json_first(list);
    for (int i = 0; i < count && !data_failed(list->error); i++, item = json_next(&item)) {
        PathAction action;
        if (path_action_from_json(&item, &action)) {
            path_record_add(record, &action);
        }
    }
}

bool path_record_from_json(const JsonPlace *place, PathRecord *record) {
    if (place->node != NULL && !cJSON_IsObject(place->node)) {
        json_fault(place, "must be an object");
    }
    envelope_expect_game(place, ENVELOPE_PATH);
    envelope_expect_rules(place, PATH_RULES_VERSION);
    envelope_refuse_keys_of(ENVELOPE_WORLD, place, "deck sites");
    json_object(place, "game rules board started players limit setup actions hash");
    json_member_int(place, "rules", 1, PATH_RULES_VERSION);
    record_board_from_json(place, &record->head);
    record_started_from_json(place, &record->head);
    JsonPlace limit = json_maybe(place, "limit");
    record->limit = limit.node != NULL ? (int)json_integer(&limit, 1, LIMIT_MAX) : 0;
    JsonPlace setup = json_member(place, "setup");
    setup_from_json(&setup, &record->setup);
    record_seats_from_json(place, record->setup.players, &record->head);
    JsonPlace actions = json_member(place, "actions");
    actions_from_json(&actions, record);
    JsonPlace hash = json_maybe(place, "hash");
    record->has_hash = hash.node != NULL;
    if (record->has_hash) {
        record->hash = hash_from_json(&hash);
    }
    if (!data_failed(place->error)) {
        return true;
    }
    path_record_fini(record);
    return false;
}

bool path_record_play(const PathRecord *record, PathGame *game, DataError *error) {
    PathGame played;
    path_start(&played, &record->setup, NULL);
    for (size_t i = 0; i < record->action_count; i++) {
        PathRefusal refusal = path_apply(&played, &record->actions[i], NULL);
        if (refusal != PATH_ACCEPTED) {
            data_fail_as(DATA_FAULT_RULES, error, "Action %zu of the game cannot be played: %s", i,
                         path_sentence_of_refusal(refusal));
            return false;
        }
    }
    if (record->has_hash && !hash_is_as_recorded(path_hash(&played), record->hash, error)) {
        return false;
    }
    *game = played;
    return true;
}
