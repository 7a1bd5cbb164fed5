#include "core/chance.h"

#include "core/core_assert.h"

#include <string.h>

enum { WORDS = 16, WORDS_OF_KEY = 8, WORDS_OF_NONCE = 3, DOUBLE_ROUNDS = 10 };

static const uint8_t EXPAND_32_BYTE_K[16] = {'e', 'x', 'p', 'a', 'n', 'd', ' ', '3',
                                             '2', '-', 'b', 'y', 't', 'e', ' ', 'k'};
static const uint32_t OF_THE_SEED = 0xffffffff; /* no game has as many shuffles */

/* --- ChaCha20 ----------------------------------------------------------------------------------------------------- */

static void words_from(const uint8_t *bytes, uint32_t *words, int count) {
    for (int i = 0; i < count; i++, bytes += 4) {
        words[i] = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
    }
}

static uint32_t turned(uint32_t word, int bits) {
    return word << bits | word >> (32 - bits);
}

static void quarter_round(uint32_t *s, int a, int b, int c, int d) {
    s[a] += s[b], s[d] = turned(s[d] ^ s[a], 16);
    s[c] += s[d], s[b] = turned(s[b] ^ s[c], 12);
    s[a] += s[b], s[d] = turned(s[d] ^ s[a], 8);
    s[c] += s[d], s[b] = turned(s[b] ^ s[c], 7);
}

static void block(const ChanceKey *key, const uint8_t nonce[12], uint32_t counter, uint32_t out[WORDS]) {
    uint32_t first[WORDS];
    words_from(EXPAND_32_BYTE_K, first, 4);
    words_from(key->byte, first + 4, WORDS_OF_KEY);
    first[12] = counter;
    words_from(nonce, first + 13, WORDS_OF_NONCE);
    memcpy(out, first, sizeof first);
    for (int round = 0; round < DOUBLE_ROUNDS; round++) {
        for (int column = 0; column < 4; column++) {
            quarter_round(out, column, 4 + column, 8 + column, 12 + column);
        }
        for (int diagonal = 0; diagonal < 4; diagonal++) {
            quarter_round(out, diagonal, 4 + (diagonal + 1) % 4, 8 + (diagonal + 2) % 4, 12 + (diagonal + 3) % 4);
        }
    }
    for (int i = 0; i < WORDS; i++) {
        out[i] += first[i];
    }
}

/* --- a shuffle's numbers ------------------------------------------------------------------------------------------ */

typedef struct Stream {
    const ChanceKey *key;
    uint8_t nonce[12];
    uint32_t blocks;
    uint32_t word[WORDS];
    int used;
} Stream;

static Stream stream_of(const ChanceKey *key, uint32_t number) {
    Stream stream = {.key = key, .used = WORDS};
    for (int i = 0; i < 4; i++) {
        stream.nonce[i] = (uint8_t)(number >> 8 * i);
    }
    return stream;
}

static uint32_t next_word(void *source) {
    Stream *stream = source;
    if (stream->used == WORDS) {
        block(stream->key, stream->nonce, stream->blocks++, stream->word);
        stream->used = 0;
    }
    return stream->word[stream->used++];
}

void chance_init(Chance *chance, uint64_t seed, const ChanceKey *key) {
    *chance = (Chance){.key = *key};
    if (!key->is_there) {
        random_init(&chance->random, seed);
    }
}

void chance_shuffle(Chance *chance, uint8_t *items, size_t count) {
    if (!chance->key.is_there) {
        random_shuffle(&chance->random, items, count);
        return;
    }
    Stream stream = stream_of(&chance->key, chance->shuffles++);
    random_shuffle_by(next_word, &stream, items, count);
}

uint64_t chance_seed(const ChanceKey *key) {
    CORE_ASSERT(key->is_there);
    Stream stream = stream_of(key, OF_THE_SEED);
    uint64_t low = next_word(&stream), high = next_word(&stream);
    return low | (high & 0x1fffff) << 32;
}
