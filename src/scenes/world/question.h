/* A question over the table. */
#ifndef SCENES_WORLD_QUESTION_H
#define SCENES_WORLD_QUESTION_H

#include "scenes/world/table.h"

/* The one that is awaited: its card comes out of the place where the figurine stands. */
void question_show(App *app, const Table *table);

#endif
