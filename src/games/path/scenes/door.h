/* The picture on Best Path's door: a window with a ray of light through it. */
#ifndef GAMES_PATH_SCENES_DOOR_H
#define GAMES_PATH_SCENES_DOOR_H

#include "shell/app.h"

void path_door_background(const App *app, Rect where);
void path_door_draw(const App *app, Rect where, double ms);

#endif
