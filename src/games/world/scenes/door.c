#include "games/world/scenes/door.h"

#include "games/world/scenes/fan.h"
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "gfx/tween.h"
#include "shell/parts.h"

#include <math.h>

/* A row that is complete, from violet to gold. */
static const WorldCard ROW[] = {4, 11, 17, 24, 30, 38, 45, 52, 60};
enum { ROW_CARDS = sizeof ROW / sizeof ROW[0] };

static const double CARD_EVERY_MS = 55, CARD_MS = 520, LIGHT_AT_MS = 900, LIGHT_EVERY_MS = 55;
static const float CARD_HIGH = .62f; /* of the place, or of what its width allows */

static float card_high(Rect where) {
    return fminf(where.h * CARD_HIGH, where.w * .27f);
}

/* The row stands in the upper part of its place: figurines stand below. */
static float row_top(Rect where, float high) {
    return where.y + fmaxf((where.h - high * 1.42f) * .12f, 0);
}

static const float TILT = 12; /* degrees: of the outermost cards; the one in the middle stands upright */

static FanCard card_of(int index) {
    float t = ((float)index - (ROW_CARDS - 1) / 2.0f) / ((ROW_CARDS - 1) / 2.0f);
    return (FanCard){.card = ROW[index], .degrees = TILT * t, .is_last = index == ROW_CARDS - 1};
}

/* The row lies on a shallow arc. */
static Rect card_place(Rect where, int index) {
    float t = ((float)index - (ROW_CARDS - 1) / 2.0f) / ((ROW_CARDS - 1) / 2.0f);
    float high = card_high(where), spread = where.w / 2 - high * .50f;
    Point middle = {where.x + where.w / 2 + t * spread, row_top(where, high) + high * (.56f + t * t * .30f)};
    return part_card_rect(middle, high);
}

/* From above light falls through every card of the row, takes its colour, and lies on the ground. */
void world_door_background(const App *app, Rect where) {
    Gfx *gfx = app->gfx;
    Point lamp = {where.x + where.w * .72f, where.y - where.h * .12f};
    float ground = where.y + where.h;
    for (int i = 0; i < ROW_CARDS; i++) {
        FanCard made = card_of(i);
        fan_card_make(gfx, &made);
        Rect card = card_place(where, i);
        Point middle = rect_middle(card);
        float on = fminf((ground - middle.y) / (middle.y - lamp.y), .6f);
        Point end = {middle.x + (middle.x - lamp.x) * on, ground};
        end.x = fmaxf(fminf(end.x, where.x + where.w - card.w * .6f), where.x + card.w * .6f);
        paint_beam(gfx, middle, end, card.w * .8f, card.w * 1.25f, 0, color_alpha(theme_number(ROW[i]), .6f));
    }
    Point pool = {where.x + where.w / 2, ground - layout_px(&app->layout, 12)};
    paint_pool(gfx, pool, where.w * .42f, layout_px(&app->layout, 34), color_alpha(color_rgb(0xfff3d0), .2f));
}

static float since(const App *app, double ms, double delay, double duration) {
    double t = app->preferences.reduced_motion ? 1 : (ms - delay) / duration;
    return t <= 0 ? 0 : t >= 1 ? 1 : (float)t;
}

/* They come from the side, one after the other, and then light goes through them. */
void world_door_draw(const App *app, Rect where, double ms) {
    for (int i = 0; i < ROW_CARDS; i++) {
        float t = since(app, ms, CARD_EVERY_MS * i, CARD_MS);
        if (t <= 0) {
            continue;
        }
        float come = ease(EASE_BACK, t);
        Rect place = card_place(where, i);
        Rect at = rect_moved(place, 0, (place.h * .5f) * (1 - come));
        bool lit = since(app, ms, LIGHT_AT_MS + LIGHT_EVERY_MS * i, 1) > 0;
        if (lit) { /* rounder than the card, as that is turned and light is not */
            paint_glow(app->gfx, rect_inset(at, at.w * .08f), RADIUS_CARD, 24 + at.w * .1f / app->layout.u,
                       color_alpha(color_mix(theme_number(ROW[i]), color_rgb(THEME_GLOW), .5f), .55f));
        }
        FanCard card = card_of(i);
        card.has_landed = t >= 1;
        fan_card_draw(app->gfx, &card, rect_snapped(at), fmaxf(1 - t * 3, 0));
    }
}
