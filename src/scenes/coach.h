/* The coach of a first game, the same in every game of the box: who teaches whom, the popup in which it speaks, and the
 * ring and arrow with which it points. What it says, when it does and where, is each game's own tutorial. */
#ifndef SCENES_COACH_H
#define SCENES_COACH_H

#include "scenes/in_play.h"

enum { COACH_TEXT_MAX = 640 };

/* --- who ---------------------------------------------------------------------------------------------------------- */

/* The name of the coach for somebody with this figurine; it has another one itself. */
const char *coach_name(Figurine person);

/* Both seats of a first game. who: whose name and figurine are used; NULL: the figurine `usual`, and the name of the
 * person who had the first seat of the last new game, if it had one. key: as SeatsOf.key, under which that is kept. */
void coach_sit_down(const App *app, const char *key, const Seat *who, Figurine usual, Seat *person, Seat *coach);

/* Goes on with an interrupted tutorial of this game. False: there is none, or all is learned, and another has to begin.
 * is_done: whether these lessons are all that are given. */
bool coach_resume(App *app, const Game *rules, bool (*is_done)(uint32_t lessons), PlayError *error);

#endif
