/* The picture on World's door: a complete row of cards with light falling through it. */
#ifndef GAMES_WORLD_SCENES_DOOR_H
#define GAMES_WORLD_SCENES_DOOR_H

#include "shell/app.h"

void world_door_background(const App *app, Rect where);
void world_door_draw(const App *app, Rect where, double ms);

#endif
