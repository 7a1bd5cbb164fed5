#include "games/path/scenes/door.h"

#include "games/path/data/board.h"
#include "games/path/scenes/draw_window.h"
#include "gfx/paint.h"
#include "gfx/tween.h"
#include "platform/paths.h"

#include <math.h>
#include <string.h>

/* A long way through the window, to be looked at: enough of it stays dark for the light to be seen. */
static const uint8_t WAY[] = {25, 33, 34, 42, 49, 48, 54, 55, 60, 59, 58, 57, 51, 56, 50, 44, 45, 38, 30, 39, 46, 47,
                              40, 31, 22, 15, 8,  9,  4,  3,  2,  1,  0,  5,  11, 12, 6,  13, 21, 29, 20, 19, 27, 26};
enum { WAY_CELLS = sizeof WAY / sizeof WAY[0], START = 31 };

static const float SMALL_BELOW = .35f; /* units: its tiles are only looked at, so they are cut on the title, and plain
                                        * where visitors are shown a door, which is drawn with every frame */
static const double COMES_MS = 900;

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

static WindowLook look_of(const App *app, const Shown *of, float k) {
    return (WindowLook){.key = "door",
                        .memory = &shown.memory,
                        .board = &of->board,
                        .player = &of->player,
                        .light = PATH_LIGHT_FIBRE,
                        .taken = of->taken,
                        .is_small = k < SMALL_BELOW * app->layout.u};
}

static float unit_of(Rect where) {
    return fminf(where.w / 900, where.h / 790);
}

/* Light comes in from the right, above. */
static void draw_beam(Gfx *gfx, Rect where, Point middle, float k) {
    Point right = {where.x + where.w, where.y + where.h * .02f};
    paint_beam(gfx, right, (Point){middle.x + 300 * k, middle.y - 150 * k}, 190 * k, 120 * k, 1,
               color_alpha(color_rgb(0xffffff), .26f));
}

/* And leaves at the left, below, in its colours. */
static void draw_prism(Gfx *gfx, Point middle, float k) {
    static const uint32_t COLOUR[] = {0xde5bdc, 0x00abef, 0x6dd321, 0xf8de00, 0xff6422};
    static const float FIRST = 2.95f, STEP = .22f, NEAR = 330, FAR = 760; /* radians from the right, clockwise; cells */
    for (int i = 0; i < 5; i++) {
        float angle = FIRST - STEP * (float)i, x = cosf(angle), y = sinf(angle);
        Point from = {middle.x + NEAR * x * k, middle.y + NEAR * y * k};
        Point to = {middle.x + FAR * x * k, middle.y + FAR * y * k};
        paint_beam(gfx, from, to, 90 * k, 190 * k, 0, color_alpha(color_rgb(COLOUR[i]), .5f));
    }
}

void path_door_background(const App *app, Rect where) {
    const Shown *of = show();
    if (!of->is_there) {
        return;
    }
    float k = unit_of(where);
    WindowLook look = look_of(app, of, k);
    draw_beam(app->gfx, where, rect_middle(where), k);
    if (!look.is_small) {
        gfx_push_clip(app->gfx, rect_of(where.x, where.y, where.w, where.h * 1.3f)); /* not over the other door */
        draw_prism(app->gfx, rect_middle(where), k);
        gfx_pop_clip(app->gfx);
    }
    window_draw_ground(app->gfx, &look, rect_middle(where), k);
}

/* What is lit is lit at once; ray and numbers come. */
void path_door_draw(const App *app, Rect where, double ms) {
    const Shown *of = show();
    if (of->is_there) {
        float k = unit_of(where), t = app->preferences.reduced_motion ? 1 : (float)fmin(fmax(ms / COMES_MS, 0), 1);
        WindowLook look = look_of(app, of, k);
        gfx_push_alpha(app->gfx, ease(EASE_OUT, t));
        window_draw_light(app->gfx, &look, rect_middle(where), k);
        gfx_pop_alpha(app->gfx);
    }
}
