/* Small glass ornaments where the map is empty: on the sea, and on land that no route crosses. */
#ifndef GAMES_WORLD_SCENES_LANDMARKS_H
#define GAMES_WORLD_SCENES_LANDMARKS_H

#include "games/world/scenes/table.h"

typedef enum Landmark {
    LANDMARK_WHALE,
    LANDMARK_BALLOON,
    LANDMARK_MOUNTAINS,
    LANDMARK_ROCK,
    LANDMARK_SHIP,
    LANDMARK_OBSERVATORY,
    LANDMARKS
} Landmark;

/* Where each lies on the table's board, the largest place first; empty: it would touch the way. */
void landmarks_place(const Table *table, Rect out[LANDMARKS]);
void landmarks_draw(const Table *table);
void landmarks_draw_grown(const Table *table, Rect board, Rect frame); /* with the board so large, as far as seen */
void landmark_draw(const Table *table, Landmark which, Rect place, float angle); /* degrees about its keel */

#endif
