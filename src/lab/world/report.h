/* Tells the results of a contest. */
#ifndef LAB_WORLD_REPORT_H
#define LAB_WORLD_REPORT_H

#include "lab/world/simulate.h"

void report_text(const Contest *contest, Results *results);
void report_json(const Contest *contest, Results *results);

#endif
