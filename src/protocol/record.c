#include "protocol/record.h"

#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ACTIONS_MAX = 1000000, KEY_BYTES = 16 };

void record_init(Record *record, const RecordGame *game) {
    memset(record, 0, game->size);
    record->game = game;
    seats_init(&record->seats);
}

void record_fini(Record *record) {
    if (record->game->fini != NULL) {
        record->game->fini(record);
    }
    free(record->actions);
    record_init(record, record->game);
}

void record_copy(const Record *record, Record *copy) {
    memcpy(copy, record, record->game->size);
    copy->actions = NULL;
    copy->action_count = 0;
    if (record->game->share != NULL) {
        record->game->share(copy);
    }
}

int record_players(const Record *record) {
    return record->game->players(record);
}

int record_rules(const Record *record) {
    return record->game->rules_of != NULL ? record->game->rules_of(record) : record->game->rules;
}

const ChanceKey *record_key(const Record *record) {
    const ChanceKey *key = record->game->key != NULL ? record->game->key(record) : NULL;
    return key != NULL && key->is_there ? key : NULL;
}

void record_add(Record *record, const void *action) {
    size_t size = record->game->action_size;
    record->actions = memory_one_more(record->actions, record->action_count, size);
    memcpy(record->actions + record->action_count * size, action, size);
    record->action_count++;
}

const void *record_action(const Record *record, size_t index) {
    return record->actions + index * record->game->action_size;
}

/* --- writing ------------------------------------------------------------------------------------------------------ */

static void add_actions(const Record *record, cJSON *out) {
    cJSON *actions = cJSON_AddArrayToObject(out, "actions");
    for (size_t i = 0; i < record->action_count; i++) {
        cJSON_AddItemToArray(actions, record->game->action_to_json(record_action(record, i)));
    }
}

static void add_hash(const Record *record, cJSON *out) {
    char hash[17];
    hash_to_text(record->hash, hash);
    cJSON_AddStringToObject(out, "hash", hash);
}

static void add_pack(const Record *record, cJSON *out) {
    cJSON *pack = cJSON_AddObjectToObject(out, "pack");
    cJSON_AddStringToObject(pack, "name", record->pack);
    cJSON_AddNumberToObject(pack, "version", record->pack_version);
}

static void add_members(const Record *record, cJSON *out) {
    cJSON_AddStringToObject(out, "game", envelope_games[record->game->game]);
    cJSON_AddNumberToObject(out, "rules", record_rules(record));
    if (record->board[0] != '\0') {
        cJSON_AddStringToObject(out, "board", record->board);
    }
    if (record->seats.count > 0) {
        json_add_integer(out, "started", record->started);
        cJSON_AddItemToObject(out, "players", seats_to_json(&record->seats));
    }
    if (record->pack[0] != '\0') {
        add_pack(record, out);
    }
    cJSON_AddItemToObject(out, "setup", record->game->setup_to_json(record));
    add_actions(record, out);
    if (record->has_hash) {
        add_hash(record, out);
    }
    if (record->game->add_own != NULL) {
        record->game->add_own(record, out);
    }
}

/* Members are where they have always been, so that the same game is the same text. */
cJSON *record_to_json(const Record *record) {
    cJSON *members = cJSON_CreateObject(), *out = cJSON_CreateObject();
    add_members(record, members);
    for (const char *key = record->game->keys; *key != '\0'; key += strspn(key, " ")) {
        char name[KEY_BYTES];
        int length = (int)strcspn(key, " ");
        snprintf(name, sizeof name, "%.*s", length, key);
        cJSON *member = cJSON_DetachItemFromObjectCaseSensitive(members, name);
        if (member != NULL) {
            cJSON_AddItemToObject(out, name, member);
        }
        key += length;
    }
    cJSON_Delete(members);
    return out;
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

/* What a file may be called. */
bool record_is_board_name(const char *text) {
    size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-");
    return length <= RECORD_BOARD_MAX && text[length] == '\0';
}

static void read_name(const JsonPlace *place, char *out, size_t size) {
    const char *text = json_string(place, 1, size - 1);
    if (!record_is_board_name(text)) {
        json_fault(place, "must be of lower-case letters, digits and hyphens");
    }
    snprintf(out, size, "%s", text);
}

static void read_board(const JsonPlace *in, Record *record) {
    JsonPlace board = json_maybe(in, "board");
    if (board.node == NULL) {
        return;
    }
    read_name(&board, record->board, sizeof record->board);
}

static void read_pack(const JsonPlace *in, Record *record) {
    JsonPlace pack = json_maybe(in, "pack");
    if (pack.node == NULL) {
        return;
    }
    json_object(&pack, "name version");
    JsonPlace name = json_member(&pack, "name");
    read_name(&name, record->pack, sizeof record->pack);
    record->pack_version = json_member_int(&pack, "version", 1, INT32_MAX);
}

void record_read_started(const JsonPlace *place, Record *record) {
    JsonPlace started = json_maybe(place, "started");
    record->started = started.node != NULL ? json_integer(&started, 0, JSON_INTEGER_MAX) : 0;
}

static void read_seats(const JsonPlace *place, Record *record) {
    JsonPlace list = json_maybe(place, "players");
    if (list.node != NULL) {
        seats_from_json(&list, record_players(record), &record->seats);
    }
}

static void read_actions(const JsonPlace *list, Record *record) {
    int count = json_list(list, 0, ACTIONS_MAX);
    unsigned char *action = memory_new(record->game->action_size);
    JsonPlace item = json_first(list);
    for (int i = 0; i < count && !data_failed(list->error); i++, item = json_next(&item)) {
        if (record->game->action_from_json(&item, action)) {
            record_add(record, action);
        }
    }
    free(action);
}

void record_read_game(const JsonPlace *place, Record *record) {
    envelope_expect_game(place, record->game->game);
    JsonPlace rules = json_member(place, "rules");
    int version = (int)json_integer(&rules, 1, record->game->rules);
    JsonPlace setup = json_member(place, "setup");
    JsonPlace actions = json_member(place, "actions"), hash = json_maybe(place, "hash");
    read_board(place, record);
    record->game->setup_from_json(&setup, record);
    if (!data_failed(place->error) && version != record_rules(record)) {
        json_fault(&rules, "must be %d, as the setup has a %s", record_rules(record), version == 1 ? "key" : "seed");
    }
    read_actions(&actions, record);
    record->has_hash = hash.node != NULL;
    if (record->has_hash) {
        record->hash = hash_from_json(&hash);
    }
}

static void read_record(const JsonPlace *place, Record *record) {
    const RecordGame *game = record->game;
    if (place->node != NULL && !cJSON_IsObject(place->node)) {
        json_fault(place, "must be an object");
    }
    envelope_expect_game(place, game->game);
    envelope_expect_rules(place, game->rules);
    if (game->keys_of_other != NULL) {
        envelope_refuse_keys_of(game->other, place, game->keys_of_other);
    }
    json_object(place, game->keys);
    record_read_game(place, record);
    record_read_started(place, record);
    read_seats(place, record);
    read_pack(place, record);
    if (game->read_own != NULL) {
        game->read_own(place, record);
    }
}

bool record_from_json(const JsonPlace *place, Record *record) {
    const RecordGame *game = record->game;
    if (game->read_old == NULL || !game->read_old(place, record)) {
        read_record(place, record);
    }
    if (data_failed(place->error)) {
        record_fini(record);
    }
    return !data_failed(place->error);
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

bool record_play(const Record *record, void *game, DataError *error) {
    record->game->start(record, game);
    for (size_t i = 0; i < record->action_count; i++) {
        const char *refused = record->game->apply(game, record_action(record, i));
        if (refused != NULL) {
            data_fail_as(DATA_FAULT_RULES, error, "Action %zu of the game cannot be played: %s", i, refused);
            return false;
        }
    }
    return !record->has_hash || hash_is_as_recorded(record->game->rules_hash(game), record->hash, error);
}
