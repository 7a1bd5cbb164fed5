/* Shapes larger than their corners need are drawn in slices: corners as they are, sides and middle as tiles that are
 * copied again and again, never stretched, because the software renderer copies many times faster than it scales. */
#include "gfx/paint.h"

#include "base/memory.h"
#include "gfx/gfx_inside.h"
#include "gfx/shape.h"
#include "gfx/strokes.h"
#include "gfx/theme.h"

#include <math.h>
#include <stdlib.h>

enum {
    TILE = 64,
    SMALL_SIDE = 256,
    ALPHAS = 32,
    FILL_WIDE = 512,
    FILL_HIGH = 64,
    LARGE_FILL = 128 * 128, /* pixels */
};

typedef enum Middle {
    MIDDLE_TILES,
    MIDDLE_EMPTY,
    MIDDLE_FILL,   /* with the shape's colour a */
    MIDDLE_OPAQUE, /* tiles that hide what is below, and are copied without looking at it */
} Middle;

static CacheEntry *shape_texture(Gfx *gfx, const Shape *shape) {
    CacheEntry *entry = cache_find(gfx->cache, shape, sizeof *shape);
    if (entry != NULL) {
        return entry;
    }
    int w = shape->w + 2 * shape->margin, h = shape->h + 2 * shape->margin;
    uint32_t *pixels = memory_raw((size_t)w * (size_t)h * sizeof *pixels);
    if (shape->kind == SHAPE_TABLE) {
        shape_render_table(w, h, shape->sign != 0, pixels);
    } else {
        shape_render(shape, pixels);
    }
    SDL_Texture *texture = gfx_texture(gfx, pixels, w, h);
    free(pixels);
    return texture != NULL ? cache_add_texture(gfx->cache, shape, sizeof *shape, texture, w, h) : NULL;
}

/* Shapes of one colour serve at every alpha if their texture is opaque and its alpha set as it is copied. The software
 * renderer copies such textures three times as slowly, so there small ones are made for each of some alphas. Returns
 * what remains to be set. */
static float settle_alpha(const Gfx *gfx, Shape *shape) {
    switch ((ShapeKind)shape->kind) {
    case SHAPE_PANEL:
    case SHAPE_FOCUS:
    case SHAPE_GRADIENT:
    case SHAPE_ACROSS:
    case SHAPE_BAR:
    case SHAPE_BEAM: /* large, and always as strong */
    case SHAPE_TABLE:
        return 1;
    case SHAPE_ROUNDED:
    case SHAPE_RING:
    case SHAPE_GLOW:
    case SHAPE_SHADOW:
    case SHAPE_POOL:
    case SHAPE_LINE:
    case SHAPE_ARC:
    case SHAPE_SIGN:
        break;
    }
    float alpha = (float)shape->a.a / 255;
    bool is_small = shape->w + 2 * shape->margin <= SMALL_SIDE && shape->h + 2 * shape->margin <= SMALL_SIDE;
    shape->a.a = 255;
    if (!gfx->is_software || !is_small || alpha >= 1) {
        return alpha;
    }
    shape->a.a = (uint8_t)lroundf(ceilf(alpha * ALPHAS) / ALPHAS * 255);
    return 1;
}

static void draw_whole(Gfx *gfx, Shape shape, int x, int y) {
    float alpha = settle_alpha(gfx, &shape);
    CacheEntry *entry = shape_texture(gfx, &shape);
    if (entry != NULL) {
        gfx_set_alpha(gfx, entry->texture, alpha);
        gfx_copy(gfx, entry->texture, (SDL_Rect){0, 0, entry->w, entry->h}, x - shape.margin, y - shape.margin);
    }
}

/* Where a texture of some length has its first end, its middle and its last end when drawn longer. */
typedef struct Slices {
    int corner, middle, length; /* middle 0: not cut */
} Slices;

/* The software renderer blends a texture without an alpha channel four times as fast as a fill. */
static void fill_with_tiles(Gfx *gfx, SDL_Rect rect, Color color) {
    struct FillKey {
        char tag;
        Uint8 r, g, b;
    } key = {'f', color.r, color.g, color.b};
    CacheEntry *entry = cache_find(gfx->cache, &key, sizeof key);
    if (entry == NULL) {
        SDL_Texture *texture =
            SDL_CreateTexture(gfx->renderer, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STATIC, FILL_WIDE, FILL_HIGH);
        static uint32_t pixels[FILL_WIDE * FILL_HIGH];
        for (int i = 0; i < FILL_WIDE * FILL_HIGH; i++) {
            pixels[i] = (uint32_t)color.r << 16 | (uint32_t)color.g << 8 | color.b;
        }
        if (texture == NULL) {
            gfx_complain(SDL_GetError(), "texture");
            return;
        }
        SDL_UpdateTexture(texture, NULL, pixels, FILL_WIDE * (int)sizeof *pixels);
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
        strokes_new_content(gfx, texture);
        entry = cache_add_texture(gfx->cache, &key, sizeof key, texture, FILL_WIDE, FILL_HIGH);
    }
    gfx_set_alpha(gfx, entry->texture, (float)color.a / 255);
    for (int y = 0; y < rect.h; y += FILL_HIGH) {
        for (int x = 0; x < rect.w; x += FILL_WIDE) {
            SDL_Rect part = {0, 0, SDL_min(FILL_WIDE, rect.w - x), SDL_min(FILL_HIGH, rect.h - y)};
            gfx_copy(gfx, entry->texture, part, rect.x + x, rect.y + y);
        }
    }
}

static void fill_rect(Gfx *gfx, SDL_Rect rect, Color color) {
    const GfxState *state = gfx_state(gfx);
    Uint8 a = color_alpha(color, state->alpha).a;
    if (gfx->is_software && a < 255 && rect.w * rect.h >= LARGE_FILL) {
        fill_with_tiles(gfx, rect, color);
        return;
    }
    Stroke *stroke = stroke_begin(gfx);
    stroke->to = (SDL_FRect){(float)rect.x + roundf(state->offset.x), (float)rect.y + roundf(state->offset.y),
                             (float)rect.w, (float)rect.h};
    stroke->is_whole = true;
    stroke->blend = a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND;
    stroke->color = (SDL_Color){color.r, color.g, color.b, a};
    stroke_end(gfx, stroke);
}

/* The next piece along one axis after pos: its start in the texture and its size. */
static int piece(const Slices *slices, int length, int pos, int *from) {
    if (slices->middle == 0) {
        *from = pos;
        return length - pos;
    }
    int last = length - slices->corner;
    if (pos < slices->corner) {
        *from = pos;
        return slices->corner - pos;
    }
    if (pos >= last) {
        *from = slices->length - (length - pos);
        return length - pos;
    }
    *from = slices->corner;
    return last - pos < slices->middle ? last - pos : slices->middle;
}

static bool is_middle(const Slices *slices, int length, int pos) {
    return slices->middle > 0 && pos >= slices->corner && pos < length - slices->corner;
}

/* Draws the pieces in the middle of both axes, or all others. */
static void draw_slices(Gfx *gfx, const CacheEntry *entry, SDL_Rect to, Slices across, Slices down, bool middle) {
    for (int y = 0, h; y < to.h; y += h) {
        int from_y;
        h = piece(&down, to.h, y, &from_y);
        bool is_row = is_middle(&down, to.h, y);
        for (int x = 0, w; x < to.w; x += w) {
            int from_x;
            w = piece(&across, to.w, x, &from_x);
            if ((is_row && is_middle(&across, to.w, x)) == middle) {
                gfx_copy(gfx, entry->texture, (SDL_Rect){from_x, from_y, w, h}, to.x + x, to.y + y);
            }
        }
    }
}

static Slices slices_for(int32_t *length, int margin, int corner) {
    int whole = *length + 2 * margin;
    if (whole <= 2 * corner + TILE) {
        return (Slices){.length = whole};
    }
    *length = 2 * corner + TILE - 2 * margin;
    return (Slices){.corner = corner, .middle = TILE, .length = 2 * corner + TILE};
}

static void draw_middle(Gfx *gfx, const CacheEntry *entry, SDL_Rect to, Slices across, Slices down, Middle middle) {
    if (middle == MIDDLE_TILES) {
        draw_slices(gfx, entry, to, across, down, true);
    } else if (middle == MIDDLE_OPAQUE) {
        bool opaque = gfx_state(gfx)->alpha >= 1;
        SDL_SetTextureBlendMode(entry->texture, opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        draw_slices(gfx, entry, to, across, down, true);
        SDL_SetTextureBlendMode(entry->texture, SDL_BLENDMODE_BLEND);
    }
}

/* shape holds the size it is to have; inner is how far from its outline it stops changing. A shape that is not cut
 * down its height is one piece there between its margins. */
static void draw_sliced(Gfx *gfx, Shape shape, int x, int y, float inner, bool cut_down, Middle middle) {
    SDL_Rect to = {x - shape.margin, y - shape.margin, shape.w + 2 * shape.margin, shape.h + 2 * shape.margin};
    if (!gfx_is_visible(gfx, (Rect){(float)to.x, (float)to.y, (float)to.w, (float)to.h})) {
        return;
    }
    int corner = shape.margin + (int)ceilf(inner) + 2;
    Slices across = slices_for(&shape.w, shape.margin, corner);
    Slices down = {.corner = shape.margin, .middle = shape.h, .length = to.h};
    if (cut_down) {
        down = slices_for(&shape.h, shape.margin, corner);
    }
    float alpha = settle_alpha(gfx, &shape);
    CacheEntry *entry = shape_texture(gfx, &shape);
    if (entry == NULL) {
        return;
    }
    gfx_set_alpha(gfx, entry->texture, alpha);
    draw_slices(gfx, entry, to, across, down, false);
    draw_middle(gfx, entry, to, across, down, middle);
    if (middle == MIDDLE_FILL && across.middle > 0 && down.middle > 0) {
        SDL_Rect rest = {to.x + corner, to.y + corner, to.w - 2 * corner, to.h - 2 * corner};
        fill_rect(gfx, rest, color_alpha(shape.a, alpha));
    }
}

static Shape shape_for(ShapeKind kind, Rect snapped, float radius) {
    float most = fminf(snapped.w, snapped.h) / 2;
    return (Shape){.kind = (int32_t)kind,
                   .w = (int32_t)snapped.w,
                   .h = (int32_t)snapped.h,
                   .radius = roundf(fminf(radius, most) * 2) / 2};
}

void paint_panel(Gfx *gfx, Rect where, const PanelStyle *style) {
    where = rect_snapped(where);
    if (where.w < 2 || where.h < 2) {
        return;
    }
    Shape shape = shape_for(SHAPE_PANEL, where, gfx_px(gfx, style->radius));
    shape.a = style->top;
    shape.b = style->bottom;
    shape.c = style->edge_top;
    shape.d = style->edge_bottom;
    shape.e = style->shadow;
    shape.shine = style->shine;
    shape.width = style->edge > 0 ? fmaxf(roundf(gfx_px(gfx, style->edge) * 4) / 4, 1) : 0;
    if (style->shadow.a > 0) {
        shape.spread = fmaxf(roundf(gfx_px(gfx, style->shadow_size)), 1);
        shape.drop = roundf(gfx_px(gfx, style->shadow_drop));
        shape.margin = (int32_t)(shape.spread + fabsf(shape.drop));
    }
    float inner = fmaxf(shape.radius, shape.width * 2);
    bool opaque = style->top.a == 255 && style->bottom.a == 255;
    draw_sliced(gfx, shape, (int)where.x, (int)where.y, inner, false, opaque ? MIDDLE_OPAQUE : MIDDLE_TILES);
}

void paint_fill(Gfx *gfx, Rect where, Color color) {
    where = rect_snapped(where);
    if (color.a > 0 && gfx_is_visible(gfx, where)) {
        SDL_Rect rect = {(int)where.x, (int)where.y, (int)where.w, (int)where.h};
        fill_rect(gfx, rect, color);
    }
}

void paint_rounded(Gfx *gfx, Rect where, float radius, Color color) {
    where = rect_snapped(where);
    Shape shape = shape_for(SHAPE_ROUNDED, where, gfx_px(gfx, radius));
    shape.a = color;
    draw_sliced(gfx, shape, (int)where.x, (int)where.y, shape.radius, true, MIDDLE_FILL);
}

void paint_ring(Gfx *gfx, Rect where, float radius, float width, Color color) {
    where = rect_snapped(where);
    Shape shape = shape_for(SHAPE_RING, where, gfx_px(gfx, radius));
    shape.width = fmaxf(roundf(gfx_px(gfx, width) * 4) / 4, 1);
    shape.a = color;
    draw_sliced(gfx, shape, (int)where.x, (int)where.y, fmaxf(shape.radius, shape.width), true, MIDDLE_EMPTY);
}

/* The square of whole pixels round a circle, the same size wherever the middle lies. */
static Rect square_round(Point middle, float radius) {
    float side = ceilf(radius * 2) + 2;
    return (Rect){roundf(middle.x - side / 2), roundf(middle.y - side / 2), side, side};
}

static void paint_circular(Gfx *gfx, Point middle, float radius, float width, Color color) {
    radius = roundf(radius * 4) / 4;
    Rect square = square_round(middle, radius);
    if (radius <= 0 || !gfx_is_visible(gfx, square)) {
        return;
    }
    Shape shape = shape_for(SHAPE_ARC, square, radius);
    shape.radius = radius;
    shape.width = roundf(width * 4) / 4;
    shape.x1 = 1;
    shape.a = color;
    draw_whole(gfx, shape, (int)square.x, (int)square.y);
}

void paint_disc(Gfx *gfx, Point middle, float radius_pixels, Color color) {
    paint_circular(gfx, middle, radius_pixels, radius_pixels, color);
}

void paint_circle(Gfx *gfx, Point middle, float radius_pixels, float width, Color color) {
    paint_circular(gfx, middle, radius_pixels, fmaxf(gfx_px(gfx, width), 1), color);
}

void paint_arc(Gfx *gfx, Point middle, float radius_pixels, float width, float from, float to, Color color) {
    float radius = roundf(radius_pixels * 4) / 4;
    Rect square = square_round(middle, radius);
    if (to <= from || radius <= 0 || !gfx_is_visible(gfx, square)) {
        return;
    }
    Shape shape = shape_for(SHAPE_ARC, square, radius);
    shape.radius = radius;
    shape.width = roundf(gfx_px(gfx, width) * 4) / 4;
    float start = from - floorf(from);
    shape.x0 = roundf(start * 1440) / 1440;
    shape.x1 = roundf((start + fminf(to - from, 1)) * 1440) / 1440;
    shape.a = color;
    draw_whole(gfx, shape, (int)square.x, (int)square.y);
}

static float eighths(float value) {
    return roundf(value * 8) / 8;
}

void paint_line(Gfx *gfx, Point from, Point to, float width, Color color) {
    float reach = fmaxf(gfx_px(gfx, width), 1) / 2 + 1;
    float left = floorf(fminf(from.x, to.x) - reach), top = floorf(fminf(from.y, to.y) - reach);
    Rect box = {left, top, ceilf(fmaxf(from.x, to.x) + reach) - left, ceilf(fmaxf(from.y, to.y) + reach) - top};
    if (color.a == 0 || !gfx_is_visible(gfx, box)) {
        return;
    }
    Shape shape = shape_for(SHAPE_LINE, box, 0);
    shape.width = fmaxf(gfx_px(gfx, width), 1);
    shape.x0 = eighths(from.x - left);
    shape.y0 = eighths(from.y - top);
    shape.x1 = eighths(to.x - left);
    shape.y1 = eighths(to.y - top);
    shape.a = color;
    draw_whole(gfx, shape, (int)left, (int)top);
}

void paint_beam(Gfx *gfx, Point from, Point to, float width_from, float width_to, float left_over, Color color) {
    float reach = fmaxf(width_from, width_to) / 2 + 1;
    float left = floorf(fminf(from.x, to.x) - reach), top = floorf(fminf(from.y, to.y) - reach);
    Rect box = {left, top, ceilf(fmaxf(from.x, to.x) + reach) - left, ceilf(fmaxf(from.y, to.y) + reach) - top};
    if (color.a == 0 || !gfx_is_visible(gfx, box) || hypotf(to.x - from.x, to.y - from.y) < 1) {
        return;
    }
    Shape shape = shape_for(SHAPE_BEAM, box, 0);
    shape.width = fmaxf(width_from, 1);
    shape.spread = fmaxf(width_to, 1);
    shape.shine = left_over;
    shape.x0 = eighths(from.x - left);
    shape.y0 = eighths(from.y - top);
    shape.x1 = eighths(to.x - left);
    shape.y1 = eighths(to.y - top);
    shape.a = color;
    draw_whole(gfx, shape, (int)left, (int)top);
}

/* A strip of the gradient, repeated over the whole width or height. */
static void paint_strips(Gfx *gfx, Rect where, ShapeKind kind, Color from, Color to) {
    where = rect_snapped(where);
    if (!gfx_is_visible(gfx, where)) {
        return;
    }
    bool across = kind == SHAPE_ACROSS;
    int step_x = across ? (int)where.w : TILE, step_y = across ? TILE : (int)where.h;
    Shape shape = {.kind = (int32_t)kind, .w = step_x, .h = step_y, .a = from, .b = to};
    CacheEntry *entry = shape_texture(gfx, &shape);
    if (entry == NULL) {
        return;
    }
    gfx_set_alpha(gfx, entry->texture, 1);
    gfx_push_clip(gfx, where);
    for (int y = 0; y < (int)where.h; y += step_y) {
        for (int x = 0; x < (int)where.w; x += step_x) {
            gfx_copy(gfx, entry->texture, (SDL_Rect){0, 0, step_x, step_y}, (int)where.x + x, (int)where.y + y);
        }
    }
    gfx_pop_clip(gfx);
}

void paint_gradient(Gfx *gfx, Rect where, Color top, Color bottom) {
    paint_strips(gfx, where, SHAPE_GRADIENT, top, bottom);
}

void paint_gradient_across(Gfx *gfx, Rect where, Color left, Color right) {
    paint_strips(gfx, where, SHAPE_ACROSS, left, right);
}

void paint_glow(Gfx *gfx, Rect where, float radius, float spread, Color color) {
    where = rect_snapped(where);
    Shape shape = shape_for(SHAPE_GLOW, where, gfx_px(gfx, radius));
    shape.spread = fmaxf(roundf(gfx_px(gfx, spread)), 1);
    shape.margin = (int32_t)shape.spread;
    shape.a = color;
    draw_sliced(gfx, shape, (int)where.x, (int)where.y, shape.radius, true, MIDDLE_FILL);
}

void paint_shadow(Gfx *gfx, Rect where, float radius, float spread, float drop) {
    where = rect_snapped(rect_moved(where, 0, gfx_px(gfx, drop)));
    Shape shape = shape_for(SHAPE_SHADOW, where, gfx_px(gfx, radius));
    shape.spread = fmaxf(roundf(gfx_px(gfx, spread)), 1);
    shape.margin = (int32_t)shape.spread;
    shape.a = color_alpha(color_rgb(THEME_SHADOW), .5f);
    draw_sliced(gfx, shape, (int)where.x, (int)where.y, fmaxf(shape.radius, shape.spread), true, MIDDLE_FILL);
}

void paint_pool(Gfx *gfx, Point middle, float radius_x, float radius_y, Color color) {
    Rect where = rect_snapped(rect_around(middle, radius_x * 2, radius_y * 2));
    if (!gfx_is_visible(gfx, where)) {
        return;
    }
    Shape shape = shape_for(SHAPE_POOL, where, 0);
    shape.a = color;
    draw_whole(gfx, shape, (int)where.x, (int)where.y);
}

void paint_bar(Gfx *gfx, Rect where, float value, Color from, Color to) {
    where = rect_snapped(where);
    float radius = where.h / 2 / fmaxf(gfx->unit, .01f);
    paint_rounded(gfx, where, radius, color_alpha(color_rgb(THEME_WELL), .7f));
    paint_ring(gfx, where, radius, 1, color_alpha(color_rgb(THEME_PANEL_LINE), .55f));
    value = fminf(fmaxf(value, 0), 1);
    if (value <= 0 || !gfx_is_visible(gfx, where)) {
        return;
    }
    Rect filled = {where.x, where.y, fmaxf(roundf(where.w * value), fminf(where.h, where.w)), where.h};
    paint_glow(gfx, filled, radius, 6, color_alpha(color_mix(from, to, value), .22f));
    Shape shape = shape_for(SHAPE_BAR, filled, where.h / 2);
    shape.a = from;
    shape.b = to;
    shape.x1 = where.w;
    draw_whole(gfx, shape, (int)filled.x, (int)filled.y);
}

void paint_focus(Gfx *gfx, Rect where, float radius) {
    where = rect_snapped(where);
    Shape shape = shape_for(SHAPE_FOCUS, where, gfx_px(gfx, radius));
    shape.drop = fmaxf(roundf(gfx_px(gfx, FOCUS_GAP)), 1);
    shape.width = fmaxf(roundf(gfx_px(gfx, FOCUS_WIDTH)), 2);
    shape.spread = roundf(gfx_px(gfx, 10)) + 2;
    shape.margin = (int32_t)(shape.drop + shape.width + shape.spread);
    shape.a = color_rgb(THEME_FOCUS);
    shape.b = color_rgb(THEME_FOCUS_GAP);
    draw_sliced(gfx, shape, (int)where.x, (int)where.y, shape.radius + 1, true, MIDDLE_EMPTY);
}

static void paint_whole_table(Gfx *gfx, bool is_lit) {
    if (!gfx_is_visible(gfx, gfx->screen)) {
        return;
    }
    Shape shape = {.kind = SHAPE_TABLE, .w = (int32_t)gfx->screen.w, .h = (int32_t)gfx->screen.h, .sign = is_lit};
    CacheEntry *entry = shape_texture(gfx, &shape);
    if (entry != NULL) {
        bool opaque = gfx_state(gfx)->alpha >= 1;
        SDL_SetTextureBlendMode(entry->texture, opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        draw_whole(gfx, shape, 0, 0);
    }
}

void paint_table(Gfx *gfx) {
    paint_whole_table(gfx, false);
}

void paint_lit_table(Gfx *gfx) {
    paint_whole_table(gfx, true);
}

void paint_sign(Gfx *gfx, Sign sign, Rect where, Color color) {
    Rect square = rect_snapped(rect_fit(where, 1));
    if (!gfx_is_visible(gfx, square)) {
        return;
    }
    Shape shape = shape_for(SHAPE_SIGN, square, 0);
    shape.sign = (int32_t)sign;
    shape.a = color;
    draw_whole(gfx, shape, (int)square.x, (int)square.y);
}
