#include "gfx/geometry.h"

#include <math.h>

Rect rect_of(float x, float y, float w, float h) {
    return (Rect){x, y, w, h};
}

Rect rect_around(Point middle, float w, float h) {
    return (Rect){middle.x - w / 2, middle.y - h / 2, w, h};
}

Rect rect_common(Rect a, Rect b) {
    float left = fmaxf(a.x, b.x), top = fmaxf(a.y, b.y);
    float right = fminf(a.x + a.w, b.x + b.w), bottom = fminf(a.y + a.h, b.y + b.h);
    return (Rect){left, top, fmaxf(right - left, 0), fmaxf(bottom - top, 0)};
}

Rect rect_union(Rect a, Rect b) {
    if (rect_is_empty(a)) {
        return b;
    }
    if (rect_is_empty(b)) {
        return a;
    }
    float left = fminf(a.x, b.x), top = fminf(a.y, b.y);
    return (Rect){left, top, fmaxf(a.x + a.w, b.x + b.w) - left, fmaxf(a.y + a.h, b.y + b.h) - top};
}

Rect rect_between(Rect from, Rect to, float t) {
    return (Rect){from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, from.w + (to.w - from.w) * t,
                  from.h + (to.h - from.h) * t};
}

Rect rect_fit(Rect box, float aspect) {
    float w = fminf(box.w, box.h * aspect);
    return rect_around(rect_middle(box), w, w / aspect);
}

/* Edges are rounded, not sizes, so that neighbours keep touching. */
Rect rect_snapped(Rect r) {
    float left = roundf(r.x), top = roundf(r.y);
    return (Rect){left, top, roundf(r.x + r.w) - left, roundf(r.y + r.h) - top};
}

static uint8_t byte_of(float value) {
    return (uint8_t)lroundf(fminf(fmaxf(value, 0), 255));
}

Color color_alpha(Color color, float alpha) {
    color.a = byte_of((float)color.a * alpha);
    return color;
}

Color color_mix(Color from, Color to, float t) {
    return (Color){byte_of((float)from.r + ((float)to.r - (float)from.r) * t),
                   byte_of((float)from.g + ((float)to.g - (float)from.g) * t),
                   byte_of((float)from.b + ((float)to.b - (float)from.b) * t),
                   byte_of((float)from.a + ((float)to.a - (float)from.a) * t)};
}
