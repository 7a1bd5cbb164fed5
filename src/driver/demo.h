/* `schott-world --demo DIR [--game NAME]`: a whole game between computers, scripted and off screen, that saves a
 * picture of every scene on the way. */
#ifndef DRIVER_DEMO_H
#define DRIVER_DEMO_H

#include "shell/app.h"

typedef enum DemoGame { DEMO_WORLD, DEMO_PATH, DEMO_GAMES } DemoGame;

extern const char *const demo_games[DEMO_GAMES]; /* what an option calls them */

/* The title is on the stack. False: the game did not come to its end; why has been said on standard error. */
bool demo_run(App *app, DemoGame game, const char *folder);

#endif
