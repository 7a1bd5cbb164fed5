/* Behind the podium: a dawn sky, in it the continents, and the way round the world that light runs along. */
#include "games/world/scenes/victory_parts.h"

#include "games/world/scenes/lit.h"
#include "gfx/paint.h"
#include "gfx/tween.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const double TAKES_MS = 900;

/* From the top of the window to the floor: where, and what colour. */
static const struct {
    float at;
    uint32_t color;
} SKY[] = {{0, 0x10154e},    {.24f, 0x2c2a86}, {.44f, 0x6a3ea4}, {.58f, 0xa850a0}, {.7f, 0xe0747e},
           {.78f, 0xffa87a}, {.8f, 0x8a3f8e},  {.9f, 0x4a2a8a},  {1, 0x1c1c66}};

enum { SKY_STOPS = sizeof SKY / sizeof SKY[0] };

void victory_draw_sky(const App *app) {
    Gfx *gfx = app->gfx;
    Rect all = gfx_screen(gfx);
    for (int i = 0; i + 1 < SKY_STOPS; i++) {
        float top = roundf(all.y + all.h * SKY[i].at), bottom = roundf(all.y + all.h * SKY[i + 1].at);
        paint_gradient(gfx, (Rect){all.x, top, all.w, bottom - top}, color_rgb(SKY[i].color),
                       color_rgb(SKY[i + 1].color));
    }
    all = app->layout.screen;
    Point sun = {all.x + all.w / 2, all.y + all.h * .62f};
    paint_pool(gfx, sun, all.w * .46f, all.h * .34f, color_alpha(color_rgb(0xffd9a0), .6f));
    for (int i = -3; i <= 3; i++) { /* a fan of light out of it */
        float turn = -1.5708f + .36f * (float)i;
        Point to = {sun.x + all.w * .62f * cosf(turn), sun.y + all.w * .62f * sinf(turn)};
        paint_beam(gfx, sun, to, all.w * .01f, all.w * .08f, 0, color_alpha(color_rgb(0xffe3b8), .26f));
    }
}

/* --- the way ------------------------------------------------------------------------------------------------------ */

void victory_follow_way(Victory *victory, const Board *board) {
    victory->fields = board->track.goal;
    for (int shape = 0; shape < BOARD_SHAPES; shape++) {
        VictoryWay *way = &victory->way[shape];
        const BoardLayout *layout = &board->layout[shape];
        int stem = (int)strcspn(layout->route, ".");
        snprintf(way->route, sizeof way->route, "board/%.*s", stem, layout->route);
        snprintf(way->land, sizeof way->land, "board/land-%s", shape == BOARD_PORTRAIT ? "portrait" : "landscape");
        way->aspect = layout->width / layout->height;
        for (int i = 0; i <= victory->fields; i++) {
            BoardPoint at = board->field[i].at[shape];
            BoardRole role = board->field[i].role;
            way->field[i] = (Point){at.x / layout->width, at.y / layout->height};
            way->radius[i] = (role == BOARD_PLAIN  ? layout->bead_radius
                              : role == BOARD_SITE ? layout->site_radius
                                                   : layout->end_radius) /
                             layout->width;
        }
    }
}

/* In the sky, over the podium. */
static Rect sky_of(const Victory *victory, const App *app, Rect box) {
    static const float HIGH = .92f;
    const VictoryWay *way = &victory->way[app->layout.portrait];
    float high = fminf(box.h * HIGH, box.w / way->aspect), wide = high * way->aspect;
    return rect_snapped((Rect){box.x + (box.w - wide) / 2, box.y, wide, high});
}

static Point place_of(const Victory *victory, const App *app, Rect sky, int field) {
    int last = victory->fields, there = field < 0 ? 0 : field > last ? last : field;
    Point at = victory->way[app->layout.portrait].field[there];
    return (Point){sky.x + at.x * sky.w, sky.y + at.y * sky.h};
}

void victory_draw_map(const Victory *victory, const App *app, Rect box) {
    static const float FAINT = .3f;
    const VictoryWay *way = &victory->way[app->layout.portrait];
    Rect sky = sky_of(victory, app, box);
    picture_draw(app->gfx, way->land, sky, &(PictureLook){.transparency = FAINT});
    picture_draw(app->gfx, way->route, sky, NULL);
}

static Point curve_at(const Victory *victory, const App *app, Rect sky, float field) {
    int from = (int)field;
    Point through[4];
    for (int i = 0; i < 4; i++) {
        through[i] = place_of(victory, app, sky, from - 1 + i);
    }
    return lit_curve(through, field - (float)from);
}

/* Beads and medallions lie on the fibre. */
static bool is_covered(const Victory *victory, const App *app, Rect sky, int field, Point at) {
    for (int i = field; i <= field + 1; i++) {
        Point bead = place_of(victory, app, sky, i);
        if (hypotf(at.x - bead.x, at.y - bead.y) < victory->way[app->layout.portrait].radius[i] * sky.w) {
            return true;
        }
    }
    return false;
}

/* Along the fibre so far as it is lit: thin and bright over broad and faint. */
static void draw_light(const Victory *victory, const App *app, Rect sky, float until) {
    enum { LAYERS = 2, STEPS = 5 };
    static const float WIDTH[LAYERS] = {11, 3}, ALPHA[LAYERS] = {.55f, .95f};
    for (int layer = 0; layer < LAYERS; layer++) {
        for (int i = 0; i < victory->fields * STEPS && (float)i < until * STEPS; i++) {
            float from = (float)i / STEPS, to = fminf((float)(i + 1) / STEPS, until);
            Point a = curve_at(victory, app, sky, from), b = curve_at(victory, app, sky, to);
            Color color = layer > 0 ? color_rgb(0xfff4e0) : lit_dawn(from / (float)victory->fields);
            if (!is_covered(victory, app, sky, i / STEPS, a) && !is_covered(victory, app, sky, i / STEPS, b)) {
                paint_line(app->gfx, a, b, WIDTH[layer], color_alpha(color, ALPHA[layer]));
            }
        }
    }
}

/* Faces where the others stopped, those at one place side by side. */
static void draw_faces(const Victory *victory, const App *app, Rect sky, float size) {
    for (int p = 0; p < victory->players; p++) {
        int field = victory->field[p] * victory->fields / victory->goal, before = 0;
        for (int other = 0; other < p; other++) {
            before += victory->field[other] == victory->field[p];
        }
        if (victory->field[p] < victory->goal) {
            Point at = place_of(victory, app, sky, field);
            part_portrait(
                app->gfx, victory->seat[p].figurine,
                rect_snapped(rect_around((Point){at.x + (float)before * size * .8f, at.y - size * .7f}, size, size)));
        }
    }
}

void victory_draw_way(const Victory *victory, const App *app, Rect box) {
    Rect sky = sky_of(victory, app, box);
    float drawn = victory_since(app, victory->entered, VICTORY_WAY_MS - TAKES_MS, TAKES_MS),
          until = ease(EASE_IN_OUT, drawn) * (float)victory->fields;
    draw_light(victory, app, sky, until);
    for (int i = 0; i <= victory->fields && (float)i <= until; i++) {
        float side = roundf(victory->way[app->layout.portrait].radius[i] * sky.w * 3.2f);
        picture_draw(app->gfx, "ui/glow", rect_snapped(rect_around(place_of(victory, app, sky, i), side, side)),
                     &(PictureLook){.transparency = .6f, .adds = true});
    }
    if (drawn >= 1) {
        draw_faces(victory, app, sky, layout_px(&app->layout, 56));
    }
}
