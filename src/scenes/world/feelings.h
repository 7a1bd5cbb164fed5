/* What players make of what happens to them, for their faces. */
#ifndef SCENES_WORLD_FEELINGS_H
#define SCENES_WORLD_FEELINGS_H

#include "core/world/event.h"
#include "core/world/view.h"
#include "scenes/world/cards.h"

/* How one feels who stands on that field; FIGURINE_STANDS: nothing of it. */
FigurinePose feeling_about(const WorldEvent *event, int player, int field);

/* What an event card does to rows, likewise: played by that player, to rows as they were before. */
FigurinePose feeling_about_rows(const WorldEvent *event, const WorldView *before, WorldEventCard card, int by,
                                int player);

#endif
