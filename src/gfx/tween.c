#include "gfx/tween.h"

#include <math.h>

static float bounce(float t) {
    static const struct {
        float middle, until, floor;
    } FALL[] = {{0, 1 / 2.5f, 0}, {1.5f / 2.5f, 2 / 2.5f, .75f}, {2.25f / 2.5f, 1, .9375f}};
    for (int i = 0; i < 2; i++) {
        if (t < FALL[i].until) {
            return 6.25f * (t - FALL[i].middle) * (t - FALL[i].middle) + FALL[i].floor;
        }
    }
    return 6.25f * (t - FALL[2].middle) * (t - FALL[2].middle) + 1 -
           6.25f * (1 - FALL[2].middle) * (1 - FALL[2].middle);
}

float ease(Easing easing, float t) {
    t = fminf(fmaxf(t, 0), 1);
    float rest = 1 - t;
    switch (easing) {
    case EASE_LINEAR:
        return t;
    case EASE_IN:
        return t * t * t;
    case EASE_OUT:
        return 1 - rest * rest * rest;
    case EASE_IN_OUT:
        return t < .5f ? 4 * t * t * t : 1 - 4 * rest * rest * rest;
    case EASE_BACK:
        return 1 - rest * rest * (2.4f * rest - 1.4f);
    case EASE_BOUNCE:
        return bounce(t);
    case EASE_HOP:
        return 4 * t * rest;
    }
    return t;
}

Tween tween_still(float value) {
    return (Tween){.from = value, .to = value};
}

float tween_at(const Tween *tween, double now) {
    if (now >= tween->start + tween->duration) {
        return tween->from + (tween->to - tween->from) * ease(tween->easing, 1);
    }
    float t = ease(tween->easing, (float)((now - tween->start) / tween->duration));
    return tween->from + (tween->to - tween->from) * t;
}

bool tween_is_moving(const Tween *tween, double now) {
    return tween->duration > 0 && now < tween->start + tween->duration;
}

void tween_to(Tween *tween, float to, double now, double duration, Easing easing) {
    *tween = (Tween){.start = now, .duration = duration, .from = tween_at(tween, now), .to = to, .easing = easing};
}

Point arc_at(Point from, Point to, float height, float t) {
    return (Point){from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - height * ease(EASE_HOP, t)};
}
