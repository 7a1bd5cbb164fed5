/* `schott-world --driver`: the game by script, one command a line on standard input, one JSON object a line on standard
 * output, on virtual time. */
#ifndef DRIVER_DRIVER_H
#define DRIVER_DRIVER_H

#include "shell/app.h"

#include <stdio.h>

/* Until the end of input, `quit`, or app->quits. */
void driver_run(App *app, FILE *in, FILE *out);

/* One command; the answer, without a newline, is malloc'd. */
char *driver_answer(App *app, const char *command);

#endif
