/* The table is so smooth that it is worked out at every eighth pixel and spread between, with just enough noise that
 * no bands show: ten times as fast as asking every pixel. */
#include "gfx/shape.h"

#include "base/memory.h"
#include "gfx/theme.h"

#include <math.h>
#include <stdlib.h>

enum { CELL = 8 };

typedef struct Light {
    float r, g, b;
} Light;

typedef struct Pool {
    float x, y, rx, ry; /* of the screen's width and height */
    uint32_t color;
    float strength;
} Pool;

static const Pool POOLS[] = {
    {.16f, .02f, .62f, .80f, THEME_POOL_BLUE, .20f},   {.86f, .10f, .46f, .70f, THEME_POOL_TEAL, .10f},
    {.05f, .98f, .50f, .62f, THEME_POOL_INDIGO, .12f}, {.62f, 1.06f, .60f, .50f, THEME_POOL_BLUE, .09f},
    {.94f, .92f, .30f, .40f, THEME_POOL_WARM, .045f},
};

/* Light that fell through a window pane: middle and half width along the slope, strength. */
static const struct {
    float at, half, strength;
} BEAMS[] = {{.20f, .050f, .030f}, {.31f, .016f, .022f}, {.72f, .085f, .024f}, {.86f, .020f, .018f}};

/* What else falls onto the table where a scene of its own lies on it: a pool's radii are of the longer side where they
 * are round, and the sun comes through a window in slanted bands. */
typedef struct Band {
    float left, wide, strength; /* of the screen's width, of its height */
} Band;

static const Band BANDS[] = {{.30f, .95f, .20f}, {.52f, .62f, .26f}, {-.08f, .70f, .14f}};
static const uint32_t SUN = 0xfffaf0;

static Light light_of(uint32_t rgb) {
    Color color = color_rgb(rgb);
    return (Light){(float)color.r, (float)color.g, (float)color.b};
}

static Light towards(Light from, Light to, float t) {
    return (Light){from.r + (to.r - from.r) * t, from.g + (to.g - from.g) * t, from.b + (to.b - from.b) * t};
}

/* Faint light is deeper in colour than strong light. */
static Light deepened(Light light, float by) {
    float high = fmaxf(light.r, fmaxf(light.g, light.b));
    return (Light){fmaxf(light.r - (high - light.r) * by, 0), fmaxf(light.g - (high - light.g) * by, 0),
                   fmaxf(light.b - (high - light.b) * by, 0)};
}

static Light with_pool(Light light, float dx, float dy, uint32_t color, float strength) {
    float rest = 1 - sqrtf(dx * dx + dy * dy);
    if (rest <= 0) {
        return light;
    }
    return towards(light, deepened(light_of(color), .8f * (1 - rest)), rest * rest * (3 - 2 * rest) * strength);
}

/* Across a band, 0 to 1: bright in its middle, with a soft half-light on both sides. */
static float band_at(float t) {
    float aside = fabsf(t - .5f);
    return aside >= .5f ? 0 : aside >= .2f ? .14f * (.5f - aside) / .3f : .62f - .48f * aside / .2f;
}

static Light lit(Light light, float x, float y, float aspect) {
    float w = aspect, h = 1, reach = fmaxf(w, h);
    light = with_pool(light, (x - .96f) * w / (.46f * reach), (y + .02f) * h / (.34f * reach), 0x9fdcff, .22f);
    light = with_pool(light, (x - .5f) / .5f, (y - .55f) / .42f, THEME_POOL_BLUE, .16f);
    light = with_pool(light, (x - .04f) * w / (.34f * reach), (y - .98f) * h / (.26f * reach), THEME_POOL_TEAL, .22f);
    for (size_t i = 0; i < sizeof BANDS / sizeof BANDS[0]; i++) {
        float across = (x - BANDS[i].left) * aspect / BANDS[i].wide, down = (y + .05f) / 1.1f;
        light = towards(light, light_of(SUN), band_at(2 * across + .87f * down - .935f) * BANDS[i].strength);
    }
    return light;
}

static Light table_at(float x, float y, float aspect) {
    float t = fminf(fmaxf(x * .42f + y * .58f, 0), 1);
    Light middle = light_of(THEME_TABLE);
    Light light = t < .5f ? towards(light_of(THEME_TABLE_LIGHT), middle, t * 2)
                          : towards(middle, light_of(THEME_TABLE_DARK), t * 2 - 1);
    for (size_t i = 0; i < sizeof POOLS / sizeof POOLS[0]; i++) {
        const Pool *pool = &POOLS[i];
        float dx = (x - pool->x) / pool->rx, dy = (y - pool->y) / pool->ry;
        float rest = 1 - sqrtf(dx * dx + dy * dy);
        if (rest > 0) {
            light = towards(light, light_of(pool->color), rest * rest * (3 - 2 * rest) * pool->strength);
        }
    }
    float slope = (x * aspect + y * .42f) / (aspect + .42f);
    for (size_t i = 0; i < sizeof BEAMS / sizeof BEAMS[0]; i++) {
        float rest = 1 - fabsf(slope - BEAMS[i].at) / BEAMS[i].half;
        if (rest > 0) {
            float fade = fmaxf(1 - y * 1.1f, 0);
            light = towards(light, light_of(THEME_POOL_BLUE), fminf(rest * 3, 1) * BEAMS[i].strength * fade * 2);
        }
    }
    return light;
}

static Light light_at(float x, float y, float aspect, bool is_lit) {
    Light light = table_at(x, y, aspect);
    return is_lit ? lit(light, x, y, aspect) : light;
}

static int32_t fixed(float value) {
    return (int32_t)(value * 65536);
}

/* One cell's row: between its left and right light. */
static void fill_run(uint32_t *pixels, int count, Light from, Light to, int x, int y) {
    int32_t r = fixed(from.r), g = fixed(from.g), b = fixed(from.b);
    int32_t dr = (fixed(to.r) - r) / CELL, dg = (fixed(to.g) - g) / CELL, db = (fixed(to.b) - b) / CELL;
    uint32_t noise = (uint32_t)x * 0xc13fa9a9u + (uint32_t)y * 0x91e10da5u;
    for (int i = 0; i < count; i++) {
        int32_t lift = (int32_t)(noise >> 16);
        pixels[i] = 0xff000000u | (uint32_t)((r + lift) >> 16) << 16 | (uint32_t)((g + lift) >> 16) << 8 |
                    (uint32_t)((b + lift) >> 16);
        r += dr;
        g += dg;
        b += db;
        noise += 0xc13fa9a9u;
    }
}

void shape_render_table(int w, int h, bool is_lit, uint32_t *pixels) {
    int columns = w / CELL + 2;
    Light *above = memory_raw(2 * (size_t)columns * sizeof *above);
    Light *below = above + columns;
    float aspect = (float)w / (float)h;
    for (int y = 0; y < h; y++) {
        int in_cell = y % CELL;
        for (int i = 0; in_cell == 0 && i < columns; i++) {
            float at = (float)(i * CELL) / (float)w;
            above[i] = y == 0 ? light_at(at, 0, aspect, is_lit) : below[i];
            below[i] = light_at(at, (float)(y + CELL) / (float)h, aspect, is_lit);
        }
        float t = (float)in_cell / CELL;
        Light left = towards(above[0], below[0], t);
        for (int x = 0, i = 1; x < w; x += CELL, i++) {
            Light right = towards(above[i], below[i], t);
            fill_run(pixels + x, w - x < CELL ? w - x : CELL, left, right, x, y);
            left = right;
        }
        pixels += w;
    }
    free(above);
}
