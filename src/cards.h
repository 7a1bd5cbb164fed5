/* Pictures of a question pack: its boards as they are played on, and every question on its card, in every language,
 * before and after it was answered. */
#ifndef CARDS_H
#define CARDS_H

#include "shell/app.h"

#include <stdbool.h>

/* FOLDER/acme-tour.png for each board, acme-lamp.en.png and acme-lamp.en.why.png for each question of the pack in use.
 * False: why has been said on standard error. */
bool cards_run(App *app, const char *folder);

#endif
