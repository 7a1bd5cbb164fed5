/* Pictures of a question pack: every question on its card, in every language, before and after it was answered. */
#ifndef CARDS_H
#define CARDS_H

#include "shell/app.h"

#include <stdbool.h>

/* FOLDER/acme-lamp.en.png and acme-lamp.en.why.png for each question of the pack in use. False: why has been said on
 * standard error. */
bool cards_run(App *app, const char *folder);

#endif
