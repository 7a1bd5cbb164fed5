/* Long moves are seen close up: the board grows around the way, stays there, and shrinks again when the piece has
 * arrived. Unless said otherwise, coordinates are of the board as it lies on the table. */
#ifndef GAMES_WORLD_SCENES_NEAR_H
#define GAMES_WORLD_SCENES_NEAR_H

#include "games/world/scenes/table.h"

#define NEAR_COMES_MS 220.0
#define NEAR_GOES_MS  240.0

/* Where the whole board would lie so that all between two fields is seen as large as may be. An empty rectangle: it is
 * seen best as it is. */
Rect near_for(const Table *table, int player, int from, int to);

/* The same close round one place. */
Rect near_round(const Table *table, Point middle);

/* Somebody wants to read it: it comes closer round that place, and goes back once there is more to be seen of the game.
 * False: it is as it lies anyway. */
void near_look(Table *table, Point at);
bool near_leave(Table *table);

/* The board as it is seen at this moment of drawing, whether within its frame or not. */
Rect near_board(const Table *table);

/* How near it has come: 0 as it lies, 1 where it goes to. */
float near_share(const Table *table);

/* What is seen of it, over the board that lies there; and all that is on it has to stay in the frame. */
bool near_is_seen(const Table *table);
Rect near_frame(const Table *table);
void near_draw(const Table *table);

/* A clip has begun or ended. */
void near_clip_called(Table *table, const Clip *clip, bool is_end);

#endif
