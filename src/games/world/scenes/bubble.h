/* What a computer's character says at this table. */
#ifndef SCENES_WORLD_BUBBLE_H
#define SCENES_WORLD_BUBBLE_H

#include "games/world/scenes/table.h"

/* Once in a step, and when what lay over the table has gone. */
void bubble_step(Table *table);
void bubble_draw(const Table *table);

#endif
