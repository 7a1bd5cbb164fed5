/* What sums and CSV share: visits and answers added to a row of figures. */
#ifndef KIOSK_FIGURES_INSIDE_H
#define KIOSK_FIGURES_INSIDE_H

#include "kiosk/figures.h"

void figures_add_visit(KioskFigures *figures, const StoreVisit *visit);
void figures_add_quiz(KioskFigures *figures, const StoreQuiz *quiz);

#endif
