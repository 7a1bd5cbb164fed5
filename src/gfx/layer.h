/* An opaque picture of everything static, painted once and copied into every frame. */
#ifndef GFX_LAYER_H
#define GFX_LAYER_H

#include "gfx/gfx.h"

typedef struct Layer Layer;

/* Of the screen's size; it follows the screen's size by itself. */
Layer *layer_new(Gfx *gfx);
Layer *layer_share(Layer *layer); /* with one more who frees it */
void layer_free(Layer *layer);    /* or NULL */

/* It must be painted again. */
void layer_invalidate(Layer *layer);

/* Where it has to be painted, directs drawing into it and returns true: paint all of it, then call layer_end(). False:
 * it is still good. Layers may be begun within one another. */
bool layer_begin(Layer *layer);
void layer_end(Layer *layer);

/* Directs drawing onto what it shows already, after layer_begin() has said that it is still good: then layer_end(). */
void layer_draw_on(Layer *layer);

/* Copies it to the frame; alpha below 1 lets what was drawn before shine through. */
void layer_draw(Layer *layer, float alpha);

/* A part of it, stretched. */
void layer_draw_part(Layer *layer, Rect part, Rect where);

#endif
