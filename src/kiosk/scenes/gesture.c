#include "kiosk/scenes/gesture.h"

#include <math.h>

enum { CORNERS = 4 };

static const double WITHIN_MS = 4000;
static const float CORNER = .12f; /* of the shorter side */

/* Clockwise from the upper left; -1: none. */
static int corner_at(Rect screen, Point point) {
    float side = fminf(screen.w, screen.h) * CORNER;
    bool left = point.x < screen.x + side, right = point.x >= screen.x + screen.w - side;
    bool top = point.y < screen.y + side, bottom = point.y >= screen.y + screen.h - side;
    if (top) {
        return left ? 0 : right ? 1 : -1;
    }
    return !bottom ? -1 : right ? 2 : left ? 3 : -1;
}

bool gesture_press(Gesture *gesture, Rect screen, Point point, double now) {
    int corner = corner_at(screen, point);
    bool in_time = now - gesture->began <= WITHIN_MS && now >= gesture->began;
    if (corner == 0) {
        *gesture = (Gesture){.next = 1, .began = now};
        return false;
    }
    if (corner != gesture->next || !in_time) {
        gesture->next = 0;
        return false;
    }
    gesture->next++;
    if (gesture->next < CORNERS) {
        return false;
    }
    gesture->next = 0;
    return true;
}
