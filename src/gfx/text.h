/* Text in any of our languages: fonts chosen by what they can show, lines broken by Unicode's rules, letters never
 * smaller than can be read. Sizes are units; boxes are pixels. Strings are UTF-8 and may hold '\n'. */
#ifndef GFX_TEXT_H
#define GFX_TEXT_H

#include "gfx/gfx.h"

typedef enum TextFace {
    TEXT_REGULAR, /* Nunito SemiBold */
    TEXT_BOLD,    /* Nunito ExtraBold */
    TEXT_NUMERAL, /* League Spartan Bold, for numbers on cards and beads */
} TextFace;

typedef enum TextAlign {
    TEXT_LEFT, /* where the language begins its lines */
    TEXT_CENTER,
    TEXT_RIGHT,
} TextAlign;

typedef enum TextVertical {
    TEXT_MIDDLE,
    TEXT_TOP,
    TEXT_BOTTOM,
} TextVertical;

/* What to do where the text does not fit. */
typedef enum TextFit {
    TEXT_ELLIPSIS,    /* one line, cut with an ellipsis */
    TEXT_SHRINK,      /* one line, smaller, down to min_size, then cut */
    TEXT_WRAP,        /* as many lines as fit in the box, the last one cut */
    TEXT_WRAP_SHRINK, /* lines, smaller until all fit, down to min_size, then cut */
} TextFit;

typedef struct TextStyle {
    TextFace face;
    float size;     /* units */
    float min_size; /* units, whatever the text-size setting; 0: three quarters of size */
    Color color;    /* a == 0: white */
    TextAlign align;
    TextVertical vertical;
    TextFit fit;
    bool scales;         /* grows with the text-size setting */
    float line;          /* distance of lines as a multiple of size; 0: 1.25 */
    Color outline;       /* a == 0: none */
    float outline_width; /* units */
    Color shadow;        /* a == 0: none; falls to the lower left */
} TextStyle;

/* For tests of layouts: from now on nothing is drawn, texts are only set, and cut() is told of every one that
 * text_draw() had to cut. NULL: drawing goes on. */
void text_watch_cuts(Gfx *gfx, void (*cut)(void *context, const char *text, Rect box), void *context);

/* The same for tests of what is told where: read() is told of every text that text_draw() and text_draw_at() are given.
 */
void text_watch(Gfx *gfx, void (*read)(void *context, const char *text, Rect box), void *context);

/* Draws into a box. Returns the rectangle the ink's lines take. An empty or NULL text draws nothing. */
Rect text_draw(Gfx *gfx, const TextStyle *style, const char *text, Rect box);

/* One line, its baseline starting (or centred, or ending, by align) at a point; never cut. */
void text_draw_at(Gfx *gfx, const TextStyle *style, const char *text, Point baseline);

/* Size in pixels; width <= 0: on one line, else wrapped to it. */
Point text_measure(Gfx *gfx, const TextStyle *style, const char *text, float width);

/* How much of its size is left of a text in such a box: 1, or less where it shrinks. */
float text_fitting(Gfx *gfx, const TextStyle *style, const char *text, Rect box);

/* For text fields: pixels from the start to before the byte at index, on one line; and the byte index (at the start of
 * a character) nearest to so many pixels. */
float text_offset(Gfx *gfx, const TextStyle *style, const char *text, size_t index);
size_t text_index(Gfx *gfx, const TextStyle *style, const char *text, float offset);

/* Whether there is a letter for the first character of a text; a dot is drawn in its place if not. */
bool text_can_show(Gfx *gfx, const char *character);

#endif
