/* Best Path's events on the wire. They are public: a line is told when the round is over. */
#ifndef GAMES_PATH_FAR_EVENTS_H
#define GAMES_PATH_FAR_EVENTS_H

#include "far/numbers.h"
#include "games/path/rules/view.h"

void path_event_write(const PathEvent *event, FarEvent *out);

/* The next event at a table that stands as the view has it. False: a fault has been told; nothing that the view could
 * not follow is let through. */
bool path_event_read(const JsonPlace *list, const PathView *view, PathEvent *event);

#endif
