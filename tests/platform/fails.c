/* What must not happen, on purpose: test-wine.sh starts it without a console and looks for the log, and for no dialog.
 * fails.exe [FOLDER]: with the folder for saved games. */
#define SDL_MAIN_HANDLED
#include "core/core_assert.h"
#include "platform/console.h"

#include <stddef.h>

int main(int argc, char *argv[]) {
    console_open();
    if (argc > 1) {
        console_log_in(argv[1]);
    }
    CORE_ASSERT(argv == NULL);
}
