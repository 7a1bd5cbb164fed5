/* Cross-fades: what was on the screen lies over the next frames and fades out.
 *
 * A graphics card doesn't keep what it has presented, so with one, every frame is drawn into a texture and then
 * copied. The software renderer's last frame is still there; it draws into a texture only during a fade, because a
 * fade changes every pixel and other frames change few. */
#ifndef GFX_FADE_H
#define GFX_FADE_H

#include <SDL.h>

#include <stdbool.h>

struct Gfx;

typedef struct Fade {
    SDL_Texture *frame; /* what is drawn into; NULL: the window */
    SDL_Texture *kept;  /* the picture that goes; NULL: there is none */
    SDL_Texture *strip; /* of both, mixed, in software */
    int w, h;           /* of frame and kept */
    int strip_h;
    float left;          /* of what is kept, 0 to 1 */
    unsigned long shown; /* frames so far when it was kept */
    bool is_wanted;      /* what the window shows: read when the next frame begins, as reading takes a while */
    bool is_disowned;    /* likewise: nothing to be kept */
} Fade;

void fade_begin_frame(struct Gfx *gfx);
void fade_drop(struct Gfx *gfx);
size_t fade_bytes(const struct Gfx *gfx);

/* Directs drawing to where the frame belongs. True: nothing of the frame before is there. */
bool fade_direct(struct Gfx *gfx);

/* Puts the frame into the window, under what is left. False: it has been drawn there. */
bool fade_show(struct Gfx *gfx);

#endif
