#include "shell/dusk.h"

#include "gfx/paint.h"
#include "gfx/theme.h"
#include "ui/layout.h"

#include <math.h>

typedef struct Stop {
    float at;
    uint32_t color;
} Stop;

/* From the top to the horizon, and from there to the foot. */
static const Stop SKY[] = {{0, 0x10154e},    {.30f, 0x2c2a86}, {.55f, 0x6a3ea4},
                           {.74f, 0xa850a0}, {.89f, 0xe0747e}, {1, 0xffa87a}};
static const Stop FLOOR[] = {{0, 0x8a3f8e}, {.45f, 0x4a2a8a}, {1, 0x1c1c66}};

static const float BEYOND = 40; /* units: a popup comes up from below */

static void strips(const App *app, Rect where, const Stop *stop, int stops) {
    for (int i = 0; i + 1 < stops; i++) {
        float top = roundf(where.y + where.h * stop[i].at), bottom = roundf(where.y + where.h * stop[i + 1].at);
        paint_gradient(app->gfx, rect_of(where.x, top, where.w, bottom - top), color_rgb(stop[i].color),
                       color_rgb(stop[i + 1].color));
    }
}

void dusk_sky(const App *app, float horizon) {
    Rect all = gfx_screen(app->gfx);
    float beyond = layout_px(&app->layout, BEYOND);
    all = rect_of(all.x, all.y - beyond, all.w, all.h + 2 * beyond);
    float line = roundf(all.h * horizon);
    strips(app, rect_of(all.x, all.y, all.w, line), SKY, sizeof SKY / sizeof SKY[0]);
    strips(app, rect_of(all.x, all.y + line, all.w, all.h - line), FLOOR, sizeof FLOOR / sizeof FLOOR[0]);
}

void dusk_sun(const App *app, Point sun, float radius) {
    Gfx *gfx = app->gfx;
    Rect all = app->layout.screen;
    paint_pool(gfx, sun, radius * 1.5f, radius, color_alpha(color_rgb(0xffd9a0), .6f));
    float reach = fmaxf(all.w, all.h) * .62f;
    for (int i = -3; i <= 3; i++) {
        float turn = -1.5708f + .36f * (float)i;
        Point to = {sun.x + reach * cosf(turn), sun.y + reach * sinf(turn)};
        paint_beam(gfx, sun, to, all.w * .01f, reach * .13f, 0, color_alpha(color_rgb(0xffe3b8), .26f));
    }
}

void dusk_pane(const App *app, Rect where) {
    const PanelStyle style = {.top = color_rgb(0xfffaf4),
                              .bottom = color_rgb(0xffe2d0),
                              .edge_top = color_rgb(0xffffff),
                              .edge_bottom = color_rgb(0xc8b0f4),
                              .edge = 5,
                              .radius = 34,
                              .shadow = color_alpha(color_rgb(0x0a0a3c), .7f),
                              .shadow_size = 30,
                              .shadow_drop = 10};
    paint_panel(app->gfx, where, &style);
}

Rect dusk_well(const App *app, Rect where) {
    const PanelStyle style = {.top = color_rgb(0x4a2378),
                              .bottom = color_rgb(0x15195c),
                              .edge_top = color_rgb(0xb99cf0),
                              .edge_bottom = color_rgb(0x6a58c4),
                              .edge = 2,
                              .radius = 24};
    paint_panel(app->gfx, where, &style);
    Rect inside = rect_inset(where, layout_px(&app->layout, 3));
    gfx_push_clip(app->gfx, inside);
    paint_pool(app->gfx, (Point){where.x + where.w / 2, where.y + where.h * 1.05f}, where.w * .62f, where.h * .62f,
               color_alpha(color_rgb(0xe86a9a), .5f));
    gfx_pop_clip(app->gfx);
    return inside;
}
