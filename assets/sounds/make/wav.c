#include "wav.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>

static void put(FILE *file, uint32_t value, int bytes) {
    for (int i = 0; i < bytes; i++) {
        putc((int)(value >> (8 * i) & 255), file);
    }
}

static void put_sample(FILE *file, double value) {
    double limited = fmax(-1, fmin(1, value));
    put(file, (uint32_t)(int32_t)lround(limited * 32767), 2);
}

bool wav_write(const char *path, const Wave *wave) {
    FILE *file = fopen(path, "wb");
    if (file == NULL) {
        return false;
    }
    uint32_t bytes = (uint32_t)wave->frames * 4;
    fputs("RIFF", file);
    put(file, 36 + bytes, 4);
    fputs("WAVEfmt ", file);
    put(file, 16, 4);
    put(file, 1, 2); /* integers */
    put(file, 2, 2); /* sides */
    put(file, RATE, 4);
    put(file, RATE * 4, 4);
    put(file, 4, 2);
    put(file, 16, 2);
    fputs("data", file);
    put(file, bytes, 4);
    for (int i = 0; i < wave->frames; i++) {
        put_sample(file, wave->left[i]);
        put_sample(file, wave->right[i]);
    }
    bool is_well = ferror(file) == 0;
    return fclose(file) == 0 && is_well;
}
