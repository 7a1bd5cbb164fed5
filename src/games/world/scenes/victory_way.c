/* Behind the podium: a dawn sky, and the way round the world glowing in it, from indigo where it began to gold. */
#include "games/world/scenes/victory_parts.h"

#include "gfx/paint.h"
#include "gfx/tween.h"

#include <math.h>

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
        Point least = {1e9f, 1e9f}, most = {0, 0};
        for (int i = 0; i <= victory->fields; i++) {
            BoardPoint at = board->field[i].at[shape];
            least = (Point){fminf(least.x, at.x), fminf(least.y, at.y)};
            most = (Point){fmaxf(most.x, at.x), fmaxf(most.y, at.y)};
            way->field[i] = (Point){at.x, at.y};
            victory->is_site[i] = board->field[i].role == BOARD_SITE;
        }
        float wide = fmaxf(most.x - least.x, 1), high = fmaxf(most.y - least.y, 1);
        way->aspect = wide / high;
        for (int i = 0; i <= victory->fields; i++) {
            way->field[i] = (Point){(way->field[i].x - least.x) / wide, (way->field[i].y - least.y) / high};
        }
    }
}

static Color dawn(float t) {
    static const uint32_t STOP[] = {0x6a58e8, 0xa86af0, 0xe070c8, 0xf4788c, 0xffa060, 0xffd56a};
    enum { LAST = sizeof STOP / sizeof STOP[0] - 1 };
    float at = fminf(fmaxf(t, 0), 1) * LAST;
    int i = at >= LAST ? LAST - 1 : (int)at;
    return color_mix(color_rgb(STOP[i]), color_rgb(STOP[i + 1]), at - (float)i);
}

/* In the sky, over the podium: flatter than on the map, but never much. */
static Rect sky_of(const Victory *victory, const App *app, Rect box) {
    const VictoryWay *way = &victory->way[app->layout.portrait];
    float wide = box.w * .94f, high = fminf(box.h * .7f, wide / way->aspect);
    wide = fminf(wide, high * way->aspect * 1.5f);
    return rect_around((Point){box.x + box.w / 2, box.y + high * .5f}, wide, high);
}

static Point place_of(const Victory *victory, const App *app, Rect sky, int field) {
    Point at = victory->way[app->layout.portrait].field[field];
    return (Point){sky.x + at.x * sky.w, sky.y + at.y * sky.h};
}

static void draw_bead(const App *app, Point at, float radius, Color color) {
    Gfx *gfx = app->gfx;
    picture_draw(gfx, "ui/glow", rect_around(at, radius * 7, radius * 7),
                 &(PictureLook){.transparency = .5f, .adds = true, .loose = true});
    paint_disc(gfx, at, radius * 1.16f, color_alpha(color_rgb(0x1a1050), .8f));
    paint_disc(gfx, at, radius, color);
    paint_disc(gfx, (Point){at.x - radius * .2f, at.y - radius * .24f}, radius * .5f,
               color_mix(color, color_rgb(0xffffff), .55f));
}

/* So far as it is drawn: thin and bright over broad and faint. */
static void draw_lines(const Victory *victory, const App *app, Rect sky, float until) {
    static const float WIDTH[] = {20, 8, 2.5f}, ALPHA[] = {.3f, .85f, .95f};
    for (int layer = 0; layer < 3; layer++) {
        for (int i = 0; i < victory->fields && (float)i < until; i++) {
            float part = fminf(until - (float)i, 1);
            Point from = place_of(victory, app, sky, i), to = place_of(victory, app, sky, i + 1);
            to = (Point){from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
            Color color = layer == 2 ? color_rgb(0xfff4e0) : dawn((float)i / (float)victory->fields);
            paint_line(app->gfx, from, to, WIDTH[layer], color_alpha(color, ALPHA[layer]));
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
                rect_snapped(rect_around((Point){at.x + (float)before * size * .8f, at.y - size * .86f}, size, size)));
        }
    }
}

void victory_draw_way(const Victory *victory, const App *app, Rect box) {
    Rect sky = sky_of(victory, app, box);
    float drawn = victory_since(app, victory->entered, VICTORY_WAY_MS - TAKES_MS, TAKES_MS),
          until = ease(EASE_IN_OUT, drawn) * (float)victory->fields;
    float radius = fmaxf(layout_px(&app->layout, 9), 3);
    draw_lines(victory, app, sky, until);
    for (int i = 0; i <= victory->fields && (float)i <= until; i++) {
        bool is_end = i == 0 || i == victory->fields;
        float size = is_end ? 2.2f : victory->is_site[i] ? 1.6f : 1;
        draw_bead(app, place_of(victory, app, sky, i), radius * size, dawn((float)i / (float)victory->fields));
    }
    if (drawn >= 1) {
        draw_faces(victory, app, sky, layout_px(&app->layout, 56));
    }
}
