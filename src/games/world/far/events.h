/* World's events on the wire. They are public: nothing in them is hidden from anybody at the table. */
#ifndef GAMES_WORLD_FAR_EVENTS_H
#define GAMES_WORLD_FAR_EVENTS_H

#include "far/numbers.h"
#include "games/world/rules/view.h"

void world_event_write(const WorldEvent *event, FarEvent *out);

/* The next event at a table that stands as the view has it. False: a fault has been told; nothing that the view could
 * not follow is let through. */
bool world_event_read(const JsonPlace *list, const WorldView *view, WorldEvent *event);

#endif
