#include "gfx/gfx_inside.h"

#include "base/memory.h"
#include "gfx/faint.h"
#include "gfx/strokes.h"
#include "gfx/window_icon.h"

#include <SDL_image.h>

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* Textures may take so much, without layers: measured, a stage needs a third of it at 1920x1080. */
static const float BUDGET_BASE = 40.0f * 1024 * 1024;
static const float BUDGET_PER_PIXEL = 43;

void gfx_complain(const char *what, const char *name) {
    enum { COMPLAINTS_MAX = 64, SENTENCE_BYTES = 256 };
    static char said[COMPLAINTS_MAX][SENTENCE_BYTES];
    static int count;
    char sentence[SENTENCE_BYTES];
    snprintf(sentence, sizeof sentence, "%s: %s", name, what);
    for (int i = 0; i < count; i++) {
        if (strcmp(said[i], sentence) == 0) {
            return;
        }
    }
    if (count < COMPLAINTS_MAX) { /* by then it is known that something is wrong */
        memcpy(said[count++], sentence, sizeof sentence);
        fprintf(stderr, "schott-world: %s: %s\n", name, what);
    }
}

static void read_size(Gfx *gfx) {
    VideoSize size = video_size(gfx->video);
    gfx->screen = (Rect){0, 0, (float)size.width, (float)size.height};
}

Gfx *gfx_new(Video *video, Workers *workers, const char **error) {
    Gfx *gfx = memory_new(sizeof *gfx);
    gfx->video = video;
    gfx->workers = workers;
    gfx->renderer = video_renderer(video);
    gfx->is_software = video_is_software(video);
    gfx->cache = cache_new();
    gfx->strokes = strokes_new();
    gfx->unit = gfx->text_scale = 1;
    gfx->dirty = true;
    read_size(gfx);
    gfx->states[0] = (GfxState){.clip = gfx->screen, .alpha = 1};
    window_icon_set(video_window(video));
    gfx->fonts = fonts_new(gfx, error);
    gfx->pictures = gfx->fonts != NULL ? pictures_new(gfx) : NULL;
    if (gfx->pictures == NULL) {
        gfx_free(gfx);
        return NULL;
    }
    return gfx;
}

void gfx_free(Gfx *gfx) {
    if (gfx == NULL) {
        return;
    }
    assert(gfx->layers == NULL);
    cache_free(gfx->cache);
    if (gfx->pictures != NULL) {
        pictures_free(gfx->pictures);
    }
    if (gfx->fonts != NULL) {
        fonts_free(gfx->fonts);
    }
    fade_drop(gfx);
    spares_drop(gfx);
    faint_drop(gfx);
    strokes_free(gfx->strokes);
    free(gfx->scratch);
    free(gfx);
}

void gfx_set_unit(Gfx *gfx, float pixels_per_unit) {
    if (gfx->unit < pixels_per_unit || gfx->unit > pixels_per_unit) {
        gfx->unit = pixels_per_unit;
        fonts_forget(gfx->fonts);
        pictures_drop_queue(gfx->pictures);
        gfx_invalidate(gfx);
    }
}

float gfx_unit(const Gfx *gfx) {
    return gfx->unit;
}

float gfx_text_scale(const Gfx *gfx) {
    return gfx->text_scale;
}

void gfx_set_text_scale(Gfx *gfx, float scale) {
    if (gfx->text_scale < scale || gfx->text_scale > scale) {
        gfx->text_scale = scale;
        fonts_forget(gfx->fonts);
        gfx_invalidate(gfx);
    }
}

void gfx_set_keeps_hyphens(Gfx *gfx, bool (*keeps_hyphens)(void)) {
    gfx->keeps_hyphens = keeps_hyphens;
}

/* Asked anew: layouts are made for it before the first frame of a new size. */
Rect gfx_screen(const Gfx *gfx) {
    VideoSize size = video_size(gfx->video);
    return (Rect){0, 0, (float)size.width, (float)size.height};
}

bool gfx_is_software(const Gfx *gfx) {
    return gfx->is_software;
}

void gfx_invalidate(Gfx *gfx) {
    gfx->dirty = true;
}

void gfx_redraw(Gfx *gfx) {
    strokes_forget(gfx);
    gfx_invalidate(gfx);
}

bool gfx_is_dirty(const Gfx *gfx) {
    return gfx->dirty;
}

void gfx_set_now(Gfx *gfx, double now_ms) {
    gfx->now = now_ms;
}

double gfx_now(const Gfx *gfx) {
    return gfx->now;
}

static GfxState *push(Gfx *gfx) {
    assert(gfx->state + 1 < GFX_STATES);
    gfx->state++;
    gfx->states[gfx->state] = gfx->states[gfx->state - 1];
    return &gfx->states[gfx->state];
}

void gfx_pop_state(Gfx *gfx) {
    assert(gfx->state > 0);
    gfx->state--;
}

void gfx_push_neutral_state(Gfx *gfx) {
    *push(gfx) = (GfxState){.clip = gfx->screen, .alpha = 1};
}

void gfx_push_clip(Gfx *gfx, Rect clip) {
    GfxState *state = push(gfx);
    clip = rect_snapped(rect_moved(clip, state->offset.x, state->offset.y));
    state->clip = rect_common(state->clip, clip);
}

void gfx_pop_clip(Gfx *gfx) {
    gfx_pop_state(gfx);
}

void gfx_push_alpha(Gfx *gfx, float alpha) {
    GfxState *state = push(gfx);
    state->alpha *= fminf(fmaxf(alpha, 0), 1);
}

void gfx_pop_alpha(Gfx *gfx) {
    gfx_pop_state(gfx);
}

void gfx_push_offset(Gfx *gfx, float dx, float dy) {
    GfxState *state = push(gfx);
    state->offset.x += dx;
    state->offset.y += dy;
}

void gfx_pop_offset(Gfx *gfx) {
    gfx_pop_state(gfx);
}

/* The rectangle's sides come to lie on pixels again where they lay on them. */
static Rect turned(Rect rect, Point turn) {
    return (Rect){turn.x - rect.x - rect.w, turn.y - rect.y - rect.h, rect.w, rect.h};
}

void gfx_push_turn(Gfx *gfx, Rect about) {
    GfxState *state = push(gfx);
    assert(!state->is_turned);
    about = rect_snapped(rect_moved(about, state->offset.x, state->offset.y));
    Point turn = {2 * about.x + about.w, 2 * about.y + about.h};
    state->clip = turned(state->clip, turn);
    state->is_turned = true;
    state->turn = turn;
}

void gfx_pop_turn(Gfx *gfx) {
    gfx_pop_state(gfx);
}

void gfx_push_tilt(Gfx *gfx, Point about, float degrees) {
    GfxState *state = push(gfx);
    state->tilt = degrees;
    state->tilted_about = (Point){about.x + state->offset.x, about.y + state->offset.y};
}

void gfx_pop_tilt(Gfx *gfx) {
    gfx_pop_state(gfx);
}

bool gfx_is_visible(const Gfx *gfx, Rect where) {
    const GfxState *state = gfx_state(gfx);
    if (state->alpha <= 0 || rect_is_empty(where) || gfx->cut != NULL) {
        return false;
    }
    return !rect_is_empty(rect_common(state->clip, rect_moved(where, state->offset.x, state->offset.y)));
}

SDL_Texture *gfx_texture(Gfx *gfx, const uint32_t *pixels, int w, int h) {
    int access = gfx->is_software ? SDL_TEXTUREACCESS_STREAMING : SDL_TEXTUREACCESS_STATIC; /* see faint_draw() */
    SDL_Texture *texture = SDL_CreateTexture(gfx->renderer, SDL_PIXELFORMAT_ARGB8888, access, w, h);
    if (texture == NULL) {
        gfx_complain(SDL_GetError(), "texture");
        return NULL;
    }
    SDL_UpdateTexture(texture, NULL, pixels, w * (int)sizeof *pixels);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest);
    strokes_new_content(gfx, texture);
    return texture;
}

void gfx_copy(Gfx *gfx, SDL_Texture *texture, SDL_Rect part, int x, int y) {
    const GfxState *state = gfx_state(gfx);
    Rect to = {(float)x + roundf(state->offset.x), (float)y + roundf(state->offset.y), (float)part.w, (float)part.h};
    if (!rect_is_empty(rect_common(state->clip, to))) {
        stroke_copy(gfx, texture, part, (SDL_FRect){to.x, to.y, to.w, to.h});
    }
}

void gfx_set_alpha(Gfx *gfx, SDL_Texture *texture, float alpha) {
    alpha *= gfx_state(gfx)->alpha;
    SDL_SetTextureAlphaMod(texture, (Uint8)lroundf(fminf(fmaxf(alpha, 0), 1) * 255));
}

void gfx_begin_frame(Gfx *gfx) {
    read_size(gfx);
    gfx->dirty = false;
    gfx->state = 0;
    gfx->states[0] = (GfxState){.clip = gfx->screen, .alpha = 1};
    fade_begin_frame(gfx);
    strokes_begin_frame(gfx);
    layers_follow(gfx, false);
}

/* Of what is as large as the window. */
static size_t large_bytes(const Gfx *gfx) {
    return gfx->layer_bytes + fade_bytes(gfx) + spares_bytes(gfx) + faint_bytes(gfx);
}

void gfx_end_frame(Gfx *gfx) {
    assert(gfx->state == 0 && gfx->painting == NULL);
    if (strokes_end_frame(gfx)) {
        SDL_RenderPresent(gfx->renderer);
        gfx->frames++;
    }
    spares_end_frame(gfx);
    float budget = BUDGET_BASE + BUDGET_PER_PIXEL * gfx->screen.w * gfx->screen.h - (float)large_bytes(gfx);
    cache_trim(gfx->cache, (size_t)fmaxf(budget, BUDGET_BASE));
}

void gfx_textures_lost(Gfx *gfx, bool targets_only) {
    layers_follow(gfx, true);
    fade_drop(gfx);
    spares_drop(gfx);
    if (!targets_only) {
        layers_drop_textures(gfx);
        cache_clear(gfx->cache);
        faint_drop(gfx);
        gfx->losses++;
    }
    gfx_redraw(gfx);
}

bool gfx_is_waiting(const Gfx *gfx) {
    return pictures_waiting(gfx->pictures);
}

bool gfx_save_png(Gfx *gfx, const char *path, const char **error) {
    strokes_draw(gfx);
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, (int)gfx->screen.w, (int)gfx->screen.h, 24, SDL_PIXELFORMAT_RGB24);
    bool saved =
        surface != NULL &&
        SDL_RenderReadPixels(gfx->renderer, NULL, surface->format->format, surface->pixels, surface->pitch) == 0 &&
        IMG_SavePNG(surface, path) == 0;
    if (!saved) {
        *error = SDL_GetError();
    }
    SDL_FreeSurface(surface);
    return saved;
}

float gfx_light(Gfx *gfx) {
    strokes_draw(gfx);
    int w = (int)gfx->screen.w, h = (int)gfx->screen.h;
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
    if (surface == NULL ||
        SDL_RenderReadPixels(gfx->renderer, NULL, surface->format->format, surface->pixels, surface->pitch) != 0) {
        SDL_FreeSurface(surface);
        return -1;
    }
    uint64_t sum = 0; /* in ten thousandths */
    for (int y = 0; y < h; y++) {
        const uint32_t *row = (const uint32_t *)((const uint8_t *)surface->pixels + (size_t)y * (size_t)surface->pitch);
        for (int x = 0; x < w; x++) {
            sum += 2126 * (row[x] >> 16 & 255) + 7152 * (row[x] >> 8 & 255) + 722 * (row[x] & 255);
        }
    }
    SDL_FreeSurface(surface);
    return (float)((double)sum / 10000 / ((double)w * h));
}

GfxCounts gfx_counts(const Gfx *gfx) {
    return (GfxCounts){.frames = gfx->frames, .texture_bytes = cache_texture_bytes(gfx->cache) + large_bytes(gfx)};
}
