/* Textures as large as the window that nobody needs just now. A scene that opens needs as many as the one that closed,
 * and releasing and allocating so much memory takes longer than painting them: they are kept for a while. */
#ifndef GFX_SPARE_H
#define GFX_SPARE_H

#include <SDL.h>

enum { SPARES_MAX = 3 };

struct Gfx;

typedef struct Spares {
    SDL_Texture *texture[SPARES_MAX]; /* the one that came last is the last */
    int count;
    double given_at;
} Spares;

/* Of the window's size and without an alpha channel where nobody would see through: the software renderer mixes and
 * copies such pictures fastest. It holds whatever it held; NULL: SDL_GetError(). */
SDL_Texture *spare_take(struct Gfx *gfx, int access, int w, int h);
void spare_give(struct Gfx *gfx, SDL_Texture *texture); /* or NULL */

void spares_end_frame(struct Gfx *gfx); /* what has not been needed for long goes */
void spares_drop(struct Gfx *gfx);
size_t spares_bytes(const struct Gfx *gfx);

#endif
