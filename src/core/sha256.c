#include "core/sha256.h"

#include <string.h>

enum { BLOCK = 64, WORDS = 8, ROUNDS = 64, LENGTH_BYTES = 8 };

/* The first 32 bits of the fractions of the cube roots of the first 64 primes. */
static const uint32_t ROUND[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t turned(uint32_t word, int bits) {
    return word >> bits | word << (32 - bits);
}

static uint32_t read_word(const uint8_t *at) {
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

static void spread(const uint8_t block[BLOCK], uint32_t word[ROUNDS]) {
    for (int i = 0; i < BLOCK / 4; i++) {
        word[i] = read_word(block + 4 * i);
    }
    for (int i = BLOCK / 4; i < ROUNDS; i++) {
        uint32_t old = word[i - 15], new = word[i - 2];
        uint32_t low = turned(old, 7) ^ turned(old, 18) ^ old >> 3;
        uint32_t high = turned(new, 17) ^ turned(new, 19) ^ new >> 10;
        word[i] = word[i - 16] + low + word[i - 7] + high;
    }
}

static void mix(uint32_t state[WORDS], const uint8_t block[BLOCK]) {
    uint32_t word[ROUNDS], now[WORDS];
    spread(block, word);
    memcpy(now, state, sizeof now);
    for (int i = 0; i < ROUNDS; i++) {
        uint32_t a = now[0], e = now[4];
        uint32_t choice = (e & now[5]) ^ (~e & now[6]);
        uint32_t majority = (a & now[1]) ^ (a & now[2]) ^ (now[1] & now[2]);
        uint32_t one = now[7] + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUND[i] + word[i];
        uint32_t other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
        memmove(now + 1, now, (WORDS - 1) * sizeof *now);
        now[4] += one;
        now[0] = one + other;
    }
    for (int i = 0; i < WORDS; i++) {
        state[i] += now[i];
    }
}

/* The last bytes, a one, zeros, and how many bits there were. */
static void finish(uint32_t state[WORDS], const uint8_t *rest, size_t left, size_t count) {
    uint8_t end[2 * BLOCK] = {0};
    size_t size = left + 1 + LENGTH_BYTES <= BLOCK ? BLOCK : 2 * BLOCK;
    uint64_t bits = (uint64_t)count * 8;
    if (left > 0) {
        memcpy(end, rest, left);
    }
    end[left] = 0x80;
    for (int i = 0; i < LENGTH_BYTES; i++) {
        end[size - 1 - (size_t)i] = (uint8_t)(bits >> 8 * i);
    }
    for (size_t at = 0; at < size; at += BLOCK) {
        mix(state, end + at);
    }
}

void core_sha256(const void *bytes, size_t count, uint8_t out[CORE_SHA256_BYTES]) {
    uint32_t state[WORDS] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                             0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    const uint8_t *at = bytes;
    size_t left = count;
    for (; left >= BLOCK; at += BLOCK, left -= BLOCK) {
        mix(state, at);
    }
    finish(state, at, left, count);
    for (int i = 0; i < CORE_SHA256_BYTES; i++) {
        out[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
    }
}
