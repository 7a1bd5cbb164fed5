/* What --demo and --gallery do through the driver's commands. */
#ifndef DRIVER_SCRIPT_H
#define DRIVER_SCRIPT_H

#include "shell/app.h"

/* One command of the driver. False: it was refused; why has been said on standard error. */
bool script_say(App *app, const char *command);

/* A picture of what is on the screen, as FOLDER/NAME.png. */
bool script_shoot(App *app, const char *folder, const char *name);

/* The scene in front; "" if there is none. */
const char *script_scene(const App *app);

#endif
