/* What the drawing files share and nobody else sees. */
#ifndef GFX_GFX_INSIDE_H
#define GFX_GFX_INSIDE_H

#include "gfx/cache.h"
#include "gfx/fade.h"
#include "gfx/gfx.h"
#include "gfx/spare.h"

#include <SDL.h>

typedef struct Fonts Fonts;
typedef struct Pictures Pictures;
typedef struct Strokes Strokes;
struct Layer;

/* What pushes and pops change. */
typedef struct GfxState {
    Rect clip; /* output pixels, before they are turned */
    Point offset;
    float alpha;
    bool is_turned; /* by half a turn: what lies at p comes to turn - p */
    Point turn;
    float tilt; /* degrees, clockwise, about a point */
    Point tilted_about;
} GfxState;

enum { GFX_STATES = 48 };

struct Gfx {
    Video *video;
    Workers *workers;
    SDL_Renderer *renderer;
    float unit, text_scale;
    bool (*keeps_hyphens)(void);
    Rect screen;
    double now;
    bool dirty, is_software;
    unsigned long frames;
    unsigned losses; /* of all textures, so far */
    GfxState states[GFX_STATES];
    int state; /* index of the one in force */
    Cache *cache;
    Fonts *fonts;
    Pictures *pictures;
    Strokes *strokes;
    Fade fade;
    struct Layer *layers;   /* all there are */
    struct Layer *painting; /* the innermost one begun */
    size_t layer_bytes;
    Spares spares;
    SDL_Texture *faint;                                     /* see faint_draw() */
    void (*cut)(void *context, const char *text, Rect box); /* see text_watch_cuts() */
    void *cut_context;
    bool tells_all_text; /* not only what is cut: see text_watch() */
    void *scratch;       /* for text on its way to a font */
    size_t scratch_size;
};

static inline const GfxState *gfx_state(const Gfx *gfx) {
    return &gfx->states[gfx->state];
}

/* A state as if nothing had been pushed, until gfx_pop_state(). */
void gfx_push_neutral_state(Gfx *gfx);
void gfx_pop_state(Gfx *gfx);

/* Units to pixels, unrounded. */
static inline float gfx_px(const Gfx *gfx, float units) {
    return units * gfx->unit;
}

/* Whether anything within may be seen. */
bool gfx_is_visible(const Gfx *gfx, Rect where);

/* A texture of ARGB8888 pixels, blended, not resampled; NULL (and said) if it cannot be made. */
SDL_Texture *gfx_texture(Gfx *gfx, const uint32_t *pixels, int w, int h);

/* Copies a part of a texture to a place, moved and faded by the state, on whole pixels. */
void gfx_copy(Gfx *gfx, SDL_Texture *texture, SDL_Rect part, int x, int y);
void gfx_set_alpha(Gfx *gfx, SDL_Texture *texture, float alpha); /* times the state's */

/* Whoever watches is told of a text in its box, or only if it was cut: text_watch.c. */
void text_tell(const Gfx *gfx, const char *text, Rect box, bool is_cut);

/* Says something once on standard error. */
void gfx_complain(const char *what, const char *name);

Fonts *fonts_new(Gfx *gfx, const char **error);
void fonts_free(Fonts *fonts);
void fonts_forget(Fonts *fonts); /* sizes have changed */

Pictures *pictures_new(Gfx *gfx);
void pictures_free(Pictures *pictures);
void pictures_drop_queue(Pictures *pictures); /* sizes have changed */
bool pictures_waiting(const Pictures *pictures);
unsigned pictures_arrived(const Pictures *pictures); /* since the start */

void layers_follow(Gfx *gfx, bool lost); /* at a frame's beginning, or when targets are lost */
void layers_drop_textures(Gfx *gfx);
void layer_mark_unsharp(struct Layer *layer);

#endif
