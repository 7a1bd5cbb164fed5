#include "protocol/envelope.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

bool envelope_game_from_json(const JsonPlace *in, EnvelopeGame *game) {
    bool was_fine = !data_failed(in->error), is_named = cJSON_IsString(json_maybe(in, "game").node) != 0;
    *game = (EnvelopeGame)json_member_word(in, "game", envelope_games, ENVELOPE_GAMES);
    if (was_fine && data_failed(in->error) && is_named) {
        in->error->kind = DATA_FAULT_GAME;
    }
    return !data_failed(in->error);
}

bool envelope_expect_game(const JsonPlace *in, EnvelopeGame expected) {
    EnvelopeGame game;
    JsonPlace place = json_maybe(in, "game");
    if (envelope_game_from_json(in, &game) && game != expected) {
        json_fault(&place, "must be \"%s\": this is another kind of game, \"%s\"", envelope_games[expected],
                   envelope_games[game]);
        in->error->kind = DATA_FAULT_GAME;
    }
    return !data_failed(in->error);
}

void envelope_refuse_keys_of(EnvelopeGame other, const JsonPlace *place, const char *keys) {
    const cJSON *child, *object = cJSON_IsObject(place->node) ? place->node : NULL;
    cJSON_ArrayForEach(child, object) {
        if (json_keys_have(keys, child->string)) {
            json_fault(place, "must not have a key \"%s\": it belongs to \"game\":\"%s\"", child->string,
                       envelope_games[other]);
        }
    }
}

bool envelope_expect_rules(const JsonPlace *in, int newest) {
    JsonPlace rules = json_maybe(in, "rules");
    if (!data_failed(in->error) && cJSON_IsNumber(rules.node) && rules.node->valuedouble > newest) {
        json_integer(&rules, 1, newest);
        in->error->kind = DATA_FAULT_NEWER;
    }
    return !data_failed(in->error);
}

JsonPlace envelope_record(const JsonPlace *root) {
    return cJSON_HasObjectItem(root->node, "record") != 0 ? json_member(root, "record") : *root;
}

void hash_to_text(uint64_t hash, char out[17]) {
    snprintf(out, 17, "%016" PRIx64, hash);
}

uint64_t hash_from_json(const JsonPlace *place) {
    const char *text = json_string(place, 16, 16);
    uint64_t hash = 0;
    for (int i = 0; text[0] && i < 16; i++) {
        const char *digits = "0123456789abcdef";
        const char *digit = strchr(digits, text[i]);
        if (digit == NULL) {
            json_fault(place, "must be 16 hex digits");
            return 0;
        }
        hash = hash << 4 | (uint64_t)(digit - digits);
    }
    return hash;
}

bool hash_is_as_recorded(uint64_t hash, uint64_t recorded, DataError *error) {
    if (hash != recorded) {
        char got[17], wanted[17];
        hash_to_text(hash, got);
        hash_to_text(recorded, wanted);
        data_fail_as(DATA_FAULT_END, error, "The game ends in the hash %s, but %s is recorded.", got, wanted);
    }
    return hash == recorded;
}
