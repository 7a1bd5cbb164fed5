/* A window nobody sees, for tests of what is drawn in it. */
#ifndef TESTS_GFX_WINDOW_H
#define TESTS_GFX_WINDOW_H

#include "gfx/gfx.h"
#include "gfx/text.h"

enum { WIDTH = 640, HEIGHT = 480 };

extern Video *video;
extern Workers *workers;
extern Gfx *gfx;
extern const TextStyle PLAIN;

void open_window(void);
void close_window(void);

/* A frame on black. */
void begin(void);

/* Of the last frame that ended. */
uint32_t pixel(int x, int y);
int lit_pixels(Rect where);

void wait_for_pictures(void);

#endif
