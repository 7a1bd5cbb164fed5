/* The sky at dusk behind quiet screens: indigo above, gold at the horizon, and below it a floor that shines. */
#ifndef SHELL_DUSK_H
#define SHELL_DUSK_H

#include "shell/app.h"

/* Over the whole window, and a little beyond it; horizon: 0 to 1 of its height. */
void dusk_sky(const App *app, float horizon);

/* Behind that, a sun at a point (pixels) and rays from it. */
void dusk_sun(const App *app, Point sun, float radius);

/* A pane of light glass, to be written on in these inks. */
#define DUSK_INK       0x1a1040u
#define DUSK_INK_HEAD  0x5a2a7au
#define DUSK_INK_QUIET 0x4a3a68u
void dusk_pane(const App *app, Rect where);

/* A picture's ground on such a pane: from violet to night blue. Returns what is inside its rim. */
Rect dusk_well(const App *app, Rect where);

#endif
