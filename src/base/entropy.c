#if defined(_WIN32)
#define _CRT_RAND_S /* rand_s */
#else
#define _DEFAULT_SOURCE /* getentropy */
#endif

#include "base/entropy.h"

#include <stdlib.h>
#include <string.h>
#if defined(__APPLE__)
#include <sys/random.h>
#elif !defined(_WIN32)
#include <unistd.h>
#endif

enum { AT_ONCE = 256 }; /* more getentropy does not give */

static bool fill(unsigned char *bytes, size_t count) {
#if defined(_WIN32)
    for (size_t at = 0; at < count; at += sizeof(unsigned)) {
        unsigned word;
        if (rand_s(&word) != 0) {
            return false;
        }
        memcpy(bytes + at, &word, count - at < sizeof word ? count - at : sizeof word);
    }
    return true;
#else
    return getentropy(bytes, count) == 0;
#endif
}

bool entropy_fill(void *bytes, size_t count) {
    unsigned char *at = bytes;
    bool is_filled = true;
    for (size_t part; is_filled && count > 0; at += part, count -= part) {
        part = count < AT_ONCE ? count : AT_ONCE;
        is_filled = fill(at, part);
    }
    return is_filled;
}
