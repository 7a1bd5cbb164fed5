/* What is heard at World's table: from where, and what the music is like. */
#ifndef GAMES_WORLD_SCENES_HEARD_H
#define GAMES_WORLD_SCENES_HEARD_H

#include "games/world/scenes/table.h"

/* A player's row; the board in the middle of a figurine's way; where a card comes to, by table_place_code(). */
SoundPlace heard_player(const Table *table, int player);
SoundPlace heard_field(const Table *table, int field);
SoundPlace heard_code(const Table *table, int code);

/* The game goes on: so does what is asked of the music. */
void heard_step(const Table *table);

/* The table has gone. */
void heard_leave(const Table *table);

#endif
