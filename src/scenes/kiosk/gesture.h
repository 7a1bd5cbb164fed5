/* The hidden gesture that opens the operator's door: the corners of the screen pressed one after the other, clockwise
 * from the upper left, within a few seconds. Presses elsewhere begin it anew. */
#ifndef SCENES_KIOSK_GESTURE_H
#define SCENES_KIOSK_GESTURE_H

#include "gfx/geometry.h"

#include <stdbool.h>

typedef struct Gesture {
    int next;     /* which corner is awaited */
    double began; /* ms */
} Gesture;

/* A press at that point. True: it completes the gesture. */
bool gesture_press(Gesture *gesture, Rect screen, Point point, double now);

#endif
