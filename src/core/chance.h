/* Where a game's shuffles come from.
 *
 * From a seed, by PCG32, as ever: enough among people who sit at one screen. Numbers of PCG32 that are seen tell those
 * to come, though, and at a table at a distance somebody may let a program look for them. So such a game has a key of
 * 256 bits, and each of its shuffles is by ChaCha20 (RFC 8439): that one can't be foretold by who does not know the
 * key, and can be done again by anybody who does.
 *
 * The recipe, which may never change, as replays rest on it: a game's shuffle number n, from 0, takes the key stream of
 * the nonce n (32 bits, little-endian, then eight bytes of 0) from block 0 on, as 32-bit numbers, little-endian, and
 * with these does as random_shuffle does. What else a game deals by a seed (the order of its questions and of their
 * answers) takes chance_seed: the first 53 bits of the key stream of the nonce ff ff ff ff.
 *
 * Own code, as the rules stand on nothing: they are built for pages, too, where no library is. tests/oracle/shuffles.py
 * follows the recipe without a look at it. */
#ifndef CORE_CHANCE_H
#define CORE_CHANCE_H

#include "core/random.h"

#include <stdbool.h>

enum { CHANCE_KEY_BYTES = 32 };

typedef struct ChanceKey {
    bool is_there;
    uint8_t byte[CHANCE_KEY_BYTES];
} ChanceKey;

typedef struct Chance {
    Random random;     /* of a game by a seed */
    ChanceKey key;     /* of a game by a key */
    uint32_t shuffles; /* how many that one has had */
} Chance;

/* By the key where there is one, else by the seed. */
void chance_init(Chance *chance, uint64_t seed, const ChanceKey *key);

void chance_shuffle(Chance *chance, uint8_t *items, size_t count);

uint64_t chance_seed(const ChanceKey *key);

#endif
