/* The hidden gesture that opens the staff panel: the corners of the screen pressed clockwise from the upper left,
 * within a few seconds. A press elsewhere resets it. */
#ifndef KIOSK_SCENES_GESTURE_H
#define KIOSK_SCENES_GESTURE_H

#include "gfx/geometry.h"

#include <stdbool.h>

typedef struct Gesture {
    int next;     /* which corner is awaited */
    double began; /* ms */
} Gesture;

/* A press at that point. True: it completes the gesture. */
bool gesture_press(Gesture *gesture, Rect screen, Point point, double now);

#endif
