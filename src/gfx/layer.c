#include "gfx/layer.h"

#include "base/memory.h"
#include "gfx/gfx_inside.h"
#include "gfx/strokes.h"

#include <math.h>
#include <stdlib.h>

/* While pictures are still coming in, what they lie on is not painted again for each of them. */
static const double REPAINT_MS = 250, REPAINT_SHARE = 10;

struct Layer {
    Gfx *gfx;
    Layer *next;
    Layer *below; /* what was being painted when it was begun */
    int owners;
    SDL_Texture *texture;
    int w, h;
    bool is_good;
    bool is_unsharp;  /* painted while pictures were missing */
    unsigned arrived; /* pictures there when it was painted */
    double painted_at;
    double took; /* ms, to paint it */
    uint64_t began;
};

Layer *layer_new(Gfx *gfx) {
    Layer *layer = memory_new(sizeof *layer);
    layer->gfx = gfx;
    layer->owners = 1;
    layer->next = gfx->layers;
    gfx->layers = layer;
    return layer;
}

static size_t bytes_of(const Layer *layer) {
    return layer->texture != NULL ? (size_t)layer->w * (size_t)layer->h * 4 : 0;
}

static void drop_texture(Layer *layer) {
    layer->gfx->layer_bytes -= bytes_of(layer);
    if (layer->texture != NULL) {
        SDL_DestroyTexture(layer->texture);
    }
    layer->texture = NULL;
    layer->is_good = false;
}

/* The scene that comes needs a texture like that of the scene that goes. */
static void spare_texture(Layer *layer) {
    layer->gfx->layer_bytes -= bytes_of(layer);
    spare_give(layer->gfx, layer->texture);
    layer->texture = NULL;
}

Layer *layer_share(Layer *layer) {
    layer->owners++;
    return layer;
}

void layer_free(Layer *layer) {
    if (layer == NULL || --layer->owners > 0) {
        return;
    }
    spare_texture(layer);
    Layer **link = &layer->gfx->layers;
    while (*link != layer) {
        link = &(*link)->next;
    }
    *link = layer->next;
    free(layer);
}

void layer_invalidate(Layer *layer) {
    layer->is_good = false;
    gfx_invalidate(layer->gfx);
}

void layers_follow(Gfx *gfx, bool lost) {
    unsigned arrived = pictures_arrived(gfx->pictures);
    bool all_here = !pictures_waiting(gfx->pictures);
    for (Layer *layer = gfx->layers; layer != NULL; layer = layer->next) {
        bool has_news = layer->is_unsharp && arrived != layer->arrived;
        bool waited = all_here || fabs(gfx->now - layer->painted_at) >= fmax(REPAINT_MS, REPAINT_SHARE * layer->took);
        if (lost || (has_news && waited)) {
            layer->is_good = false;
        }
    }
}

void layers_drop_textures(Gfx *gfx) {
    for (Layer *layer = gfx->layers; layer != NULL; layer = layer->next) {
        drop_texture(layer);
    }
}

void layer_mark_unsharp(Layer *layer) {
    for (; layer != NULL; layer = layer->below) {
        layer->is_unsharp = true;
    }
}

static void make_texture(Layer *layer) {
    Gfx *gfx = layer->gfx;
    int w = (int)gfx->screen.w, h = (int)gfx->screen.h;
    if (layer->texture != NULL && layer->w == w && layer->h == h) {
        return;
    }
    drop_texture(layer);
    layer->texture = spare_take(gfx, SDL_TEXTUREACCESS_TARGET, w, h);
    layer->w = w;
    layer->h = h;
    if (layer->texture != NULL) {
        gfx->layer_bytes += bytes_of(layer);
        SDL_SetTextureScaleMode(layer->texture, SDL_ScaleModeNearest);
    } else {
        gfx_complain(SDL_GetError(), "layer");
    }
}

static void direct(Layer *layer) {
    Gfx *gfx = layer->gfx;
    layer->began = SDL_GetPerformanceCounter();
    layer->below = gfx->painting;
    gfx->painting = layer;
    SDL_SetRenderTarget(gfx->renderer, layer->texture);
    strokes_new_content(gfx, layer->texture);
    gfx_push_neutral_state(gfx);
}

bool layer_begin(Layer *layer) {
    Gfx *gfx = layer->gfx;
    bool fits = layer->w == (int)gfx->screen.w && layer->h == (int)gfx->screen.h;
    if (layer->is_good && fits) {
        return false;
    }
    make_texture(layer);
    if (layer->texture == NULL) {
        return false;
    }
    layer->is_good = true;
    layer->is_unsharp = false;
    layer->arrived = pictures_arrived(gfx->pictures);
    layer->painted_at = gfx->now;
    layer->took = 0;
    direct(layer);
    SDL_SetRenderDrawColor(gfx->renderer, 0, 0, 0, 255);
    SDL_RenderClear(gfx->renderer); /* whatever the clip */
    return true;
}

void layer_draw_on(Layer *layer) {
    direct(layer);
}

void layer_end(Layer *layer) {
    Gfx *gfx = layer->gfx;
    gfx->painting = layer->below;
    layer->below = NULL;
    SDL_SetRenderTarget(gfx->renderer, gfx->painting != NULL ? gfx->painting->texture : gfx->fade.frame);
    layer->took +=
        1000.0 * (double)(SDL_GetPerformanceCounter() - layer->began) / (double)SDL_GetPerformanceFrequency();
    gfx_pop_state(gfx);
}

void layer_draw(Layer *layer, float alpha) {
    Gfx *gfx = layer->gfx;
    if (layer->texture == NULL) {
        return;
    }
    SDL_SetTextureScaleMode(layer->texture, SDL_ScaleModeNearest);
    bool opaque =
        lroundf(alpha * gfx_state(gfx)->alpha * 255) >= 255; /* blended all the same, it is ten times as dear */
    SDL_SetTextureBlendMode(layer->texture, opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    gfx_set_alpha(gfx, layer->texture, alpha);
    gfx_copy(gfx, layer->texture, (SDL_Rect){0, 0, layer->w, layer->h}, 0, 0);
    if (layer->is_unsharp && gfx->painting != NULL) {
        layer_mark_unsharp(gfx->painting);
    }
}

void layer_draw_part(Layer *layer, Rect part, Rect where) {
    Gfx *gfx = layer->gfx;
    if (layer->texture == NULL) {
        return;
    }
    const GfxState *state = gfx_state(gfx);
    part = rect_common(rect_snapped(part), (Rect){0, 0, (float)layer->w, (float)layer->h});
    where = rect_snapped(rect_moved(where, state->offset.x, state->offset.y));
    SDL_SetTextureBlendMode(layer->texture, SDL_BLENDMODE_NONE);
    SDL_SetTextureAlphaMod(layer->texture, 255);
    SDL_SetTextureScaleMode(layer->texture, SDL_ScaleModeLinear);
    stroke_copy(gfx, layer->texture, (SDL_Rect){(int)part.x, (int)part.y, (int)part.w, (int)part.h},
                (SDL_FRect){where.x, where.y, where.w, where.h});
}
