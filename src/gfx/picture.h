/* Pictures drawn by us, kept as SVG and rasterized by workers at exactly the size they are shown.
 *
 * A picture is named by its file below assets/art without the ending: "cards/number_17", "figurines/flask_hop",
 * "board/map-landscape". A size used for the first time is rasterized off the main thread; until it is ready, the
 * nearest size there is gets stretched, and without one nothing is drawn. When it arrives, it asks for a frame. What
 * was made may be a pixel larger or smaller than its place, and is not stretched by that. A missing or broken file
 * shows as an empty glass shape and is reported once on standard error. */
#ifndef GFX_PICTURE_H
#define GFX_PICTURE_H

#include "gfx/gfx.h"

/* Designated initialisers; all zero is: as it is. */
typedef struct PictureLook {
    float transparency; /* 0 opaque, 1 invisible */
    Color tint;         /* multiplied; a == 0: none */
    float angle;        /* degrees, clockwise */
    Point pivot;        /* what it turns about, from 0 to 1 of its sides, used if has_pivot; else the middle */
    bool has_pivot;
    bool mirrored; /* left to right */
    float squeeze; /* 0 to 1: how much narrower about the middle, for a card that turns over */
    bool moving;   /* its size is changing: take the nearest size there is, make none for this one */
    bool adds;     /* light: what lies below gets brighter by it */
    bool coarse;   /* so faint that half as fine is fine enough */
} PictureLook;

/* look may be NULL. False: not sharp yet, or missing. */
bool picture_draw(Gfx *gfx, const char *name, Rect where, const PictureLook *look);

/* The same with the SVG cut out of a larger place: part (0 to 1 of its sides) fills where. For maps that are zoomed. */
bool picture_draw_part(Gfx *gfx, const char *name, Rect part, Rect where, const PictureLook *look);

/* From now on a name that is no file's stands for this SVG, which is copied. Until the new one is there the last one
 * goes on being drawn under the name, so both show things at the same places. */
void picture_define(Gfx *gfx, const char *name, const char *svg);

/* Starts making it at this size (pixels), to have it sharp in time. */
void picture_want(Gfx *gfx, const char *name, float width, float height);
void picture_want_part(Gfx *gfx, const char *name, Rect part, float width, float height);

/* Width / height from the SVG's head; 1 if it cannot be read. */
float picture_aspect(Gfx *gfx, const char *name);

/* A point named in the SVG's root element as data-origin="x y" (viewBox units), from 0 to 1 of its sides: a figurine's
 * feet. The middle where there is none. */
Point picture_origin(Gfx *gfx, const char *name);

#endif
