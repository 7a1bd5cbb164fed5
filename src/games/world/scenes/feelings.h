/* What players make of what happens to them, for their faces. */
#ifndef GAMES_WORLD_SCENES_FEELINGS_H
#define GAMES_WORLD_SCENES_FEELINGS_H

#include "games/world/rules/event.h"
#include "games/world/rules/view.h"
#include "games/world/scenes/cards.h"

/* How one feels who stands on that field; FIGURINE_STANDS: nothing of it. */
FigurinePose feeling_about(const WorldEvent *event, int player, int field);

/* What an event card does to rows, likewise: played by that player, to rows as they were before. */
FigurinePose feeling_about_rows(const WorldEvent *event, const WorldView *before, WorldEventCard card, int by,
                                int player);

#endif
