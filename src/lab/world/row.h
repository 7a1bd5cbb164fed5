/* The engine's `row`: is any row of World's cards complete, and what does it count? */
#ifndef LAB_WORLD_ROW_H
#define LAB_WORLD_ROW_H

#include "data/json.h"

void lab_world_row(const JsonPlace *command, cJSON *answer);

#endif
