/* Sheets of the pieces of Best Path, put together as the game does: in all states, as large and as small as they get.
 */
#include "driver/gallery_inside.h"
#include "gfx/path_card.h"
#include "gfx/theme.h"
#include "scenes/path/draw_window.h"

#include <stdio.h>

enum { CARDS = 15 };

static void picture_at(const Sheet *sheet, const char *name, Point middle, float side) {
    picture_draw(sheet->gfx, name, rect_snapped(rect_around(middle, side, side)), NULL);
}

/* --- tiles -------------------------------------------------------------------------------------------------------- */

static const char *const STATE[] = {"free", "open", "line", "lit", "missed"};

enum { STATES = 5 };

static void label(const Sheet *sheet, const char *text, float y) {
    TextStyle style = {.face = TEXT_BOLD, .size = TYPE_TEXT, .fit = TEXT_SHRINK};
    text_draw(sheet->gfx, &style, text, rect_of(24, y - 20, 190, 40));
}

/* A row for each state: six tiles, six more with numbers; as tall as their picture. */
static float draw_states(const Sheet *sheet, float y, float side) {
    for (int state = 0; state < STATES; state++, y += side * .86f) {
        label(sheet, STATE[state], y + side / 2);
        for (int glass = 0; glass < PATH_GLASSES; glass++) {
            PathTile tile = {.glass = glass, .state = (PathTileState)state};
            Point at = {270 + (float)glass * side * .86f, y + side / 2};
            path_tile_draw(sheet->gfx, &tile, at, side / 128);
            tile.number = glass == 4 ? 10 : 2 + glass;
            tile.is_halved = glass % 2 == 1;
            at.x += side * 5.6f;
            path_tile_draw(sheet->gfx, &tile, at, side / 128);
        }
    }
    return y;
}

/* As wide as on the boards there are. */
static void draw_sizes(const Sheet *sheet, float y) {
    static const float WIDTH[] = {54, 44, 29, 24};
    char text[32];
    for (int i = 0; i < 4; i++) {
        float k = WIDTH[i] / 80.7f, x = 270;
        snprintf(text, sizeof text, "%g wide", (double)WIDTH[i]);
        label(sheet, text, y + WIDTH[i] * .7f);
        for (int state = 0; state < STATES; state++, x += 20) {
            for (int glass = 0; glass < PATH_GLASSES; glass++, x += WIDTH[i] * 1.08f) {
                PathTile tile = {.glass = glass, .state = (PathTileState)state};
                path_tile_draw(sheet->gfx, &tile, (Point){x, y + WIDTH[i] * .7f}, k);
            }
        }
        y += WIDTH[i] * 1.5f;
    }
    label(sheet, "small, signs", y + 24);
    for (int glass = 0; glass < PATH_GLASSES; glass++) {
        char name[64];
        for (int state = 0; state < 3; state++) {
            static const char *const SMALL[] = {"free", "lit", "missed"};
            snprintf(name, sizeof name, "path/tiles/small_%s_%s", path_glass[glass], SMALL[state]);
            picture_at(sheet, name, (Point){270 + (float)(glass + 7 * state) * 30, y + 24}, 29 * 1.6f);
        }
        snprintf(name, sizeof name, "path/tiles/sign_%s", path_glass[glass]);
        picture_at(sheet, name, (Point){920 + (float)glass * 30, y + 24}, 16);
    }
}

static void draw_tiles(const Sheet *sheet) {
    float y = draw_states(sheet, 0, 128);
    draw_sizes(sheet, y + 10);
}

/* --- parts -------------------------------------------------------------------------------------------------------- */

/* light: of who has reached them; -1: nobody has. */
static void draw_numbers_of(const Sheet *sheet, int row, int light, bool is_halved) {
    for (int number = 2; number <= 10; number++) {
        Rect box = rect_of((float)(number - 2) * 88, (float)row * 84, 120, 120);
        PathLens lens = {.number = number,
                         .is_halved = is_halved,
                         .has_badge = true,
                         .is_taken = light >= 0,
                         .has_ring = light >= 0,
                         .light = light >= 0 ? (PathLight)light : PATH_LIGHT_FLASK,
                         .alpha = 1};
        path_lens_draw(sheet->gfx, &lens, rect_middle(box), 120.f / 128);
    }
}

/* Ends, lamps and rays of all players, rays as they are made while the game runs. */
static void draw_lights(const Sheet *sheet) {
    static const uint8_t SETTLED[] = {11, 19, 20, 12, 13, 14}, DRAFT[] = {14, 22, 23, 16};
    char name[64];
    for (int light = 0; light < PATH_LIGHTS; light++) {
        const char *who = path_light_names[light];
        float y = 80 + (float)light * 130;
        static const char *const PART[] = {"end_live", "end_asleep", "lamp", "lamp_small"};
        for (int part = 0; part < 4; part++) {
            snprintf(name, sizeof name, "path/ray/%s_%s", who, PART[part]);
            picture_at(sheet, name, (Point){900 + (float)part * 110, y}, 128);
        }
        snprintf(name, sizeof name, "figurines/%s_head", who);
        picture_at(sheet, name, (Point){1120, y}, 54);
        PathRay settled = {(PathLight)light, SETTLED, sizeof SETTLED, 1},
                draft = {(PathLight)light, DRAFT, sizeof DRAFT, 1};
        gfx_push_clip(sheet->gfx, rect_of(1290, y - 65, 620, 130));
        snprintf(name, sizeof name, "drawn/draft_of_%s", who);
        window_ray(sheet->gfx, name, &draft, true, (Point){1600, y + 115}, .8f);
        snprintf(name, sizeof name, "drawn/ray_of_%s", who);
        window_ray(sheet->gfx, name, &settled, false, (Point){1600, y + 115}, .8f);
        gfx_pop_clip(sheet->gfx);
    }
}

static void draw_titles(const Sheet *sheet, float y) {
    picture_draw(sheet->gfx, "path/title/name", rect_of(20, y, 800, 170), NULL);
    float x = 40;
    for (int size = 256; size >= 24; size = size > 100 ? size / 2 : size - 20) {
        float side = (float)size;
        picture_at(sheet, "path/title/emblem", (Point){x + side / 2, y + 310}, side);
        picture_at(sheet, "path/title/emblem_world", (Point){x + side / 2, y + 580}, side);
        x += side + 16;
    }
    for (int glass = 0; glass < PATH_GLASSES; glass++) {
        char name[64];
        snprintf(name, sizeof name, "path/tiles/pool_%s", path_glass[glass]);
        picture_at(sheet, name, (Point){980 + (float)(glass % 3) * 250, y + 130 + (float)(glass / 3) * 240}, 300);
    }
}

static void draw_parts(const Sheet *sheet) {
    draw_numbers_of(sheet, 0, -1, false);
    draw_numbers_of(sheet, 1, -1, true);
    for (int i = 0; i < 4; i++) {
        draw_numbers_of(sheet, 2 + i, i, i % 2 == 1);
    }
    draw_lights(sheet);
    draw_titles(sheet, 570);
}

/* --- cards -------------------------------------------------------------------------------------------------------- */

/* Fields of a card with four of the six colours, one of them twice (`doubled`, from 0), or none (4). */
static int fields_of(unsigned set, int doubled, uint8_t colours[PATH_CARD_FIELDS]) {
    int fields = 0, different = 0;
    for (int glass = 0; glass < PATH_GLASSES; glass++) {
        if ((set >> glass & 1) != 0) {
            int times = different++ == doubled ? 2 : 1;
            for (int i = 0; i < times; i++) {
                colours[fields++] = (uint8_t)glass;
            }
        }
    }
    return fields;
}

/* All fifteen, every third one with a colour doubled. */
static void make_deck(uint8_t deck[CARDS][PATH_CARD_FIELDS], int count[CARDS]) {
    int card = 0;
    for (unsigned set = 0; set < 1u << PATH_GLASSES; set++) {
        if (__builtin_popcount(set) == 4) {
            count[card] = fields_of(set, card % 3 == 0 ? card / 3 % 4 : 4, deck[card]);
            card++;
        }
    }
}

static void draw_cards(const Sheet *sheet) {
    uint8_t deck[CARDS][PATH_CARD_FIELDS];
    int count[CARDS];
    make_deck(deck, count);
    Grid grid = {10, 10, 270, 370, 6, 0};
    for (int i = 0; i < CARDS; i++) {
        PathCardFace face = {.colours = deck[i], .count = count[i], .used = i == 4 ? 3 : 0};
        path_card_draw(sheet->gfx, &face, rect_around(rect_middle(grid_next(&grid)), 250, 350));
        path_card_draw_small(sheet->gfx, &face, rect_of(20 + (float)i * 72, 1140, 60, 78));
        path_card_draw_small(sheet->gfx, &face, rect_of(20 + (float)i * 46, 1236, 36, 47));
    }
    PathCardFace turning = {.colours = deck[3], .count = count[3], .squeeze = .45f};
    picture_draw(sheet->gfx, "path/cards/back", rect_around(rect_middle(grid_next(&grid)), 250, 350), NULL);
    path_card_draw(sheet->gfx, &turning, rect_around(rect_middle(grid_next(&grid)), 250, 350));
    Rect last = grid_next(&grid);
    picture_draw(sheet->gfx, "path/cards/back", rect_of(last.x, last.y, 100, 140), NULL);
    path_card_draw(sheet->gfx, &turning, rect_of(last.x + 110, last.y, 100, 140));
    picture_draw(sheet->gfx, "path/cards/small_back", rect_of(1110, 1140, 60, 78), NULL);
}

const Page GALLERY_PATH[] = {
    {"path-tiles", 1680, 880, draw_tiles},
    {"path-parts", 1920, 1290, draw_parts},
    {"path-cards", 1640, 1300, draw_cards},
    {0},
};
