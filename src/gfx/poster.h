/* A picture from outside, PNG or SVG, which somebody else drew: rasterized once, stretched to where it is shown. What
 * cannot be read is said once on standard error. */
#ifndef GFX_POSTER_H
#define GFX_POSTER_H

#include "gfx/gfx.h"

typedef struct Poster Poster;

/* path is UTF-8. NULL: none is wanted (an empty path), or it cannot be read. gfx must outlive it. */
Poster *poster_open(Gfx *gfx, const char *path);
void poster_close(Poster *poster); /* NULL is fine */

float poster_aspect(const Poster *poster); /* width / height */
void poster_draw(Poster *poster, Rect where);

#endif
