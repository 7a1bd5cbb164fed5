/* What a game's cards are shuffled by, in its setup: "seed", or "key" with 64 hexadecimal digits. The seed of a game
 * with a key follows from it and is not written. */
#ifndef PROTOCOL_CHANCE_H
#define PROTOCOL_CHANCE_H

#include "core/chance.h"
#include "data/json.h"

void chance_to_json(cJSON *setup, uint64_t seed, const ChanceKey *key);
void chance_from_json(const JsonPlace *setup, uint64_t *seed, ChanceKey *key);

/* What a host may tell of a key before the game, so that nobody knows it and the host can't have another afterwards:
 * its SHA-256, in digits. */
enum { CHANCE_COMMIT_SIZE = 65 };
void chance_commit(const ChanceKey *key, char out[CHANCE_COMMIT_SIZE]);

#endif
