/* What players make of what happens to them, for their faces. */
#ifndef SCENES_WORLD_FEELINGS_H
#define SCENES_WORLD_FEELINGS_H

#include "core/world/event.h"
#include "scenes/world/cards.h"

/* How one feels who stands on that field; FIGURINE_STANDS: nothing of it. */
FigurinePose feeling_about(const WorldEvent *event, int player, int field);

#endif
