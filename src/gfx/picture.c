/* A picture is a file: what its head says is read once. It is drawn in the size wanted, or else in the nearest there is
 * while that one is made. */
#include "gfx/picture_inside.h"

#include "base/memory.h"
#include "gfx/paint.h"
#include "gfx/strokes.h"
#include "platform/paths.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SIDE_MAX = 4096,             /* pixels; what is drawn larger is stretched */
    OUTDATED = 3 * SIDE_MAX + 1, /* more than any size costs */
};

Pictures *pictures_new(Gfx *gfx) {
    Pictures *pictures = memory_new(sizeof *pictures);
    pictures->gfx = gfx;
    return pictures;
}

void pictures_free(Pictures *pictures) {
    pictures_leave_jobs(pictures);
    for (int i = 0; i < SLOTS; i++) {
        while (pictures->slots[i] != NULL) {
            Picture *picture = pictures->slots[i];
            pictures->slots[i] = picture->next;
            free(picture->drawn);
            free(picture);
        }
    }
    free(pictures);
}

/* --- what a file says of itself ----------------------------------------------------------------------------------- */

/* The value of an attribute in the tag's text, which ends with a zero byte. */
static const char *attribute(const char *tag, const char *name) {
    size_t length = strlen(name);
    for (const char *at = strstr(tag, name); at != NULL; at = strstr(at + 1, name)) {
        bool starts = at > tag && strchr(" \t\r\n", at[-1]) != NULL;
        if (starts && at[length] == '=' && (at[length + 1] == '"' || at[length + 1] == '\'')) {
            return at + length + 2;
        }
    }
    return NULL;
}

static int numbers(const char *text, float *out, int count) {
    int found = 0;
    while (text != NULL && found < count) {
        char *end;
        text += strspn(text, " ,\t\r\n");
        out[found] = (float)SDL_strtod(text, &end);
        if (end == text) {
            break;
        }
        text = end;
        found++;
    }
    return found;
}

/* Reads what the root element says; tag holds it up to its '>'. */
static bool read_root(Picture *picture, const char *tag) {
    float view[4], size[2], origin[2];
    bool has_view = numbers(attribute(tag, "viewBox"), view, 4) == 4;
    bool has_size =
        numbers(attribute(tag, "width"), &size[0], 1) == 1 && numbers(attribute(tag, "height"), &size[1], 1) == 1;
    if (!has_view && !has_size) {
        return false;
    }
    picture->view = has_view ? (Rect){view[0], view[1], view[2], view[3]} : (Rect){0, 0, size[0], size[1]};
    if (rect_is_empty(picture->view)) {
        return false;
    }
    picture->aspect = picture->view.w / picture->view.h;
    if (numbers(attribute(tag, "data-origin"), origin, 2) == 2) {
        picture->origin =
            (Point){(origin[0] - picture->view.x) / picture->view.w, (origin[1] - picture->view.y) / picture->view.h};
    }
    return true;
}

bool picture_asset_name(char *out, size_t size, const char *name) {
    int length = snprintf(out, size, "art/%s.svg", name);
    return length > 0 && (size_t)length < size;
}

/* Cuts the SVG off behind its root's tag. */
static void learn(Picture *picture, char *svg) {
    picture->is_known = true;
    picture->aspect = 1;
    picture->origin = (Point){.5f, .5f};
    char *root = svg != NULL ? strstr(svg, "<svg") : NULL;
    char *end = root != NULL ? strchr(root, '>') : NULL;
    if (end != NULL) {
        *end = '\0';
    }
    picture->is_missing = end == NULL || !read_root(picture, root);
    if (picture->is_missing) {
        gfx_complain("picture is missing or broken", picture->name);
    }
}

static void learn_from_file(Picture *picture) {
    char path[NAME_MAX_BYTES + 16];
    size_t size = 0;
    char *svg = picture_asset_name(path, sizeof path, picture->name) ? asset_read(path, &size) : NULL;
    learn(picture, svg);
    free(svg);
}

/* Adds it where there is none of that name: then nothing is known of it. */
static Picture *find_or_add(Pictures *pictures, const char *name) {
    uint32_t hash = 2166136261u;
    for (const char *p = name; *p != '\0'; p++) {
        hash = (hash ^ (unsigned char)*p) * 16777619u;
    }
    Picture **slot = &pictures->slots[hash % SLOTS];
    for (Picture *picture = *slot; picture != NULL; picture = picture->next) {
        if (strcmp(picture->name, name) == 0) {
            return picture;
        }
    }
    Picture *picture = memory_new(sizeof *picture);
    snprintf(picture->name, sizeof picture->name, "%s", name);
    picture->next = *slot;
    *slot = picture;
    return picture;
}

static Picture *picture_find(Pictures *pictures, const char *name) {
    Picture *picture = find_or_add(pictures, name);
    if (!picture->is_known) {
        learn_from_file(picture);
    }
    return picture;
}

void picture_define(Gfx *gfx, const char *name, const char *svg) {
    Picture *picture = find_or_add(gfx->pictures, name);
    if (picture->drawn != NULL && strcmp(picture->drawn, svg) == 0) {
        return;
    }
    char *head = memory_copy(svg);
    learn(picture, head);
    free(head);
    free(picture->drawn);
    picture->drawn = memory_copy(svg);
    picture->version++;
    picture_drop_requests(gfx->pictures, picture);
    gfx_invalidate(gfx);
}

/* --- sizes -------------------------------------------------------------------------------------------------------- */

static int32_t side_of(float pixels) {
    return (int32_t)fminf(fmaxf(roundf(pixels), 1), SIDE_MAX);
}

static int32_t steps_of(float share) {
    return (int32_t)lroundf(share * PART_STEPS);
}

static SizeKey size_key(Picture *picture, Rect part, float w, float h) {
    return (SizeKey){.picture = picture,
                     .tag = 'p',
                     .w = side_of(w),
                     .h = side_of(h),
                     .version = picture->version,
                     .part = {steps_of(part.x), steps_of(part.y), steps_of(part.w), steps_of(part.h)}};
}

static bool holds(const SizeKey *outer, const SizeKey *inner) {
    return outer->part[0] <= inner->part[0] && outer->part[1] <= inner->part[1] &&
           outer->part[0] + outer->part[2] >= inner->part[0] + inner->part[2] &&
           outer->part[1] + outer->part[3] >= inner->part[1] + inner->part[3];
}

/* Pixels of the whole picture across, at this size. */
static float fineness(const SizeKey *key) {
    return (float)key->w * PART_STEPS / (float)(key->part[2] > 0 ? key->part[2] : 1);
}

/* The size nearest to what is wanted that shows all of it; a larger one is better than a smaller one, and any is better
 * than one of what the picture showed before. */
static Size *nearest(const Picture *picture, const SizeKey *wanted) {
    Size *best = NULL;
    float least = 0;
    for (Size *size = picture->sizes; size != NULL; size = size->next) {
        float ratio = fineness(&size->key) / fineness(wanted);
        float cost = ratio < 1 ? 3 * (1 / ratio - 1) : ratio - 1;
        cost += size->key.version == wanted->version ? 0 : OUTDATED;
        if (holds(&size->key, wanted) && (best == NULL || cost < least)) {
            best = size;
            least = cost;
        }
    }
    return best;
}

/* Where the wanted part lies in the texture of a size, which has a border of one pixel. */
static SDL_Rect part_in(const Size *size, const SizeKey *wanted) {
    const int32_t *outer = size->key.part, *inner = wanted->part;
    int w = size->entry->w - 2, h = size->entry->h - 2;
    float sx = (float)w / (float)outer[2], sy = (float)h / (float)outer[3];
    SDL_Rect part = {(int)lroundf((float)(inner[0] - outer[0]) * sx), (int)lroundf((float)(inner[1] - outer[1]) * sy),
                     (int)lroundf((float)inner[2] * sx), (int)lroundf((float)inner[3] * sy)};
    part.w = SDL_clamp(part.w, 1, w - part.x);
    part.h = SDL_clamp(part.h, 1, h - part.y);
    part.x++;
    part.y++;
    return part;
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

/* Takes the border in, and the place it is shown in with it. */
static void take_border(SDL_Rect *part, Rect *where) {
    float dx = where->w / (float)part->w, dy = where->h / (float)part->h;
    *part = (SDL_Rect){part->x - 1, part->y - 1, part->w + 2, part->h + 2};
    *where = (Rect){where->x - dx, where->y - dy, where->w + 2 * dx, where->h + 2 * dy};
}

static Rect squeezed(Rect where, float squeeze) {
    float w = where.w * (1 - fminf(fmaxf(squeeze, 0), 1));
    return (Rect){where.x + (where.w - w) / 2, where.y, w, where.h};
}

/* A picture keeps its shape when it is made, so that it may be a pixel larger or smaller than was asked for. To stretch
 * it by that would be slow, would soften it, and it could not be drawn in pieces. */
static Rect as_it_came(Rect where, SDL_Rect part) {
    float dw = (float)part.w - where.w, dh = (float)part.h - where.h;
    bool is_near = fabsf(dw) <= 1 && fabsf(dh) <= 1;
    return is_near ? (Rect){where.x, where.y, (float)part.w, (float)part.h} : where;
}

static void copy_picture(Gfx *gfx, const Size *size, const SizeKey *wanted, Rect where, const PictureLook *look) {
    SDL_Texture *texture = size->entry->texture;
    SDL_Rect part = part_in(size, wanted);
    const GfxState *state = gfx_state(gfx);
    Color tint = look->tint.a > 0 ? look->tint : color_rgb(0xffffff);
    gfx_set_alpha(gfx, texture, 1 - look->transparency);
    SDL_SetTextureColorMod(texture, tint.r, tint.g, tint.b);
    SDL_SetTextureBlendMode(texture, look->adds ? SDL_BLENDMODE_ADD : SDL_BLENDMODE_BLEND);
    where = squeezed(rect_moved(where, state->offset.x, state->offset.y), look->squeeze);
    bool turns = look->angle < 0 || look->angle > 0, tilts = state->tilt < 0 || state->tilt > 0;
    if (!look->moving && !turns && !tilts) {
        where = as_it_came(rect_snapped(where), part);
    }
    if (where.w < .5f) {
        return;
    }
    Point pivot = {look->has_pivot ? look->pivot.x * where.w : where.w / 2,
                   look->has_pivot ? look->pivot.y * where.h : where.h / 2};
    Rect bordered = where;
    if (turns || tilts || look->moving) {
        take_border(&part, &bordered);
    }
    SDL_FRect to = {bordered.x, bordered.y, bordered.w, bordered.h};
    if (!turns && !look->mirrored) {
        stroke_copy(gfx, texture, part, to);
        return;
    }
    Stroke *stroke = stroke_begin(gfx);
    stroke->texture = texture;
    stroke->part = part;
    stroke->to = to;
    stroke->angle = look->angle;
    stroke->pivot = (SDL_FPoint){pivot.x + where.x - bordered.x, pivot.y + where.y - bordered.y};
    stroke->flip = look->mirrored ? SDL_FLIP_HORIZONTAL : SDL_FLIP_NONE;
    stroke_end(gfx, stroke);
}

static void draw_missing(Gfx *gfx, Rect where) {
    PanelStyle style = panel_well();
    paint_panel(gfx, where, &style);
}

bool picture_draw_part(Gfx *gfx, const char *name, Rect part, Rect where, const PictureLook *look) {
    static const PictureLook PLAIN = {0};
    look = look != NULL ? look : &PLAIN;
    if (rect_is_empty(where) || rect_is_empty(part)) {
        return true;
    }
    Pictures *pictures = gfx->pictures;
    Picture *picture = picture_find(pictures, name);
    if (picture->is_missing) {
        draw_missing(gfx, where);
        return false;
    }
    float fine = look->coarse ? .5f : 1;
    SizeKey key = size_key(picture, part, where.w * fine, where.h * fine);
    CacheEntry *exact = look->moving ? NULL : cache_find(gfx->cache, &key, sizeof key);
    Size sharp = {.key = key, .entry = exact};
    const Size *size = exact != NULL ? &sharp : nearest(picture, &key);
    if (exact == NULL && (!look->moving || size == NULL || size->key.version != key.version)) {
        picture_request(pictures, &key);
        layer_mark_unsharp(gfx->painting);
    }
    float reach = fmaxf(where.w, where.h);
    bool turns = look->angle < 0 || look->angle > 0;
    if (size != NULL && gfx_is_visible(gfx, turns ? rect_inset(where, -reach) : where)) {
        cache_use(gfx->cache, size->entry);
        copy_picture(gfx, size, &key, where, look);
    }
    return exact != NULL || (look->moving && size != NULL);
}

bool picture_draw(Gfx *gfx, const char *name, Rect where, const PictureLook *look) {
    return picture_draw_part(gfx, name, (Rect){0, 0, 1, 1}, where, look);
}

void picture_want(Gfx *gfx, const char *name, float width, float height) {
    picture_want_part(gfx, name, (Rect){0, 0, 1, 1}, width, height);
}

void picture_want_part(Gfx *gfx, const char *name, Rect part, float width, float height) {
    Picture *picture = picture_find(gfx->pictures, name);
    SizeKey key = size_key(picture, part, width, height);
    if (!picture->is_missing && cache_find(gfx->cache, &key, sizeof key) == NULL) {
        picture_request(gfx->pictures, &key);
    }
}

float picture_aspect(Gfx *gfx, const char *name) {
    return picture_find(gfx->pictures, name)->aspect;
}

Point picture_origin(Gfx *gfx, const char *name) {
    return picture_find(gfx->pictures, name)->origin;
}
