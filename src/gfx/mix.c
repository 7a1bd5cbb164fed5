#include "gfx/mix.h"

#include <math.h>

void mix_bytes(uint8_t *restrict there, const uint8_t *restrict over, size_t count, float much) {
    enum { WHOLE = 256 };
    uint16_t share = (uint16_t)lroundf(much * WHOLE), rest = (uint16_t)(WHOLE - share);
#pragma omp simd
    for (size_t i = 0; i < count; i++) {
        there[i] = (uint8_t)((uint16_t)(over[i] * share + there[i] * rest + WHOLE / 2) / WHOLE);
    }
}

void mix_fainter(uint32_t *restrict out, const uint32_t *restrict pixels, size_t count, uint8_t alpha) {
    const uint32_t COLOR = 0xffffff, HALF = 128;
#pragma omp simd
    for (size_t i = 0; i < count; i++) {
        uint32_t both = (pixels[i] >> 24) * alpha + HALF;
        out[i] = (pixels[i] & COLOR) | (both + (both >> 8)) >> 8 << 24; /* over 255, rounded */
    }
}
