/* Glass and light from code: everything that is not a picture or text. Shapes are made once per size and kept as
 * textures, so that drawing one is a few copies. Radii and widths are units, rectangles and points pixels. */
#ifndef GFX_PAINT_H
#define GFX_PAINT_H

#include "gfx/gfx.h"

typedef struct PanelStyle {
    Color top, bottom; /* body, from top to bottom */
    Color edge_top;    /* edge where the light enters; a == 0: no edge */
    Color edge_bottom;
    float edge;        /* width of the edge, units */
    float radius;      /* units; >= half the smaller side: a capsule or a disc */
    Color shadow;      /* a == 0: none */
    float shadow_size; /* how far it spreads, units */
    float shadow_drop; /* how far below, units */
    float shine;       /* 0 to 1: the light band along the top */
} PanelStyle;

/* The house styles. */
PanelStyle panel_glass(void);  /* what things lie on */
PanelStyle panel_popup(void);  /* what lies over everything else */
PanelStyle panel_button(void); /* quiet blue */
PanelStyle panel_main(void);   /* the one that goes on: ribbon */
PanelStyle panel_well(void);   /* text fields, empty slots */
PanelStyle panel_ribbon(void); /* what is asked now */
PanelStyle panel_right(void);
PanelStyle panel_wrong(void);

void paint_panel(Gfx *gfx, Rect where, const PanelStyle *style);

/* Flat shapes, with smooth edges. */
void paint_fill(Gfx *gfx, Rect where, Color color); /* sharp corners */
void paint_rounded(Gfx *gfx, Rect where, float radius, Color color);
void paint_ring(Gfx *gfx, Rect where, float radius, float width, Color color); /* outline, inside the rectangle */
void paint_disc(Gfx *gfx, Point middle, float radius_pixels, Color color);
void paint_circle(Gfx *gfx, Point middle, float radius_pixels, float width, Color color);
void paint_line(Gfx *gfx, Point from, Point to, float width, Color color); /* round ends */
void paint_gradient(Gfx *gfx, Rect where, Color top, Color bottom);
void paint_gradient_across(Gfx *gfx, Rect where, Color left, Color right);

/* Part of a ring: clockwise from the top, by turns (0 to 1). Clocks and charts. */
void paint_arc(Gfx *gfx, Point middle, float radius_pixels, float width, float from, float to, Color color);

/* Soft light behind something, fading out over spread units round the rectangle. */
void paint_glow(Gfx *gfx, Rect where, float radius, float spread, Color color);

/* A shaft of light with soft sides, so many pixels wide at its ends; at its far end it has so much of the colour left
 * (0 to 1). */
void paint_beam(Gfx *gfx, Point from, Point to, float width_from, float width_to, float left_over, Color color);

/* A soft round pool of light. */
void paint_pool(Gfx *gfx, Point middle, float radius_x, float radius_y, Color color);

void paint_shadow(Gfx *gfx, Rect where, float radius, float spread, float drop);

/* A bar of light filled from the left by value (0 to 1). */
void paint_bar(Gfx *gfx, Rect where, float value, Color from, Color to);

/* The mark of the keyboard's or gamepad's focus, outside the rectangle. */
void paint_focus(Gfx *gfx, Rect where, float radius);

/* The table everything lies on: opaque, over the whole screen. Slow: for layers. */
void paint_table(Gfx *gfx);
void paint_lit_table(Gfx *gfx); /* with sunlight and pools of light on it */

/* Signs drawn by code where a picture would be too much. */
typedef enum Sign {
    SIGN_TICK,
    SIGN_CROSS,
    SIGN_LEFT,
    SIGN_RIGHT,
    SIGN_UP,
    SIGN_DOWN,
    SIGN_PLUS,
    SIGN_MINUS,
    SIGN_PLAY,
    SIGN_PAUSE,
} Sign;

void paint_sign(Gfx *gfx, Sign sign, Rect where, Color color);

#endif
