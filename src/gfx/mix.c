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
