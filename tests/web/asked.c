/* What tests ask the page: where its widgets are and what its state is, in the driver's words, and whether it rests. */
#include "driver/driver.h"
#include "page/page.h"
#include "shell/loop.h"

#include <emscripten.h>

#include <stdlib.h>

const char *page_answer(const char *command);
int page_is_busy(void);

/* Good until the next. Tables do not stir by themselves for whoever asks. */
EMSCRIPTEN_KEEPALIVE const char *page_answer(const char *command) {
    static char *answer;
    page_app()->is_driven = true;
    free(answer);
    answer = driver_answer(page_app(), command);
    return answer;
}

EMSCRIPTEN_KEEPALIVE int page_is_busy(void) {
    return loop_is_busy(page_app()) ? 1 : 0;
}
