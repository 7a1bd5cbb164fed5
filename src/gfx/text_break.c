#include "gfx/text_break.h"

#include "base/memory.h"

#include <linebreak.h>

#include <stdlib.h>
#include <string.h>

typedef struct Breaking {
    const char *text;
    const TextRuler *ruler;
    TextLine *lines;
    int count, max;
    int width;
    size_t start, end; /* of the line being filled */
    int filled;        /* its width with the spaces at its end */
    int inked;         /* without them */
    bool has_word, too_wide;
} Breaking;

static void end_line(Breaking *b) {
    if (b->count < b->max) {
        b->lines[b->count] = (TextLine){b->start, b->end - b->start, b->inked};
    }
    b->count++;
    b->filled = b->inked = 0;
    b->has_word = false;
}

static int width_between(const Breaking *b, size_t start, size_t end) {
    return end > start ? b->ruler->width(b->ruler->context, b->text + start, end - start) : 0;
}

static bool is_space(char c) {
    return c == ' ' || c == '\n' || c == '\t';
}

/* Words are measured in whole pixels, and what that is off adds up along a line, most of all in Chinese, where every
 * character is a word: where it gets tight all of the line is measured. */
static bool has_room(Breaking *b, size_t ink, int width) {
    int all = b->filled + width;
    if (all > b->width - b->width / 8) {
        all = width_between(b, b->start, ink);
        b->filled = all - width;
    }
    return all <= b->width;
}

/* A word: what stands between two places where a line may end, with the spaces behind it. */
static void add_word(Breaking *b, size_t start, size_t end) {
    size_t ink = end;
    while (ink > start && is_space(b->text[ink - 1])) {
        ink--;
    }
    if (ink == start && !b->has_word) {
        return; /* spaces at the start of a line */
    }
    int width = width_between(b, start, ink);
    int gap = b->has_word ? b->ruler->gap(b->ruler->context, b->text, start) : 0;
    if (b->has_word && !has_room(b, ink, gap + width)) {
        end_line(b);
        if (ink == start) {
            return;
        }
        gap = 0;
    }
    if (!b->has_word) {
        b->start = start;
        b->end = start;
    }
    b->has_word = true;
    b->too_wide = b->too_wide || width > b->width;
    if (ink > start) {
        b->inked = b->filled + gap + width;
        b->end = ink;
    }
    b->filled += gap + (end > ink ? width_between(b, start, end) : width);
}

/* A Chinese number stays with the character behind it, which says of what: 2格. Unicode's rules would part them. */
static bool is_number_of(const char *text, size_t i) {
    return text[i] >= '0' && text[i] <= '9' && (unsigned char)text[i + 1] >= 0x80;
}

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (unsigned char)c >= 0x80;
}

/* Indonesian doubles words (titik-titik) and counts so (ke-20): half of one reads as another. */
static bool is_in_a_word(const char *text, size_t i) {
    return i > 0 && text[i] == '-' && is_letter(text[i - 1]) &&
           (is_letter(text[i + 1]) || (text[i + 1] >= '0' && text[i + 1] <= '9'));
}

/* Whether the character stays with the one behind it all the same. */
static bool holds(const TextRuler *ruler, const char *text, size_t i) {
    return (ruler->chinese && is_number_of(text, i)) || (ruler->keeps_hyphens && is_in_a_word(text, i));
}

int text_break(const char *text, const TextRuler *ruler, int width, TextLine *lines, int max, bool *too_wide) {
    size_t length = strlen(text);
    char *breaks = memory_raw(length + 1);
    set_linebreaks_utf8((const utf8_t *)text, length, ruler->chinese ? "zh" : "", breaks);
    Breaking b = {.text = text, .ruler = ruler, .lines = lines, .max = max, .width = width};
    size_t word = 0;
    for (size_t i = 0; i < length; i++) {
        /* The text's end ends the last line. libunibreak 1.1 calls that a must-break, 5 and later leave it open. */
        bool must = breaks[i] == LINEBREAK_MUSTBREAK || i + 1 == length;
        if (!must && (breaks[i] != LINEBREAK_ALLOWBREAK || holds(ruler, text, i))) {
            continue;
        }
        add_word(&b, word, i + 1);
        word = i + 1;
        if (must) {
            if (!b.has_word) {
                b.start = b.end = i;
            }
            end_line(&b);
        }
    }
    free(breaks);
    *too_wide = b.too_wide;
    return b.count;
}

/* As many lines as before, in a narrower column. */
void text_break_evenly(const char *text, const TextRuler *ruler, int width, int last, TextLine *lines, int count) {
    int narrow = width * (count - 1) / count, wide = width;
    bool is_enough = false;
    TextLine *tried = memory_raw((size_t)count * sizeof *tried);
    while (wide - narrow > 1 + width / 64) {
        int middle = (narrow + wide) / 2;
        bool too_wide;
        int needed = text_break(text, ruler, middle, tried, count, &too_wide);
        bool fits = needed == count && !too_wide, is_long = fits && tried[count - 1].width >= last;
        if (is_long || (fits && !is_enough)) {
            memcpy(lines, tried, (size_t)count * sizeof *lines);
            is_enough = is_long;
        }
        if (is_long || !fits) {
            narrow = middle;
        } else {
            wide = middle;
        }
    }
    free(tried);
}
