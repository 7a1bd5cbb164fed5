/* What is half seen through: a part of one of our pictures with some of its alpha.
 *
 * Own code, as SDL's software renderer blends a texture with an alpha of its own a channel at a time, several times
 * slower than one without. So a copy is made that is as faint by itself, and blended. */
#ifndef GFX_FAINT_H
#define GFX_FAINT_H

#include "gfx/gfx_inside.h"

struct Stroke;

/* False: it is drawn otherwise. */
bool faint_draw(Gfx *gfx, const struct Stroke *stroke, const SDL_Rect *clip);
void faint_drop(Gfx *gfx);
size_t faint_bytes(const Gfx *gfx);

#endif
