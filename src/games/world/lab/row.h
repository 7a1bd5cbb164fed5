/* The engine's `row`: is any row of World's cards complete, and what does it count? */
#ifndef GAMES_WORLD_LAB_ROW_H
#define GAMES_WORLD_LAB_ROW_H

#include "data/json.h"

void lab_world_row(const JsonPlace *command, cJSON *answer);

#endif
