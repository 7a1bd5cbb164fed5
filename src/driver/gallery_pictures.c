/* Sheets of what is drawn in assets/art. Folders are read, so that no picture is forgotten. */
#include "driver/gallery_inside.h"
#include "gfx/theme.h"
#include "scenes/world/cards.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { NAMES_MAX = 128, CAPTION = 26 };

typedef char Name[ASSET_NAME_BYTES];

static void draw_numbers(const Sheet *sheet) {
    Grid grid = {20, 20, 224, 304, 10, 0};
    for (int card = 1; card <= 60; card++) {
        card_draw(sheet->gfx, (WorldCard)card, rect_around(rect_middle(grid_next(&grid)), 200, 280), NULL);
    }
    card_draw(sheet->gfx, WORLD_JOKER, rect_of(2272, 32, 200, 280), NULL);
}

/* As far away as they get: a card of a hand on a small window, then those of others at the table. */
static void draw_small_numbers(const Sheet *sheet) {
    Grid grid = {20, 20, 64, 84, 15, 0};
    for (int card = 0; card <= 60; card++) {
        card_draw(sheet->gfx, (WorldCard)card, rect_around(rect_middle(grid_next(&grid)), 43, 60), NULL);
    }
    grid = (Grid){20, 460, 64, 64, 15, 0};
    for (int card = 0; card <= 60; card++) {
        card_draw_small(sheet->gfx, (WorldCard)card, rect_around(rect_middle(grid_next(&grid)), 52, 52), 26);
    }
}

/* Those of a folder whose names begin so, at one height, with their names below. */
static void draw_folder(const Sheet *sheet, const char *folder, const char *prefix, Grid *grid, float high) {
    static Name names[NAMES_MAX];
    char path[2 * ASSET_NAME_BYTES];
    snprintf(path, sizeof path, "art/%s", folder);
    int count = asset_list(path, ".svg", names, NAMES_MAX);
    for (int i = 0; i < count; i++) {
        if (strncmp(names[i], prefix, strlen(prefix)) != 0) {
            continue;
        }
        Rect cell = grid_next(grid);
        snprintf(path, sizeof path, "%s/%.*s", folder, ASSET_NAME_BYTES - 1, names[i]);
        float aspect = picture_aspect(sheet->gfx, path);
        float w = fminf(high * aspect, cell.w - 16);
        Rect where = rect_around((Point){cell.x + cell.w / 2, cell.y + (cell.h - CAPTION) / 2}, w, w / aspect);
        picture_draw(sheet->gfx, path, rect_snapped(where), NULL);
        sheet_caption(sheet, names[i], rect_of(cell.x, cell.y + cell.h - CAPTION, cell.w, CAPTION));
    }
}

static void draw_cards(const Sheet *sheet, const char *prefix, int columns) {
    Grid grid = {10, 10, 280, 396, columns, 0};
    draw_folder(sheet, "cards", prefix, &grid, 350);
}

static void draw_events(const Sheet *sheet) {
    draw_cards(sheet, "event_", 5);
}

static void draw_backs(const Sheet *sheet) {
    draw_cards(sheet, "back_", 4);
}

static void draw_other_cards(const Sheet *sheet) {
    Grid grid = {10, 10, 280, 396, 4, 0};
    draw_folder(sheet, "cards", "fast_track_", &grid, 350);
    draw_folder(sheet, "cards", "question", &grid, 350);
    draw_folder(sheet, "cards", "joker", &grid, 350);
    draw_folder(sheet, "cards", "card_shadow", &grid, 390);
}

/* A line where the feet are said to be. */
static void draw_figurines(const Sheet *sheet) {
    static const char *const SHAPE[] = {"flask_", "lens_", "vial_", "fibre_"};
    for (int i = 0; i < 4; i++) {
        char name[32];
        Grid grid = {10, 10 + (float)i * 366, 256, 356, 8, 0};
        snprintf(name, sizeof name, "figurines/%sstand", SHAPE[i]);
        float ground = grid.y + 5 + 320 * picture_origin(sheet->gfx, name).y;
        paint_line(sheet->gfx, (Point){20, ground}, (Point){sheet->width - 20, ground}, 1,
                   color_alpha(color_rgb(THEME_GLOW), .5f));
        draw_folder(sheet, "figurines", SHAPE[i], &grid, 320);
    }
}

static void draw_sites(const Sheet *sheet) {
    Grid grid = {10, 10, 170, 196, 11, 0};
    draw_folder(sheet, "board/sprites", "site-", &grid, 160);
}

static void draw_pieces(const Sheet *sheet) {
    Grid grid = {10, 10, 230, 246, 8, 0};
    draw_folder(sheet, "board/sprites", "start-", &grid, 200);
    draw_folder(sheet, "board/sprites", "goal-", &grid, 200);
    draw_folder(sheet, "board/sprites", "b", &grid, 140);
    draw_folder(sheet, "board/sprites", "mark-", &grid, 140);
    draw_folder(sheet, "board/sprites", "ribbon-", &grid, 60);
}

static void draw_boards(const Sheet *sheet) {
    static const char *const ROUTE[] = {"board/route-short", "board/route-short-3", "board/route-short-4",
                                        "board/route-classic", "board/route-grand"};
    for (int i = 0; i < (int)(sizeof ROUTE / sizeof ROUTE[0]); i++) {
        Rect wide = {20, 20 + (float)i * 590, 1400, 0}, high = {1440, 20 + (float)i * 590, 920, 0};
        char portrait[64];
        snprintf(portrait, sizeof portrait, "%s-portrait", ROUTE[i]);
        wide.h = roundf(wide.w / picture_aspect(sheet->gfx, "board/map-landscape"));
        high.h = roundf(high.w / picture_aspect(sheet->gfx, "board/map-portrait"));
        picture_draw(sheet->gfx, "board/map-landscape", wide, NULL);
        picture_draw(sheet->gfx, ROUTE[i], wide, NULL);
        picture_draw(sheet->gfx, "board/map-portrait", high, NULL);
        picture_draw(sheet->gfx, portrait, high, NULL);
    }
}

/* Large, and on the buttons they are made for, as small as they get. */
static void draw_icons(const Sheet *sheet) {
    static Name names[NAMES_MAX];
    Grid grid = {10, 10, 170, 190, 11, 0};
    PanelStyle button = panel_button();
    button.radius = 999;
    int count = asset_list("art/icons", ".svg", names, NAMES_MAX);
    for (int i = 0; i < count; i++) {
        char path[ASSET_NAME_BYTES + 8];
        Rect cell = grid_next(&grid);
        snprintf(path, sizeof path, "icons/%.*s", ASSET_NAME_BYTES - 1, names[i]);
        picture_draw(sheet->gfx, path, rect_of(cell.x + 6, cell.y + 16, 96, 96), NULL);
        Rect disc = {cell.x + 106, cell.y + 10, 56, 56};
        paint_panel(sheet->gfx, disc, &button);
        picture_draw(sheet->gfx, path, rect_snapped(rect_scaled(disc, .62f)), NULL);
        picture_draw(sheet->gfx, path, rect_of(cell.x + 122, cell.y + 84, 24, 24), NULL);
        sheet_caption(sheet, names[i], rect_of(cell.x, cell.y + 120, cell.w, CAPTION));
    }
}

static void draw_ui(const Sheet *sheet) {
    picture_draw(sheet->gfx, "ui/logo", rect_of(20, 20, 1150, 170), NULL);
    picture_draw(sheet->gfx, "ui/logo_stacked", rect_of(1190, 20, 700, 330), NULL);
    float x = 20;
    for (int size = 256; size >= 16; size /= 2) {
        float side = (float)size;
        picture_draw(sheet->gfx, "icon/schott-world", rect_of(x, 210, side, side), NULL);
        x += side + 20;
    }
    static const char *const PIECE[] = {"bead_", "confetti_",  "pointer", "spark",
                                        "glow",  "light_pool", "shadow",  "sweep"};
    Grid grid = {10, 490, 206, 220, 9, 0};
    for (size_t i = 0; i < sizeof PIECE / sizeof PIECE[0]; i++) {
        draw_folder(sheet, "ui", PIECE[i], &grid, i < 3 ? 96 : 180);
    }
}

const Page GALLERY_PICTURES[] = {
    {"numbers", 2490, 1864, draw_numbers},
    {"numbers-small", 1000, 800, draw_small_numbers},
    {"events", 1420, 812, draw_events},
    {"backs", 1140, 812, draw_backs},
    {"fast-track", 1140, 812, draw_other_cards},
    {"figurines", 2068, 1474, draw_figurines},
    {"sites", 1890, 1000, draw_sites},
    {"pieces", 1860, 510, draw_pieces},
    {"boards", 2380, 2990, draw_boards},
    {"icons", 1890, 1160, draw_icons},
    {"ui", 1910, 1170, draw_ui},
    {0},
};
