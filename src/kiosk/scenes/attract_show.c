#include "kiosk/scenes/attract_show.h"

#include "gfx/paint.h"
#include "gfx/tween.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>

static const float LOGO_LOW = 146, LOGO_TALL = 300; /* units the logo takes above */
static const float GROUND_LOW = .80f, GROUND_TALL = .78f;

float show_part(double ms, double from, double takes) {
    return (float)fmin(fmax((ms - from) / takes, 0), 1);
}

float show_chance(int bit, int salt) {
    float x = sinf((float)(bit * 97 + salt * 269)) * 4375.85f;
    return x - floorf(x);
}

Rect show_logo_place(const App *app) {
    const Layout *whole = &app->whole;
    return whole->portrait ? layout_rect(whole, 120, 46, whole->wide - 240, LOGO_TALL - 66)
                           : layout_rect(whole, 420, 26, whole->wide - 840, LOGO_LOW - 46);
}

ShowPlaces show_places(const App *app) {
    const Layout *whole = &app->whole;
    float top = layout_px(whole, whole->portrait ? LOGO_TALL : LOGO_LOW);
    float high = whole->screen.h - (float)app->reserved;
    return (ShowPlaces){.all = whole->screen,
                        .free = {0, top, whole->screen.w, high - top},
                        .ground = roundf(high * (whole->portrait ? GROUND_TALL : GROUND_LOW)),
                        .u = whole->u,
                        .tall = whole->portrait};
}

/* --- the dawn ----------------------------------------------------------------------------------------------------- */

enum { RAYS = 20, STARS = 70, DAWN_BYTES = 24000 };

typedef struct Svg {
    char text[DAWN_BYTES];
    int length;
} Svg;

#define ADD(svg, ...)                                                                                                  \
    ((svg)->length += snprintf((svg)->text + (svg)->length, DAWN_BYTES - (size_t)(svg)->length, __VA_ARGS__))

static void add_sky(Svg *svg, double w, double h, double ground) {
    ADD(svg,
        "<linearGradient id=\"s\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"%.0f\">"
        "<stop offset=\"0\" stop-color=\"#10154e\"/><stop offset=\".3\" stop-color=\"#2c2a86\"/>"
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
        double up = (double)show_chance(i, 2), size = .8 + 1.5 * (double)show_chance(i, 3) * (double)show_chance(i, 3);
        ADD(svg, "<circle cx=\"%.0f\" cy=\"%.0f\" r=\"%.1f\" fill=\"#ffffff\" opacity=\"%.2f\"/>",
            w * (double)show_chance(i, 1), ground * .62 * up, size, .25 + .6 * (1 - up) * (double)show_chance(i, 4));
    }
}

static void add_ground(Svg *svg, double w, double h, double ground) {
    ADD(svg,
        "<linearGradient id=\"f\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"%.0f\" x2=\"0\" y2=\"%.0f\">"
        "<stop offset=\"0\" stop-color=\"#8a3f8e\"/><stop offset=\".16\" stop-color=\"#5f3496\"/>"
        "<stop offset=\".6\" stop-color=\"#2a2474\"/><stop offset=\"1\" stop-color=\"#141852\"/></linearGradient>"
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
static void paint_dawn(const App *app, const ShowPlaces *places) {
    static Svg svg;
    double w = floor((double)places->all.w / 2), h = floor((double)places->all.h / 2),
           ground = (double)places->ground / 2;
    svg.length = 0;
    ADD(&svg, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" viewBox=\"0 0 %.0f %.0f\">", w,
        h, w, h);
    add_sky(&svg, w, h, ground);
    add_rays(&svg, w, h, ground);
    add_stars(&svg, w, ground);
    add_ground(&svg, w, h, ground);
    ADD(&svg, "</svg>");
    picture_define(app->gfx, "drawn/dawn", svg.text);
    Rect sky = {0, 0, places->all.w, places->ground};
    paint_gradient(app->gfx, sky, color_rgb(0x14185a), color_rgb(0xee8f84)); /* until it is there */
    paint_gradient(app->gfx, (Rect){0, sky.h, sky.w, places->all.h - sky.h}, color_rgb(0x7a3f90), color_rgb(0x141852));
    picture_draw(app->gfx, "drawn/dawn", places->all, &(PictureLook){.coarse = true});
    paint_gradient_across(app->gfx, (Rect){0, sky.h - 1, sky.w / 2, 2}, color_alpha(color_rgb(0xffd9c0), .1f),
                          color_rgb(0xfff6e0));
    paint_gradient_across(app->gfx, (Rect){sky.w / 2, sky.h - 1, sky.w / 2, 2}, color_rgb(0xfff6e0),
                          color_alpha(color_rgb(0xffd9c0), .1f));
}

ShowSet show_set_new(Gfx *gfx) {
    return (ShowSet){layer_new(gfx), layer_new(gfx)};
}

ShowSet show_set_share(const ShowSet *set) {
    return (ShowSet){layer_share(set->dawn), layer_share(set->fan)};
}

void show_set_free(ShowSet *set) {
    layer_free(set->dawn);
    layer_free(set->fan);
}

void show_dawn(const App *app, const ShowPlaces *places, const ShowSet *set) {
    if (layer_begin(set->dawn)) {
        paint_dawn(app, places);
        layer_end(set->dawn);
    }
    layer_draw(set->dawn, 1);
}

/* --- light -------------------------------------------------------------------------------------------------------- */

void show_light(Gfx *gfx, const char *picture, Rect where, float alpha) {
    if (alpha > .02f) {
        picture_draw(gfx, picture, where, &(PictureLook){.transparency = 1 - alpha, .adds = true, .moving = true});
    }
}

void show_ring(Gfx *gfx, Point middle, float radius, float alpha) {
    show_light(gfx, "ui/won_ring", rect_around(middle, 2 * radius, 2 * radius), alpha);
}

void show_sparks(Gfx *gfx, Point middle, float reach, float t, int count, int salt) {
    for (int i = 0; i < count && t > 0 && t < 1; i++) {
        float turn = 6.28318f * show_chance(i, salt), far = reach * (.25f + .75f * show_chance(i, salt + 1));
        float side = reach * (.10f + .16f * show_chance(i, salt + 2)) * (1 - .5f * t);
        Point at = {middle.x + far * cosf(turn) * ease(EASE_OUT, t),
                    middle.y + far * sinf(turn) * ease(EASE_OUT, t) + reach * .3f * t * t};
        show_light(gfx, "ui/spark", rect_around(at, side, side), fminf((1 - t) * 2, 1));
    }
}

/* --- what plays --------------------------------------------------------------------------------------------------- */

void show_card(Gfx *gfx, WorldCard card, Point middle, float wide, float degrees, const CardLook *look) {
    Rect where = rect_around(middle, roundf(wide), roundf(wide * 1.4f));
    if (degrees < .05f && degrees > -.05f) {
        card_draw(gfx, card, rect_snapped(where), look);
        return;
    }
    gfx_push_tilt(gfx, middle, degrees);
    card_draw(gfx, card, where, look);
    gfx_pop_tilt(gfx);
}

void show_hand(Gfx *gfx, Point tip, float high, float alpha) {
    float aspect = picture_aspect(gfx, "ui/hand");
    Point origin = picture_origin(gfx, "ui/hand");
    high = roundf(high);
    Rect where = {tip.x - origin.x * high * aspect, tip.y - origin.y * high, roundf(high * aspect), high};
    if (alpha > .02f) {
        picture_draw(gfx, "ui/hand", where, &(PictureLook){.transparency = 1 - alpha, .loose = true});
    }
}
