/* What keeps a stand going that nobody sees: the log, the nightly copy, systemd's watchdog. All need kiosk_of(app). */
#ifndef KIOSK_SCENES_UPKEEP_H
#define KIOSK_SCENES_UPKEEP_H

#include "shell/app.h"

/* The first scene is there; before that, kiosk.ini was read and the store opened. */
void upkeep_begin(App *app);
/* At the end of every step. */
void upkeep_step(App *app);
/* When a step is wanted for it though nothing moves, ms of app->now. */
double upkeep_wakes_at(const App *app);
/* There is nothing left to draw on: it says so in the log. */
void upkeep_display_gone(void);
/* While the store is still open. */
void upkeep_end(App *app);
/* When it is closed: whether all was saved. */
void upkeep_after(bool is_saved);

#endif
