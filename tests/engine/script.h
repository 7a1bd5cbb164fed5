/* The desk by script: the driver's commands one by one, and what they answer. */
#ifndef TESTS_ENGINE_SCRIPT_H
#define TESTS_ENGINE_SCRIPT_H

#include "shell/app.h"

#include <cjson/cJSON.h>

/* A fixture: opens and closes the desk. */
void script_begin(void);
void script_end(void);

extern App *app;

/* The last command's answer; it lasts until the next. */
const cJSON *answer(void);

/* Carried out or refused, whichever. */
const cJSON *try_command(const char *command);

/* Fail the test if the command is refused, or is not; the second returns why. */
const cJSON *ok(const char *command);
const char *refused(const char *command);

/* Of what a command answers. */
double number(const char *command, const char *field);

/* As `ui` lists it; NULL: it does not. */
const cJSON *widget(const char *id);

/* The name of the scene on top. */
const char *scene(void);

#endif
