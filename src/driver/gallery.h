/* `schott-world --gallery DIR`: sheets of everything that is drawn, and every screen in landscape and portrait, as PNG
 * files for review. */
#ifndef DRIVER_GALLERY_H
#define DRIVER_GALLERY_H

#include "shell/app.h"

/* The title is on the stack. False: something could not be made; what has been said on standard error. */
bool gallery_run(App *app, const char *folder);

#endif
