#include "protocol/world/record.h"

#include "base/memory.h"
#include "data/file.h"
#include "data/world/sentences.h"
#include "protocol/world/actions.h"
#include "protocol/world/setups.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ACTIONS_MAX = 1000000 };

void world_record_init(WorldRecord *record) {
    memset(record, 0, sizeof *record);
}

void world_record_fini(WorldRecord *record) {
    free(record->actions);
    world_record_init(record);
}

void world_record_set_deck(WorldRecord *record, const Deck *deck, const Questions *questions) {
    deck_to_setup(deck, questions, &record->setup);
    memset(record->question_id, 0, sizeof record->question_id);
    for (int i = 0; i < deck->count; i++) {
        snprintf(record->question_id[i], sizeof record->question_id[i], "%s", questions->list[deck->index[i]].id);
    }
}

void world_record_add(WorldRecord *record, WorldAction action) {
    if (record->action_count == record->action_room) {
        record->action_room = record->action_room ? record->action_room * 2 : 256;
        record->actions = memory_resize(record->actions, record->action_room * sizeof *record->actions);
    }
    record->actions[record->action_count++] = action;
}

void hash_to_text(uint64_t hash, char out[17]) {
    snprintf(out, 17, "%016" PRIx64, hash);
}

/* ---- writing ---- */

static cJSON *setup_to_json(const WorldRecord *record) {
    const WorldSetup *setup = &record->setup;
    cJSON *out = cJSON_CreateObject();
    cJSON_AddNumberToObject(out, "players", setup->players);
    cJSON_AddNumberToObject(out, "starter", setup->starter);
    json_add_integer(out, "seed", (int64_t)setup->seed);
    cJSON_AddItemToObject(out, "track", world_track_to_json(&setup->track));
    cJSON *questions = cJSON_AddArrayToObject(out, "questions");
    for (int i = 0; i < setup->question_count; i++) {
        cJSON *question = cJSON_CreateObject();
        cJSON_AddStringToObject(question, "id", record->question_id[i]);
        cJSON_AddNumberToObject(question, "right", setup->right[i]);
        cJSON_AddItemToArray(questions, question);
    }
    if (setup->has_deal) {
        cJSON_AddItemToObject(out, "deal", world_deal_to_json(&setup->deal, setup->players));
    }
    return out;
}

cJSON *world_record_to_json(const WorldRecord *record) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "game", "world");
    cJSON_AddNumberToObject(out, "rules", WORLD_RULES_VERSION);
    if (record->board[0]) {
        cJSON_AddStringToObject(out, "board", record->board);
    }
    cJSON_AddItemToObject(out, "setup", setup_to_json(record));
    cJSON *actions = cJSON_AddArrayToObject(out, "actions");
    for (size_t i = 0; i < record->action_count; i++) {
        cJSON_AddItemToArray(actions, world_action_to_json(record->actions[i]));
    }
    if (record->has_hash) {
        char hash[17];
        hash_to_text(record->hash, hash);
        cJSON_AddStringToObject(out, "hash", hash);
    }
    return out;
}

/* ---- reading ---- */

static void questions_from_json(const JsonPlace *list, WorldRecord *record) {
    int count = json_list(list, 1, WORLD_QUESTIONS_MAX);
    JsonPlace item = json_first(list);
    for (int i = 0; i < count; i++, item = json_next(&item)) {
        json_object(&item, "id right");
        JsonPlace id = json_member(&item, "id");
        const char *text = json_string(&id, 1, QUESTION_ID_MAX);
        if (!question_id_is_valid(text)) {
            json_fault(&id, "must be of lower-case letters, digits and hyphens");
        }
        snprintf(record->question_id[i], sizeof record->question_id[i], "%s", text);
        record->setup.right[i] = (uint8_t)json_member_int(&item, "right", 0, WORLD_ANSWERS - 1);
    }
    record->setup.question_count = (uint8_t)count;
}

static void setup_from_json(const JsonPlace *place, WorldRecord *record) {
    WorldSetup *setup = &record->setup;
    json_object(place, "players starter seed track questions deal");
    setup->players = (uint8_t)json_member_int(place, "players", WORLD_PLAYERS_MIN, WORLD_PLAYERS_MAX);
    setup->starter = (uint8_t)json_member_int(place, "starter", 0, setup->players - 1);
    JsonPlace seed = json_member(place, "seed");
    setup->seed = (uint64_t)json_integer(&seed, 0, JSON_INTEGER_MAX);
    JsonPlace track = json_member(place, "track");
    world_track_from_json(&track, &setup->track);
    JsonPlace questions = json_member(place, "questions");
    questions_from_json(&questions, record);
    JsonPlace deal = json_maybe(place, "deal");
    setup->has_deal = deal.node != NULL;
    if (setup->has_deal) {
        world_deal_from_json(&deal, setup->players, &setup->deal);
    }
    if (!data_failed(place->error)) {
        sentence_check_setup(setup, place->error);
    }
}

static uint64_t hash_from_json(const JsonPlace *place) {
    const char *text = json_string(place, 16, 16);
    uint64_t hash = 0;
    for (int i = 0; text[0] && i < 16; i++) {
        const char *digits = "0123456789abcdef";
        const char *digit = strchr(digits, text[i]);
        if (!digit) {
            json_fault(place, "must be 16 hex digits");
            return 0;
        }
        hash = hash << 4 | (uint64_t)(digit - digits);
    }
    return hash;
}

bool world_record_from_json(const JsonPlace *place, WorldRecord *record) {
    static const char *const games[] = {"world"};
    json_object(place, "game rules board setup actions hash");
    json_member_word(place, "game", games, 1);
    json_member_int(place, "rules", 1, WORLD_RULES_VERSION);
    JsonPlace board = json_maybe(place, "board");
    if (board.node) {
        snprintf(record->board, sizeof record->board, "%s", json_string(&board, 1, RECORD_BOARD_MAX));
        if (!question_id_is_valid(record->board)) {
            json_fault(&board, "must be of lower-case letters, digits and hyphens");
        }
    }
    JsonPlace setup = json_member(place, "setup");
    setup_from_json(&setup, record);
    JsonPlace actions = json_member(place, "actions");
    int count = json_list(&actions, 0, ACTIONS_MAX);
    JsonPlace item = json_first(&actions);
    for (int i = 0; i < count && !data_failed(place->error); i++, item = json_next(&item)) {
        WorldAction action;
        if (world_action_from_json(&item, &action)) {
            world_record_add(record, action);
        }
    }
    JsonPlace hash = json_maybe(place, "hash");
    record->has_hash = hash.node != NULL;
    if (record->has_hash) {
        record->hash = hash_from_json(&hash);
    }
    if (!data_failed(place->error)) {
        return true;
    }
    world_record_fini(record);
    return false;
}

/* The record itself, or what lies about one: who played and when, as the desktop game writes it. */
static bool record_in(const JsonPlace *root, WorldRecord *record) {
    if (!cJSON_HasObjectItem(root->node, "schott_world_game")) {
        return world_record_from_json(root, record);
    }
    JsonPlace place = json_member(root, "record");
    return !data_failed(root->error) && world_record_from_json(&place, record);
}

bool world_record_load(WorldRecord *record, const char *path, DataError *error) {
    size_t length;
    char *text = file_read(path, &length, error);
    cJSON *tree = text ? json_parse(text, length, "game", file_name(path), error) : NULL;
    free(text);
    if (!tree) {
        return false;
    }
    JsonPlace root = json_root(tree, "game", file_name(path), error);
    bool fine = record_in(&root, record);
    cJSON_Delete(tree);
    return fine;
}

bool world_record_play(const WorldRecord *record, WorldGame *game, DataError *error) {
    WorldGame played;
    world_start(&played, &record->setup, NULL);
    for (size_t i = 0; i < record->action_count; i++) {
        WorldRefusal refusal = world_apply(&played, record->actions[i], NULL);
        if (refusal != WORLD_ACCEPTED) {
            data_fail_as(DATA_FAULT_RULES, error, "Action %zu of the game cannot be played: %s", i,
                         sentence_of_refusal(refusal));
            return false;
        }
    }
    char got[17], wanted[17];
    hash_to_text(world_hash(&played), got);
    hash_to_text(record->hash, wanted);
    if (record->has_hash && strcmp(got, wanted) != 0) {
        data_fail_as(DATA_FAULT_END, error, "The game ends in the hash %s, but %s is recorded.", got, wanted);
        return false;
    }
    *game = played;
    return true;
}
