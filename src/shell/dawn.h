/* The one sky of the box, behind every screen but the tables: violet above, the sun at the horizon, rays, a few stars,
 * and a ground that shines. */
#ifndef SHELL_DAWN_H
#define SHELL_DAWN_H

#include "shell/app.h"

typedef enum DawnRoom {
    DAWN_STAGE, /* figurines stand on the ground: title, ends */
    DAWN_QUIET, /* panels hide most of it: setups, staff */
} DawnRoom;

/* A scene's background. */
void dawn_room(const App *app, DawnRoom room);

/* The same in a place of one's own; ground: pixels from its top to the horizon. */
void dawn_paint(const App *app, Rect all, float ground);

#endif
