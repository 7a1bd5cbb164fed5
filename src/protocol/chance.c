#include "protocol/chance.h"

#include <stdio.h>
#include <string.h>

static const char HEX[] = "0123456789abcdef";

void chance_key_to_text(const ChanceKey *key, char out[CHANCE_KEY_DIGITS + 1]) {
    for (int i = 0; i < CHANCE_KEY_BYTES; i++) {
        snprintf(out + 2 * i, 3, "%02x", key->byte[i]);
    }
}

void chance_to_json(cJSON *setup, uint64_t seed, const ChanceKey *key) {
    if (key->is_there) {
        char text[CHANCE_KEY_DIGITS + 1];
        chance_key_to_text(key, text);
        cJSON_AddStringToObject(setup, "key", text);
    } else {
        json_add_integer(setup, "seed", (int64_t)seed);
    }
}

static void key_from_json(const JsonPlace *place, ChanceKey *key) {
    const char *text = json_string(place, CHANCE_KEY_DIGITS, CHANCE_KEY_DIGITS);
    *key = (ChanceKey){.is_there = true};
    for (int i = 0; text[0] != '\0' && i < CHANCE_KEY_DIGITS; i++) {
        const char *digit = strchr(HEX, text[i]);
        if (digit == NULL) {
            json_fault(place, "must be %d hex digits", CHANCE_KEY_DIGITS);
            return;
        }
        key->byte[i / 2] = (uint8_t)(key->byte[i / 2] << 4 | (digit - HEX));
    }
}

void chance_from_json(const JsonPlace *setup, uint64_t *seed, ChanceKey *key) {
    JsonPlace given = json_maybe(setup, "key"), seeded = json_maybe(setup, "seed");
    if (given.node == NULL) {
        *key = (ChanceKey){0};
        seeded = json_member(setup, "seed");
        *seed = (uint64_t)json_integer(&seeded, 0, JSON_INTEGER_MAX);
        return;
    }
    if (seeded.node != NULL) {
        json_fault(&seeded, "must not stand beside a \"key\"");
    }
    key_from_json(&given, key);
    *seed = chance_seed(key);
}
