#include "kiosk/scenes/attract_show.h"

#include "gfx/paint.h"
#include "gfx/tween.h"
#include "shell/dawn.h"
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
        dawn_paint(app, places->all, places->ground);
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
        picture_draw(gfx, "ui/hand", where, &(PictureLook){.transparency = 1 - alpha});
    }
}
