/* Where on the board things may lie for a while. */
#ifndef SCENES_WORLD_TABLE_ROOM_H
#define SCENES_WORLD_TABLE_ROOM_H

#include "scenes/world/table.h"

/* Moves the places of taken cards and of the event that is carried out, in the table's layout. */
void table_make_room(Table *table);

#endif
