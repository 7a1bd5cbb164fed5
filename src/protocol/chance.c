#include "protocol/chance.h"

#include "core/sha256.h"
#include "data/hex.h"

enum { KEY_DIGITS = 2 * CHANCE_KEY_BYTES };

void chance_to_json(cJSON *setup, uint64_t seed, const ChanceKey *key) {
    if (key->is_there) {
        char text[KEY_DIGITS + 1];
        hex_write(key->byte, CHANCE_KEY_BYTES, text);
        cJSON_AddStringToObject(setup, "key", text);
    } else {
        json_add_integer(setup, "seed", (int64_t)seed);
    }
}

void chance_from_json(const JsonPlace *setup, uint64_t *seed, ChanceKey *key) {
    JsonPlace given = json_maybe(setup, "key"), seeded = json_maybe(setup, "seed");
    *key = (ChanceKey){.is_there = given.node != NULL};
    if (!key->is_there) {
        seeded = json_member(setup, "seed");
        *seed = (uint64_t)json_integer(&seeded, 0, JSON_INTEGER_MAX);
        return;
    }
    if (seeded.node != NULL) {
        json_fault(&seeded, "must not stand beside a \"key\"");
    }
    if (!hex_read(json_string(&given, KEY_DIGITS, KEY_DIGITS), CHANCE_KEY_BYTES, key->byte)) {
        json_fault(&given, "must be %d hex digits", KEY_DIGITS);
    }
    *seed = chance_seed(key);
}

void chance_commit(const ChanceKey *key, char out[CHANCE_COMMIT_SIZE]) {
    uint8_t digest[CORE_SHA256_BYTES];
    core_sha256(key->byte, CHANCE_KEY_BYTES, digest);
    hex_write(digest, CORE_SHA256_BYTES, out);
}
