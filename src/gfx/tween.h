/* Values that change in time. A Tween is a plain value and a pure function of the time, so that drawing may ask for any
 * moment between two steps. */
#ifndef GFX_TWEEN_H
#define GFX_TWEEN_H

#include "gfx/geometry.h"

#include <stdbool.h>

typedef enum Easing {
    EASE_LINEAR,
    EASE_IN,  /* starts slowly */
    EASE_OUT, /* ends slowly */
    EASE_IN_OUT,
    EASE_BACK,   /* a little too far, and back: settling */
    EASE_BOUNCE, /* falls, and bounces twice */
    EASE_HOP,    /* 0 up to 1 and back to 0: the height of a hop */
} Easing;

/* t is clamped to 0..1. */
float ease(Easing easing, float t);

typedef struct Tween {
    double start;    /* ms */
    double duration; /* ms; 0: at its end from the start on */
    float from, to;
    Easing easing;
} Tween;

/* A value that stands still; it may be left to go on by tween_to(). */
Tween tween_still(float value);

float tween_at(const Tween *tween, double now);
bool tween_is_moving(const Tween *tween, double now);

/* Goes on from where it is now. */
void tween_to(Tween *tween, float to, double now, double duration, Easing easing);

/* A point on an arc from one point to another, t 0 to 1: lifted in the middle by height pixels. */
Point arc_at(Point from, Point to, float height, float t);

#endif
