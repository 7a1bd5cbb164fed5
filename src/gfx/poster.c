#include "gfx/poster.h"

#include "base/memory.h"
#include "gfx/gfx_inside.h"
#include "platform/paths.h"

#include <SDL_image.h>

#include <stdlib.h>

enum {
    SIDE_MOST = 1600, /* pixels: as much as is ever shown of it */
    BYTES_MOST = 64 << 20,
    PIXELS_MOST = 64 << 20,
};

struct Poster {
    Gfx *gfx;
    SDL_Surface *surface;
    SDL_Texture *texture; /* of the size it was shown in last */
    int w, h;
    unsigned losses; /* of textures, when it was made */
};

/* By halves first: a picture made much smaller in one go loses its lines. */
static SDL_Surface *scaled(SDL_Surface *from, int w, int h) {
    SDL_Surface *now = from;
    while (now != NULL && (now->w >= 2 * w || now->h >= 2 * h)) {
        SDL_Surface *half = SDL_CreateRGBSurfaceWithFormat(0, SDL_max(now->w / 2, w), SDL_max(now->h / 2, h), 32,
                                                           SDL_PIXELFORMAT_ARGB8888);
        SDL_SetSurfaceBlendMode(now, SDL_BLENDMODE_NONE);
        if (half != NULL) {
            SDL_SoftStretchLinear(now, NULL, half, NULL);
        }
        if (now != from) {
            SDL_FreeSurface(now);
        }
        now = half;
    }
    SDL_Surface *to = now != NULL ? SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888) : NULL;
    if (to != NULL) {
        SDL_SoftStretchLinear(now, NULL, to, NULL);
    }
    if (now != from) {
        SDL_FreeSurface(now);
    }
    return to;
}

/* A PNG's first chunk says how large it is. A few bytes can be a picture that no machine has room for. */
static bool is_small_enough(const char *bytes, size_t size) {
    enum { WIDTH_AT = 16, HEADER = 24 };
    if (size < HEADER) {
        return false;
    }
    uint64_t side[2] = {0};
    for (int i = 0; i < 8; i++) {
        side[i / 4] = side[i / 4] << 8 | (unsigned char)bytes[WIDTH_AT + i];
    }
    return side[0] <= PIXELS_MOST && side[1] <= PIXELS_MOST && side[0] * side[1] <= PIXELS_MOST;
}

static SDL_Surface *decode(SDL_RWops *file, const char *bytes, size_t size) {
    if (IMG_isSVG(file)) {
        return IMG_LoadSizedSVG_RW(file, SIDE_MOST, 0);
    }
    return IMG_isPNG(file) && is_small_enough(bytes, size) ? IMG_LoadPNG_RW(file) : NULL;
}

/* An SVG is as large as is wanted; of what has pixels too many only fewer are kept. */
static SDL_Surface *load(const char *path) {
    size_t size;
    char *bytes = path_read(path, BYTES_MOST, &size);
    SDL_RWops *file = bytes != NULL ? SDL_RWFromConstMem(bytes, (int)size) : NULL;
    if (file == NULL) {
        free(bytes);
        return NULL;
    }
    SDL_Surface *loaded = decode(file, bytes, size);
    SDL_RWclose(file);
    free(bytes);
    if (loaded == NULL || loaded->w < 1 || loaded->h < 1) {
        SDL_FreeSurface(loaded);
        return NULL;
    }
    SDL_Surface *plain = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(loaded);
    int longer = plain != NULL ? SDL_max(plain->w, plain->h) : 0;
    if (longer <= SIDE_MOST) {
        return plain;
    }
    SDL_Surface *smaller =
        scaled(plain, SDL_max(plain->w * SIDE_MOST / longer, 1), SDL_max(plain->h * SIDE_MOST / longer, 1));
    SDL_FreeSurface(plain);
    return smaller;
}

Poster *poster_open(Gfx *gfx, const char *path) {
    if (path[0] == '\0') {
        return NULL;
    }
    SDL_Surface *surface = load(path);
    if (surface == NULL) {
        gfx_complain("picture cannot be read", path);
        return NULL;
    }
    Poster *poster = memory_new(sizeof *poster);
    poster->gfx = gfx;
    poster->surface = surface;
    return poster;
}

void poster_close(Poster *poster) {
    if (poster == NULL) {
        return;
    }
    if (poster->texture != NULL) {
        SDL_DestroyTexture(poster->texture);
    }
    SDL_FreeSurface(poster->surface);
    free(poster);
}

float poster_aspect(const Poster *poster) {
    return (float)poster->surface->w / (float)poster->surface->h;
}

static void make_texture(Poster *poster, int w, int h) {
    Gfx *gfx = poster->gfx;
    if (poster->texture != NULL && poster->w == w && poster->h == h && poster->losses == gfx->losses) {
        return;
    }
    if (poster->texture != NULL) {
        SDL_DestroyTexture(poster->texture);
    }
    SDL_Surface *surface = scaled(poster->surface, w, h);
    poster->texture = surface != NULL ? gfx_texture(gfx, surface->pixels, w, h) : NULL;
    poster->w = w;
    poster->h = h;
    poster->losses = gfx->losses;
    SDL_FreeSurface(surface);
}

void poster_draw(Poster *poster, Rect where) {
    Rect place = rect_snapped(where);
    if (place.w < 1 || place.h < 1 || !gfx_is_visible(poster->gfx, place)) {
        return;
    }
    make_texture(poster, (int)place.w, (int)place.h);
    if (poster->texture != NULL) {
        gfx_set_alpha(poster->gfx, poster->texture, 1);
        gfx_copy(poster->gfx, poster->texture, (SDL_Rect){0, 0, poster->w, poster->h}, (int)place.x, (int)place.y);
    }
}
