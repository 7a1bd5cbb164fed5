/* What operators see, behind the hidden gesture and their PIN. Both need kiosk_of(app). */
#ifndef KIOSK_SCENES_OPERATORS_H
#define KIOSK_SCENES_OPERATORS_H

#include "shell/scene.h"

extern const Scene PIN_SCENE;      /* popup; no argument; the right PIN opens the panel in its place */
extern const Scene OPERATOR_SCENE; /* no argument */

#endif
