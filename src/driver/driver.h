/* `schott-world --driver`: the game controlled by a script, one command per line on standard input, one JSON object per
 * line on standard output, in virtual time. */
#ifndef DRIVER_DRIVER_H
#define DRIVER_DRIVER_H

#include "shell/app.h"

#include <stdio.h>

/* Until the end of input, `quit`, or app->quits. */
void driver_run(App *app, FILE *in, FILE *out);

/* One command; the answer, without a newline, is malloc'd. */
char *driver_answer(App *app, const char *command);

/* Likewise; false: it was refused, and standard error says why. */
bool driver_say(App *app, const char *command);

#endif
