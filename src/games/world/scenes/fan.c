#include "games/world/scenes/fan.h"

#include "base/memory.h"
#include "data/file.h"
#include "platform/paths.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const float CARD_WIDE = 250, CARD_HIGH = 350;
enum { BLEED = 40 }; /* so far heroes leave their card on every side */

/* No larger than a turned card needs, in units of the card: what is clear costs time, too. */
static Rect place_of(float degrees, int bleed) {
    float turn = fabsf(degrees) * 3.14159265f / 180, w = CARD_WIDE + 2 * (float)bleed, h = CARD_HIGH + 2 * (float)bleed;
    float wide = ceilf(w * cosf(turn) + h * sinf(turn)) + 2, high = ceilf(h * cosf(turn) + w * sinf(turn)) + 2;
    return rect_of((CARD_WIDE - wide) / 2, (CARD_HIGH - high) / 2, wide, high);
}

/* What is inside the root element, between two halves of another one. The caller frees it; NULL: no such picture. */
static char *turned(const char *name, float degrees, int bleed) {
    char path[PATH_BYTES + 96];
    size_t length;
    Rect place = place_of(degrees, bleed);
    DataError error = {0};
    snprintf(path, sizeof path, "%s/art/%s.svg", paths_assets(), name);
    char *svg = file_read(path, &length, &error);
    char *root = svg != NULL ? strstr(svg, "<svg") : NULL;
    char *inner = root != NULL ? strchr(root, '>') : NULL, *end = inner != NULL ? strstr(inner, "</svg>") : NULL;
    char *out = NULL;
    if (end != NULL) {
        *end = '\0';
        size_t size = strlen(inner) + 400;
        out = memory_new(size);
        snprintf(out, size,
                 "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.1f\" height=\"%.1f\" viewBox=\"0 0 %.1f %.1f\">"
                 "<g transform=\"rotate(%.3f %.2f %.2f) translate(%.2f %.2f)\">%s</g></svg>",
                 (double)place.w, (double)place.h, (double)place.w, (double)place.h, (double)degrees,
                 (double)place.w / 2, (double)place.h / 2, (double)(-place.x - (float)bleed),
                 (double)(-place.y - (float)bleed), inner + 1);
    }
    free(svg);
    return out;
}

static void make(Gfx *gfx, const char *kind, const char *format, WorldCard card, float degrees, int bleed) {
    char file[48], name[48];
    snprintf(file, sizeof file, format, (int)card);
    snprintf(name, sizeof name, "drawn/fan_%s_%d", kind, (int)card);
    char *svg = turned(file, degrees, bleed);
    if (svg != NULL) {
        picture_define(gfx, name, svg);
    }
    free(svg);
}

static bool is_hero(WorldCard card) {
    return card % 10 == 0;
}

void fan_card_make(Gfx *gfx, const FanCard *card) {
    make(gfx, "card", "cards/number_%02d", card->card, card->degrees, 0);
    if (is_hero(card->card)) {
        make(gfx, "hero", "cards/hero_%d", card->card, card->degrees, BLEED);
    }
}

static void numeral(Gfx *gfx, const char *text, Rect card, float x, float baseline, float size) {
    float scale = card.w / CARD_WIDE;
    TextStyle style = {
        .face = TEXT_NUMERAL, .size = size * scale / gfx_unit(gfx), .align = TEXT_CENTER, .color = color_rgb(0x0a1236)};
    text_draw_at(gfx, &style, text, (Point){card.x + x * scale, card.y + baseline * scale});
}

static void draw(Gfx *gfx, const char *kind, WorldCard card, Rect place, Rect where, const PictureLook *look) {
    char name[48];
    float scale = where.w / CARD_WIDE;
    snprintf(name, sizeof name, "drawn/fan_%s_%d", kind, (int)card);
    picture_draw(
        gfx, name,
        rect_snapped(rect_of(where.x + place.x * scale, where.y + place.y * scale, place.w * scale, place.h * scale)),
        look);
}

void fan_card_draw(Gfx *gfx, const FanCard *card, Rect where, float transparency) {
    char text[16];
    PictureLook look = {.transparency = transparency};
    float scale = where.w / CARD_WIDE;
    if (card->has_landed) {
        picture_draw(gfx, "cards/card_shadow",
                     rect_snapped(rect_of(where.x - 22 * scale, where.y - 16 * scale, 290 * scale, 390 * scale)),
                     &look);
    }
    draw(gfx, "card", card->card, place_of(card->degrees, 0), where, &look);
    if (is_hero(card->card)) {
        draw(gfx, "hero", card->card, place_of(card->degrees, BLEED), where, &look);
    }
    snprintf(text, sizeof text, "%d", (int)card->card);
    if (!card->has_landed) {
        return;
    }
    gfx_push_tilt(gfx, rect_middle(where), card->degrees); /* small: these may be turned as they are drawn */
    numeral(gfx, text, where, 69, 83, 86);
    if (card->is_last) {
        numeral(gfx, text, where, 205, 325, 56);
    }
    gfx_pop_tilt(gfx);
}
