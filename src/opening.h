/* How every way to play begins: its language, its saved games and settings, its box of games. */
#ifndef OPENING_H
#define OPENING_H

#include "shell/app.h"
#include "store/store.h"

/* NULL or "": what the system prefers. */
void opening_speak(const char *code);

/* app->store is open, or NULL with the problem that kept it from being so. Loads the preferences, speaks that language
 * or theirs, sets the hooks and installs the games. NULL, or one sentence why the game cannot start. */
const char *opening_use_store(App *app, StoreProblem problem, const char *language);

#endif
