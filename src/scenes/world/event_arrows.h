/* What an event card's picture says with arrows, drawn on the real rows once it has been read. */
#ifndef SCENES_WORLD_EVENT_ARROWS_H
#define SCENES_WORLD_EVENT_ARROWS_H

#include "scenes/world/table.h"

#define EVENT_ARROWS_MS 900.0

bool event_has_arrows(WorldEventCard card);

/* clip: TABLE_CLIP_EVENT_ARROWS. */
void event_draw_arrows(const Table *table, const Clip *clip);

#endif
