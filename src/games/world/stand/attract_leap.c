/* The third act: along the last beads of the route, and in one great leap into Mainz, where light bursts into prisms.
 */
#include "games/world/stand/attract_show_world.h"
#include "gfx/paint.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/stand_game.h"
#include "platform/paths.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>

enum { FIELDS = 5, SHOWN = 8, PRISMS = 14, TAIL = 9 }; /* hops before the leap; fields in sight; of the trail */

static const double FIRST_MS = 380, HOPS_MS = 245, REST_MS = 40;
static const double CROUCH_MS = FIRST_MS + FIELDS * (HOPS_MS + REST_MS), CROUCH_TAKES = 140;
static const double LEAP_MS = CROUCH_MS + CROUCH_TAKES, LEAP_TAKES = 620, DOWN_MS = LEAP_MS + LEAP_TAKES;
static const double BURST_TAKES = 420, RAYS_MS = DOWN_MS + 230, BURST_MS = DOWN_MS + BURST_TAKES, GLAD_MS = 380;
static const float RAYS_REACH = 2.1f; /* times the radius of the ring of prisms */
static const Figurine WHO = FIGURINE_FLASK;

typedef struct View {
    ShowPlaces places;
    const ShowWorld *show;
    int shape, goal;
    Rect where; /* pixels: what of the window it fills */
    Rect part;  /* of the board, in its units */
} View;

static Rect bounds_of(const ShowWorld *show, int shape, int goal) {
    BoardPoint at = show->board.field[goal].at[shape];
    Rect box = {at.x, at.y, 1, 1};
    for (int i = goal > SHOWN ? goal - SHOWN : 0; i < goal; i++) {
        at = show->board.field[i].at[shape];
        box = rect_union(box, (Rect){at.x, at.y, 1, 1});
    }
    return box;
}

static float held(float at, float size, float most) {
    return fminf(fmaxf(at, 0), most - size);
}

static View view_of(const ShowWorld *show, const App *app) {
    ShowPlaces places = show_places(app);
    int shape = places.tall ? BOARD_PORTRAIT : BOARD_LANDSCAPE, goal = show->board.track.goal;
    const BoardLayout *layout = &show->board.layout[shape];
    View view = {.places = places, .show = show, .shape = shape, .goal = goal};
    view.where = (Rect){0, 0, places.all.w, places.free.y + places.free.h};
    Rect box = rect_inset(bounds_of(show, shape, goal), -2.6f * layout->end_radius);
    float above = places.free.y / view.where.h; /* the logo is there */
    float aspect = view.where.w / view.where.h, high = fmaxf(box.h / (1 - above), box.w / aspect);
    high = fminf(fmaxf(high, layout->height * .38f), fminf(layout->height, layout->width / aspect));
    Point middle = rect_middle(box);
    view.part = (Rect){0, 0, high * aspect, high};
    view.part.x = held(middle.x - view.part.w / 2, view.part.w, layout->width);
    view.part.y = held(middle.y - view.part.h * (.5f + above / 2), view.part.h, layout->height);
    return view;
}

static float scale_of(const View *view) {
    return view->where.w / view->part.w;
}

static Point place_of(const View *view, int field) {
    BoardPoint at = view->show->board.field[field].at[view->shape];
    float k = scale_of(view);
    return (Point){view->where.x + (at.x - view->part.x) * k, view->where.y + (at.y - view->part.y) * k};
}

static float bead_of(const View *view) {
    return view->show->board.layout[view->shape].bead_radius * scale_of(view);
}

static float small_high(const View *view) {
    return roundf(fminf(bead_of(view) * 5.2f, view->places.all.h * .26f));
}

static float large_high(const View *view) {
    return roundf(fminf(view->places.free.h * .66f, view->places.free.w * .55f));
}

/* --- what stands -------------------------------------------------------------------------------------------------- */

static void begin(ShowWorld *show, App *app) {
    DataError error = {0};
    const char *name = stand_boards(app, &STAND_WORLD)->name[0];
    show->has_board = board_load_named(&show->board, paths_assets(), name, SEATS_MAX, &error);
    i18n_copy(show->route, sizeof show->route, board_file(name, SEATS_MAX));
    View view = view_of(show, app);
    part_want_figurine(app->gfx, WHO, POSE_CHEER, large_high(&view));
}

/* Rays are as large as half the window: they come in two steps, and lie in the background. So do prisms that have
 * burst. */
static int mark(double ms) {
    return (ms >= RAYS_MS) + (ms >= BURST_MS);
}

static void draw_warmth(Gfx *gfx, Point middle, float reach, uint32_t tint, float alpha) {
    picture_draw(gfx, "ui/glow", rect_around(middle, 2 * reach, 2 * reach),
                 &(PictureLook){.tint = color_rgb(tint), .transparency = 1 - alpha, .coarse = true});
}

static void draw_rays(const View *view, Gfx *gfx, float alpha);
static void draw_prisms(const View *view, Gfx *gfx, double ms);

static void ground(const ShowWorld *show, const App *app) {
    char route[64];
    View view = view_of(show, app);
    const BoardLayout *layout = &show->board.layout[view.shape];
    if (!show->has_board) {
        show_dawn(app, &view.places, &show->set);
        return;
    }
    Rect part = {view.part.x / layout->width, view.part.y / layout->height, view.part.w / layout->width,
                 view.part.h / layout->height};
    snprintf(route, sizeof route, "board/route-%s%s", show->route, view.places.tall ? "-portrait" : "");
    Rect all = view.places.all;
    paint_gradient(app->gfx, all, color_rgb(0x14347e), color_rgb(0x101a5c)); /* the sea, until it is there */
    picture_draw_part(app->gfx, view.places.tall ? "board/map-portrait" : "board/map-landscape", part, view.where,
                      NULL);
    Color dusk = color_rgb(0x2c1254),
          rose = color_rgb(0xa8488e); /* it is evening in the west, and dawn where it goes */
    paint_gradient_across(app->gfx, all, color_alpha(color_rgb(0x2c1a7a), .22f), color_alpha(rose, .12f));
    paint_gradient(app->gfx, (Rect){0, 0, all.w, view.places.free.y * 1.25f}, color_alpha(dusk, .78f),
                   color_alpha(dusk, 0));
    Point goal = place_of(&view, view.goal);
    float reach = bead_of(&view) * 9;
    draw_warmth(app->gfx, goal, reach * .8f, 0xffc878, .75f);
    picture_draw_part(app->gfx, route, part, view.where, NULL);
    float foot = all.h - view.where.h;
    paint_gradient(app->gfx, (Rect){0, view.where.h - foot * .3f, all.w, foot * .3f}, color_alpha(dusk, 0), dusk);
    paint_gradient(app->gfx, (Rect){0, view.where.h, all.w, foot}, dusk, color_rgb(0x260f48));
    draw_rays(&view, app->gfx, (float)show->mark / 2);
    if (show->mark > 1) {
        draw_prisms(&view, app->gfx, BURST_MS);
    }
}

/* --- the way ------------------------------------------------------------------------------------------------------ */

typedef struct Walker {
    Point feet;
    float high;
    Pose pose;
    float angle;
    bool is_near; /* grown */
} Walker;

/* Figurines stand a little below the middle of a bead. */
static Point feet_on(const View *view, int field) {
    Point at = place_of(view, field);
    at.y += bead_of(view) * .45f;
    return at;
}

static Walker on_the_way(const View *view, double ms) {
    double since = fmax(ms - FIRST_MS, 0);
    int hop = (int)(since / (HOPS_MS + REST_MS)), from = view->goal - 1 - FIELDS + hop;
    if (hop >= FIELDS) {
        Walker crouched = {feet_on(view, view->goal - 1), small_high(view), POSE_LAND, 0, false};
        return crouched;
    }
    float t = ms < FIRST_MS ? 0 : show_part(since - hop * (HOPS_MS + REST_MS), 0, HOPS_MS);
    float high = small_high(view);
    Point feet = arc_at(feet_on(view, from), feet_on(view, from + 1), high * .34f, ease(EASE_IN_OUT, t));
    return (Walker){feet, high, t <= 0 ? POSE_STAND : t < .86f ? POSE_HOP : POSE_LAND, 0, false};
}

/* In front of Mainz, with room for the feet. */
static Point landing(const View *view) {
    Point goal = place_of(view, view->goal);
    float high = large_high(view), wide = high * .4f;
    Rect free = view->places.free;
    goal.x = fminf(fmaxf(goal.x, free.x + wide), free.x + free.w - wide);
    goal.y = fminf(fmaxf(goal.y + high * .34f, free.y + high * 1.04f), free.y + free.h - high * .02f);
    return goal;
}

static Walker in_the_air(const View *view, float t) {
    float small = small_high(view), large = large_high(view), grown = ease(EASE_IN_OUT, t);
    Point from = feet_on(view, view->goal - 1), to = landing(view);
    return (Walker){.feet = arc_at(from, to, large * .26f, t),
                    .high = small + (large - small) * grown,
                    .pose = t < .8f ? POSE_HOP : POSE_LAND,
                    .angle = (to.x > from.x ? 1.f : -1.f) * 14 * sinf(t * 3.14159f),
                    .is_near = true};
}

static Walker there(const View *view, double ms) {
    float large = large_high(view), hop = 0;
    for (int i = 0; i < 2; i++) {
        hop += ease(EASE_HOP, show_part(ms, DOWN_MS + 130 + GLAD_MS * i, GLAD_MS));
    }
    Point feet = landing(view);
    feet.y -= hop * large * .11f;
    return (Walker){feet, large, ms < DOWN_MS + 130 ? POSE_LAND : POSE_CHEER, 0, false};
}

static Walker walker_at(const View *view, double ms) {
    return ms < LEAP_MS   ? on_the_way(view, ms)
           : ms < DOWN_MS ? in_the_air(view, show_part(ms, LEAP_MS, LEAP_TAKES))
                          : there(view, ms);
}

/* --- light -------------------------------------------------------------------------------------------------------- */

/* Beads that have been stepped on keep a ring of light. */
static void draw_steps(const View *view, Gfx *gfx, double ms) {
    float radius = bead_of(view) * 1.2f;
    for (int i = 0; i < FIELDS; i++) {
        double down = FIRST_MS + i * (HOPS_MS + REST_MS) + HOPS_MS;
        int field = view->goal - FIELDS + i;
        Point at = place_of(view, field);
        if (ms >= down && view->show->board.field[field].role == BOARD_PLAIN) {
            paint_circle(gfx, at, radius, 7, theme_player_light(WHO));
        }
        float ring = show_part(ms, down, 300);
        if (ring > 0 && ring < 1) {
            show_ring(gfx, at, bead_of(view) * (1.1f + 1.4f * ease(EASE_OUT, ring)), .85f * (1 - ring));
        }
    }
}

/* Where it was a moment ago, a spark is left. */
static void draw_trail(const View *view, Gfx *gfx, double ms) {
    for (int i = 1; i <= TAIL; i++) {
        double then = ms - 46 * i;
        if (then < LEAP_MS || then > DOWN_MS || ms > DOWN_MS + 300) {
            continue;
        }
        Walker at = in_the_air(view, show_part(then, LEAP_MS, LEAP_TAKES));
        float side = at.high * (.52f - .045f * (float)i);
        show_light(gfx, "ui/spark", rect_around((Point){at.feet.x, at.feet.y - at.high * .36f}, side, side),
                   .9f - .08f * (float)i);
    }
}

static Point around(Point middle, float turn, float far) {
    return (Point){middle.x + far * cosf(turn), middle.y + far * sinf(turn)};
}

static float burst_radius(const View *view) {
    return large_high(view) * .42f;
}

static Point burst_middle(const View *view) {
    Point middle = landing(view);
    middle.y -= large_high(view) * .42f;
    return middle;
}

static void draw_rays(const View *view, Gfx *gfx, float alpha) {
    float side = 2 * burst_radius(view) * RAYS_REACH;
    if (alpha > 0) {
        picture_draw(gfx, "ui/goal_rays", rect_snapped(rect_around(burst_middle(view), side, side)),
                     &(PictureLook){.transparency = 1 - alpha, .adds = true, .coarse = true});
    }
}

static void draw_prisms(const View *view, Gfx *gfx, double ms) {
    float out = ease(EASE_BACK, show_part(ms, DOWN_MS, BURST_TAKES)), r = burst_radius(view), side = roundf(r * .32f);
    for (int i = 0; i < PRISMS; i++) {
        float turn = 6.28318f * ((float)i + .5f) / PRISMS - 1.5708f;
        char name[32];
        snprintf(name, sizeof name, "ui/confetti_%d", 1 + i % 7);
        Point at = around(burst_middle(view), turn, r * (.5f + .66f * out));
        picture_draw(gfx, name, rect_snapped(rect_around(at, side, side)), NULL);
    }
}

static void draw_burst(const View *view, Gfx *gfx, double ms) {
    if (view->show->mark < 2 && ms >= DOWN_MS) {
        draw_prisms(view, gfx, fmin(ms, BURST_MS));
    }
    float ring = show_part(ms, DOWN_MS, 460);
    if (ring > 0 && ring < 1) {
        show_ring(gfx, burst_middle(view), burst_radius(view) * (.4f + .8f * ease(EASE_OUT, ring)), .5f * (1 - ring));
    }
}

static void draw(const ShowWorld *show, const App *app, double ms) {
    if (!show->has_board) {
        return;
    }
    View view = view_of(show, app);
    Walker walker = walker_at(&view, ms);
    draw_steps(&view, app->gfx, ms);
    draw_trail(&view, app->gfx, ms);
    draw_burst(&view, app->gfx, ms);
    part_figurine(app->gfx, WHO, walker.pose, walker.feet, walker.high,
                  &(PictureLook){.angle = walker.angle, .moving = walker.is_near});
}

const ShowAct SHOW_LEAP = {.takes = 3700, .still = 3600, .mark = mark, .begin = begin, .ground = ground, .draw = draw};
