#include "platform/composing.h"

#include <SDL.h>

/* SDL opens no telephone's keyboard and loses what is composed: the page has an input of its own
 * (packaging/web/typing.js), which sends what was typed as SDL would have. */

extern void page_begin_text(int x, int y, int wide, int high);
extern void page_end_text(void);

void composing_begin(int x, int y, int wide, int high) {
    page_begin_text(x, y, wide, high);
}

void composing_end(void) {
    SDL_StopTextInput(); /* as it begins */
    page_end_text();
}
