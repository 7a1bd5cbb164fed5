/* Tells the results of a contest. */
#ifndef GAMES_WORLD_LAB_REPORT_H
#define GAMES_WORLD_LAB_REPORT_H

#include "games/world/lab/simulate.h"

void report_text(const Contest *contest, Results *results);
void report_json(const Contest *contest, Results *results);

#endif
