/* What a game's cards are shuffled by, in its setup: "seed", or "key" with 64 hex digits. The seed of a game with a key
 * follows from it and is not written. */
#ifndef PROTOCOL_CHANCE_H
#define PROTOCOL_CHANCE_H

#include "core/chance.h"
#include "data/json.h"

void chance_to_json(cJSON *setup, uint64_t seed, const ChanceKey *key);
void chance_from_json(const JsonPlace *setup, uint64_t *seed, ChanceKey *key);

enum { CHANCE_KEY_DIGITS = 2 * CHANCE_KEY_BYTES };
void chance_key_to_text(const ChanceKey *key, char out[CHANCE_KEY_DIGITS + 1]);

#endif
