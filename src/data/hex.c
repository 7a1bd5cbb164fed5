#include "data/hex.h"

#include <stdio.h>
#include <string.h>

void hex_write(const uint8_t *bytes, int count, char *out) {
    for (int i = 0; i < count; i++) {
        snprintf(out + 2 * i, 3, "%02x", bytes[i]);
    }
}

static int digit(char sign) {
    static const char DIGITS[] = "0123456789abcdef";
    const char *at = sign != '\0' ? strchr(DIGITS, sign) : NULL;
    return at != NULL ? (int)(at - DIGITS) : -1;
}

bool hex_read(const char *text, int count, uint8_t *out) {
    bool fits = strlen(text) == 2 * (size_t)count;
    for (int i = 0; fits && i < count; i++) {
        int high = digit(text[2 * i]), low = digit(text[2 * i + 1]);
        fits = high >= 0 && low >= 0;
        out[i] = (uint8_t)(fits ? 16 * high + low : 0);
    }
    return fits;
}
