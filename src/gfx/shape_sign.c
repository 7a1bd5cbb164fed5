/* Signs are strokes with round ends in a square from 0 to 1. */
#include "gfx/paint.h"
#include "gfx/shape.h"

#include <math.h>

enum { STROKES_MAX = 2, POINTS_MAX = 4 };

typedef struct Stroke {
    int count;
    Point points[POINTS_MAX];
} Stroke;

static const float HALF_WIDTH = .085f;

static const Stroke STROKES[][STROKES_MAX] = {
    [SIGN_TICK] = {{3, {{.17f, .54f}, {.40f, .77f}, {.83f, .26f}}}},
    [SIGN_CROSS] = {{2, {{.23f, .23f}, {.77f, .77f}}}, {2, {{.77f, .23f}, {.23f, .77f}}}},
    [SIGN_LEFT] = {{3, {{.62f, .2f}, {.34f, .5f}, {.62f, .8f}}}},
    [SIGN_RIGHT] = {{3, {{.38f, .2f}, {.66f, .5f}, {.38f, .8f}}}},
    [SIGN_UP] = {{3, {{.2f, .62f}, {.5f, .34f}, {.8f, .62f}}}},
    [SIGN_DOWN] = {{3, {{.2f, .38f}, {.5f, .66f}, {.8f, .38f}}}},
    [SIGN_PLUS] = {{2, {{.2f, .5f}, {.8f, .5f}}}, {2, {{.5f, .2f}, {.5f, .8f}}}},
    [SIGN_MINUS] = {{2, {{.2f, .5f}, {.8f, .5f}}}},
    [SIGN_PLAY] = {{4, {{.34f, .24f}, {.76f, .5f}, {.34f, .76f}, {.34f, .24f}}}},
    [SIGN_PAUSE] = {{2, {{.34f, .25f}, {.34f, .75f}}}, {2, {{.66f, .25f}, {.66f, .75f}}}},
};

/* The play sign's strokes go round a triangle, which is filled. */
static bool is_in_triangle(Point p) {
    float t = (p.x - .34f) / .42f;
    return t >= 0 && t <= 1 && fabsf(p.y - .5f) <= .26f * (1 - t);
}

float shape_sign(int sign, float size, Point p) {
    p = (Point){p.x / size, p.y / size};
    if (sign == SIGN_PLAY && is_in_triangle(p)) {
        return -size;
    }
    float nearest = 1;
    for (int i = 0; i < STROKES_MAX; i++) {
        const Stroke *stroke = &STROKES[sign][i];
        for (int k = 0; k + 1 < stroke->count; k++) {
            nearest = fminf(nearest, shape_from_line(p, stroke->points[k], stroke->points[k + 1]));
        }
    }
    return (nearest - HALF_WIDTH) * size;
}
