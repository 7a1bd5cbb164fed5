/* What a frame is drawn with, stroke by stroke: copies of textures and fills.
 *
 * A graphics card draws each at once. The software renderer draws into a picture that lasts until the next frame, and
 * every pixel costs it time: it records the strokes of a frame, compares them with those of the frame before and draws
 * only where the two differ. Layers are always drawn at once. */
#ifndef GFX_STROKES_H
#define GFX_STROKES_H

#include "gfx/gfx_inside.h"

typedef struct Stroke {
    SDL_Texture *texture; /* NULL: a fill */
    void *content;        /* what the texture shows: see strokes_new_content() */
    SDL_Rect part;
    SDL_FRect to;
    SDL_Rect clip;
    SDL_FPoint pivot;
    float angle;
    int32_t flip;     /* SDL_RendererFlip */
    int32_t is_whole; /* on whole pixels, neither turned nor stretched: may be drawn in pieces */
    SDL_BlendMode blend;
    SDL_Color color; /* of a fill; of a texture what it is multiplied with */
} Stroke;

Strokes *strokes_new(void);
void strokes_free(Strokes *strokes);

/* A stroke of zeroed bytes with the clip in force, to be filled in and handed to stroke_end() before the next one. */
Stroke *stroke_begin(Gfx *gfx);
void stroke_end(Gfx *gfx, Stroke *stroke);

/* A copy as the texture's own blend mode, colour and alpha say. */
void stroke_copy(Gfx *gfx, SDL_Texture *texture, SDL_Rect part, SDL_FRect to);

/* The texture shows something it has never shown. */
void strokes_new_content(Gfx *gfx, SDL_Texture *texture);

/* Nothing of the last frame is there any more. */
void strokes_forget(Gfx *gfx);

/* The window still holds what was drawn. */
bool strokes_are_there(const Gfx *gfx);

void strokes_begin_frame(Gfx *gfx);
void strokes_draw(Gfx *gfx);      /* what has not been drawn yet */
bool strokes_end_frame(Gfx *gfx); /* whether there is anything new to be presented */

#endif
