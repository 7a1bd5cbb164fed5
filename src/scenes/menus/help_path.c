/* The pictures in the help of Best Path. Its windows are not one of the boards, only like them. */
#include "gfx/paint.h"
#include "gfx/path_card.h"
#include "gfx/path_ray.h"
#include "i18n/i18n.h"
#include "scenes/menus/help_inside.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const uint8_t WAY[] = {10, 17, 16, 23, 24, 25, 33, 34, 42, 49, 48, 54, 55, 60, 59, 58, 57, 51,
                              56, 50, 44, 45, 38, 30, 39, 46, 47, 40, 31, 22, 15, 8,  9,  4,  3,  2};
enum { WAY_CELLS = sizeof WAY / sizeof WAY[0] };

static const char RAY[] = "drawn/help_way";
static const float TILE = 128; /* units of its picture */

void help_define_rays(const App *app) {
    char *svg = path_ray_settled(&(PathRay){PATH_LIGHT_FIBRE, WAY, WAY_CELLS, 1.25f});
    picture_define(app->gfx, RAY, svg);
    free(svg);
}

static void draw_lens(const App *app, const char *picture, int number, bool is_silver, Point middle, float side) {
    char text[16];
    picture_draw(app->gfx, picture, rect_snapped(rect_around(middle, side, side)), NULL);
    i18n_format_number(text, sizeof text, number);
    TextStyle style = {.face = TEXT_NUMERAL,
                       .size = side * .27f / app->layout.u,
                       .align = TEXT_CENTER,
                       .color = color_rgb(is_silver ? 0x1b2a4a : 0x4a2400)};
    text_draw(app->gfx, &style, text, rect_around((Point){middle.x, middle.y - side * .07f}, side, side));
}

static bool is_on_way(int cell) {
    for (int i = 0; i < WAY_CELLS; i++) {
        if (WAY[i] == cell) {
            return true;
        }
    }
    return false;
}

/* Lit tiles over those at rest. */
static void draw_window_tiles(const App *app, Point middle, float k) {
    for (int pass = 0; pass < 2; pass++) {
        for (int cell = 0; cell < PATH_RAY_CELLS; cell++) {
            char name[64];
            bool lit = is_on_way(cell);
            if (lit != (pass == 1)) {
                continue;
            }
            PathPlace at = path_ray_middle(cell);
            snprintf(name, sizeof name, "path/tiles/small_%s_%s", path_glass[(cell * 7 + cell / 5) % PATH_GLASSES],
                     lit ? "lit" : "free");
            Point place = {middle.x + ((float)at.x - PATH_RAY_WIDTH / 2.0f) * k,
                           middle.y + ((float)at.y - PATH_RAY_HEIGHT / 2.0f) * k};
            picture_draw(app->gfx, name, rect_snapped(rect_around(place, TILE * k, TILE * k)), NULL);
        }
    }
}

static void draw_window(const App *app, Rect inside) {
    static const struct { int cell, number; } LENS[] = {{10, 1}, {33, 7}, {55, 4}, {50, 9}, {38, 3}, {22, 6}, {2, 10}};
    float k = fminf(inside.w / 950, inside.h / 830);
    Point middle = rect_middle(inside);
    Rect whole = rect_snapped(rect_around(middle, PATH_RAY_WIDTH * k, PATH_RAY_HEIGHT * k));
    paint_beam(app->gfx, (Point){inside.x + inside.w, inside.y + inside.h * .08f},
               (Point){middle.x + 240 * k, middle.y - 120 * k}, 150 * k, 90 * k, 1,
               color_alpha(color_rgb(0xfff0d8), .4f));
    picture_draw(app->gfx, "path/board/caustic", whole, NULL);
    picture_draw(app->gfx, "path/board/window", whole, NULL);
    draw_window_tiles(app, middle, k);
    picture_draw(app->gfx, RAY, whole, NULL);
    for (size_t i = 0; i < sizeof LENS / sizeof LENS[0]; i++) {
        PathPlace at = path_ray_middle(LENS[i].cell);
        draw_lens(app, "path/numbers/full_taken", LENS[i].number, false,
                  (Point){middle.x + ((float)at.x - PATH_RAY_WIDTH / 2.0f) * k,
                          middle.y + ((float)at.y - PATH_RAY_HEIGHT / 2.0f) * k},
                  TILE * k * 1.3f);
    }
    float high = fminf(inside.h * .55f, inside.w * .2f);
    part_figurine(app->gfx, FIGURINE_FIBRE, POSE_CHEER, (Point){inside.x + inside.w * .12f, inside.y + inside.h * .88f},
                  high, NULL);
    part_figurine(app->gfx, FIGURINE_VIAL, POSE_STAND, (Point){inside.x + inside.w * .88f, inside.y + inside.h * .88f},
                  high, NULL);
}

/* Tiles in a zigzag, as neighbours lie. */
static void draw_tile(const App *app, int glass, const char *state, Point middle, float side) {
    char name[64];
    snprintf(name, sizeof name, "path/tiles/%s_%s", path_glass[glass], state);
    picture_draw(app->gfx, name, rect_snapped(rect_around(middle, side, side)), NULL);
}

static Point zigzag(Point first, float side, int index) {
    return (Point){first.x + side * .68f * (float)index, first.y + (index % 2 == 0 ? 0 : side * .39f)};
}

/* A card with a colour twice, and tiles it is good for: not in the order of its fields. */
static void draw_card(const App *app, Rect inside) {
    static const uint8_t COLOURS[] = {0, 0, 1, 3, 4};
    static const int TILES[] = {1, 0, 4, 0, 3};
    const PathCardFace face = {.colours = COLOURS, .count = 5};
    Rect all = rect_inset(inside, layout_px(&app->layout, 40));
    float wide = fminf(all.h * 250 / 350, all.w * .28f), high = wide * 350 / 250;
    path_card_draw(app->gfx, &face,
                   rect_snapped(rect_of(all.x + all.w * .06f, all.y + (all.h - high) / 2, wide, high)));
    Rect right = rect_of(all.x + all.w * .40f, all.y, all.w * .60f, all.h);
    float side = fminf(right.h * .55f, right.w / 3.9f);
    Point first = {right.x + (right.w - side * 2.72f) / 2, right.y + right.h / 2 - side * .2f};
    paint_pool(app->gfx, rect_middle(right), right.w * .5f, right.h * .5f, color_alpha(color_rgb(THEME_GLOW), .35f));
    for (int i = 0; i < 5; i++) {
        draw_tile(app, TILES[i], "lit", zigzag(first, side, i), side);
    }
    for (int i = 0; i + 1 < 5; i++) {
        paint_line(app->gfx, zigzag(first, side, i), zigzag(first, side, i + 1), side * .07f / app->layout.u,
                   color_rgb(0xfff3d0));
    }
}

/* In gold as long as nobody has it; in silver afterwards. */
static void draw_numbers(const App *app, Rect inside) {
    float u = app->layout.u, note = 60 * u;
    for (int i = 0; i < 2; i++) {
        Rect cell = help_cell(rect_inset(inside, 26 * u), 2, i, 30 * u);
        float side = fminf(cell.h - note, cell.w * .8f);
        Point middle = {cell.x + cell.w / 2, cell.y + (cell.h - note) / 2};
        if (i == 0) {
            paint_pool(app->gfx, middle, side * .55f, side * .5f, color_alpha(color_rgb(THEME_GLOW), .7f));
        }
        draw_lens(app, i == 0 ? "path/numbers/full_taken" : "path/numbers/half", 7, i == 1,
                  (Point){middle.x, middle.y + side * .1f}, side * 1.5f);
        part_portrait(app->gfx, i == 0 ? FIGURINE_FIBRE : FIGURINE_LENS,
                      rect_around((Point){middle.x + side * .46f, middle.y + side * .34f}, side * .34f, side * .34f));
        help_caption(app, i == 0 ? tr("First: 7 points") : tr("Later: 4 points"),
                     rect_of(cell.x, cell.y + cell.h - note, cell.w, note), TEXT_CENTER);
    }
}

/* Reached in this order: what each brought. */
static void draw_alone(const App *app, Rect inside) {
    static const int NUMBER[] = {4, 7, 5, 9}, POINTS[] = {4, 7, 3, 9};
    float u = app->layout.u, note = 90 * u;
    Rect all = rect_inset(inside, 26 * u);
    float y = all.y + (all.h - note) / 2;
    paint_line(app->gfx, (Point){all.x, y}, (Point){all.x + all.w, y}, 16, color_alpha(color_rgb(0xffd27a), .45f));
    paint_line(app->gfx, (Point){all.x, y}, (Point){all.x + all.w, y}, 5, color_rgb(0xfff3d0));
    for (int i = 0; i < 4; i++) {
        char text[16];
        bool is_silver = POINTS[i] != NUMBER[i];
        Rect cell = help_cell(all, 4, i, 20 * u);
        float side = fminf(all.h - note, cell.w) * 1.35f;
        draw_lens(app, is_silver ? "path/numbers/half_taken" : "path/numbers/full_taken", NUMBER[i], is_silver,
                  (Point){cell.x + cell.w / 2, y + side * .07f}, side);
        snprintf(text, sizeof text, "+%d", POINTS[i]);
        help_pill(app, text, (Point){cell.x + cell.w / 2, all.y + all.h - note / 2}, 58 * u);
    }
}

/* What the path has lit, and what it costs to have left some out. */
static void draw_total(const App *app, Rect inside) {
    static const int TILES[] = {4, 0, 3, 1, 2, 5, 0};
    enum { LIT = 4, COUNT = 7 };
    Rect all = rect_inset(inside, layout_px(&app->layout, 40));
    float side = fminf(all.h * .66f, all.w / (.68f * COUNT + .4f));
    Point first = {all.x + (all.w - side * .68f * (COUNT - 1)) / 2, all.y + all.h / 2 - side * .2f};
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < COUNT; i++) {
            if ((i < LIT) == (pass == 1)) {
                draw_tile(app, TILES[i], i < LIT ? "lit" : "missed", zigzag(first, side, i), side);
            }
        }
    }
    for (int i = 0; i + 1 < LIT; i++) {
        paint_line(app->gfx, zigzag(first, side, i), zigzag(first, side, i + 1), side * .07f / app->layout.u,
                   color_rgb(0xfff3d0));
    }
    for (int i = LIT; i < COUNT; i++) {
        TextStyle words = {.face = TEXT_NUMERAL,
                           .size = side * .34f / app->layout.u,
                           .align = TEXT_CENTER,
                           .color = color_rgb(0xffb0a4)};
        text_draw(app->gfx, &words, "−1", rect_around(zigzag(first, side, i), side, side));
    }
}

static void draw_hands(const App *app, Rect inside) {
    static const HelpKey KEYS[] = {
        {"Esc", N_("Pause")}, {"H", N_("Hint")}, {"U", N_("Undo")}, {"L", N_("Log")}, {"F1", N_("Help")}};
    help_keys(app, inside, KEYS, (int)(sizeof KEYS / sizeof KEYS[0]));
}

void help_draw_path_picture(const App *app, HelpPicture picture, Rect inside) {
    static void (*const DRAW[])(const App *app, Rect inside) = {
        [HELP_PICTURE_PATH] = draw_window,          [HELP_PICTURE_PATH_CARD] = draw_card,
        [HELP_PICTURE_PATH_NUMBERS] = draw_numbers, [HELP_PICTURE_PATH_ALONE] = draw_alone,
        [HELP_PICTURE_PATH_TOTAL] = draw_total,     [HELP_PICTURE_PATH_HANDS] = draw_hands};
    DRAW[picture](app, inside);
}
