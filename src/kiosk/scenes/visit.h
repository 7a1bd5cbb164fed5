/* A visitors' game, recorded in the store when it begins, while it is played, and when it ends. */
#ifndef KIOSK_SCENES_VISIT_H
#define KIOSK_SCENES_VISIT_H

#include "kiosk/scenes/stand_game.h"

/* At the start: goes on with the game that was in play a moment ago. False: there is none, and none stays open. */
bool visit_take_up(App *app);

/* In every step: sees games of visitors begin and end, wherever they were begun. */
void visit_follow(App *app);

/* Whether anybody is in a game's hall of fame, on the board that one touch plays. */
bool visit_has_fame(const App *app, const StandGame *game);

/* Who is its best of the day, in a sentence; empty: nobody yet. */
void visit_best_of_day(const App *app, const StandGame *game, char *out, size_t size);

/* Nobody plays any more: a game that is not over is abandoned; none is left on the table. */
void visit_ends(App *app);

#endif
