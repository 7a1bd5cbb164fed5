#include "core/random.h"

static const uint64_t MULTIPLIER = 6364136223846793005u;
static const uint64_t INCREMENT = 1442695040888963407u; /* the stream; odd */

void random_init(Random *random, uint64_t seed) {
    random->state = 0;
    random_next(random);
    random->state += seed;
    random_next(random);
}

uint32_t random_next(Random *random) {
    uint64_t old = random->state;
    random->state = old * MULTIPLIER + INCREMENT;
    uint32_t mixed = (uint32_t)(((old >> 18) ^ old) >> 27);
    unsigned turn = (unsigned)(old >> 59);
    return (mixed >> turn) | (mixed << ((32 - turn) & 31));
}

/* The upper half of a 64-bit product is the number; products whose lower half falls into the short remainder would make
 * some numbers likelier and are drawn again. */
static uint32_t below(RandomBits *bits, void *source, uint32_t bound) {
    uint32_t remainder = (0u - bound) % bound;
    uint64_t product;
    do {
        product = (uint64_t)bits(source) * bound;
    } while ((uint32_t)product < remainder);
    return (uint32_t)(product >> 32);
}

static uint32_t own_bits(void *source) {
    return random_next(source);
}

uint32_t random_below(Random *random, uint32_t bound) {
    return below(own_bits, random, bound);
}

void random_shuffle_by(RandomBits *bits, void *source, uint8_t *items, size_t count) {
    for (size_t left = count; left > 1; left--) {
        size_t other = below(bits, source, (uint32_t)left);
        uint8_t item = items[left - 1];
        items[left - 1] = items[other];
        items[other] = item;
    }
}

void random_shuffle(Random *random, uint8_t *items, size_t count) {
    random_shuffle_by(own_bits, random, items, count);
}
