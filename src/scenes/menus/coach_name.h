/* Who teaches somebody: a figurine that is not their own, and its first character. */
#ifndef SCENES_MENUS_COACH_NAME_H
#define SCENES_MENUS_COACH_NAME_H

#include "core/figurine.h"

Figurine coach_figurine(Figurine taken);

/* The name of the coach for somebody with this figurine. */
const char *coach_name(Figurine person);

#endif
