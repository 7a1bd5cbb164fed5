#include "games/world/scenes/walk.h"

#include "games/world/scenes/draw.h"
#include "gfx/picture.h"

#include <math.h>
#include <stdio.h>

static const double FIRST_MS = 225, LAST_MS = 185, SHORT_MS = 125, CROUCH_MS = 60;

enum { EIGHT = 8, TRAIL = 7 };

/* --- what a clip is told ------------------------------------------------------------------------------------------ */

/* A hop's places are fields, so its rectangles are free. */
void walk_mark(Clip *clip, WalkHop hop) {
    clip->from = (Rect){(float)hop.number, (float)hop.hops, (float)hop.aim, 0};
}

static WalkHop walk_hop(const Clip *clip) {
    return (WalkHop){(int)clip->from.x, (int)clip->from.y, (int)clip->from.w};
}

int walk_number(const Clip *clip) {
    return walk_hop(clip).number;
}

double walk_hop_ms(int hops, int number) {
    double most = hops <= WALK_IS_LONG ? FIRST_MS : LAST_MS;
    return number <= EIGHT ? most : fmax(SHORT_MS, most - 12 * (number - EIGHT));
}

/* How much of a hop is spent squashed before it, 0 to 1. */
static float walk_crouch(const Clip *clip) {
    return (float)fmin(CROUCH_MS / clip->duration, .34);
}

float walk_flown(const Clip *clip, float t) {
    float crouch = walk_crouch(clip);
    return fmaxf((t - crouch) / (1 - crouch), 0);
}

/* --- light -------------------------------------------------------------------------------------------------------- */

static void add_light(const Table *table, const char *picture, Point at, float w, float h, float alpha) {
    if (alpha > .02f) {
        picture_draw(table->app->gfx, picture, rect_snapped(rect_around(at, w, h)),
                     &(PictureLook){.transparency = 1 - alpha, .adds = true, .moving = true});
    }
}

/* The beads behind it turn gold, fainter with each: that changes from hop to hop, not from frame to frame. */
static void draw_trail(const Table *table, const Clip *clip, WalkHop hop, float bead) {
    int by = hop.aim < clip->b ? -1 : 1;
    for (int i = 0; i < hop.number && i < TRAIL; i++) {
        Point at = table_bead(table, clip->b - by * i);
        float side = bead * 2.72f;
        picture_draw(table->app->gfx, "ui/bead_gold", rect_snapped(rect_around(at, side, side)),
                     &(PictureLook){.transparency = (float)i / TRAIL});
    }
}

/* The bead it has left rings. */
static void draw_ring(const Table *table, const Clip *clip, float t, float bead) {
    float out = ease(EASE_OUT, fminf(t * 1.4f, 1));
    Point at = table_bead(table, clip->b);
    at.y += bead * .2f;
    add_light(table, "ui/won_ring", at, bead * (1.8f + 2.2f * out), bead * (.9f + 1.1f * out), .9f * (1 - out));
}

/* A site knows a hop ahead that somebody comes. */
static void draw_site(const Table *table, WalkHop hop, float t, float bead) {
    bool is_near = hop.number + 1 >= hop.hops;
    if (!is_near || table->view.track.site[hop.aim] == 0) {
        return;
    }
    float light = hop.number == hop.hops ? 1 : t, side = bead * (5 + ease(EASE_HOP, t));
    add_light(table, "ui/glow", table_bead(table, hop.aim), side, side, .5f * light);
}

void walk_draw_light(const Table *table, const Clip *clip) {
    WalkHop hop = walk_hop(clip);
    float bead = 19 * draw_figurine_size(table), t = draw_progress(table, clip);
    draw_trail(table, clip, hop, bead);
    if (hop.hops > 0) {
        draw_ring(table, clip, t, bead);
        draw_site(table, hop, t, bead);
    }
}

void walk_draw_count(const Table *table, const Clip *clip, Point feet, float size, float height) {
    WalkHop hop = walk_hop(clip);
    char text[16];
    if (hop.hops < 2) {
        return;
    }
    snprintf(text, sizeof text, "%s%d", hop.aim < clip->b ? "\u2212" : "+", hop.number);
    Point at = {feet.x, feet.y - height - 112 * size};
    Rect frame = table->layout.board;
    at.y = fmaxf(at.y, frame.y + 26 * table->layout.units.u);
    draw_pill(table, (Point){roundf(at.x), roundf(at.y)}, text, 30, 1);
}
