#include "i18n/utf8.h"

static bool continues(unsigned char byte) {
    return (byte & 0xc0) == 0x80;
}

/* Bytes of the character that begins here, 0 if none does: no overlong forms, no surrogates, nothing past U+10FFFF. */
static size_t character_length(const unsigned char *at, size_t left) {
    if (at[0] < 0x80) {
        return 1;
    }
    size_t length = at[0] >= 0xf0 ? 4 : at[0] >= 0xe0 ? 3 : 2;
    if (at[0] < 0xc2 || at[0] > 0xf4 || length > left) {
        return 0;
    }
    for (size_t i = 1; i < length; i++) {
        if (!continues(at[i])) {
            return 0;
        }
    }
    bool bad = (at[0] == 0xe0 && at[1] < 0xa0) || (at[0] == 0xed && at[1] > 0x9f) || (at[0] == 0xf0 && at[1] < 0x90) ||
               (at[0] == 0xf4 && at[1] > 0x8f);
    return bad ? 0 : length;
}

bool utf8_is_valid(const char *text, size_t length) {
    size_t at = 0;
    while (at < length) {
        size_t step = character_length((const unsigned char *)text + at, length - at);
        if (step == 0) {
            return false;
        }
        at += step;
    }
    return true;
}

size_t utf8_whole(const char *text, size_t length, size_t most) {
    if (length <= most) {
        return length;
    }
    while (most > 0 && continues((unsigned char)text[most])) {
        most--;
    }
    return most;
}
