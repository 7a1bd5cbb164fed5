/* Where lines end. Knows nothing of fonts: widths are asked for. */
#ifndef GFX_TEXT_BREAK_H
#define GFX_TEXT_BREAK_H

#include <stdbool.h>
#include <stddef.h>

typedef struct TextLine {
    size_t start, length; /* bytes, without the spaces at its ends */
    int width;            /* what was asked for; words are added up */
} TextLine;

/* What a text is measured by. */
typedef struct TextRuler {
    bool chinese;       /* dashes and quotes are */
    bool keeps_hyphens; /* no line ends at a hyphen in a word */
    int (*width)(void *context, const char *text, size_t length);
    int (*gap)(void *context, const char *text, size_t index); /* between the characters before and at a byte */
    void *context;
} TextRuler;

/* Fills lines and returns how many there are, even if that is more than max. A word wider than the width stands on a
 * line of its own, whole, and sets *too_wide. */
int text_break(const char *text, const TextRuler *ruler, int width, TextLine *lines, int max, bool *too_wide);

/* The same lines, count of them and more than one, anew: a last line of one word or one character looks forgotten. Only
 * as much narrower as it takes until the last line has the width `last`; INT_MAX: as even as can be. */
void text_break_evenly(const char *text, const TextRuler *ruler, int width, int last, TextLine *lines, int count);

#endif
