/* A figurine's way over the board, as it is seen: squashed before each hop, rings where it lands, light on what it has
 * passed, the count in the air. */
#ifndef GAMES_WORLD_SCENES_WALK_H
#define GAMES_WORLD_SCENES_WALK_H

#include "games/world/scenes/table.h"

enum { WALK_IS_LONG = 4 }; /* hops: from then on the board comes closer */

/* Which hop of how many a clip is, from 1; and to which field the way leads. */
typedef struct WalkHop {
    int number, hops, aim;
} WalkHop;

void walk_mark(Clip *clip, WalkHop hop);
int walk_number(const Clip *clip);

/* How long each takes: the eye follows the first eight, then they get shorter. */
double walk_hop_ms(int hops, int number);

/* How far it has flown, after it was squashed before the hop. */
float walk_flown(const Clip *clip, float t);

/* Below the figurines, then above them. */
void walk_draw_light(const Table *table, const Clip *clip);
void walk_draw_count(const Table *table, const Clip *clip, Point feet, float size, float height);

#endif
