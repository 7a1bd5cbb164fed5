#include "gfx/path_card.h"

#include "gfx/picture.h"

#include <assert.h>
#include <stdbool.h>
#include <stdio.h>

const char *const path_glass[PATH_GLASSES] = {"blue", "green", "yellow", "grey", "red", "violet"};

static const float CARD_WIDTH = 250, CARD_HEIGHT = 350, FRAME = 15;
static const float SMALL_WIDTH = 60, SMALL_HEIGHT = 78, SMALL_FIELD = 32;
static const float CHIP = 128, BEAM = 250;

/* On a card, and on a small one. */
static const Point FOUR[4] = {{125, 100.5f}, {82, 175}, {168, 175}, {125, 249.5f}};
static const Point FIVE[5] = {{82, 100.5f}, {168, 100.5f}, {125, 175}, {82, 249.5f}, {168, 249.5f}};
static const Point SMALL_FOUR[4] = {{30, 17.5f}, {17, 39}, {43, 39}, {30, 60.5f}};
static const Point SMALL_FIVE[5] = {{17, 17.5f}, {43, 17.5f}, {30, 39}, {17, 60.5f}, {43, 60.5f}};

/* A picture so many units wide and high, its origin at a point of the card; squeezed about the card's middle. */
static void draw_at(Gfx *gfx, const PathCardFace *face, const char *kind, int colour, Point at, float units, Rect where,
                    float card_width) {
    char name[64];
    float unit = where.w / card_width, side = units * unit;
    snprintf(name, sizeof name, "path/%s_%s", kind, path_glass[colour]);
    Point origin = picture_origin(gfx, name);
    float left = (at.x - card_width / 2) * unit - origin.x * side + side / 2;
    float middle = where.x + where.w / 2 + left * (1 - face->squeeze);
    picture_draw(gfx, name, (Rect){middle - side / 2, where.y + at.y * unit - origin.y * side, side, side},
                 &(PictureLook){.squeeze = face->squeeze});
}

static bool is_used(const PathCardFace *face, int field) {
    return (face->used >> field & 1) != 0;
}

static Point place_of(const PathCardFace *face, int field) {
    return face->count == 4 ? FOUR[field] : FIVE[field];
}

Point path_card_field(const PathCardFace *face, int field, Rect where, float *side) {
    Point at = place_of(face, field);
    *side = CHIP * where.w / CARD_WIDTH;
    return (Point){where.x + at.x * where.w / CARD_WIDTH, where.y + at.y * where.h / CARD_HEIGHT};
}

/* What is inside the frame. */
static Rect window_of(const PathCardFace *face, Rect where) {
    float unit = where.w / CARD_WIDTH;
    Rect window = rect_inset(where, FRAME * unit);
    float w = window.w * (1 - face->squeeze);
    return (Rect){window.x + (window.w - w) / 2, window.y, w, window.h};
}

void path_card_draw(Gfx *gfx, const PathCardFace *face, Rect where) {
    assert(face->count == 4 || face->count == 5);
    picture_draw(gfx, face->count == 4 ? "path/cards/bare_4" : "path/cards/bare_5", where,
                 &(PictureLook){.squeeze = face->squeeze});
    gfx_push_clip(gfx, window_of(face, where));
    for (int i = 0; i < face->count; i++) {
        if (!is_used(face, i)) {
            draw_at(gfx, face, "cards/beam", face->colours[i], place_of(face, i), BEAM, where, CARD_WIDTH);
        }
    }
    gfx_pop_clip(gfx);
    for (int i = 0; i < face->count; i++) {
        if (!is_used(face, i)) {
            draw_at(gfx, face, "tiles/chip", face->colours[i], place_of(face, i), CHIP, where, CARD_WIDTH);
        }
    }
}

void path_card_draw_small(Gfx *gfx, const PathCardFace *face, Rect where) {
    assert(face->count == 4 || face->count == 5);
    const Point *place = face->count == 4 ? SMALL_FOUR : SMALL_FIVE;
    Rect card = rect_around(rect_middle(where), where.w, where.w * SMALL_HEIGHT / SMALL_WIDTH);
    picture_draw(gfx, "path/cards/small_bare", card, &(PictureLook){.squeeze = face->squeeze});
    for (int i = 0; i < face->count; i++) {
        draw_at(gfx, face, "cards/small", face->colours[i], place[i], SMALL_FIELD, card, SMALL_WIDTH);
    }
}
