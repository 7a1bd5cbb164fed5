/* The picture on World's door: a complete row of cards with light falling through it. */
#ifndef SCENES_WORLD_DOOR_H
#define SCENES_WORLD_DOOR_H

#include "shell/app.h"

void world_door_background(const App *app, Rect where);
void world_door_draw(const App *app, Rect where, double ms);

#endif
