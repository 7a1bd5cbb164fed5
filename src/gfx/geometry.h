/* Points and rectangles in output pixels, colours with straight (not premultiplied) alpha. */
#ifndef GFX_GEOMETRY_H
#define GFX_GEOMETRY_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Point {
    float x, y;
} Point;

typedef struct Rect {
    float x, y, w, h;
} Rect;

typedef struct Color {
    uint8_t r, g, b, a;
} Color;

static inline Rect rect_inset(Rect r, float by) {
    return (Rect){r.x + by, r.y + by, r.w - 2 * by, r.h - 2 * by};
}

static inline Rect rect_moved(Rect r, float dx, float dy) {
    return (Rect){r.x + dx, r.y + dy, r.w, r.h};
}

/* The same middle, sides times factor. */
static inline Rect rect_scaled(Rect r, float factor) {
    return (Rect){r.x + r.w * (1 - factor) / 2, r.y + r.h * (1 - factor) / 2, r.w * factor, r.h * factor};
}

static inline Point rect_middle(Rect r) {
    return (Point){r.x + r.w / 2, r.y + r.h / 2};
}

static inline bool rect_has(Rect r, Point p) {
    return p.x >= r.x && p.y >= r.y && p.x < r.x + r.w && p.y < r.y + r.h;
}

static inline bool rect_is_empty(Rect r) {
    return r.w <= 0 || r.h <= 0;
}

Rect rect_of(float x, float y, float w, float h);
Rect rect_around(Point middle, float w, float h);
Rect rect_common(Rect a, Rect b); /* empty where they do not meet */
Rect rect_union(Rect a, Rect b);
Rect rect_between(Rect from, Rect to, float t); /* t 0 to 1, and beyond for easings that overshoot */

/* The largest rectangle of that shape (width / height) in the middle of a box. */
Rect rect_fit(Rect box, float aspect);

/* On whole pixels, so that edges are sharp and cached pictures are not resampled. */
Rect rect_snapped(Rect r);

static inline Color color_rgb(uint32_t rgb) {
    return (Color){(uint8_t)(rgb >> 16), (uint8_t)(rgb >> 8), (uint8_t)rgb, 255};
}

Color color_alpha(Color color, float alpha); /* alpha 0 to 1, times what it has */
Color color_mix(Color from, Color to, float t);

#endif
