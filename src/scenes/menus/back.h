/* A step back, at every game's table. What a step is, each game knows itself. */
#ifndef SCENES_MENUS_BACK_H
#define SCENES_MENUS_BACK_H

#include "shell/app.h"
#include "ui/ui.h"

/* The keys for it. */
bool back_is_key(const UiEvent *event);

/* Whether a step back past something hidden may be asked for: then the game counts no more. */
bool back_may_be_asked(const App *app);

/* Asks whether the game may count no more: button 0 says yes. */
void back_ask(App *app, void (*chosen)(App *app, void *context, int button), void *context);

#endif
