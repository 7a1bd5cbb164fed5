/* Font files, and which of them shows which character. SDL_ttf knows no substitutes: a string is split into runs of one
 * font each. */
#ifndef GFX_FONTS_H
#define GFX_FONTS_H

#include "gfx/gfx_inside.h"
#include "gfx/text.h"

/* Part of cache keys: members of four bytes, no holes. */
typedef struct FontChoice {
    int32_t face;    /* TextFace */
    int32_t px;      /* size in pixels */
    int32_t chinese; /* the text has Han characters: dashes and quotes are theirs too */
} FontChoice;

/* Width in pixels on one line; kept. */
int fonts_width(Gfx *gfx, FontChoice choice, const char *text, size_t length);

/* Height of capital letters in pixels. */
int fonts_capital(Gfx *gfx, FontChoice choice);

/* Coverage of one line, 0 to 255 a pixel, owned by the caller (free()). */
typedef struct TextMask {
    uint8_t *coverage;
    int w, h;
    int baseline; /* rows from the top */
} TextMask;

/* Rows from the top of a line's mask to its baseline, without an outline. */
static inline int fonts_baseline(FontChoice choice) {
    return choice.px * 13 / 10;
}

/* outline: how many pixels thicker all round; the mask is larger by that on every side. False: nothing to show. */
bool fonts_render(Gfx *gfx, FontChoice choice, int outline, const char *text, size_t length, TextMask *mask);

/* The character at *text, which is moved behind it; U+FFFD for what is not UTF-8. */
uint32_t utf8_next(const char **text, const char *end);

/* Whether dashes and quotes in it are to look Chinese. */
bool text_is_chinese(const char *text, size_t length);

#endif
