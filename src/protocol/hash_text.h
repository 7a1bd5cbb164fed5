/* A game's hash as text in recorded games and the driver: 16 hex digits. */
#ifndef PROTOCOL_HASH_TEXT_H
#define PROTOCOL_HASH_TEXT_H

#include "data/json.h"

#include <stdint.h>

void hash_to_text(uint64_t hash, char out[17]); /* with a NUL */
uint64_t hash_from_json(const JsonPlace *place);

#endif
