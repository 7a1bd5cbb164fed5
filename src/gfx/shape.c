/* Every shape is a signed distance: how far the center of a pixel is outside the outline. Smooth edges, rings, glows
 * and shadows all follow from it. */
#include "gfx/shape.h"

#include "gfx/theme.h"

#include <math.h>

/* Straight colour, 0 to 255, and alpha, 0 to 1. */
typedef struct Ink {
    float r, g, b, a;
} Ink;

/* Plain comparisons: fminf() and fmaxf() handle NaN as well, which costs too much for every pixel. */
static inline float least(float a, float b) {
    return a < b ? a : b;
}

static inline float most(float a, float b) {
    return a > b ? a : b;
}

static float clamp01(float x) {
    return least(most(x, 0), 1);
}

static float smooth01(float x) {
    x = clamp01(x);
    return x * x * (3 - 2 * x);
}

static Ink ink(Color color, float alpha) {
    return (Ink){(float)color.r, (float)color.g, (float)color.b, (float)color.a / 255 * alpha};
}

static Ink mixed(Color from, Color to, float t) {
    Ink a = ink(from, 1), b = ink(to, 1);
    return (Ink){a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t, a.a + (b.a - a.a) * t};
}

static Ink over(Ink below, Ink above) {
    float rest = below.a * (1 - above.a);
    float alpha = above.a + rest;
    if (alpha <= 0) {
        above.a = 0;
        return above;
    }
    float t = above.a / alpha;
    return (Ink){below.r + (above.r - below.r) * t, below.g + (above.g - below.g) * t,
                 below.b + (above.b - below.b) * t, alpha};
}

static uint32_t channel(float value, float noise) {
    return (uint32_t)least(most(value + noise, 0), 255);
}

static uint32_t pixel_of(Ink i, int x, int y) {
    float noise = shape_noise(x, y), other = shape_noise(x + 37, y + 11);
    return channel(i.a * 255, i.a >= 1 || i.a <= 0 ? .5f : other) << 24 | channel(i.r, noise) << 16 |
           channel(i.g, noise) << 8 | channel(i.b, noise);
}

/* From the outline of a rounded rectangle about the origin. */
static float from_rounded(float x, float y, float half_w, float half_h, float radius) {
    float dx = fabsf(x) - half_w + radius, dy = fabsf(y) - half_h + radius;
    if (dx > 0 && dy > 0) {
        return sqrtf(dx * dx + dy * dy) - radius;
    }
    return most(dx, dy) - radius;
}

float shape_from_line(Point p, Point from, Point to) {
    float dx = to.x - from.x, dy = to.y - from.y;
    float length = dx * dx + dy * dy;
    float t = length > 0 ? clamp01(((p.x - from.x) * dx + (p.y - from.y) * dy) / length) : 0;
    float x = p.x - from.x - dx * t, y = p.y - from.y - dy * t;
    return sqrtf(x * x + y * y);
}

static float cover(float distance) {
    return clamp01(.5f - distance);
}

/* Light bends at a glass edge: brightest along the top, with a line just inside it. */
static Ink panel(const Shape *s, float x, float y) {
    float half_w = (float)s->w / 2, half_h = (float)s->h / 2;
    float d = from_rounded(x - half_w, y - half_h, half_w, half_h, s->radius);
    float inside = cover(d);
    Ink result = ink(s->e, 0);
    if (s->e.a > 0 && inside < 1) {
        float away = from_rounded(x - half_w, y - half_h - s->drop, half_w, half_h, s->radius);
        result.a = (float)s->e.a / 255 * smooth01(.5f - away / (2 * s->spread)) * (1 - inside);
    }
    if (inside <= 0) {
        return result;
    }
    float down = clamp01(y / (float)s->h);
    Ink body = mixed(s->a, s->b, smooth01(down) * .5f + down * .5f);
    float sheen = clamp01(1 - down * 1.9f);
    body = over(body, (Ink){255, 255, 255, s->shine * .34f * sheen * sheen});
    float depth = -(d + s->width);
    float line = clamp01(1 - fabsf(depth - s->width * .5f) / most(s->width * .8f, 1));
    float high = clamp01(1 - (y - s->width) / most(s->radius * .8f, 2));
    body = over(body, (Ink){255, 255, 255, s->shine * .55f * line * high});
    body.a *= inside;
    result = over(result, body);
    if (s->c.a > 0 && s->width > 0) {
        Ink edge = mixed(s->c, s->d, smooth01(down * 1.15f));
        edge.a *= inside - cover(d + s->width);
        result = over(result, edge);
    }
    return result;
}

/* The fainter, the deeper the colour: half a warm light laid over blue would be grey. */
static Ink deepened(Ink light, float by) {
    float high = most(light.r, most(light.g, light.b));
    light.r = most(light.r - (high - light.r) * by, 0);
    light.g = most(light.g - (high - light.g) * by, 0);
    light.b = most(light.b - (high - light.b) * by, 0);
    return light;
}

static Ink glow(const Shape *s, float d) {
    float fade = clamp01(1 - d / s->spread);
    float edge = clamp01(2 - d / (1 + s->spread * .08f));
    float alpha = most(fade * fade * (.5f + .4f * fade), edge);
    return deepened(ink(s->a, alpha), .8f * (1 - edge));
}

static Ink focus(const Shape *s, float d) {
    float ring = cover(d - s->drop - s->width) - cover(d - s->drop);
    float around = cover(d - s->drop - s->width - s->spread * .3f) - cover(d + 1);
    float halo = clamp01(1 - (d - s->drop - s->width) / s->spread);
    Ink result = ink(s->a, d > 0 ? .5f * halo * halo : 0);
    result = over(result, ink(s->b, .9f * clamp01(around)));
    return over(result, ink(s->a, ring));
}

static Ink arc(const Shape *s, float x, float y) {
    float middle = (float)s->w / 2;
    float dx = x - middle, dy = y - middle;
    float r = sqrtf(dx * dx + dy * dy);
    float ring = cover(r - s->radius) - (s->width < s->radius ? cover(r - s->radius + s->width) : 0);
    float turns = s->x1 - s->x0;
    if (turns >= 1) {
        return ink(s->a, ring);
    }
    float turn = atan2f(dx, -dy) / 6.2831853f - s->x0;
    turn -= floorf(turn);
    float inside = turn < turns ? least(turn, turns - turn) : -least(turn - turns, 1 - turn);
    return ink(s->a, ring * clamp01(.5f + inside * 6.2831853f * r));
}

static Ink bar(const Shape *s, float x, float y) {
    float half_w = (float)s->w / 2, half_h = (float)s->h / 2;
    float d = from_rounded(x - half_w, y - half_h, half_w, half_h, half_h);
    Ink body = mixed(s->a, s->b, clamp01(x / s->x1));
    body = over(body, (Ink){255, 255, 255, .55f * clamp01(1 - y / (float)s->h * 2)});
    body.a *= cover(d);
    return body;
}

static Ink pool(const Shape *s, float x, float y) {
    float dx = x / (float)s->w * 2 - 1, dy = y / (float)s->h * 2 - 1;
    float rest = clamp01(1 - sqrtf(dx * dx + dy * dy));
    return deepened(ink(s->a, rest * rest * (3 - 2 * rest)), .8f * (1 - rest));
}

static Ink beam(const Shape *s, float x, float y) {
    float dx = s->x1 - s->x0, dy = s->y1 - s->y0, square = dx * dx + dy * dy;
    float along = ((x - s->x0) * dx + (y - s->y0) * dy) / square;
    if (along < 0 || along > 1) {
        return (Ink){0, 0, 0, 0};
    }
    float aside = (x - s->x0) * dy - (y - s->y0) * dx, half = (s->width + (s->spread - s->width) * along) / 2;
    float rest = 1 - aside * aside / (square * half * half);
    if (rest <= 0) {
        return (Ink){0, 0, 0, 0};
    }
    float t = along * along * (3 - 2 * along);
    return ink(s->a, rest * rest * (1 + (s->shine - 1) * t));
}

static float from_outline(const Shape *s, float x, float y) {
    float half_w = (float)s->w / 2, half_h = (float)s->h / 2;
    return from_rounded(x - half_w, y - half_h, half_w, half_h, s->radius);
}

static Ink ring(const Shape *s, float d) {
    return ink(s->a, cover(d) - cover(d + s->width));
}

static Ink at(const Shape *s, float x, float y) {
    switch ((ShapeKind)s->kind) {
    case SHAPE_PANEL:
        return panel(s, x, y);
    case SHAPE_ROUNDED:
        return ink(s->a, cover(from_outline(s, x, y)));
    case SHAPE_RING:
        return ring(s, from_outline(s, x, y));
    case SHAPE_GLOW:
        return glow(s, from_outline(s, x, y));
    case SHAPE_SHADOW:
        return ink(s->a, smooth01(.5f - from_outline(s, x, y) / (2 * s->spread)));
    case SHAPE_FOCUS:
        return focus(s, from_outline(s, x, y));
    case SHAPE_GRADIENT:
        return mixed(s->a, s->b, clamp01(y / (float)s->h));
    case SHAPE_ACROSS:
        return mixed(s->a, s->b, clamp01(x / (float)s->w));
    case SHAPE_POOL:
        return pool(s, x, y);
    case SHAPE_BAR:
        return bar(s, x, y);
    case SHAPE_LINE:
        return ink(s->a,
                   cover(shape_from_line((Point){x, y}, (Point){s->x0, s->y0}, (Point){s->x1, s->y1}) - s->width / 2));
    case SHAPE_BEAM:
        return beam(s, x, y);
    case SHAPE_ARC:
        return arc(s, x, y);
    case SHAPE_SIGN:
        return ink(s->a, cover(shape_sign(s->sign, (float)s->w, (Point){x, y})));
    case SHAPE_TABLE:
        break;
    }
    return (Ink){0, 0, 0, 0};
}

void shape_render(const Shape *shape, uint32_t *pixels) {
    int w = shape->w + 2 * shape->margin, h = shape->h + 2 * shape->margin;
    for (int y = 0; y < h; y++) {
        for (int x = 0; x < w; x++) {
            Ink i = at(shape, (float)(x - shape->margin) + .5f, (float)(y - shape->margin) + .5f);
            *pixels++ = i.a > 0 ? pixel_of(i, x, y) : 0;
        }
    }
}
