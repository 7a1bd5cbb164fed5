/* What stirs on the map while the table waits: the whale spouts, balloon and ship feel a wind, snow glints, light
 * wanders through the lens, and along the fibre it runs ahead of who is last. */
#ifndef GAMES_WORLD_SCENES_MAP_LIFE_H
#define GAMES_WORLD_SCENES_MAP_LIFE_H

#include "games/world/scenes/table.h"

typedef enum MapBeat { MAP_SPOUT, MAP_WIND, MAP_SNOW, MAP_CAUSTIC, MAP_FIBRE, MAP_BEATS } MapBeat;

LifeBeat map_life_beat(const Table *table, MapBeat which);

/* Over the background, how far each of them is; negative: it is not there. */
void map_life_draw(const Table *table, const float beat[MAP_BEATS]);

#endif
