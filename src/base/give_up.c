#include "base/give_up.h"

#include "base/brand.h"

#include <stdio.h>
#include <stdlib.h>

#define N_(message) message /* marks one as i18n does, which is above this */

static const char *const MESSAGE[] = {
    [GIVE_UP_NO_MEMORY] = N_("Not enough memory."),
    [GIVE_UP_NO_THREAD] = N_("The system has no threads left for the game to run on."),
};

static void (*teller)(const char *message);

void give_up_with(void (*tell)(const char *message)) {
    teller = tell;
}

/* _Exit: what is registered for the end may want memory, or wait for the very thread that is here. Games are in the
 * store as far as they were committed. */
void give_up(GiveUpWhy why) {
    void (*tell)(const char *message) = teller;
    teller = NULL;
    fprintf(stderr, BRAND ": %s\n", MESSAGE[why]);
    if (tell != NULL) {
        tell(MESSAGE[why]);
    }
    fflush(NULL);
    _Exit(EXIT_FAILURE);
}
