/* What stirs on a table that waits for somebody: eyelids, a breath, heads that turn to who moves, light on the row in
 * front, and what map_life.h tells. See shell/life.h. */
#ifndef GAMES_WORLD_SCENES_LIVING_H
#define GAMES_WORLD_SCENES_LIVING_H

#include "games/world/scenes/cards.h"
#include "games/world/scenes/hands.h"
#include "games/world/scenes/table.h"

/* Starts making the pictures of moods, which come at once. */
void living_want(const Table *table);

/* Once in a step of the stage. */
void living_step(Table *table, const Hands *hands);

/* Nothing, where the table does not live just now; but how people feel shows while things move, too. */
Stirring living_stirring(const Table *table, int player);
bool living_faces_left(const Table *table, int player);

/* Over the background. */
void living_draw_map(const Table *table);

/* Over rows and piles: a sheen along the row in front, a joker's shimmer, what may be touched. */
void living_draw(const Table *table, const Hands *hands);

#endif
