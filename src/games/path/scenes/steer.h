/* Steering over the tiles with arrow keys or a pad's directions: left and right along a row, up and down in a zigzag
 * that keeps to the column. Of the six neighbours each is at most two presses away. Pure. */
#ifndef GAMES_PATH_SCENES_STEER_H
#define GAMES_PATH_SCENES_STEER_H

#include <stdbool.h>
#include <stdint.h>

typedef enum SteerWay { STEER_LEFT, STEER_RIGHT, STEER_UP, STEER_DOWN } SteerWay;

typedef struct Steer {
    int8_t cell;
    int8_t column; /* that up and down keep to, in halves of a tile from the middle */
} Steer;

Steer steer_at(int cell);

/* False: the board ends there, and nothing changes. */
bool steer_go(Steer *steer, SteerWay way);

#endif
