#include "scenes/path/door.h"

#include "data/path/board.h"
#include "gfx/paint.h"
#include "platform/paths.h"
#include "scenes/path/draw_window.h"

#include <math.h>
#include <string.h>

/* A long way through the window, to be looked at. */
static const uint8_t WAY[] = {10, 17, 16, 23, 24, 25, 33, 34, 42, 49, 48, 54, 55, 60, 59, 58, 57, 51,
                              56, 50, 44, 45, 38, 30, 39, 46, 47, 40, 31, 22, 15, 8,  9,  4,  3,  2,
                              1,  0,  5,  11, 12, 6,  13, 21, 29, 20, 19, 27, 26, 35, 36, 28};
enum { WAY_CELLS = sizeof WAY / sizeof WAY[0], START = 31 };

typedef struct Shown {
    bool is_read, is_there;
    PathBoard board;
    PathPlayer player;
    unsigned taken;
    WindowMemory memory;
} Shown;

/* One for the whole program: it never changes. */
static Shown shown;

static const Shown *show(void) {
    if (shown.is_read) {
        return &shown;
    }
    DataError error = {0};
    shown.is_read = true;
    shown.is_there = path_board_load_named(&shown.board, paths_assets(), path_board_names[0], &error);
    memcpy(shown.player.ring, WAY, sizeof WAY);
    shown.player.count = WAY_CELLS;
    shown.player.start = START;
    for (int i = 0; i < WAY_CELLS; i++) {
        shown.player.taken |= (PathCells)1 << WAY[i];
        shown.taken |= 1u << path_board_number(&shown.board, WAY[i]);
    }
    return &shown;
}

static WindowLook look_of(const Shown *of) {
    return (WindowLook){.key = "door",
                        .memory = &shown.memory,
                        .board = &of->board,
                        .player = &of->player,
                        .light = PATH_LIGHT_FIBRE,
                        .taken = of->taken,
                        .is_small = true};
}

static float unit_of(Rect where) {
    return fminf(where.w / 900, where.h / 790);
}

/* Light comes in from the right, above. */
static void draw_beam(Gfx *gfx, Rect where, Point middle, float k) {
    Point right = {where.x + where.w, where.y + where.h * .10f};
    paint_beam(gfx, right, (Point){middle.x + 300 * k, middle.y - 150 * k}, 150 * k, 90 * k, 1,
               color_alpha(color_rgb(0xffffff), .16f));
}

void path_door_background(const App *app, Rect where) {
    const Shown *of = show();
    if (!of->is_there) {
        return;
    }
    WindowLook look = look_of(of);
    float k = unit_of(where);
    draw_beam(app->gfx, where, rect_middle(where), k);
    window_draw_ground(app->gfx, &look, rect_middle(where), k);
}

void path_door_draw(const App *app, Rect where, double ms) {
    const Shown *of = show();
    (void)ms;
    if (of->is_there) {
        WindowLook look = look_of(of);
        window_draw_light(app->gfx, &look, rect_middle(where), unit_of(where));
    }
}
