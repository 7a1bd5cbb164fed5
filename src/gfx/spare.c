#include "gfx/spare.h"

#include "gfx/gfx_inside.h"

static const double KEPT_MS = 5000;

static Uint32 format_of(const Gfx *gfx) {
    return gfx->is_software ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888;
}

static void remove_at(Spares *spares, int index) {
    for (int i = index + 1; i < spares->count; i++) {
        spares->texture[i - 1] = spares->texture[i];
    }
    spares->count--;
}

static void drop_oldest(Spares *spares) {
    SDL_DestroyTexture(spares->texture[0]);
    remove_at(spares, 0);
}

static bool fits(SDL_Texture *texture, int access, int w, int h) {
    int its_access = 0, its_w = 0, its_h = 0;
    return SDL_QueryTexture(texture, NULL, &its_access, &its_w, &its_h) == 0 && its_access == access && its_w == w &&
           its_h == h;
}

SDL_Texture *spare_take(Gfx *gfx, int access, int w, int h) {
    Spares *spares = &gfx->spares;
    for (int i = spares->count - 1; i >= 0; i--) {
        SDL_Texture *texture = spares->texture[i];
        if (fits(texture, access, w, h)) {
            remove_at(spares, i);
            SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest); /* as a new one has it */
            return texture;
        }
    }
    SDL_Texture *texture = SDL_CreateTexture(gfx->renderer, format_of(gfx), access, w, h);
    if (texture != NULL) {
        SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest);
    }
    return texture;
}

void spare_give(Gfx *gfx, SDL_Texture *texture) {
    Spares *spares = &gfx->spares;
    if (texture == NULL) {
        return;
    }
    if (spares->count == SPARES_MAX) {
        drop_oldest(spares);
    }
    spares->texture[spares->count++] = texture;
    spares->given_at = gfx->now;
}

void spares_drop(Gfx *gfx) {
    while (gfx->spares.count > 0) {
        drop_oldest(&gfx->spares);
    }
}

void spares_end_frame(Gfx *gfx) {
    if (gfx->now - gfx->spares.given_at > KEPT_MS) {
        spares_drop(gfx);
    }
}

size_t spares_bytes(const Gfx *gfx) {
    size_t bytes = 0;
    for (int i = 0; i < gfx->spares.count; i++) {
        int w = 0, h = 0;
        SDL_QueryTexture(gfx->spares.texture[i], NULL, NULL, &w, &h);
        bytes += (size_t)w * (size_t)h * 4;
    }
    return bytes;
}
