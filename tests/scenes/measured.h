/* Letters and figurines, measured from the fonts and the pictures themselves. Pixels. */
#ifndef TESTS_SCENES_MEASURED_H
#define TESTS_SCENES_MEASURED_H

#include "core/figurine.h"

#include <SDL.h>
#include <stdint.h>

int capital_height(const char *file, uint16_t letter, int size);
int text_width(const char *file, const char *text, int size);

/* What there is of a figurine, in its picture of 240 x 320: shadows and light don't hide anything. */
SDL_Rect body_of(Figurine figurine);

#endif
