#include "games/path/scenes/tile.h"

#include "games/path/words/worth.h"
#include "gfx/path_card.h"
#include "gfx/text.h"

#include <math.h>
#include <stdio.h>

const char *const path_light_names[PATH_LIGHTS] = {"flask", "lens", "vial", "fibre"};

static const uint32_t INK_GOLD = 0x4a2400, INK_SILVER = 0x1b2a4a;
static const float MISSED = .55f; /* how much is left of a lens nobody reached */

void path_picture(Gfx *gfx, const char *name, Point middle, float side, float alpha) {
    picture_draw(gfx, name, rect_snapped(rect_around(middle, side, side)), &(PictureLook){.transparency = 1 - alpha});
}

/* --- lenses ------------------------------------------------------------------------------------------------------- */

static void numeral(Gfx *gfx, int number, bool is_halved, Point baseline, float size, float alpha) {
    char text[16];
    TextStyle style = {.face = TEXT_NUMERAL,
                       .size = size / gfx_unit(gfx),
                       .color = color_alpha(color_rgb(is_halved ? INK_SILVER : INK_GOLD), alpha),
                       .align = TEXT_CENTER};
    snprintf(text, sizeof text, "%d", number);
    text_draw_at(gfx, &style, text, baseline);
}

static void badge(Gfx *gfx, const PathLens *lens, Point middle, float k) {
    float r = fmaxf(13 * k, 7);
    Point at = {middle.x + 23 * k, middle.y + 11 * k};
    path_picture(gfx, "path/numbers/badge_half", at, 48 * r / 18, lens->alpha);
    numeral(gfx, worth_half(lens->number), true, (Point){at.x, at.y + .42f * r}, 16 * r / 13, lens->alpha);
}

/* A coin that turns shows its gold side, then the silver one. */
void path_lens_draw(Gfx *gfx, const PathLens *lens, Point middle, float k) {
    char name[64];
    bool turns = lens->turn > 0 && lens->turn < 1;
    bool is_halved = lens->is_halved && (!turns || lens->turn > .5f);
    float narrow = turns ? fabsf(2 * lens->turn - 1) : 1, side = TILE_PICTURE * k;
    snprintf(name, sizeof name, "path/numbers/%s%s", is_halved ? "half" : "full", lens->is_taken ? "_taken" : "");
    picture_draw(gfx, name, rect_snapped(rect_around(middle, side, side)),
                 &(PictureLook){.transparency = 1 - lens->alpha, .squeeze = 1 - narrow, .moving = turns});
    if (lens->has_ring) {
        snprintf(name, sizeof name, "path/numbers/ring_%s", path_light_names[lens->light]);
        path_picture(gfx, name, middle, side, lens->alpha);
    }
    if (narrow > .6f) {
        float size = (lens->number < 10 ? 33 : 29) * k;
        numeral(gfx, lens->number, is_halved, (Point){middle.x, middle.y + 2.5f * k}, size, lens->alpha);
        if (is_halved && lens->has_badge) {
            badge(gfx, lens, middle, k);
        }
    }
}

void path_lens_at(Gfx *gfx, const PathLens *lens, Point middle, float radius) {
    float k = radius / LENS_RADIUS;
    path_lens_draw(gfx, lens, (Point){middle.x, middle.y + LENS_ABOVE * k}, k);
}

/* --- tiles -------------------------------------------------------------------------------------------------------- */

void path_tile_glass(Gfx *gfx, const PathTile *tile, Point middle, float k, float alpha) {
    static const char *const STATE[] = {"free", "free", "free", "lit", "missed"};
    char name[64];
    snprintf(name, sizeof name, "path/tiles/%s_%s%s", path_glass[tile->glass], STATE[tile->state],
             tile->number > 0 ? "_seat" : "");
    path_picture(gfx, name, middle, TILE_PICTURE * k, alpha);
}

void path_tile_draw(Gfx *gfx, const PathTile *tile, Point middle, float k) {
    path_tile_glass(gfx, tile, middle, k, 1);
    if (tile->state == PATH_TILE_OPEN || tile->state == PATH_TILE_LINE) {
        path_picture(gfx, tile->state == PATH_TILE_OPEN ? "path/tiles/rim_open" : "path/tiles/rim_line", middle,
                     TILE_PICTURE * k, 1);
    }
    if (tile->number > 0) {
        PathLens lens = {.number = tile->number,
                         .is_halved = tile->is_halved,
                         .has_badge = true,
                         .is_taken = tile->state == PATH_TILE_LIT,
                         .alpha = tile->state == PATH_TILE_MISSED ? MISSED : 1};
        path_lens_draw(gfx, &lens, middle, k);
    }
}
