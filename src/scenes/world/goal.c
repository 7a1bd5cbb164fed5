#include "scenes/world/goal.h"

#include "gfx/paint.h"
#include "scenes/world/draw.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>

/* When what begins, and how long it takes. */
static const float RINGS_TAKE = 420;
static const float COMES_MS = 160, COMES_TAKES = 520; /* the mirror, from the board to the middle of the window */
static const float DUSK_TAKES = 760;
static const float OPENS_MS = 620, OPENS_TAKES = 620;
static const float RISES_MS = 1050, RISES_TAKES = 440, HOP_MS = 1580, HOP_TAKES = 350;
static const float BURST_MS = 1060, BURST_TAKES = 420, RAY_MS = 1300, RAY_TAKES = 300;
static const float FADES_IN = 250;                          /* with reduced motion */
static const float SHUT = 16, OPEN = 266, BLADES = 320;     /* radius of the hole, and of its picture */
static const float CORNERS_IN_PICTURE = .95f, WIND = .353f; /* as both pictures are drawn */

enum { PRISMS = 14, KINDS = 7, SPARKS = 30, RINGS = 2, HOPS = 2 };

static float part(float ms, float from, float takes) {
    return fminf(fmaxf((ms - from) / takes, 0), 1);
}

static bool is_still(const Table *table) {
    return table->timeline.reduced;
}

/* With reduced motion all of it is there from the beginning. */
static float ms_of(const Table *table, const Clip *clip) {
    return is_still(table) ? HOP_MS + HOP_TAKES * HOPS : draw_progress(table, clip) * (float)GOAL_MS;
}

/* 0 to 1, the same for the same bit. */
static float chance(int bit, int salt) {
    float x = sinf((float)(bit * 97 + salt * 269)) * 4375.85f;
    return x - floorf(x);
}

static void add_light(Gfx *gfx, const char *picture, Rect where, float alpha) {
    if (alpha > .02f) {
        picture_draw(gfx, picture, where, &(PictureLook){.transparency = 1 - alpha, .adds = true, .moving = true});
    }
}

/* --- where -------------------------------------------------------------------------------------------------------- */

/* In the middle of the window in the end, or of what a stand's overlay leaves of it. */
static Point middle_of(const Table *table) {
    return rect_middle(table->app->layout.screen);
}

static float radius_of(const Table *table) {
    Rect all = table->app->layout.screen;
    return fminf(all.w * .31f, all.h * .345f);
}

static Point towards(Point from, float turn, float far) {
    return (Point){from.x + far * cosf(turn), from.y + far * sinf(turn)};
}

void goal_want(const Table *table) {
    Gfx *gfx = table->app->gfx;
    float side = 2 * radius_of(table);
    picture_want(gfx, "ui/goal_blades", side, side);
    picture_want(gfx, "ui/goal_light", side, side);
    picture_want(gfx, "ui/goal_ray", side * .5f, side * .15f);
    for (int p = 0; p < table->view.players; p++) {
        part_want_figurine(gfx, draw_seat(table, p)->figurine, POSE_CHEER, side * .86f);
    }
    for (int kind = 1; kind <= KINDS; kind++) {
        char name[32];
        snprintf(name, sizeof name, "ui/confetti_%d", kind);
        picture_want(gfx, name, roundf(side * .13f), roundf(side * .13f));
    }
}

/* --- behind the mirror -------------------------------------------------------------------------------------------- */

/* Dusk: indigo above, warm below, and light where the mirror is. The board stays in sight. */
static void draw_dusk(const Table *table, float ms) {
    Gfx *gfx = table->app->gfx;
    float dusk = part(ms, COMES_MS, DUSK_TAKES), r = radius_of(table);
    Rect all = gfx_screen(gfx), upper = {all.x, all.y, all.w, all.h * .55f};
    Rect lower = {all.x, upper.y + upper.h, all.w, all.h - upper.h};
    Color high = color_alpha(color_rgb(0x1c1a66), .93f * dusk), mid = color_alpha(color_rgb(0x7a3894), .9f * dusk);
    paint_gradient(gfx, upper, high, mid);
    paint_gradient(gfx, lower, mid, color_alpha(color_rgb(0xe87a86), .92f * dusk));
    Point middle = middle_of(table);
    paint_pool(gfx, middle, r * 2.5f, r * 2.1f, color_alpha(color_rgb(0xff9a86), .7f * dusk));
}

static float turn_of(int prism) {
    return 6.28318f * ((float)prism + .5f) / PRISMS - 1.5708f;
}

/* What each prism throws, in its own colour. */
static void draw_rays(const Table *table, float ms) {
    static const uint32_t TINT[KINDS] = {0xff6f78, 0xffa24e, 0xffe070, 0x70e89a, 0x52d8f2, 0x7a9cff, 0xc38aff};
    Gfx *gfx = table->app->gfx;
    float r = radius_of(table), grown = ease(EASE_OUT, part(ms, RAY_MS, RAY_TAKES));
    for (int i = 0; i < PRISMS && grown > 0; i++) {
        float turn = turn_of(i), from = r * 1.34f, wide = r * 1.5f * grown;
        Point at = towards(middle_of(table), turn, from + wide / 2);
        picture_draw(gfx, "ui/goal_ray", rect_around(at, wide, r * .4f),
                     &(PictureLook){
                         .angle = turn * 57.29578f, .tint = color_rgb(TINT[i % KINDS]), .adds = true, .moving = true});
    }
}

/* The ring bursts into prisms. */
static void draw_prisms(const Table *table, float ms) {
    Gfx *gfx = table->app->gfx;
    float r = radius_of(table), out = ease(EASE_BACK, part(ms, BURST_MS, BURST_TAKES));
    if (ms < BURST_MS) {
        return;
    }
    float side = r * .27f;
    for (int i = 0; i < PRISMS; i++) {
        char name[32];
        snprintf(name, sizeof name, "ui/confetti_%d", 1 + i % KINDS);
        Point at = towards(middle_of(table), turn_of(i), r * (.9f + .42f * out));
        float spin = (chance(i, 3) - .5f) * .09f * (ms - BURST_MS) * (is_still(table) ? 0 : 1);
        picture_draw(gfx, name, rect_around(at, side, side),
                     &(PictureLook){.angle = turn_of(i) * 57.29578f + 90 + spin, .moving = true});
    }
}

static void draw_sparks(const Table *table, float ms) {
    float r = radius_of(table), t = part(ms, BURST_MS, (float)GOAL_MS - BURST_MS), far = ease(EASE_OUT, t);
    for (int i = 0; i < SPARKS && ms >= BURST_MS; i++) {
        float turn = 6.28318f * chance(i, 1), side = r * (.08f + .12f * chance(i, 2));
        Point at = towards(middle_of(table), turn, r * (1 + (.3f + 1.1f * chance(i, 4)) * far));
        float twinkle = .55f + .45f * sinf(6.28318f * (chance(i, 5) + t));
        add_light(table->app->gfx, "ui/spark", rect_around(at, side, side), twinkle * fminf(t * 5, 1));
    }
}

/* --- the mirror --------------------------------------------------------------------------------------------------- */

/* Somebody has landed: the goal rings. */
static void draw_rings(const Table *table, float ms, Point goal, float bead) {
    for (int i = 0; i < RINGS; i++) {
        float t = part(ms, 90 * (float)i, RINGS_TAKE), out = ease(EASE_OUT, t), side = bead * (2 + 5 * out);
        if (t > 0 && t < 1) {
            add_light(table->app->gfx, "ui/won_ring", rect_around(goal, side, side), .7f * (1 - t));
        }
    }
}

/* The hole and its corners stay on the edges of the blades: it turns as it grows. */
static void draw_hole(Gfx *gfx, float ms, Point at, float radius) {
    float open = ease(EASE_IN_OUT, part(ms, OPENS_MS, OPENS_TAKES));
    if (ms <= OPENS_MS) {
        return;
    }
    float hole = SHUT * powf(OPEN / SHUT, open), side = 2 * hole / CORNERS_IN_PICTURE * radius / BLADES;
    picture_draw(gfx, "ui/goal_light", rect_around(at, side, side),
                 &(PictureLook){.angle = WIND * logf(hole) * 57.29578f, .moving = true});
}

static void draw_mirror(const Table *table, float ms) {
    Gfx *gfx = table->app->gfx;
    int field = world_session_board(table->session)->track.goal;
    Point goal = table_board_place(table, field), middle = middle_of(table);
    float bead = 30 * draw_figurine_size(table), come = ease(EASE_IN_OUT, part(ms, COMES_MS, COMES_TAKES));
    if (!is_still(table)) {
        draw_rings(table, ms, goal, bead);
    }
    if (ms < COMES_MS) {
        return;
    }
    float shown = part(ms, COMES_MS, 120), radius = bead + (radius_of(table) - bead) * come;
    Point at = {goal.x + (middle.x - goal.x) * come, goal.y + (middle.y - goal.y) * come};
    add_light(gfx, "ui/glow", rect_around(at, radius * 3.4f, radius * 3.4f), .4f * shown);
    picture_draw(gfx, "ui/goal_blades", rect_around(at, 2 * radius, 2 * radius),
                 &(PictureLook){.transparency = 1 - shown, .moving = come < 1});
    draw_hole(gfx, ms, at, radius);
}

/* --- who has got there -------------------------------------------------------------------------------------------- */

static int winners(const Table *table, int out[WORLD_PLAYERS_MAX]) {
    int count = 0;
    for (int p = 0; p < table->view.players; p++) {
        if (table->view.winners >> p & 1) {
            out[count++] = p;
        }
    }
    return count;
}

static void draw_winners(const Table *table, float ms) {
    int winner[WORLD_PLAYERS_MAX], count = winners(table, winner);
    float r = radius_of(table), high = r * (count > 2 ? 1.05f : count > 1 ? 1.36f : 1.9f);
    float apart = fminf(r * 1.35f / (float)(count > 1 ? count - 1 : 1), r * .78f);
    for (int i = 0; i < count; i++) {
        float since = ms - 80 * (float)i, up = ease(EASE_BACK, part(since, RISES_MS, RISES_TAKES)), hop = 0;
        if (since < RISES_MS) {
            continue;
        }
        for (int n = 0; n < HOPS && !is_still(table); n++) {
            hop += ease(EASE_HOP, part(since, HOP_MS + HOP_TAKES * (float)n, HOP_TAKES));
        }
        Point feet = middle_of(table);
        feet.x += apart * ((float)i - (float)(count - 1) / 2);
        feet.y += r * .8f + (1 - up) * r * .5f - hop * r * .12f;
        part_figurine(table->app->gfx, draw_seat(table, winner[i])->figurine, POSE_CHEER, feet, high,
                      &(PictureLook){.transparency = 1 - part(since, RISES_MS, 160)});
    }
}

void goal_draw(const Table *table, const Clip *clip) {
    Gfx *gfx = table->app->gfx;
    float ms = ms_of(table, clip);
    float there = is_still(table) ? part(draw_progress(table, clip) * (float)GOAL_STILL_MS, 0, FADES_IN) : 1;
    gfx_push_alpha(gfx, there);
    draw_dusk(table, ms);
    draw_rays(table, ms);
    draw_prisms(table, ms);
    draw_mirror(table, ms);
    draw_sparks(table, ms);
    draw_winners(table, ms);
    gfx_pop_alpha(gfx);
}
