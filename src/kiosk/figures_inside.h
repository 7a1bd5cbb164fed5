/* Shared by sums and CSV: adding visits and answers to a row of statistics. */
#ifndef KIOSK_FIGURES_INSIDE_H
#define KIOSK_FIGURES_INSIDE_H

#include "kiosk/figures.h"

void figures_add_visit(KioskFigures *figures, const StoreVisit *visit);
void figures_add_quiz(KioskFigures *figures, const StoreQuiz *quiz);

#endif
