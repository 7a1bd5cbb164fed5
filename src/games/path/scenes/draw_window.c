#include "games/path/scenes/draw_window.h"

#include "gfx/paint.h"
#include "gfx/path_card.h"
#include "gfx/text.h"
#include "gfx/theme.h"
#include "gfx/tween.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const float WIDE = PATH_RAY_WIDTH, HIGH = PATH_RAY_HEIGHT;
static const float SMALL_THICK = 1.25f, SMALL_LENS = 1.32f;
static const float CELL_REACH = 50; /* units: what a finger may be off */

typedef struct Window {
    Gfx *gfx;
    const WindowLook *look;
    Point middle;
    float k;
} Window;

Point window_cell(int cell, Point middle, float k) {
    PathPlace at = path_ray_middle(cell);
    return (Point){middle.x + ((float)at.x - WIDE / 2) * k, middle.y + ((float)at.y - HIGH / 2) * k};
}

int window_cell_at(Point point, Point middle, float k) {
    int best = -1;
    float nearest = CELL_REACH * k;
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        Point at = window_cell(cell, middle, k);
        float away = hypotf(at.x - point.x, at.y - point.y);
        if (away < nearest) {
            nearest = away;
            best = cell;
        }
    }
    return best;
}

static Point at(const Window *w, int cell) {
    return window_cell(cell, w->middle, w->k);
}

static void picture(const Window *w, const char *name, int cell, float units, float alpha) {
    path_picture(w->gfx, name, at(w, cell), units * w->k, alpha);
}

/* A picture as large as the window's surroundings. */
static void whole(const Window *w, const char *part, float alpha) {
    char name[64];
    snprintf(name, sizeof name, "path/board/%s", part);
    picture_draw(w->gfx, name, rect_snapped(rect_around(w->middle, WIDE * w->k, HIGH * w->k)),
                 &(PictureLook){.transparency = 1 - alpha, .coarse = alpha < 1});
}

static int number_on(const Window *w, int cell) {
    return path_board_number(w->look->board, cell);
}

static PathTile tile_of(const Window *w, int cell, PathTileState state) {
    return (PathTile){.glass = path_board_colour(w->look->board, cell), .state = state, .number = number_on(w, cell)};
}

static PathTileState rests_as(const Window *w, int cell) {
    return path_cells_have(w->look->player->taken, cell) ? PATH_TILE_LIT : PATH_TILE_FREE;
}

static void glass(const Window *w, int cell, PathTileState state, float alpha) {
    PathTile tile = tile_of(w, cell, state);
    if (!w->look->is_small) {
        path_tile_glass(w->gfx, &tile, at(w, cell), w->k, alpha);
        return;
    }
    static const char *const STATE[] = {"free", "free", "free", "lit", "missed"};
    char name[64];
    snprintf(name, sizeof name, "path/tiles/small_%s_%s", path_glass[tile.glass], STATE[state]);
    picture(w, name, cell, TILE_PICTURE, alpha);
}

enum { POOL_PICTURE = 320 }; /* units */

static const char *pool_picture(const Window *w, int cell, char room[64]) {
    snprintf(room, 64, "path/tiles/pool_%s", path_glass[path_board_colour(w->look->board, cell)]);
    return room;
}

static void pool(const Window *w, int cell, float alpha) {
    char room[64];
    picture(w, pool_picture(w, cell, room), cell, POOL_PICTURE, .62f * alpha);
}

/* --- the ground --------------------------------------------------------------------------------------------------- */

/* Lit tiles over those at rest. */
static void draw_resting_tiles(const Window *w) {
    for (int pass = 0; pass < 2; pass++) {
        for (int cell = 0; cell < PATH_CELLS; cell++) {
            PathTileState state = rests_as(w, cell);
            if ((state == PATH_TILE_LIT) == (pass == 1)) {
                glass(w, cell, state, 1);
            }
        }
    }
}

/* Of the colours on the table: the more tiles are lit. */
static float thrown(const WindowLook *look) {
    return fminf(.15f + .85f * (float)look->player->count / 50, 1);
}

void window_draw_ground(Gfx *gfx, const WindowLook *look, Point middle, float k) {
    Window w = {gfx, look, middle, k};
    char halo[32];
    if (look->halo != NULL) {
        snprintf(halo, sizeof halo, "halo_%s", look->halo);
        whole(&w, halo, 1);
    }
    whole(&w, "shadow", 1);
    whole(&w, "caustic", thrown(look));
    whole(&w, "window", 1);
    for (int i = 0; i < look->player->count; i++) {
        pool(&w, path_cell(look->player, i), 1);
    }
    draw_resting_tiles(&w);
}

/* --- life --------------------------------------------------------------------------------------------------------- */

static void add_light(const Window *w, const char *name, int cell, float units, float light) {
    float side = units * w->k;
    picture_draw(w->gfx, name, rect_snapped(rect_around(at(w, cell), side, side)),
                 &(PictureLook){.transparency = 1 - light, .adds = true});
}

void window_draw_breath(Gfx *gfx, const WindowLook *look, int cell, float light, Point middle, float k) {
    Window w = {gfx, look, middle, k};
    char room[64];
    add_light(&w, pool_picture(&w, cell, room), cell, POOL_PICTURE, .36f * light);
    snprintf(room, sizeof room, "path/tiles/%s_lit%s", path_glass[path_board_colour(look->board, cell)],
             number_on(&w, cell) > 0 ? "_seat" : "");
    add_light(&w, room, cell, TILE_PICTURE, .3f * light);
}

/* Outwards and back, where they lie beside the frame: below it at the left. */
void window_draw_sway(Gfx *gfx, const WindowLook *look, float light, Point middle, float k) {
    static const float OUT_X = -16, OUT_Y = 9; /* units */
    Rect box = rect_around((Point){middle.x + OUT_X * k * light, middle.y + OUT_Y * k * light}, WIDE * k, HIGH * k);
    gfx_push_clip(gfx, rect_snapped((Rect){box.x, box.y + box.h * .42f, box.w * .52f, box.h * .6f}));
    picture_draw(gfx, "path/board/caustic", rect_snapped(box),
                 &(PictureLook){.transparency = 1 - .7f * light * thrown(look), .adds = true});
    gfx_pop_clip(gfx);
}

/* --- rays --------------------------------------------------------------------------------------------------------- */

static bool is_known(const WindowRay *known, const WindowRay *wanted) {
    return known->count == wanted->count && known->light == wanted->light && known->is_small == wanted->is_small &&
           memcmp(known->cells, wanted->cells, wanted->count) == 0;
}

static void draw_ray(const Window *w, WindowRay *known, const WindowRay *wanted, const char *kind) {
    char name[64];
    if (wanted->count < 2) {
        return;
    }
    snprintf(name, sizeof name, "drawn/%s_%s", kind, w->look->key);
    if (known == NULL || !is_known(known, wanted)) {
        PathRay ray = {w->look->light, wanted->cells, wanted->count, w->look->is_small ? SMALL_THICK : 1};
        char *svg = strcmp(kind, "line") == 0 ? path_ray_draft(&ray) : path_ray_settled(&ray);
        picture_define(w->gfx, name, svg);
        free(svg);
        if (known != NULL) {
            *known = *wanted;
        }
    }
    picture_draw(w->gfx, name, rect_snapped(rect_around(w->middle, WIDE * w->k, HIGH * w->k)), NULL);
}

static WindowRay empty_ray(const Window *w) {
    return (WindowRay){.light = (uint8_t)w->look->light, .is_small = w->look->is_small};
}

static bool has_line(const WindowLook *look) {
    return look->line != NULL && look->line->count > 0;
}

static void draw_path(const Window *w) {
    WindowRay ray = empty_ray(w);
    for (int i = 0; i < w->look->player->count; i++) {
        ray.cells[ray.count++] = (uint8_t)path_cell(w->look->player, i);
    }
    draw_ray(w, w->look->memory != NULL ? &w->look->memory->path : NULL, &ray, "ray");
}

static void draw_line(const Window *w) {
    const PathLine *line = has_line(w->look) ? w->look->line : w->look->advice;
    if (line == NULL || line->count == 0) {
        return;
    }
    WindowRay ray = empty_ray(w);
    ray.cells[ray.count++] = (uint8_t)path_end_cell(w->look->player, (PathEnd)line->end);
    for (int i = 0; i < line->count; i++) {
        ray.cells[ray.count++] = line->cell[i];
    }
    draw_ray(w, w->look->memory != NULL ? &w->look->memory->line : NULL, &ray, "line");
}

/* --- light that runs through a line ------------------------------------------------------------------------------- */

static int line_cell(const Window *w, int i) {
    const PathLine *line = w->look->line;
    return i < 0 ? path_end_cell(w->look->player, (PathEnd)line->end) : line->cell[i];
}

static Point spark_at(const Window *w) {
    float lit = fminf(w->look->lit, (float)w->look->line->count);
    int done = (int)lit;
    Point from = at(w, line_cell(w, done - 1));
    if (done >= w->look->line->count) {
        return from;
    }
    Point to = at(w, line_cell(w, done));
    float t = lit - (float)done;
    return (Point){from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
}

/* Opaque strokes only: the glow comes with the picture of the whole ray. */
static void draw_run(const Window *w) {
    static const struct {
        uint32_t tone[PATH_LIGHTS];
        float width;
    } LAYER[] = {
        {{0x690012, 0x00373b, 0x431772, 0x472a00}, 17.5f}, {{0xfe4653, 0x009ba6, 0xa471f0, 0xc37c00}, 14},
        {{0xff9b97, 0x51c6d1, 0xc6a7ff, 0xf2a743}, 9.2f},  {{0xffdad7, 0xb6ecf2, 0xe8deff, 0xffddb6}, 5.6f},
        {{0xffffff, 0xffffff, 0xffffff, 0xffffff}, 3},
    };
    float thick = w->look->is_small ? SMALL_THICK : 1, unit = gfx_unit(w->gfx);
    Point spark = spark_at(w);
    for (size_t layer = 0; layer < sizeof LAYER / sizeof *LAYER; layer++) {
        Color tone = color_rgb(LAYER[layer].tone[w->look->light]);
        Point from = at(w, line_cell(w, -1));
        for (int i = 0; i < w->look->line->count && (float)i < w->look->lit; i++) {
            Point to = (float)(i + 1) <= w->look->lit ? at(w, line_cell(w, i)) : spark;
            paint_line(w->gfx, from, to, LAYER[layer].width * thick * w->k / unit, tone);
            from = to;
        }
    }
}

/* A tile lights up as the light passes. */
static void draw_lighting_tiles(const Window *w) {
    for (int i = 0; i < w->look->line->count; i++) {
        float t = fminf(fmaxf((w->look->lit - (float)i - .4f) / .6f, 0), 1);
        if (t > 0) {
            pool(w, line_cell(w, i), t);
            glass(w, line_cell(w, i), PATH_TILE_LIT, t);
        }
    }
}

static void draw_spark(const Window *w) {
    char name[64];
    bool stops = w->look->numbers.reached > 0; /* at a number, which is to be seen */
    if (!stops && w->look->lit < (float)w->look->line->count) {
        snprintf(name, sizeof name, "path/ray/%s_end_live", path_light_names[w->look->light]);
        path_picture(w->gfx, name, spark_at(w), TILE_PICTURE * 1.25f * w->k, 1);
    }
}

/* --- numbers ------------------------------------------------------------------------------------------------------ */

static float swell(const WindowNumbers *numbers, int number) {
    return numbers->reached == number ? 1 + .35f * ease(EASE_HOP, numbers->ring) : 1;
}

/* Rays round a number that has just been reached. */
static void draw_ringing(const Window *w, Point middle, float k) {
    enum { RAYS = 12 };
    float t = w->look->numbers.ring, fade = 1 - t, unit = gfx_unit(w->gfx);
    Color light = color_alpha(color_rgb(0xffe9b4), fade);
    for (int i = 0; i < RAYS; i++) {
        float angle = (float)i * 6.2831853f / RAYS, from = (34 + 26 * t) * k, to = (44 + 44 * t) * k;
        Point a = {middle.x + cosf(angle) * from, middle.y + sinf(angle) * from};
        Point b = {middle.x + cosf(angle) * to, middle.y + sinf(angle) * to};
        paint_line(w->gfx, a, b, 3.5f * k / unit, light);
    }
}

/* What it gives rises out of it. Over everything else on the board. */
static void draw_gain(const Window *w) {
    const WindowNumbers *numbers = &w->look->numbers;
    char text[16];
    if (numbers->reached == 0 || numbers->points == 0 || w->look->is_small) {
        return;
    }
    Point middle = at(w, w->look->board->number[numbers->reached - PATH_NUMBER_MIN]);
    float unit = gfx_unit(w->gfx), fade = fminf(1, 2.5f * (1 - numbers->ring) + .2f);
    TextStyle style = {.face = TEXT_NUMERAL,
                       .size = 46 * w->k / unit,
                       .color = color_alpha(color_rgb(THEME_RIBBON_TOP), fade),
                       .align = TEXT_CENTER,
                       .outline = color_alpha(color_rgb(THEME_RIBBON_INK), fade),
                       .outline_width = 4 * w->k / unit};
    snprintf(text, sizeof text, "+%d", numbers->points);
    text_draw_at(w->gfx, &style, text, (Point){middle.x, middle.y - (46 + 34 * numbers->ring) * w->k});
}

/* In a line that is still hollow: ringed, but not lit. */
static bool is_coming(const Window *w, int cell) {
    for (int i = 0; has_line(w->look) && !w->look->is_lit && i < w->look->line->count; i++) {
        if (line_cell(w, i) == cell) {
            return true;
        }
    }
    return false;
}

static bool is_taken_now(const Window *w, int cell) {
    if (!w->look->is_lit) {
        return false;
    }
    for (int i = 0; i < w->look->line->count && (float)(i + 1) <= w->look->lit + .01f; i++) {
        if (line_cell(w, i) == cell) {
            return true;
        }
    }
    return false;
}

static void draw_number(const Window *w, int number) {
    const WindowLook *look = w->look;
    int cell = look->board->number[number - PATH_NUMBER_MIN];
    float k = w->k * (look->is_small ? SMALL_LENS : 1) * swell(&look->numbers, number);
    Point middle = at(w, cell), lens_middle = {middle.x, middle.y - (look->is_small ? 0 : LENS_ABOVE * w->k)};
    bool is_taken = (look->taken >> number & 1) != 0 || is_taken_now(w, cell);
    PathLens lens = {.number = number,
                     .is_halved = (look->halved >> number & 1) != 0,
                     .is_taken = is_taken,
                     .has_ring = is_taken || is_coming(w, cell),
                     .has_badge = !look->is_small,
                     .light = look->light,
                     .alpha = path_cells_have(look->missed, cell) ? .55f : 1,
                     .turn = (look->numbers.coins >> number & 1) != 0 ? look->numbers.turn : 0};
    if (look->numbers.reached == number) {
        draw_ringing(w, lens_middle, w->k);
    }
    path_lens_draw(w->gfx, &lens, (Point){lens_middle.x, lens_middle.y + LENS_ABOVE * k}, k);
}

/* --- ends --------------------------------------------------------------------------------------------------------- */

static void draw_lamp(const Window *w) {
    const char *who = path_light_names[w->look->light];
    char name[64];
    snprintf(name, sizeof name, "path/ray/%s_lamp%s", who, w->look->is_small ? "_small" : "");
    picture(w, name, w->look->player->start, TILE_PICTURE, 1);
    if (!w->look->is_small) {
        snprintf(name, sizeof name, "figurines/%s_head", who);
        picture(w, name, w->look->player->start, 54, 1);
    }
}

/* On a number's tile it lies below the lens; small boards have no room there. */
static void draw_end(const Window *w, PathEnd end) {
    const WindowLook *look = w->look;
    bool is_drawn = has_line(look) && look->line->end == end && !look->is_lit, is_live = (look->live >> end & 1) != 0;
    int cell = is_drawn ? look->line->cell[look->line->count - 1] : path_end_cell(look->player, end);
    bool has_number = number_on(w, cell) > 0;
    if (cell == look->player->start || (has_number && look->is_small)) {
        return;
    }
    char name[64];
    snprintf(name, sizeof name, "path/ray/%s_end_%s", path_light_names[look->light], is_live ? "live" : "asleep");
    Point middle = at(w, cell);
    middle.y += has_number ? 31 * w->k : 0;
    float share = (look->is_small ? 1.25f : 1) * (has_number ? .66f : 1);
    float side = TILE_PICTURE * share * w->k;
    if (is_live && look->asleep > 0) { /* it flares once */
        side *= 1 + .4f * ease(EASE_HOP, 1 - look->asleep);
        picture_draw(w->gfx, name, rect_around(middle, side, side), &(PictureLook){.moving = true});
        return;
    }
    path_picture(w->gfx, name, middle, side, 1);
}

void window_draw_sparks(Gfx *gfx, const WindowLook *look, Point middle, float k, float share) {
    const PathPlayer *path = look->player;
    Window w = {gfx, look, middle, k};
    char name[64];
    int start = 0;
    while (path_cell(path, start) != path->start) {
        start++;
    }
    snprintf(name, sizeof name, "path/ray/%s_end_live", path_light_names[look->light]);
    for (int way = -1; way <= 1; way += 2) {
        float run = share * (float)(way < 0 ? start : path->count - 1 - start);
        int done = (int)run, here = start + way * done, next = here + way;
        next = next < 0 || next >= path->count ? here : next;
        Point a = at(&w, path_cell(path, here)), b = at(&w, path_cell(path, next));
        float t = run - (float)done, side = TILE_PICTURE * 1.2f * k;
        picture_draw(gfx, name, rect_around((Point){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}, side, side),
                     &(PictureLook){.moving = true});
    }
}

/* --- all of it ---------------------------------------------------------------------------------------------------- */

static void draw_marks(const Window *w) {
    const WindowLook *look = w->look;
    for (PathCells left = look->missed; left != 0; left = path_cells_without_first(left)) {
        glass(w, path_cells_first(left), PATH_TILE_MISSED, 1);
    }
    for (PathCells left = look->cut_off; left != 0; left = path_cells_without_first(left)) {
        glass(w, path_cells_first(left), PATH_TILE_MISSED, .85f);
    }
    for (PathCells left = look->open; left != 0; left = path_cells_without_first(left)) {
        picture(w, "path/tiles/rim_open", path_cells_first(left), TILE_PICTURE, 1 - look->asleep);
    }
    for (PathCells left = look->advised; left != 0; left = path_cells_without_first(left)) {
        Point middle = at(w, path_cells_first(left));
        paint_pool(w->gfx, middle, 50 * w->k, 50 * w->k, color_alpha(color_rgb(THEME_GLOW), .32f));
        picture(w, "path/tiles/rim_open", path_cells_first(left), TILE_PICTURE, 1);
    }
    for (int i = 0; has_line(look) && !look->is_lit && i < look->line->count; i++) {
        picture(w, "path/tiles/rim_line", line_cell(w, i), TILE_PICTURE, 1);
    }
}

/* It rises a little towards the mouse. */
static void draw_hover(const Window *w) {
    static const float RISEN = 1.06f;
    int cell = w->look->hover - 1;
    if (cell >= 0 && path_cells_have(w->look->open, cell)) {
        PathTile tile = tile_of(w, cell, PATH_TILE_FREE);
        path_tile_glass(w->gfx, &tile, at(w, cell), w->k * RISEN, 1);
        picture(w, "path/tiles/rim_open", cell, TILE_PICTURE * RISEN, 1);
    }
}

void window_draw_light(Gfx *gfx, const WindowLook *look, Point middle, float k) {
    Window w = {gfx, look, middle, k};
    bool runs = look->is_lit && has_line(look);
    draw_marks(&w);
    draw_hover(&w);
    if (runs) {
        draw_lighting_tiles(&w);
    }
    draw_line(&w);
    draw_path(&w);
    if (runs) {
        draw_run(&w);
    }
    for (int number = PATH_NUMBER_MIN; number <= PATH_NUMBER_MAX; number++) {
        draw_number(&w, number);
    }
    draw_lamp(&w);
    draw_end(&w, PATH_END_A);
    draw_end(&w, PATH_END_B);
    if (runs) {
        draw_spark(&w);
    }
    if (!look->is_small) {
        whole(&w, "shine", 1);
    }
    draw_gain(&w);
    if (look->focus > 0) {
        picture(&w, "path/tiles/focus", look->focus - 1, TILE_PICTURE, 1);
    }
}

void window_draw(Gfx *gfx, const WindowLook *look, Point middle, float k) {
    window_draw_ground(gfx, look, middle, k);
    window_draw_light(gfx, look, middle, k);
}

void window_draw_lift(Gfx *gfx, const WindowLook *look, int cell, Point middle, float k, Rect bounds) {
    Window w = {gfx, look, middle, k};
    const float larger = 1.2f, radius = 60 * k * larger;
    Point over = at(&w, cell), to = {over.x, over.y - 140 * k};
    if (to.y - radius < bounds.y) { /* no room above: beside it, where there is more */
        bool is_left = over.x - bounds.x > bounds.x + bounds.w - over.x;
        to = (Point){over.x + (is_left ? -140 : 140) * k, fmaxf(over.y, bounds.y + radius)};
    }
    to.x = fminf(fmaxf(to.x, bounds.x + radius), bounds.x + bounds.w - radius);
    paint_shadow(gfx, rect_around(to, 2 * radius, 2 * radius), 999, 16, 5);
    paint_disc(gfx, to, radius, color_rgb(THEME_PANEL_BOTTOM));
    PathTile tile = tile_of(&w, cell, rests_as(&w, cell));
    tile.is_halved = tile.number > 0 && (look->halved >> tile.number & 1) != 0;
    tile.state = path_cells_have(look->open, cell) ? PATH_TILE_OPEN : tile.state;
    for (int i = 0; has_line(look) && i < look->line->count; i++) {
        tile.state = line_cell(&w, i) == cell ? PATH_TILE_LINE : tile.state;
    }
    path_tile_draw(gfx, &tile, to, k * larger);
    paint_circle(gfx, to, radius, 3, color_rgb(THEME_PANEL_EDGE));
}
