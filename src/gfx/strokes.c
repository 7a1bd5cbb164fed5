#include "gfx/strokes.h"

#include "base/memory.h"
#include "gfx/faint.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    AREAS_MAX = 12,
    LOOK_AHEAD = 200,   /* strokes skipped in search of one that is in both frames */
    WASTE_PERCENT = 15, /* so much more may be drawn where two areas become one */
};

typedef struct StrokeList {
    Stroke *stroke;
    int count, room;
} StrokeList;

struct Strokes {
    StrokeList now, before;
    Stroke single; /* of what is drawn at once */
    SDL_Rect area[AREAS_MAX];
    int areas;
    int w, h;
    bool is_forgotten, is_drawn, is_new;
    uintptr_t contents;
};

Strokes *strokes_new(void) {
    Strokes *strokes = memory_new(sizeof *strokes);
    strokes->is_forgotten = true;
    return strokes;
}

void strokes_free(Strokes *strokes) {
    if (strokes != NULL) {
        free(strokes->now.stroke);
        free(strokes->before.stroke);
        free(strokes);
    }
}

void strokes_new_content(Gfx *gfx, SDL_Texture *texture) {
    /* A number that is only compared, never followed. NOLINTNEXTLINE(performance-no-int-to-ptr) */
    SDL_SetTextureUserData(texture, (void *)++gfx->strokes->contents);
}

void strokes_forget(Gfx *gfx) {
    gfx->strokes->is_forgotten = true;
}

bool strokes_are_there(const Gfx *gfx) {
    return !gfx->strokes->is_forgotten;
}

/* --- drawing one -------------------------------------------------------------------------------------------------- */

static void set_look(SDL_Texture *texture, SDL_BlendMode blend, SDL_Color color) {
    SDL_SetTextureBlendMode(texture, blend);
    SDL_SetTextureColorMod(texture, color.r, color.g, color.b);
    SDL_SetTextureAlphaMod(texture, color.a);
}

static void get_look(SDL_Texture *texture, SDL_BlendMode *blend, SDL_Color *color) {
    SDL_GetTextureBlendMode(texture, blend);
    SDL_GetTextureColorMod(texture, &color->r, &color->g, &color->b);
    SDL_GetTextureAlphaMod(texture, &color->a);
}

static void draw(Gfx *gfx, const Stroke *stroke, const SDL_Rect *clip) {
    SDL_Renderer *renderer = gfx->renderer;
    SDL_RenderSetClipRect(renderer, clip);
    SDL_Color color = stroke->color;
    if (stroke->texture == NULL) {
        SDL_SetRenderDrawBlendMode(renderer, stroke->blend);
        SDL_SetRenderDrawColor(renderer, color.r, color.g, color.b, color.a);
        SDL_RenderFillRectF(renderer, &stroke->to);
        return;
    }
    if (color.a == 0 && stroke->blend != SDL_BLENDMODE_NONE) {
        return; /* nothing is seen of it */
    }
    if (faint_draw(gfx, stroke, clip)) {
        return;
    }
    set_look(stroke->texture, stroke->blend, stroke->color);
    bool turns = stroke->angle < 0 || stroke->angle > 0;
    if (turns || stroke->flip != SDL_FLIP_NONE) {
        SDL_RenderCopyExF(renderer, stroke->texture, &stroke->part, &stroke->to, (double)stroke->angle, &stroke->pivot,
                          (SDL_RendererFlip)stroke->flip);
    } else {
        SDL_RenderCopyF(renderer, stroke->texture, &stroke->part, &stroke->to);
    }
}

/* --- where a stroke is seen --------------------------------------------------------------------------------------- */

static SDL_Rect box_of(const Stroke *stroke) {
    SDL_FRect to = stroke->to;
    if (stroke->angle < 0 || stroke->angle > 0) {
        float across = fmaxf(stroke->pivot.x, to.w - stroke->pivot.x);
        float down = fmaxf(stroke->pivot.y, to.h - stroke->pivot.y), reach = hypotf(across, down);
        to = (SDL_FRect){to.x + stroke->pivot.x - reach, to.y + stroke->pivot.y - reach, 2 * reach, 2 * reach};
    }
    int edge = stroke->is_whole ? 0 : 2; /* what is resampled may reach a little further */
    int left = (int)floorf(to.x) - edge, top = (int)floorf(to.y) - edge;
    SDL_Rect box = {left, top, (int)ceilf(to.x + to.w) + edge - left, (int)ceilf(to.y + to.h) + edge - top};
    SDL_Rect seen = {0, 0, 0, 0};
    SDL_IntersectRect(&box, &stroke->clip, &seen);
    return seen;
}

static bool is_within(const SDL_Rect *inner, const SDL_Rect *outer) {
    return inner->x >= outer->x && inner->y >= outer->y && inner->x + inner->w <= outer->x + outer->w &&
           inner->y + inner->h <= outer->y + outer->h;
}

/* --- where the frames differ -------------------------------------------------------------------------------------- */

static int64_t area_of(const SDL_Rect *rect) {
    return (int64_t)rect->w * rect->h;
}

static int64_t waste_of(const SDL_Rect *a, const SDL_Rect *b) {
    SDL_Rect both;
    SDL_UnionRect(a, b, &both);
    return area_of(&both) - area_of(a) - area_of(b);
}

/* The areas never overlap: nothing is drawn twice. */
static void add_area(Strokes *strokes, SDL_Rect rect) {
    for (int i = 0; i < strokes->areas && !SDL_RectEmpty(&rect);) {
        SDL_Rect *area = &strokes->area[i];
        int64_t all = area_of(area) + area_of(&rect);
        bool is_full = strokes->areas == AREAS_MAX;
        if (SDL_HasIntersection(area, &rect) || waste_of(area, &rect) * 100 < all * WASTE_PERCENT || is_full) {
            SDL_UnionRect(area, &rect, &rect);
            *area = strokes->area[--strokes->areas];
            i = 0; /* it may reach others now */
        } else {
            i++;
        }
    }
    if (!SDL_RectEmpty(&rect)) {
        strokes->area[strokes->areas++] = rect;
    }
}

static void add_strokes(Strokes *strokes, const Stroke *stroke, int count) {
    for (int i = 0; i < count; i++) {
        add_area(strokes, box_of(&stroke[i]));
    }
}

/* Strokes begin as zeroed bytes, what lies between their members too. */
static bool is_same(const Stroke *a, const Stroke *b) {
    return memcmp(a, b, sizeof *a) == 0; /* NOLINT(bugprone-suspicious-memory-comparison) */
}

/* The fewest strokes to be left out of both, so that the next one is in both. */
static bool meet(const Stroke *now, int now_left, const Stroke *before, int before_left, int *skip_now,
                 int *skip_before) {
    for (int both = 1; both <= LOOK_AHEAD; both++) {
        for (int skip = SDL_max(both - before_left + 1, 0); skip <= both && skip < now_left; skip++) {
            if (is_same(&now[skip], &before[both - skip])) {
                *skip_now = skip;
                *skip_before = both - skip;
                return true;
            }
        }
    }
    return false;
}

/* A stroke that is in both frames, in the same order among such strokes, leaves its pixels as they were. */
static void compare(Strokes *strokes) {
    const Stroke *now = strokes->now.stroke, *before = strokes->before.stroke;
    int i = 0, j = 0, skip_now, skip_before;
    while (i < strokes->now.count && j < strokes->before.count) {
        if (is_same(&now[i], &before[j])) {
            i++;
            j++;
            continue;
        }
        if (!meet(&now[i], strokes->now.count - i, &before[j], strokes->before.count - j, &skip_now, &skip_before)) {
            break;
        }
        add_strokes(strokes, &now[i], skip_now);
        add_strokes(strokes, &before[j], skip_before);
        i += skip_now;
        j += skip_before;
    }
    if (i < strokes->now.count) { /* a frame without any has no list to point into */
        add_strokes(strokes, &now[i], strokes->now.count - i);
    }
    if (j < strokes->before.count) {
        add_strokes(strokes, &before[j], strokes->before.count - j);
    }
}

/* What is turned or stretched would not come out the same in pieces. */
static void take_in_what_is_not_whole(Strokes *strokes) {
    bool grows;
    do {
        grows = false;
        for (int i = 0; i < strokes->now.count; i++) {
            const Stroke *stroke = &strokes->now.stroke[i];
            if (stroke->is_whole) {
                continue;
            }
            SDL_Rect box = box_of(stroke);
            bool is_cut = false;
            for (int a = 0; a < strokes->areas; a++) {
                is_cut =
                    is_cut || (SDL_HasIntersection(&box, &strokes->area[a]) && !is_within(&box, &strokes->area[a]));
            }
            if (is_cut) {
                add_area(strokes, box);
                grows = true;
            }
        }
    } while (grows);
}

/* Textures look afterwards as they did: who draws with one next may rely on it. */
static void draw_again(Gfx *gfx, const Stroke *stroke, const SDL_Rect *clip) {
    SDL_BlendMode blend = SDL_BLENDMODE_NONE;
    SDL_Color color = {0};
    if (stroke->texture == NULL) {
        draw(gfx, stroke, clip);
        return;
    }
    get_look(stroke->texture, &blend, &color);
    draw(gfx, stroke, clip);
    set_look(stroke->texture, blend, color);
}

/* Nothing below it is seen in this area. A texture that is not blended is copied whatever it holds. */
static bool hides(const Stroke *stroke, const SDL_Rect *area) {
    SDL_Rect to = {(int)stroke->to.x, (int)stroke->to.y, (int)stroke->to.w, (int)stroke->to.h};
    return stroke->blend == SDL_BLENDMODE_NONE && stroke->is_whole && is_within(area, &to) &&
           is_within(area, &stroke->clip);
}

static int lowest_seen(const StrokeList *list, const SDL_Rect *area) {
    int first = list->count - 1;
    while (first > 0 && !hides(&list->stroke[first], area)) {
        first--;
    }
    return first > 0 ? first : 0;
}

static void draw_area(Gfx *gfx, const SDL_Rect *area) {
    const StrokeList *list = &gfx->strokes->now;
    for (int i = lowest_seen(list, area); i < list->count; i++) {
        SDL_Rect box = box_of(&list->stroke[i]), clip;
        if (SDL_HasIntersection(&box, area) && SDL_IntersectRect(&list->stroke[i].clip, area, &clip)) {
            draw_again(gfx, &list->stroke[i], &clip);
        }
    }
}

/* --- a frame ------------------------------------------------------------------------------------------------------ */

void strokes_begin_frame(Gfx *gfx) {
    Strokes *strokes = gfx->strokes;
    strokes->now.count = 0;
    strokes->is_drawn = false;
    if (!gfx->is_software) {
        fade_direct(gfx);
    }
}

static void draw_what_is_new(Gfx *gfx) {
    Strokes *strokes = gfx->strokes;
    int w = (int)gfx->screen.w, h = (int)gfx->screen.h;
    if (w != strokes->w || h != strokes->h) {
        strokes_forget(gfx);
        strokes->w = w;
        strokes->h = h;
    }
    bool was_apart = gfx->fade.frame != NULL;
    strokes->is_forgotten = fade_direct(gfx) || strokes->is_forgotten;
    strokes->is_new = strokes->is_new || was_apart;
    strokes->areas = 0;
    if (strokes->is_forgotten) {
        add_area(strokes, (SDL_Rect){0, 0, w, h});
    } else {
        compare(strokes);
        take_in_what_is_not_whole(strokes);
    }
    for (int i = 0; i < strokes->areas; i++) {
        draw_area(gfx, &strokes->area[i]);
    }
    strokes->is_new = strokes->is_new || strokes->areas > 0;
    strokes->is_forgotten = false;
}

void strokes_draw(Gfx *gfx) {
    Strokes *strokes = gfx->strokes;
    if (strokes->is_drawn) {
        return;
    }
    strokes->is_drawn = true;
    if (gfx->is_software) {
        draw_what_is_new(gfx);
    }
    strokes->is_new = fade_show(gfx) || strokes->is_new;
}

bool strokes_end_frame(Gfx *gfx) {
    Strokes *strokes = gfx->strokes;
    strokes_draw(gfx);
    StrokeList before = strokes->before;
    strokes->before = strokes->now;
    strokes->now = before;
    bool is_new = strokes->is_new || !gfx->is_software;
    strokes->is_new = false;
    return is_new;
}

static Stroke *make_room(StrokeList *list) {
    if (list->count == list->room) {
        list->room = list->room > 0 ? 2 * list->room : 512;
        list->stroke = memory_resize(list->stroke, (size_t)list->room * sizeof *list->stroke);
    }
    return &list->stroke[list->count];
}

static bool is_kept(const Gfx *gfx) {
    return gfx->is_software && gfx->painting == NULL;
}

Stroke *stroke_begin(Gfx *gfx) {
    Stroke *stroke = is_kept(gfx) ? make_room(&gfx->strokes->now) : &gfx->strokes->single;
    Rect clip = gfx_state(gfx)->clip;
    memset(stroke, 0, sizeof *stroke);
    stroke->clip = (SDL_Rect){(int)clip.x, (int)clip.y, (int)clip.w, (int)clip.h};
    return stroke;
}

/* Half a turn is to be flipped both ways about the middle; a further turn about the pivot stays what it is. */
static void turn(Stroke *stroke, Point about) {
    SDL_FRect *to = &stroke->to;
    to->x = about.x - to->x - to->w;
    to->y = about.y - to->y - to->h;
    stroke->pivot = (SDL_FPoint){to->w - stroke->pivot.x, to->h - stroke->pivot.y};
    stroke->flip ^= SDL_FLIP_HORIZONTAL | SDL_FLIP_VERTICAL;
    SDL_Rect *clip = &stroke->clip;
    clip->x = (int)about.x - clip->x - clip->w;
    clip->y = (int)about.y - clip->y - clip->h;
}

static bool is_tilted(const GfxState *state) {
    return state->tilt < 0 || state->tilt > 0;
}

/* What it turns about by itself goes where the tilt takes it. */
static void tilt(Stroke *stroke, const GfxState *state) {
    SDL_FRect *to = &stroke->to;
    bool turns = stroke->angle < 0 || stroke->angle > 0;
    SDL_FPoint pivot = turns ? stroke->pivot : (SDL_FPoint){to->w / 2, to->h / 2};
    float angle = state->tilt * 3.14159265f / 180, c = cosf(angle), s = sinf(angle);
    float x = to->x + pivot.x - state->tilted_about.x, y = to->y + pivot.y - state->tilted_about.y;
    to->x = state->tilted_about.x + x * c - y * s - pivot.x;
    to->y = state->tilted_about.y + x * s + y * c - pivot.y;
    stroke->pivot = pivot;
    stroke->angle += state->tilt;
    stroke->is_whole = 0;
    SDL_SetTextureScaleMode(stroke->texture, SDL_ScaleModeLinear); /* text is not, as it usually lies straight */
}

void stroke_end(Gfx *gfx, Stroke *stroke) {
    SDL_Texture *texture = stroke->texture;
    if (texture != NULL && is_tilted(gfx_state(gfx))) {
        tilt(stroke, gfx_state(gfx));
    }
    if (gfx_state(gfx)->is_turned) {
        turn(stroke, gfx_state(gfx)->turn);
    }
    if (texture != NULL) {
        stroke->content = SDL_GetTextureUserData(texture);
        get_look(texture, &stroke->blend, &stroke->color);
    }
    if (!is_kept(gfx)) {
        draw(gfx, stroke, &stroke->clip);
    } else if (!SDL_RectEmpty(&stroke->clip)) {
        gfx->strokes->now.count++;
    }
}

static bool is_at(float x, float wanted) {
    return x >= wanted && x <= wanted;
}

void stroke_copy(Gfx *gfx, SDL_Texture *texture, SDL_Rect part, SDL_FRect to) {
    Stroke *stroke = stroke_begin(gfx);
    stroke->texture = texture;
    stroke->part = part;
    stroke->to = to;
    bool is_on_pixels = is_at(to.x, floorf(to.x)) && is_at(to.y, floorf(to.y));
    stroke->is_whole = is_on_pixels && is_at(to.w, (float)part.w) && is_at(to.h, (float)part.h);
    stroke_end(gfx, stroke);
}
