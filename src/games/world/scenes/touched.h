/* What an event card or Fast Track is about, while the rest of the table steps back. */
#ifndef GAMES_WORLD_SCENES_TOUCHED_H
#define GAMES_WORLD_SCENES_TOUCHED_H

#include "games/world/scenes/table.h"

enum { TOUCHED_MAX = WORLD_PLAYERS_MAX + 1 };

/* Cards that lie side by side are one place. card: none for Fast Track. Returns how many places. */
int touched_places(const Table *table, WorldEventCard card, int by, Rect place[TOUCHED_MAX]);

/* Dims all but those, and puts light round them; dim: 0 to 1. */
void touched_draw(const Table *table, WorldEventCard card, int by, float dim);

#endif
