/* A step back in a game of SCHOTT World, from the table or from the question that lies over it. */
#ifndef SCENES_WORLD_BACK_H
#define SCENES_WORLD_BACK_H

#include "shell/app.h"
#include "ui/ui.h"

#include <stdbool.h>

/* The keys for it. */
bool back_is_key(const UiEvent *event);

/* Whether a step back is a press away, and whether it would have to be asked for: then the game counts no more. */
bool back_is_free(const App *app);
bool back_may_be_asked(const App *app);

/* Takes a step back. False: nothing can be taken back. */
bool back_step(App *app);
bool back_step_unranked(App *app);

/* Asks whether the game may count no more: button 0 says yes. */
void back_ask(App *app, void (*chosen)(App *app, void *context, int button), void *context);

#endif
