/* Who calls the main loop's turns. */
#ifndef PLATFORM_BEAT_H
#define PLATFORM_BEAT_H

#include "platform/platform.h"

enum { BEAT_ENDS = -2 };

/* Calls turn until it returns BEAT_ENDS. It says how many ms may be rested before the next, unless something happens;
 * -1: until something does. In a browser this does not return: the page calls, as often as it draws, and goes when it
 * is closed. */
void beat_run(Input *input, int (*turn)(void *context), void *context);

#endif
