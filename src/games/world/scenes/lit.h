/* The route behind the pieces stays lit in their colours: one strand of the fibre for each player, and around each
 * bead an arc of light, always in the same part of the ring. */
#ifndef GAMES_WORLD_SCENES_LIT_H
#define GAMES_WORLD_SCENES_LIT_H

#include "games/world/scenes/table.h"

/* Onto the board as it is seen at this moment of drawing, from one field to another. */
void lit_draw(const Table *table, int player, int from, int to);

/* On the curve through four fields, as the route is drawn: from the second to the third. */
Point lit_curve(const Point through[4], float t);

/* On the fibre, so far (0 to 1) from that field of the board to the next. */
Point lit_fibre(const Table *table, int field, float t);

/* How much larger than others a bead of that radius is drawn: those of ten are. */
float lit_bead_scale(float radius, int field);

/* How far out an arc reaches, of a bead of radius 19. */
float lit_ring(const BoardLayout *layout, int field);

/* The colour of the way: from violet at its beginning, 0, to gold at its end, 1. */
Color lit_dawn(float t);

#endif
