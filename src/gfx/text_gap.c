#include "gfx/text_gap.h"

#include "gfx/fonts.h"

#include <string.h>

typedef enum GapClass {
    GAP_NONE,
    GAP_OPENING, /* full width, its left half empty */
    GAP_CLOSING, /* full width, its right half empty */
    GAP_HAN,
    GAP_LATIN,
    GAP_SPACE,
    GAP_DOT, /* · in the middle of a full width */
} GapClass;

/* Of marks from U+3008 to U+301B, which come in pairs, and of the full-width forms, which do not. */
static GapClass class_of_mark(uint32_t c) {
    switch (c) {
    case 0x2018: /* ‘ */
    case 0x201c: /* “ */
    case 0xff08: /* （ */
    case 0xff3b: /* ［ */
    case 0xff5b: /* ｛ */
        return GAP_OPENING;
    case 0x2019: /* ’ */
    case 0x201d: /* ” */
    case 0x3001: /* 、 */
    case 0x3002: /* 。 */
    case 0xff01: /* ！ */
    case 0xff09: /* ） */
    case 0xff0c: /* ， */
    case 0xff0e: /* ． */
    case 0xff1a: /* ： */
    case 0xff1b: /* ； */
    case 0xff1f: /* ？ */
    case 0xff3d: /* ］ */
    case 0xff5d: /* ｝ */
        return GAP_CLOSING;
    }
    if ((c >= 0x3008 && c <= 0x3011) || (c >= 0x3014 && c <= 0x301b)) {
        return c % 2 == 0 ? GAP_OPENING : GAP_CLOSING;
    }
    return GAP_NONE;
}

static bool is_latin(uint32_t c) {
    bool is_ascii = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    return is_ascii || (c >= 0xc0 && c <= 0x52f && c != 0xd7 && c != 0xf7) || (c >= 0x1e00 && c <= 0x1fff);
}

static GapClass class_of(uint32_t c) {
    if (is_latin(c)) {
        return GAP_LATIN;
    }
    if (c == ' ' || c == 0xa0) {
        return GAP_SPACE;
    }
    if (c == 0xb7) {
        return GAP_DOT;
    }
    bool is_han = (c >= 0x3005 && c <= 0x3007) || (c >= 0x3041 && c <= 0x30fa) || (c >= 0x3400 && c <= 0x9fff) ||
                  (c >= 0x20000 && c <= 0x3ffff);
    return is_han ? GAP_HAN : class_of_mark(c);
}

int text_gap(int px, bool chinese, uint32_t before, uint32_t after) {
    if (!chinese || before == 0 || after == 0) {
        return 0;
    }
    GapClass left = class_of(before), right = class_of(after);
    bool marks = (left == GAP_CLOSING && (right == GAP_CLOSING || right == GAP_OPENING)) ||
                 (left == GAP_OPENING && right == GAP_OPENING);
    if (marks) {
        return -(px / 2);
    }
    if ((left == GAP_SPACE && right == GAP_DOT) || (left == GAP_DOT && right == GAP_SPACE)) {
        return -(px / 4); /* as wide as that space: the sign has its own room */
    }
    bool is_edge = (left == GAP_HAN && right == GAP_LATIN) || (left == GAP_LATIN && right == GAP_HAN);
    return is_edge ? (px + 4) / 8 : 0;
}

int text_gap_at(int px, bool chinese, const char *text, size_t index) {
    if (!chinese || index == 0) {
        return 0;
    }
    size_t start = index - 1;
    while (start > 0 && ((unsigned char)text[start] & 0xc0) == 0x80) {
        start--;
    }
    const char *before = text + start, *after = text + index, *end = after + strlen(after);
    if (after == end) {
        return 0;
    }
    uint32_t left = utf8_next(&before, end);
    return text_gap(px, chinese, left, utf8_next(&after, end));
}
