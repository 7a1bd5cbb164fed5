#include "gfx/faint.h"

#include "gfx/mix.h"
#include "gfx/strokes.h"

enum { WIDE = 512, HIGH = 64 }; /* stays in a processor's cache from being made to being blended */

void faint_drop(Gfx *gfx) {
    if (gfx->faint != NULL) {
        SDL_DestroyTexture(gfx->faint);
    }
    gfx->faint = NULL;
}

size_t faint_bytes(const Gfx *gfx) {
    return gfx->faint != NULL ? (size_t)WIDE * HIGH * 4 : 0;
}

static bool make(Gfx *gfx) {
    if (gfx->faint == NULL) {
        gfx->faint =
            SDL_CreateTexture(gfx->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, WIDE, HIGH);
    }
    return gfx->faint != NULL;
}

static bool is_for_this(const Gfx *gfx, const Stroke *stroke) {
    SDL_Color color = stroke->color;
    int access = SDL_TEXTUREACCESS_STATIC;
    return gfx->is_software && stroke->texture != NULL && stroke->is_whole && stroke->blend != SDL_BLENDMODE_NONE &&
           color.a < 255 && (color.r & color.g & color.b) == 255 && stroke->flip == SDL_FLIP_NONE &&
           SDL_QueryTexture(stroke->texture, NULL, &access, NULL, NULL) == 0 && access == SDL_TEXTUREACCESS_STREAMING;
}

/* A texture is memory to the software renderer: what was written there is there when it is locked. */
static bool copy(Gfx *gfx, const Stroke *stroke, SDL_Rect from, SDL_Rect to) {
    void *pixels, *fainter;
    int pitch, its_pitch;
    SDL_Rect whole = {0, 0, from.w, from.h};
    if (SDL_LockTexture(stroke->texture, &from, &pixels, &pitch) != 0) {
        return false;
    }
    bool is_there = SDL_LockTexture(gfx->faint, &whole, &fainter, &its_pitch) == 0;
    for (int y = 0; is_there && y < from.h; y++) {
        mix_fainter((uint32_t *)fainter + (ptrdiff_t)y * its_pitch / 4,
                    (const uint32_t *)pixels + (ptrdiff_t)y * pitch / 4, (size_t)from.w, stroke->color.a);
    }
    SDL_UnlockTexture(stroke->texture);
    if (is_there) {
        SDL_UnlockTexture(gfx->faint);
        SDL_SetTextureBlendMode(gfx->faint, stroke->blend);
        SDL_RenderCopy(gfx->renderer, gfx->faint, &whole, &to);
        SDL_RenderFlush(gfx->renderer); /* before the next one is made there */
    }
    return is_there;
}

bool faint_draw(Gfx *gfx, const Stroke *stroke, const SDL_Rect *clip) {
    if (!is_for_this(gfx, stroke) || !make(gfx)) {
        return false;
    }
    SDL_Rect all = {(int)stroke->to.x, (int)stroke->to.y, (int)stroke->to.w, (int)stroke->to.h}, seen;
    if (!SDL_IntersectRect(&all, clip, &seen)) {
        return true;
    }
    bool is_drawn = true;
    for (int y = 0; y < seen.h && is_drawn; y += HIGH) {
        for (int x = 0; x < seen.w && is_drawn; x += WIDE) {
            SDL_Rect to = {seen.x + x, seen.y + y, SDL_min(WIDE, seen.w - x), SDL_min(HIGH, seen.h - y)};
            is_drawn = copy(gfx, stroke,
                            (SDL_Rect){stroke->part.x + to.x - all.x, stroke->part.y + to.y - all.y, to.w, to.h}, to);
        }
    }
    return is_drawn;
}
