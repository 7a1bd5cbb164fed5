#include "platform/platform.h"
#include "platform/system.h"

/* A page in a browser is told nothing before it goes. */

void platform_listen_for_end(void) {
}

bool platform_is_to_end(void) {
    return false;
}

void system_end_when_hung_up(void) {
}

bool platform_is_page(void) {
    return true;
}
