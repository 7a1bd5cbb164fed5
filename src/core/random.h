/* The core's random source: PCG32 (PCG-XSH-RR 64/32 of M. E. O'Neill) on one fixed stream.
 *
 * Chosen because it is eight bytes of state, a handful of integer instructions and gives the same numbers on every
 * platform. Replays rest on it: neither the step, nor the seeding, nor the way a bound is applied may ever change. */
#ifndef CORE_RANDOM_H
#define CORE_RANDOM_H

#include <stddef.h>
#include <stdint.h>

typedef struct Random {
    uint64_t state;
} Random;

void random_init(Random *random, uint64_t seed);

/* 32 random bits. */
uint32_t random_next(Random *random);

/* A number from 0 to bound - 1, each equally likely. bound is at least 1. */
uint32_t random_below(Random *random, uint32_t bound);

/* Shuffles bytes in place (Fisher-Yates from the end). */
void random_shuffle(Random *random, uint8_t *items, size_t count);

/* The same with 32 random bits at a time from elsewhere. */
typedef uint32_t RandomBits(void *source);
void random_shuffle_by(RandomBits *bits, void *source, uint8_t *items, size_t count);

#endif
