#include "gfx/fade.h"

#include "gfx/gfx_inside.h"
#include "gfx/strokes.h"

#include <math.h>

static void drop(Gfx *gfx, SDL_Texture **texture) {
    spare_give(gfx, *texture);
    *texture = NULL;
}

void fade_drop(Gfx *gfx) {
    gfx->fade.is_wanted = false;
    drop(gfx, &gfx->fade.frame);
    drop(gfx, &gfx->fade.kept);
}

size_t fade_bytes(const Gfx *gfx) {
    const Fade *fade = &gfx->fade;
    size_t pictures = (size_t)(fade->frame != NULL) + (size_t)(fade->kept != NULL);
    return pictures * (size_t)fade->w * (size_t)fade->h * 4;
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

bool fade_direct(Gfx *gfx) {
    Fade *fade = &gfx->fade;
    bool is_apart = fade->kept != NULL || !gfx->is_software, is_empty = false;
    if (is_apart && fade->frame == NULL) {
        fade->frame = new_picture(gfx, SDL_TEXTUREACCESS_TARGET);
        is_empty = true;
    } else if (!is_apart && fade->frame != NULL) {
        copy_to_window(gfx);
        drop(gfx, &fade->frame);
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
    if (gfx->is_software) {
        copy_to_window(gfx);
    }
    if (fade->kept != NULL) {
        copy(gfx, fade->kept, fade->left);
    }
    if (!gfx->is_software) {
        copy_to_window(gfx);
    }
    return true;
}
