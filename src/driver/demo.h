/* `schott-world --demo DIR`: a whole game between computers, scripted and off screen, that saves a picture of every
 * scene on the way. */
#ifndef DRIVER_DEMO_H
#define DRIVER_DEMO_H

#include "shell/app.h"

/* The title is on the stack. False: it did not come to a victory; why has been said on standard error. */
bool demo_run(App *app, const char *folder);

#endif
