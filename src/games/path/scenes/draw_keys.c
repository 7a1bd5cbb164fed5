/* What is pressed beside a board. Not the standard buttons: these stand on their head where the seat does. */
#include "games/path/scenes/draw_seat.h"
#include "gfx/paint.h"
#include "gfx/theme.h"

#include <math.h>

static const float LITTLE_SMALLER = .72f; /* rather that than two lines */

static PanelStyle style_of(SeatKey key, const KeyFace *face, bool is_closed) {
    bool is_blue = key != SEAT_KEY_READY || face->is_quiet;
    PanelStyle style = is_blue ? panel_button() : is_closed ? panel_right() : panel_main();
    style.radius = RADIUS_BUTTON;
    if (face->is_held && !face->is_off) {
        style.top = color_mix(style.top, color_rgb(THEME_SHADOW), .15f);
        style.bottom = color_mix(style.bottom, color_rgb(THEME_SHADOW), .15f);
    } else if (face->is_hovered && !face->is_off) {
        style.top = color_mix(style.top, color_rgb(0xffffff), .14f);
    }
    return style;
}

static Color ink_of(SeatKey key, const KeyFace *face, bool is_closed) {
    bool is_blue = key != SEAT_KEY_READY || face->is_quiet;
    return color_rgb(is_blue ? THEME_TEXT : is_closed ? THEME_RIGHT_INK : THEME_RIBBON_INK);
}

static void draw_sign(Gfx *gfx, SeatKey key, Rect where, Color ink) {
    static const char *const PICTURE[] = {NULL, "icons/undo", "icons/swap", "icons/undo"};
    if (key == SEAT_KEY_READY) {
        paint_sign(gfx, SIGN_TICK, rect_snapped(where), ink);
    } else {
        picture_draw(gfx, PICTURE[key], rect_snapped(where), NULL);
    }
}

/* Where the sign and the word lie: the word below it where the key is high, else behind it, both in the middle. */
static void lay_out_inside(Gfx *gfx, TextStyle *style, const char *label, Rect where, float side, Rect *sign,
                           Rect *words) {
    bool is_high = where.h > where.w * .62f;
    if (is_high) {
        *sign = rect_around((Point){where.x + where.w / 2, where.y + where.h * .34f}, side, side);
        *words = (Rect){where.x + where.w * .05f, where.y + where.h * .54f, where.w * .9f, where.h * .4f};
        style->align = TEXT_CENTER;
        style->size = fminf(style->size, fminf(words->h * .6f, where.w * .2f) / gfx_unit(gfx));
        return;
    }
    float gap = side * .3f, room = where.w * .88f - side - gap;
    float ink = text_measure(gfx, style, label, 0).x + 2, wide = fminf(ink, room);
    style->fit = ink * LITTLE_SMALLER < room ? TEXT_SHRINK : TEXT_WRAP_SHRINK;
    float left = (where.w - side - gap - wide) / 2;
    *sign = rect_around((Point){where.x + left + side / 2, where.y + where.h / 2}, side, side);
    *words = (Rect){where.x + left + side + gap, where.y, wide, where.h};
}

static void draw_inside(Gfx *gfx, SeatKey key, Rect where, const KeyFace *face, bool is_closed, bool is_bare) {
    bool is_ready = key == SEAT_KEY_READY;
    float unit = gfx_unit(gfx), side = fminf(fminf(where.h, where.w) * .42f, (is_ready ? 64 : 46) * unit);
    TextStyle style = {.face = TEXT_BOLD,
                       .size = fminf(is_ready ? 46 : 28, where.h / unit * (is_ready ? .38f : .34f)),
                       .min_size = TYPE_TINY * .7f,
                       .color = ink_of(key, face, is_closed),
                       .align = TEXT_LEFT,
                       .fit = TEXT_WRAP_SHRINK,
                       .line = 1.05f};
    Rect sign = rect_around(rect_middle(where), side * 1.2f, side * 1.2f), words = {0};
    if (!is_bare || is_ready) {
        lay_out_inside(gfx, &style, face->label, where, side, &sign, &words);
        text_draw(gfx, &style, face->label, words);
    }
    draw_sign(gfx, key, sign, style.color);
}

/* What is left of the time, readable from any side of the table. */
static void draw_clock(Gfx *gfx, Rect where, float left, Color ink) {
    float unit = gfx_unit(gfx), high = fmaxf(7 * unit, 4), inset = where.w * .07f;
    Rect track = rect_snapped(rect_of(where.x + inset, where.y + where.h - 9 * unit - high, where.w - 2 * inset, high));
    Rect rest = track;
    rest.w = fmaxf(roundf(track.w * left), high);
    paint_rounded(gfx, track, 999, color_alpha(ink, .2f));
    paint_rounded(gfx, rest, 999, color_alpha(ink, .85f));
}

static void draw_key(Gfx *gfx, SeatKey key, Rect where, const KeyFace *face, bool is_closed, bool is_bare) {
    PanelStyle style = style_of(key, face, is_closed);
    bool glows = key == SEAT_KEY_READY && !is_closed && !face->is_off && !face->is_quiet;
    if (glows) {
        paint_glow(gfx, where, RADIUS_BUTTON, 14, color_alpha(color_rgb(THEME_GLOW), .7f));
    }
    gfx_push_alpha(gfx, face->is_off && !is_closed ? .45f : 1);
    paint_panel(gfx, where, &style);
    draw_inside(gfx, key, where, face, is_closed, is_bare);
    gfx_pop_alpha(gfx);
    if (face->has_clock) {
        draw_clock(gfx, where, face->left, ink_of(key, face, is_closed));
    }
    if (face->is_focused) {
        paint_focus(gfx, where, RADIUS_BUTTON);
    }
}

void seat_draw_keys(Gfx *gfx, const SeatLayout *seat, const SeatKeys *keys) {
    const Rect place[SEAT_KEYS] = {seat->ready, seat->back, seat->other_end, seat->reopen};
    if (seat->is_turned) {
        gfx_push_turn(gfx, seat->about);
    }
    for (SeatKey key = 0; key < SEAT_KEYS; key++) {
        if (keys->key[key].label != NULL) {
            draw_key(gfx, key, place[key], &keys->key[key], keys->is_closed && key == SEAT_KEY_READY,
                     seat->is_bare && key != SEAT_KEY_REOPEN);
        }
    }
    if (seat->is_turned) {
        gfx_pop_turn(gfx);
    }
}
