/* Where on the board things may lie for a while. */
#ifndef GAMES_WORLD_SCENES_TABLE_ROOM_H
#define GAMES_WORLD_SCENES_TABLE_ROOM_H

#include "games/world/scenes/table.h"

/* Moves the places of taken cards and of the event that is carried out, in the table's layout. */
void table_make_room(Table *table);

/* Where something else of that size may lie, as near as can be to where it is wanted, hiding few fields and names. What
 * must not be hidden may be empty. */
Rect table_room_near(const Table *table, Rect wanted, Rect not_hidden);

#endif
