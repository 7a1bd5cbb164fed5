/* Whose questions are for children: chosen in World's new game, heeded by every game's computers. */
#ifndef SCENES_TABLE_CHILDREN_H
#define SCENES_TABLE_CHILDREN_H

#include "scenes/table/seats.h"

/* Where it is remembered: whom the table's questions are for, and those of one seat. */
#define CHILDREN_TABLE_KEY "new_game.questions"
const char *children_seat_key(int seat);
enum { CHILDREN_AS_TABLE = -1 }; /* a seat without questions of its own */

/* A person who sits down here is a child by what was chosen there: by name, else as the table. */
bool children_sit(const SeatChoices *choices, const Store *store); /* store may be NULL */

#endif
