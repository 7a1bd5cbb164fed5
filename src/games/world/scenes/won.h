/* A stage is won: two and a half seconds in which everything stays where it is and light does the telling. Milliseconds
 * are of the clip, at normal speed. */
#ifndef GAMES_WORLD_SCENES_WON_H
#define GAMES_WORLD_SCENES_WON_H

#include "games/world/scenes/table.h"

#define WON_MS       2500.0
#define WON_STILL_MS 1200.0 /* with reduced motion: one picture of it */

/* What is heard, in the order it comes. */
enum { WON_BEAT_SLAM, WON_BEAT_CARDS, WON_BEAT_BEAM = WON_BEAT_CARDS + WORLD_ROW, WON_BEAT_CHEERS, WON_BEATS };

int won_beats(float ms); /* so many have come */

/* It is the next thing to be shown, or being shown: the table around the row lies in dusk. */
bool won_is_shown(const Table *table);
void won_draw_dusk(const Table *table);

/* NULL: it is not being shown. */
const Clip *won_clip(const Table *table);

/* The row and the light through it; then who is glad about it, and who looks on. */
void won_draw_row(const Table *table, const Clip *clip);
void won_draw_light(const Table *table, const Clip *clip);
void won_draw_faces(const Table *table, const Clip *clip);

/* How far the panel with the standings has come: 0 to 1. */
float won_panel(const Table *table, const Clip *clip);

#endif
