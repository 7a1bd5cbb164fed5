/* The scenes that lead into the games. */
#ifndef SCENES_FRONT_FRONT_H
#define SCENES_FRONT_FRONT_H

#include "shell/scene.h"

extern const Scene TITLE_SCENE;      /* no argument */
extern const Scene OPEN_GAMES_SCENE; /* popup over the title; no argument */
extern const Scene STATISTICS_SCENE; /* goes back to what lies below, or home; argument: NULL */

/* Opens a recorded game: its film over the statistics, where it is kept. */
void statistics_show_file(App *app, const char *path);

#endif
