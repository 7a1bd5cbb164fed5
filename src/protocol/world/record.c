#include "protocol/world/record.h"

#include "base/memory.h"
#include "data/world/sentences.h"
#include "protocol/world/actions.h"
#include "protocol/world/setups.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ACTIONS_MAX = 1000000 };

void world_record_init(WorldRecord *record) {
    memset(record, 0, sizeof *record);
    record_head_init(&record->head);
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

/* --- writing ------------------------------------------------------------------------------------------------------ */

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
    world_house_add_to_json(out, setup->house);
    world_ahead_add_to_json(out, setup);
    return out;
}

cJSON *world_record_to_json(const WorldRecord *record) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "game", "world");
    cJSON_AddNumberToObject(out, "rules", WORLD_RULES_VERSION);
    record_board_add_to_json(out, &record->head);
    record_started_add_to_json(out, &record->head);
    if (record->head.seats.count > 0) {
        cJSON_AddStringToObject(out, "deck", deck_level_names[record->deck]);
    }
    record_seats_add_to_json(out, &record->head);
    cJSON_AddItemToObject(out, "setup", setup_to_json(record));
    if (record->has_sites) {
        cJSON_AddItemToObject(
            out, "sites", site_questions_to_json(&record->sites, record->setup.question_count, record->setup.players));
    }
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

/* --- reading ------------------------------------------------------------------------------------------------------ */

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
    envelope_refuse_keys_of(ENVELOPE_PATH, place, "board cards starts");
    json_object(place, "players starter seed track questions deal house ahead");
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
    world_house_from_json(place, setup);
    if (!data_failed(place->error)) {
        sentence_check_setup(setup, place->error);
    }
}

static void actions_from_json(const JsonPlace *actions, WorldRecord *record) {
    int count = json_list(actions, 0, ACTIONS_MAX);
    JsonPlace item = json_first(actions);
    for (int i = 0; i < count && !data_failed(actions->error); i++, item = json_next(&item)) {
        WorldAction action;
        if (world_action_from_json(&item, &action)) {
            world_record_add(record, action);
        }
    }
}

static void sites_from_json(const JsonPlace *sites, WorldRecord *record) {
    record->has_sites = sites->node != NULL;
    if (!data_failed(sites->error)) {
        site_questions_from_json(sites, record->setup.question_count, record->setup.players, &record->sites);
    }
}

/* Keys that every kind of record has had from the beginning. */
static void game_from_json(const JsonPlace *place, WorldRecord *record) {
    envelope_expect_game(place, ENVELOPE_WORLD);
    json_member_int(place, "rules", 1, WORLD_RULES_VERSION);
    JsonPlace setup = json_member(place, "setup");
    JsonPlace actions = json_member(place, "actions"), hash = json_maybe(place, "hash");
    record_board_from_json(place, &record->head);
    setup_from_json(&setup, record);
    actions_from_json(&actions, record);
    record->has_hash = hash.node != NULL;
    if (record->has_hash) {
        record->hash = hash_from_json(&hash);
    }
}

static void record_from_json(const JsonPlace *place, WorldRecord *record) {
    envelope_expect_rules(place, WORLD_RULES_VERSION);
    envelope_refuse_keys_of(ENVELOPE_PATH, place, "limit");
    json_object(place, "game rules board started deck players setup sites actions hash");
    game_from_json(place, record);
    JsonPlace deck = json_maybe(place, "deck"), sites = json_maybe(place, "sites");
    record_started_from_json(place, &record->head);
    if (deck.node != NULL) {
        record->deck = (DeckLevel)json_word(&deck, deck_level_names, DECK_LEVELS);
    }
    record_seats_from_json(place, record->setup.players, &record->head);
    sites_from_json(&sites, record);
}

/* --- reading what 0.1.0 wrote ------------------------------------------------------------------------------------- */

/* Around the record lay what the shell knew: a file for others told who played, a journal only which characters. */
static void old_record_from_json(const JsonPlace *place, bool is_file, WorldRecord *record) {
    json_object(place,
                is_file ? "schott_world_game started deck sites players record" : "record deck sites characters");
    JsonPlace inner = json_member(place, "record"), sites = json_maybe(place, "sites");
    JsonPlace players = json_maybe(place, "players");
    JsonPlace characters = json_maybe(place, "characters");
    json_object(&inner, "game rules board setup actions hash");
    record->deck = (DeckLevel)json_member_int(place, "deck", DECK_CHILDREN, DECK_EXPERTS);
    game_from_json(&inner, record);
    record_started_from_json(place, &record->head);
    if (is_file) {
        seats_from_json(&players, record->setup.players, &record->head.seats);
    } else {
        seats_characters_from_json(&characters, record->setup.players, &record->head.seats);
    }
    sites_from_json(&sites, record);
}

bool world_record_from_json(const JsonPlace *place, WorldRecord *record) {
    bool is_file = cJSON_HasObjectItem(place->node, "schott_world_game");
    if (is_file || cJSON_HasObjectItem(place->node, "record")) {
        old_record_from_json(place, is_file, record);
    } else {
        record_from_json(place, record);
    }
    if (data_failed(place->error)) {
        world_record_fini(record);
    }
    return !data_failed(place->error);
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
    if (record->has_hash && !hash_is_as_recorded(world_hash(&played), record->hash, error)) {
        return false;
    }
    *game = played;
    return true;
}
