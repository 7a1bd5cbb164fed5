#include "games/world/scenes/goal.h"

#include "games/world/scenes/draw.h"
#include "gfx/paint.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>

/* When what begins, and how long it takes. */
static const float RINGS_TAKE = 420;
static const float COMES_MS = 150, COMES_TAKES = 290; /* the mirror, from the board to the middle of the window */
static const float OPENS_MS = 440, OPENS_TAKES = 440;
static const float RISES_MS = 860, COMES_NEAR = 260, RISES_TAKES = 520, HOP_MS = 1450, HOP_TAKES = 350;
static const float BURST_MS = 870, FLIES_TAKES = 1100, RAYS_MS = 1000, RAYS_TAKE = 180;
static const float SHUT = 16, OPEN = 266, BLADES = 320; /* radius of the hole, and of its picture */
static const float CORNERS_IN_PICTURE = .95f;           /* as both pictures are drawn */
static const float RAYS_REACH = 2.6f;                   /* times the mirror's radius */

enum { PRISMS = 14, KINDS = 7, SPARKS = 14, SIZES = 5, RINGS = 2, HOPS = 2, RAY_STEPS = 4 };

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
    picture_want(gfx, "ui/goal_rays", side * RAYS_REACH / 2, side * RAYS_REACH / 2); /* half as fine: soft */
    for (int p = 0; p < table->view.players; p++) {
        part_want_figurine(gfx, draw_seat(table, p)->figurine, POSE_CHEER, side);
    }
    for (int kind = 1; kind <= KINDS; kind++) {
        char name[32];
        snprintf(name, sizeof name, "ui/confetti_%d", kind);
        picture_want(gfx, name, roundf(side * .13f), roundf(side * .13f));
    }
}

/* --- the mirror --------------------------------------------------------------------------------------------------- */

/* Somebody has landed: the goal rings. */
static void draw_rings(const Table *table, float ms, Point goal, float bead) {
    for (int i = 0; i < RINGS; i++) {
        float t = part(ms, 90 * (float)i, RINGS_TAKE), out = ease(EASE_OUT, t), side = bead * (2 + 3 * out);
        if (t > 0 && t < 1) {
            add_light(table->app->gfx, "ui/won_ring", rect_around(goal, side, side), .7f * (1 - t));
        }
    }
}

/* Stretched but never turned, which is dear. */
static void draw_hole(Gfx *gfx, float ms, Point at, float radius) {
    float open = ease(EASE_IN_OUT, part(ms, OPENS_MS, OPENS_TAKES));
    if (ms > OPENS_MS) {
        float hole = SHUT * powf(OPEN / SHUT, open), side = 2 * hole / CORNERS_IN_PICTURE * radius / BLADES;
        picture_draw(gfx, "ui/goal_light", rect_around(at, side, side), &(PictureLook){.moving = true});
    }
}

/* From the goal into the middle. */
static void draw_mirror(const Table *table, float ms) {
    Gfx *gfx = table->app->gfx;
    int field = world_session_board(table->session)->track.goal;
    Point goal = table_board_place(table, field), middle = middle_of(table);
    float bead = 30 * draw_figurine_size(table), come = ease(EASE_IN, part(ms, COMES_MS, COMES_TAKES));
    float radius = bead + (radius_of(table) - bead) * come;
    Point at = {goal.x + (middle.x - goal.x) * come, goal.y + (middle.y - goal.y) * come};
    draw_rings(table, ms, goal, bead);
    picture_draw(gfx, "ui/goal_blades", rect_around(at, 2 * radius, 2 * radius), &(PictureLook){.moving = come < 1});
    draw_hole(gfx, ms, at, radius);
}

/* --- what comes to stay ------------------------------------------------------------------------------------------- */

/* Dusk: indigo above, warm below, and light where the mirror is. */
static void draw_dusk(const Table *table) {
    static const struct {
        float at;
        uint32_t color;
    } SKY[] = {{0, 0x1c1a66}, {.3f, 0x4c2a86}, {.55f, 0x8a3c94}, {.78f, 0xc65a8c}, {1, 0xf08a86}};
    enum { STOPS = sizeof SKY / sizeof SKY[0] };
    Gfx *gfx = table->app->gfx;
    Rect all = gfx_screen(gfx);
    float r = radius_of(table);
    for (int i = 0; i + 1 < STOPS; i++) {
        float top = roundf(all.y + all.h * SKY[i].at), bottom = roundf(all.y + all.h * SKY[i + 1].at);
        paint_gradient(gfx, (Rect){all.x, top, all.w, bottom - top}, color_rgb(SKY[i].color),
                       color_rgb(SKY[i + 1].color));
    }
    add_light(gfx, "ui/glow", rect_around(middle_of(table), r * 3.6f, r * 3.4f), .8f);
}

static float turn_of(int prism) {
    return 6.28318f * ((float)prism + .5f) / PRISMS - 1.5708f;
}

/* They grow out of the ring: each step reaches farther and adds its share, for a large picture that is stretched is
 * dear. As they all come from the middle, the sum of them is rays, too. */
static void draw_rays(const Table *table, int step) {
    static const float SHARE[RAY_STEPS] = {.3f, .3f, .32f, .34f};
    float grown = (float)(step + 1) / RAY_STEPS, side = 2 * radius_of(table) * (1 + (RAYS_REACH - 1) * grown);
    Rect all = rect_snapped(rect_around(middle_of(table), side, side)),
         seen = rect_common(all, gfx_screen(table->app->gfx));
    Rect part = {(seen.x - all.x) / side, (seen.y - all.y) / side, seen.w / side, seen.h / side};
    picture_draw_part(table->app->gfx, "ui/goal_rays", part, seen,
                      &(PictureLook){.transparency = 1 - SHARE[step], .adds = true, .moving = true});
}

/* The ring bursts into prisms, which fly past us out of the window; in a still picture they lie round it. */
static void draw_prisms(const Table *table, float ms) {
    float r = radius_of(table), t = part(ms, BURST_MS, FLIES_TAKES), out = .35f * ease(EASE_OUT, t) + .65f * t;
    float far = is_still(table) ? 1.32f : .9f + 3.3f * out, side = roundf(r * .27f);
    for (int i = 0; i < PRISMS && ms >= BURST_MS && (t < 1 || is_still(table)); i++) {
        char name[32];
        snprintf(name, sizeof name, "ui/confetti_%d", 1 + i % KINDS);
        Point at = towards(middle_of(table), turn_of(i), r * far);
        picture_draw(table->app->gfx, name, rect_snapped(rect_around(at, side, side)), NULL);
    }
}

enum { SHOWS_MIRROR, SHOWS_RAYS, SHOWS = SHOWS_RAYS + RAY_STEPS };

static float shown_from(int what) {
    return what == SHOWS_MIRROR ? OPENS_MS + OPENS_TAKES
                                : RAYS_MS + RAYS_TAKE * (float)(what - SHOWS_RAYS) / (RAY_STEPS - 1);
}

/* Rays come from behind the mirror. */
static void show(const Table *table, int what) {
    if (what >= SHOWS_RAYS) {
        draw_rays(table, what - SHOWS_RAYS);
    }
    draw_mirror(table, shown_from(SHOWS_MIRROR));
}

/* What is large or stretched is dear: it is painted once. */
static void draw_what_stays(const Table *table, float ms) {
    TablePaint *paint = table->paint;
    if (paint->goal == NULL) {
        layer_free(paint->near); /* gives its texture for this one */
        paint->near = NULL;
        paint->goal = layer_new(table->app->gfx);
    }
    if (layer_begin(paint->goal)) {
        draw_dusk(table);
        layer_end(paint->goal);
        paint->goal_shows = 0;
    }
    for (; paint->goal_shows < SHOWS && ms >= shown_from(paint->goal_shows); paint->goal_shows++) {
        layer_draw_on(paint->goal);
        show(table, paint->goal_shows);
        layer_end(paint->goal);
    }
    layer_draw(paint->goal, 1);
}

static void draw_sparks(const Table *table, float ms) {
    float r = radius_of(table), t = part(ms, RAYS_MS, (float)GOAL_MS - RAYS_MS), far = ease(EASE_OUT, t);
    for (int i = 0; i < SPARKS && ms >= RAYS_MS; i++) {
        float turn = 6.28318f * chance(i, 1), side = roundf(r * (.08f + .02f * (float)(i % SIZES)));
        Point at = towards(middle_of(table), turn, r * (1 + (.3f + 1.1f * chance(i, 4)) * far));
        float twinkle = .55f + .45f * sinf(6.28318f * (chance(i, 5) + t));
        float dim = 1 - twinkle * fminf(t * 5, 1);
        picture_draw(table->app->gfx, "ui/spark", rect_snapped(rect_around(at, side, side)),
                     &(PictureLook){.transparency = dim, .adds = true});
    }
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

/* They jump out of the mirror towards us. */
static void draw_winners(const Table *table, float ms) {
    static const float FAR_OFF = .22f; /* of their size, behind it */
    int winner[WORLD_PLAYERS_MAX], count = winners(table, winner);
    float r = radius_of(table), high = r * (count > 2 ? 1.15f : count > 1 ? 1.45f : 2);
    float apart = fminf(r * 1.35f / (float)(count > 1 ? count - 1 : 1), r * .78f);
    for (int i = 0; i < count; i++) {
        float since = ms - 80 * (float)i, up = ease(EASE_OUT, part(since, RISES_MS, COMES_NEAR)), hop = 0;
        if (since < RISES_MS) {
            continue;
        }
        for (int n = 0; n < HOPS && !is_still(table); n++) {
            hop += ease(EASE_HOP, part(since, HOP_MS + HOP_TAKES * (float)n, HOP_TAKES));
        }
        float near = FAR_OFF + (1 - FAR_OFF) * up, jump = ease(EASE_HOP, part(since, RISES_MS, RISES_TAKES));
        Point feet = middle_of(table);
        feet.x += near * apart * ((float)i - (float)(count - 1) / 2);
        feet.y += near * r * .88f - (hop * .12f + jump * .4f) * r;
        part_figurine(table->app->gfx, draw_seat(table, winner[i])->figurine, POSE_CHEER, feet, high * near,
                      &(PictureLook){.transparency = 1 - part(since, RISES_MS, 120), .moving = up < 1});
    }
}

bool goal_draw(const Table *table) {
    const Clip *clip = draw_playing(table, TABLE_CLIP_GOAL, -1);
    TablePaint *paint = table->paint;
    if (clip == NULL) {
        layer_free(paint->goal);
        paint->goal = NULL;
        return false;
    }
    float ms = ms_of(table, clip);
    draw_what_stays(table, ms);
    if (ms < shown_from(SHOWS_MIRROR)) {
        draw_mirror(table, ms);
    }
    draw_sparks(table, ms);
    draw_winners(table, ms);
    draw_prisms(table, ms);
    return true;
}
