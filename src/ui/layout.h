/* Units: a layout is written for a window 1080 units high (landscape) or wide (portrait) and fits any window. */
#ifndef UI_LAYOUT_H
#define UI_LAYOUT_H

#include "gfx/geometry.h"

#include <stdbool.h>

typedef struct Layout {
    Rect screen;      /* pixels */
    float u;          /* pixels per unit: height / 1080, or in portrait width / 1080 */
    float wide, high; /* the screen in units: high is 1080 in landscape, wide in portrait */
    bool portrait;    /* higher than wide */
    bool left_handed; /* mirror what one hand presses; never rows of cards */
    float text_scale;
} Layout;

Layout layout_for(int width, int height, float text_scale, bool left_handed);

/* Units to pixels. Rectangles land on whole pixels. */
Rect layout_rect(const Layout *layout, float x, float y, float w, float h);
float layout_px(const Layout *layout, float units);

/* The same, counted from the middle of the screen: x is that of the rectangle's middle. */
Rect layout_centered(const Layout *layout, float middle_x, float middle_y, float w, float h);

/* A popup's body: w by h units in the middle, smaller where the screen is smaller than that and a margin. */
Rect layout_popup(const Layout *layout, float w, float h);

/* Divides a rectangle (pixels) into count columns or rows with gap units between; the index'th of them. */
Rect layout_column(const Layout *layout, Rect box, int count, int index, float gap);
Rect layout_row(const Layout *layout, Rect box, int count, int index, float gap);

/* Cuts a strip (units) off a side and leaves the rest in *box. */
Rect layout_cut_top(const Layout *layout, Rect *box, float units);
Rect layout_cut_bottom(const Layout *layout, Rect *box, float units);
Rect layout_cut_left(const Layout *layout, Rect *box, float units);
Rect layout_cut_right(const Layout *layout, Rect *box, float units);

#endif
