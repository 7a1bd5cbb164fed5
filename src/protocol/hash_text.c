#include "protocol/hash_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

void hash_to_text(uint64_t hash, char out[17]) {
    snprintf(out, 17, "%016" PRIx64, hash);
}

uint64_t hash_from_json(const JsonPlace *place) {
    const char *text = json_string(place, 16, 16);
    uint64_t hash = 0;
    for (int i = 0; text[0] && i < 16; i++) {
        const char *digits = "0123456789abcdef";
        const char *digit = strchr(digits, text[i]);
        if (digit == NULL) {
            json_fault(place, "must be 16 hex digits");
            return 0;
        }
        hash = hash << 4 | (uint64_t)(digit - digits);
    }
    return hash;
}
