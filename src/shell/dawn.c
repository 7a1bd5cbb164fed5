#include "shell/dawn.h"

#include "gfx/paint.h"
#include "gfx/picture.h"
#include "ui/ui.h"

#include <math.h>
#include <stdio.h>

enum { RAYS = 20, STARS = 70, DAWN_BYTES = 24000 };

typedef struct Svg {
    char text[DAWN_BYTES];
    int length;
} Svg;

#define ADD(svg, ...)                                                                                                  \
    ((svg)->length += snprintf((svg)->text + (svg)->length, DAWN_BYTES - (size_t)(svg)->length, __VA_ARGS__))

/* The same every time. */
static double chance(int star, int salt) {
    double x = sin(star * 97 + salt * 269) * 4375.85;
    return x - floor(x);
}

static void add_sky(Svg *svg, double w, double h, double ground) {
    ADD(svg,
        "<linearGradient id=\"s\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"%.0f\">"
        "<stop offset=\"0\" stop-color=\"#33206e\"/><stop offset=\".3\" stop-color=\"#4c2c90\"/>"
        "<stop offset=\".55\" stop-color=\"#6a3ea4\"/><stop offset=\".75\" stop-color=\"#b8559c\"/>"
        "<stop offset=\".9\" stop-color=\"#ee7f86\"/><stop offset=\"1\" stop-color=\"#ffb07a\"/></linearGradient>"
        "<rect x=\"0\" y=\"0\" width=\"%.0f\" height=\"%.0f\" fill=\"url(#s)\"/>",
        ground, w, h);
}

static void add_rays(Svg *svg, double w, double h, double ground) {
    double far = fmax(w, h), x = w / 2;
    ADD(svg,
        "<radialGradient id=\"u\" gradientUnits=\"userSpaceOnUse\" cx=\"%.0f\" cy=\"%.0f\" r=\"%.0f\">"
        "<stop offset=\"0\" stop-color=\"#fff3d0\" stop-opacity=\".85\"/>"
        "<stop offset=\".18\" stop-color=\"#ffd591\" stop-opacity=\".62\"/>"
        "<stop offset=\".45\" stop-color=\"#ff9a86\" stop-opacity=\".32\"/>"
        "<stop offset=\".75\" stop-color=\"#b05ab0\" stop-opacity=\".1\"/>"
        "<stop offset=\"1\" stop-color=\"#6a3ea4\" stop-opacity=\"0\"/></radialGradient>"
        "<rect x=\"0\" y=\"0\" width=\"%.0f\" height=\"%.0f\" fill=\"url(#u)\"/>"
        "<radialGradient id=\"r\" gradientUnits=\"userSpaceOnUse\" cx=\"%.0f\" cy=\"%.0f\" r=\"%.0f\">"
        "<stop offset=\"0\" stop-color=\"#fff6dc\" stop-opacity=\".42\"/>"
        "<stop offset=\".5\" stop-color=\"#ffe0b0\" stop-opacity=\".13\"/>"
        "<stop offset=\"1\" stop-color=\"#ffe0b0\" stop-opacity=\"0\"/></radialGradient>",
        x, ground, far * .56, w, h, x, ground, far * .9);
    for (int i = 0; i < RAYS; i++) {
        double turn = 6.2831853 * i / RAYS + .07, wide = i % 2 == 0 ? .03 : .054, reach = far * 1.3;
        ADD(svg, "<path d=\"M%.0f %.0fL%.0f %.0fL%.0f %.0fZ\" fill=\"url(#r)\"/>", x, ground,
            x + reach * cos(turn - wide), ground + reach * sin(turn - wide), x + reach * cos(turn + wide),
            ground + reach * sin(turn + wide));
    }
}

static void add_stars(Svg *svg, double w, double ground) {
    for (int i = 0; i < STARS; i++) {
        double up = chance(i, 2), size = .8 + 1.5 * chance(i, 3) * chance(i, 3);
        ADD(svg, "<circle cx=\"%.0f\" cy=\"%.0f\" r=\"%.1f\" fill=\"#ffffff\" opacity=\"%.2f\"/>", w * chance(i, 1),
            ground * .62 * up, size, .25 + .6 * (1 - up) * chance(i, 4));
    }
}

static void add_ground(Svg *svg, double w, double h, double ground) {
    ADD(svg,
        "<linearGradient id=\"f\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"%.0f\" x2=\"0\" y2=\"%.0f\">"
        "<stop offset=\"0\" stop-color=\"#8a3f8e\"/><stop offset=\".16\" stop-color=\"#5f3496\"/>"
        "<stop offset=\".6\" stop-color=\"#4a2a80\"/><stop offset=\"1\" stop-color=\"#341c62\"/></linearGradient>"
        "<rect x=\"0\" y=\"%.0f\" width=\"%.0f\" height=\"%.0f\" fill=\"url(#f)\"/>"
        "<radialGradient id=\"g\" cx=\"0\" cy=\"0\" r=\"1\" gradientUnits=\"userSpaceOnUse\" "
        "gradientTransform=\"translate(%.0f %.0f) scale(%.0f %.0f)\">"
        "<stop offset=\"0\" stop-color=\"#ffd9a0\" stop-opacity=\".85\"/>"
        "<stop offset=\".3\" stop-color=\"#ff9a86\" stop-opacity=\".42\"/>"
        "<stop offset=\"1\" stop-color=\"#b05ab0\" stop-opacity=\"0\"/></radialGradient>"
        "<rect x=\"0\" y=\"%.0f\" width=\"%.0f\" height=\"%.0f\" fill=\"url(#g)\"/>",
        ground, h, ground, w, h - ground, w / 2, ground, w * .46, (h - ground) * .8, ground, w, h - ground);
}

/* Soft enough to be made half as fine as the window. */
static void define(const App *app, const char *name, Rect all, float ground) {
    static Svg svg;
    double w = floor((double)all.w / 2), h = floor((double)all.h / 2), line = (double)ground / 2;
    svg.length = 0;
    ADD(&svg, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" viewBox=\"0 0 %.0f %.0f\">", w,
        h, w, h);
    add_sky(&svg, w, h, line);
    add_rays(&svg, w, h, line);
    add_stars(&svg, w, line);
    add_ground(&svg, w, h, line);
    ADD(&svg, "</svg>");
    picture_define(app->gfx, name, svg.text);
}

void dawn_paint(const App *app, Rect all, float ground) {
    const char *name = ui_id("drawn/dawn%.0f", (double)(100 * ground / all.h));
    Rect sky = {all.x, all.y, all.w, ground};
    define(app, name, all, ground);
    paint_gradient(app->gfx, sky, color_rgb(0x38206c), color_rgb(0xee8f84)); /* until it is there */
    paint_gradient(app->gfx, (Rect){sky.x, sky.y + sky.h, sky.w, all.h - sky.h}, color_rgb(0x7a3f90),
                   color_rgb(0x341c62));
    picture_draw(app->gfx, name, all, &(PictureLook){.coarse = true});
    Color faint = color_alpha(color_rgb(0xffd9c0), .1f), bright = color_rgb(0xfff6e0);
    float line = sky.y + sky.h - 1, half = sky.w / 2;
    paint_gradient_across(app->gfx, (Rect){sky.x, line, half, 2}, faint, bright);
    paint_gradient_across(app->gfx, (Rect){sky.x + half, line, half, 2}, bright, faint);
}

void dawn_room(const App *app, DawnRoom room) {
    static const float GROUND[] = {[DAWN_STAGE] = .72f, [DAWN_QUIET] = .86f};
    Rect all = gfx_screen(app->gfx);
    dawn_paint(app, all, roundf(all.h * GROUND[room]));
}
