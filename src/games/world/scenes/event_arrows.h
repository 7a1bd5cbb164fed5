/* What an event card's picture says with arrows, drawn on the real rows once it has been read. */
#ifndef GAMES_WORLD_SCENES_EVENT_ARROWS_H
#define GAMES_WORLD_SCENES_EVENT_ARROWS_H

#include "games/world/scenes/table.h"

#define EVENT_ARROWS_MS 900.0

bool event_has_arrows(WorldEventCard card);

/* clip: TABLE_CLIP_EVENT_ARROWS. */
void event_draw_arrows(const Table *table, const Clip *clip);

#endif
