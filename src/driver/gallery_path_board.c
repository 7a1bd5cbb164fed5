#include "driver/gallery_path_board.h"

#include "gfx/path_card.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELLS = 61, NUMBERS_FIRST = 2, NUMBERS = 9 };

const char *const gallery_path_players[PATH_LIGHTS] = {"flask", "lens", "vial", "fibre"};

static const char COLOURS[CELLS + 1] = "syrgvbgsbsgsrbryrvvyvsbsbryrsyryrgvbygbgbvbrvsvyrggygbgsbvsyv";
static const uint8_t NUMBER_CELL[NUMBERS] = {23, 20, 46, 58, 11, 17, 43, 2, 49};
static const uint8_t PATH[] = {1, 6, 12, 13, 20, 29, 30, 31, 22, 23, 32, 40, 47, 46, 53, 54};
static const uint8_t LINE[] = {54, 59, 60}; /* from the end it grows at */
static const uint8_t OPEN[] = {55, 0, 2};
static const int START = 29, FULL_FROM = 5;

static Rect place(Point middle, float w, float h) {
    return rect_snapped(rect_around(middle, w, h));
}

static void draw(const Sheet *sheet, const char *name, Point middle, float side, float alpha) {
    picture_draw(sheet->gfx, name, place(middle, side, side), &(PictureLook){.transparency = 1 - alpha});
}

void gallery_path_number(const Sheet *sheet, int number, bool is_halved, Point middle, float k, float alpha) {
    char text[16];
    TextStyle style = {.face = TEXT_NUMERAL,
                       .size = (number < 10 ? 33 : 29) * k,
                       .color = color_alpha(color_rgb(is_halved ? 0x1b2a4a : 0x4a2400), alpha),
                       .align = TEXT_CENTER};
    snprintf(text, sizeof text, "%d", number);
    text_draw_at(sheet->gfx, &style, text, (Point){middle.x, middle.y + 2.5f * k});
    if (is_halved) {
        Point badge = {middle.x + 23 * k, middle.y + 11 * k};
        draw(sheet, "path/numbers/badge_half", badge, 48 * k * 13 / 18, alpha);
        style.size = 16 * k;
        snprintf(text, sizeof text, "%d", (number + 1) / 2);
        text_draw_at(sheet->gfx, &style, text, (Point){badge.x, badge.y + 5.5f * k});
    }
}

static void draw_glass(const Sheet *sheet, const PathTile *tile, Point middle, float k) {
    static const char *const STATE[] = {"free", "free", "free", "lit", "missed"};
    char name[64];
    snprintf(name, sizeof name, "path/tiles/%s_%s%s", path_glass[tile->glass], STATE[tile->state],
             tile->number > 0 ? "_seat" : "");
    draw(sheet, name, middle, 128 * k, 1);
    if (tile->state == PATH_TILE_OPEN || tile->state == PATH_TILE_LINE) {
        draw(sheet, tile->state == PATH_TILE_OPEN ? "path/tiles/rim_open" : "path/tiles/rim_line", middle, 128 * k, 1);
    }
}

static void draw_lens(const Sheet *sheet, const PathTile *tile, Point middle, float k) {
    char name[64];
    snprintf(name, sizeof name, "path/numbers/%s%s", tile->is_halved ? "half" : "full",
             tile->state == PATH_TILE_LIT ? "_taken" : "");
    draw(sheet, name, middle, 128 * k, tile->state == PATH_TILE_MISSED ? .55f : 1);
}

void gallery_path_tile(const Sheet *sheet, const PathTile *tile, Point middle, float k) {
    draw_glass(sheet, tile, middle, k);
    if (tile->number > 0) {
        draw_lens(sheet, tile, middle, k);
        gallery_path_number(sheet, tile->number, tile->is_halved, middle, k,
                            tile->state == PATH_TILE_MISSED ? .55f : 1);
    }
}

/* Named by what it shows, since all of them are on one sheet. */
void gallery_path_ray(const Sheet *sheet, const PathRay *ray, bool is_draft, Point middle, float k) {
    char name[64];
    char *svg = is_draft ? path_ray_draft(ray) : path_ray_settled(ray);
    snprintf(name, sizeof name, "drawn/%s_%d_%d_%d_%.2f", is_draft ? "draft" : "ray", (int)ray->light, ray->cells[0],
             ray->count, (double)ray->thick);
    picture_define(sheet->gfx, name, svg);
    free(svg);
    picture_draw(sheet->gfx, name, place(middle, PATH_RAY_WIDTH * k, PATH_RAY_HEIGHT * k), NULL);
}

/* --- a board ------------------------------------------------------------------------------------------------------ */

typedef struct Board {
    const Sheet *sheet;
    PathLight light;
    Point middle;
    float k;
    PathBoardLook look;
} Board;

static Point middle_of(const Board *board, int cell) {
    PathPlace at = path_ray_middle(cell);
    return (Point){board->middle.x + ((float)at.x - PATH_RAY_WIDTH / 2.f) * board->k,
                   board->middle.y + ((float)at.y - PATH_RAY_HEIGHT / 2.f) * board->k};
}

static bool has(const uint8_t *cells, size_t count, int cell) {
    return memchr(cells, cell, count) != NULL;
}

static PathTile tile_of(const Board *board, int cell) {
    static const char LETTER[] = "bgysrv";
    PathTile tile = {.glass = (int)(strchr(LETTER, COLOURS[cell]) - LETTER)};
    const uint8_t *number = memchr(NUMBER_CELL, cell, NUMBERS);
    tile.number = number != NULL ? NUMBERS_FIRST + (int)(number - NUMBER_CELL) : 0;
    tile.is_halved = tile.number == 3 || tile.number == FULL_FROM;
    bool draws = board->look == PATH_BOARD_DRAWN;
    tile.state = has(PATH, sizeof PATH, cell)            ? PATH_TILE_LIT
                 : draws && has(LINE, sizeof LINE, cell) ? PATH_TILE_LINE
                 : draws && has(OPEN, sizeof OPEN, cell) ? PATH_TILE_OPEN
                 : board->look == PATH_BOARD_ENDED       ? PATH_TILE_MISSED
                                                         : PATH_TILE_FREE;
    return tile;
}

static void draw_window(const Board *board, const char *part, float alpha) {
    char name[64];
    snprintf(name, sizeof name, "path/board/%s", part);
    picture_draw(board->sheet->gfx, name, place(board->middle, 1000 * board->k, 900 * board->k),
                 &(PictureLook){.transparency = 1 - alpha});
}

static void draw_tile(const Board *board, int cell) {
    PathTile tile = tile_of(board, cell);
    if (board->look != PATH_BOARD_SMALL) {
        draw_glass(board->sheet, &tile, middle_of(board, cell), board->k);
        return;
    }
    char name[64];
    snprintf(name, sizeof name, "path/tiles/small_%s_%s", path_glass[tile.glass],
             tile.state == PATH_TILE_LIT ? "lit" : "free");
    draw(board->sheet, name, middle_of(board, cell), 128 * board->k, 1);
}

/* Lit ones over those at rest, gold over both. */
static void draw_tiles(const Board *board) {
    char name[64];
    for (int cell = 0; cell < CELLS; cell++) {
        if (has(PATH, sizeof PATH, cell)) {
            snprintf(name, sizeof name, "path/tiles/pool_%s", path_glass[tile_of(board, cell).glass]);
            draw(board->sheet, name, middle_of(board, cell), 320 * board->k, .62f);
        }
    }
    for (int gold = 0; gold < 3; gold++) {
        for (int cell = 0; cell < CELLS; cell++) {
            PathTileState state = tile_of(board, cell).state;
            int order = state == PATH_TILE_LIT ? 1 : state == PATH_TILE_OPEN || state == PATH_TILE_LINE ? 2 : 0;
            if (order == gold) {
                draw_tile(board, cell);
            }
        }
    }
}

static void draw_numbers(const Board *board) {
    bool is_small = board->look == PATH_BOARD_SMALL;
    float k = board->k * (is_small ? 1.32f : 1);
    char name[64];
    for (int i = 0; i < NUMBERS; i++) {
        PathTile tile = tile_of(board, NUMBER_CELL[i]);
        Point at = middle_of(board, NUMBER_CELL[i]);
        at.y += is_small ? 9 * k : 0;
        draw_lens(board->sheet, &tile, at, k);
        if (tile.state == PATH_TILE_LIT) {
            snprintf(name, sizeof name, "path/numbers/ring_%s", gallery_path_players[board->light]);
            draw(board->sheet, name, at, 128 * k, 1);
        }
        gallery_path_number(board->sheet, tile.number, tile.is_halved && !is_small, at, k,
                            tile.state == PATH_TILE_MISSED ? .55f : 1);
    }
}

static void draw_ends(const Board *board) {
    bool is_small = board->look == PATH_BOARD_SMALL, is_live = board->look == PATH_BOARD_DRAWN;
    const char *who = gallery_path_players[board->light];
    float side = 128 * board->k * (is_small ? 1.25f : 1);
    char name[64];
    snprintf(name, sizeof name, "path/ray/%s_lamp%s", who, is_small ? "_small" : "");
    draw(board->sheet, name, middle_of(board, START), 128 * board->k, 1);
    snprintf(name, sizeof name, "figurines/%s_head", who);
    if (!is_small) {
        draw(board->sheet, name, middle_of(board, START), 54 * board->k, 1);
    }
    snprintf(name, sizeof name, "path/ray/%s_end_%s", who, is_live ? "live" : "asleep");
    draw(board->sheet, name, middle_of(board, PATH[0]), side, 1);
    draw(board->sheet, name, middle_of(board, is_live ? LINE[sizeof LINE - 1] : PATH[sizeof PATH - 1]), side, 1);
}

void gallery_path_board(const Sheet *sheet, PathLight light, Point middle, float k, PathBoardLook look) {
    Board board = {sheet, light, middle, k, look};
    bool is_small = look == PATH_BOARD_SMALL;
    PathRay settled = {light, PATH, sizeof PATH, is_small ? 1.25f : 1}, line = {light, LINE, sizeof LINE, 1};
    char halo[32];
    snprintf(halo, sizeof halo, "halo_%s", look == PATH_BOARD_ENDED ? "gold" : gallery_path_players[light]);
    draw_window(&board, halo, 1);
    draw_window(&board, "shadow", 1);
    draw_window(&board, "caustic", .15f + .85f * sizeof PATH / 50);
    draw_window(&board, "window", 1);
    draw_tiles(&board);
    if (look == PATH_BOARD_DRAWN) {
        gallery_path_ray(sheet, &line, true, middle, k);
    }
    gallery_path_ray(sheet, &settled, false, middle, k);
    draw_numbers(&board);
    draw_ends(&board);
    draw_window(&board, "shine", 1);
}
