/* What shapes look like, pixel by pixel. A Shape is a plain value and the key its texture is kept under. */
#ifndef GFX_SHAPE_H
#define GFX_SHAPE_H

#include "gfx/geometry.h"

#include <stdint.h>

typedef enum ShapeKind {
    SHAPE_PANEL,    /* a body, b its bottom, c edge above, d edge below, e shadow */
    SHAPE_ROUNDED,  /* a */
    SHAPE_RING,     /* a, width inside */
    SHAPE_GLOW,     /* a, spread outside */
    SHAPE_SHADOW,   /* a, spread to both sides of the edge */
    SHAPE_FOCUS,    /* a ring, width wide, drop away; b around it; spread */
    SHAPE_GRADIENT, /* a top to b bottom */
    SHAPE_ACROSS,   /* a left to b right */
    SHAPE_POOL,     /* a, an ellipse */
    SHAPE_BAR,      /* a to b across to pixels, as far as w */
    SHAPE_LINE,     /* a, from (x0, y0) to (x1, y1) */
    SHAPE_BEAM,     /* a, from (x0, y0), width wide, to (x1, y1), spread wide, a times shine there */
    SHAPE_ARC,      /* a, turns x0 to x1 */
    SHAPE_SIGN,     /* a, sign */
    SHAPE_TABLE,    /* lit where sign is 1 */
} ShapeKind;

/* All members have four bytes each, so that there are no holes in it and it can be compared as bytes. */
typedef struct Shape {
    int32_t kind; /* ShapeKind */
    int32_t sign;
    int32_t w, h;   /* pixels, without the margin */
    int32_t margin; /* around it, for what reaches out */
    float radius, width, spread, drop, shine;
    float x0, y0, x1, y1;
    Color a, b, c, d, e;
} Shape;

/* Fills (w + 2 margin) x (h + 2 margin) ARGB pixels, straight alpha. */
void shape_render(const Shape *shape, uint32_t *pixels);

/* The table, opaque: w x h pixels; lit: with sunlight on it. */
void shape_render_table(int w, int h, bool is_lit, uint32_t *pixels);

/* Spread evenly over 0 to 1, for dithering gradients. */
static inline float shape_noise(int x, int y) {
    uint32_t n = (uint32_t)x * 0xc13fa9a9u + (uint32_t)y * 0x91e10da5u;
    return (float)(n >> 8) * (1.0f / 16777216.0f);
}

/* Distance from a line between two points. */
float shape_from_line(Point p, Point from, Point to);

/* Signed distance from a sign's outline in a square of that size; below 0 inside. */
float shape_sign(int sign, float size, Point p);

#endif
