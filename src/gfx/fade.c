#include "gfx/fade.h"

#include "gfx/gfx_inside.h"
#include "gfx/mix.h"
#include "gfx/strokes.h"

#include <math.h>

enum { STRIP_BYTES = 512 * 1024 }; /* stays in a processor's cache from being read to being shown */

static void drop(Gfx *gfx, SDL_Texture **texture) {
    spare_give(gfx, *texture);
    *texture = NULL;
}

static void drop_strip(Fade *fade) {
    if (fade->strip != NULL) {
        SDL_DestroyTexture(fade->strip);
    }
    fade->strip = NULL;
}

void fade_drop(Gfx *gfx) {
    drop_strip(&gfx->fade);
    gfx->fade.is_wanted = false;
    drop(gfx, &gfx->fade.frame);
    drop(gfx, &gfx->fade.kept);
}

size_t fade_bytes(const Gfx *gfx) {
    const Fade *fade = &gfx->fade;
    size_t pictures = (size_t)(fade->frame != NULL) + (size_t)(fade->kept != NULL);
    size_t lines = pictures * (size_t)fade->h + (fade->strip != NULL ? (size_t)fade->strip_h : 0);
    return lines * (size_t)fade->w * 4;
}

static SDL_Texture *new_picture(Gfx *gfx, int access) {
    SDL_Texture *picture = spare_take(gfx, access, gfx->fade.w, gfx->fade.h);
    if (picture == NULL) {
        gfx_complain(SDL_GetError(), "fade");
    }
    return picture;
}

/* --- keeping ------------------------------------------------------------------------------------------------------ */

/* The software renderer's window still holds what it shows. */
static SDL_Texture *read_window(Gfx *gfx) {
    SDL_Texture *picture = new_picture(gfx, SDL_TEXTUREACCESS_STREAMING);
    void *pixels;
    int pitch;
    if (picture == NULL || SDL_LockTexture(picture, NULL, &pixels, &pitch) != 0) {
        drop(gfx, &picture);
        return NULL;
    }
    SDL_SetRenderTarget(gfx->renderer, NULL);
    bool is_read = SDL_RenderReadPixels(gfx->renderer, NULL, SDL_PIXELFORMAT_RGB888, pixels, pitch) == 0;
    SDL_UnlockTexture(picture);
    if (!is_read) {
        drop(gfx, &picture);
    }
    return picture;
}

static bool is_size_of_window(const Gfx *gfx) {
    VideoSize size = video_size(gfx->video);
    return size.width == gfx->fade.w && size.height == gfx->fade.h;
}

void gfx_keep_picture(Gfx *gfx) {
    Fade *fade = &gfx->fade;
    if (gfx->frames == 0 || fade->is_disowned || !is_size_of_window(gfx) ||
        ((fade->kept != NULL || fade->is_wanted) && fade->shown == gfx->frames)) {
        return; /* nothing has been seen, or nothing since */
    }
    if (gfx->is_software) {
        fade->is_wanted = true;
    } else {
        drop(gfx, &fade->kept);
        fade->kept = fade->frame;
        fade->frame = NULL;
    }
    fade->left = 1;
    fade->shown = gfx->frames;
}

void gfx_disown_picture(Gfx *gfx) {
    gfx->fade.is_disowned = true;
}

void gfx_set_kept(Gfx *gfx, float left) {
    gfx->fade.left = fminf(fmaxf(left, 0), 1);
    if (left <= 0) {
        gfx->fade.is_wanted = false;
        drop(gfx, &gfx->fade.kept);
    }
}

/* --- a frame ------------------------------------------------------------------------------------------------------ */

void fade_begin_frame(Gfx *gfx) {
    Fade *fade = &gfx->fade;
    int w = (int)gfx->screen.w, h = (int)gfx->screen.h;
    if (fade->w != w || fade->h != h) {
        fade_drop(gfx);
        fade->w = w;
        fade->h = h;
    }
    if (fade->is_wanted) {
        SDL_Texture *seen = strokes_are_there(gfx) ? read_window(gfx) : NULL;
        drop(gfx, &fade->kept);
        fade->kept = seen;
        fade->is_wanted = false;
    }
}

static void copy(Gfx *gfx, SDL_Texture *picture, float alpha) {
    SDL_SetTextureBlendMode(picture, alpha < 1 ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
    SDL_SetTextureAlphaMod(picture, (Uint8)lroundf(alpha * 255));
    SDL_RenderSetClipRect(gfx->renderer, NULL);
    SDL_RenderCopy(gfx->renderer, picture, NULL, NULL);
}

static void copy_to_window(Gfx *gfx) {
    SDL_SetRenderTarget(gfx->renderer, NULL);
    copy(gfx, gfx->fade.frame, 1);
}

static bool make_strip(Gfx *gfx) {
    Fade *fade = &gfx->fade;
    if (fade->strip == NULL) {
        fade->strip_h = SDL_clamp(STRIP_BYTES / (fade->w * 4), 1, fade->h);
        fade->strip = SDL_CreateTexture(gfx->renderer, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STREAMING, fade->w,
                                        fade->strip_h);
    }
    return fade->strip != NULL;
}

/* What is kept was written into its texture, which is memory to the software renderer: it is there when it is locked.
 */
static bool mix_strip(Gfx *gfx, const SDL_Rect *part) {
    Fade *fade = &gfx->fade;
    void *frame, *kept;
    int pitch, its_pitch;
    if (SDL_LockTexture(fade->strip, NULL, &frame, &pitch) != 0) {
        return false;
    }
    bool is_read = SDL_RenderReadPixels(gfx->renderer, part, SDL_PIXELFORMAT_RGB888, frame, pitch) == 0 &&
                   SDL_LockTexture(fade->kept, part, &kept, &its_pitch) == 0;
    for (int y = 0; is_read && y < part->h; y++) {
        mix_bytes((uint8_t *)frame + (size_t)y * (size_t)pitch, (uint8_t *)kept + (size_t)y * (size_t)its_pitch,
                  (size_t)part->w * 4, fade->left);
    }
    if (is_read) {
        SDL_UnlockTexture(fade->kept);
    }
    SDL_UnlockTexture(fade->strip);
    return is_read;
}

/* Strip by strip, so that each pixel is fetched once and written once. */
static void mix_to_window(Gfx *gfx) {
    Fade *fade = &gfx->fade;
    bool is_mixed = make_strip(gfx);
    for (int y = 0; is_mixed && y < fade->h; y += fade->strip_h) {
        SDL_Rect part = {0, y, fade->w, SDL_min(fade->strip_h, fade->h - y)}, whole = {0, 0, part.w, part.h};
        SDL_SetRenderTarget(gfx->renderer, fade->frame);
        is_mixed = mix_strip(gfx, &part);
        SDL_SetRenderTarget(gfx->renderer, NULL);
        SDL_RenderSetClipRect(gfx->renderer, NULL);
        SDL_RenderCopy(gfx->renderer, fade->strip, &whole, &part);
        SDL_RenderFlush(gfx->renderer); /* before the next one is written there */
    }
    if (!is_mixed) {
        copy_to_window(gfx);
    }
}

bool fade_direct(Gfx *gfx) {
    Fade *fade = &gfx->fade;
    bool is_apart = fade->kept != NULL || !gfx->is_software, is_empty = false;
    if (is_apart && fade->frame == NULL) {
        fade->frame = new_picture(gfx, SDL_TEXTUREACCESS_TARGET);
        is_empty = true;
    } else if (!is_apart && fade->frame != NULL) {
        copy_to_window(gfx);
        drop(gfx, &fade->frame);
        drop_strip(fade);
    }
    SDL_SetRenderTarget(gfx->renderer, fade->frame);
    return is_empty;
}

/* What a graphics card has mixed is kept with the frame, should another picture come before this one has. */
bool fade_show(Gfx *gfx) {
    Fade *fade = &gfx->fade;
    fade->is_disowned = false;
    if (fade->frame == NULL) {
        return false;
    }
    if (gfx->is_software && fade->kept != NULL) {
        mix_to_window(gfx);
        return true;
    }
    if (fade->kept != NULL) {
        copy(gfx, fade->kept, fade->left);
    }
    copy_to_window(gfx);
    return true;
}
