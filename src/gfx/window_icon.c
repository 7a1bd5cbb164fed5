#include "gfx/window_icon.h"

#include "platform/paths.h"

#include <SDL.h>
#include <SDL_image.h>

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Task bars and switchers make it smaller. */
enum { SIDE = 128 };

/* Windows and macOS take it from the program itself, Wayland from what is installed; under X11 nothing is installed for
 * a game that was unpacked from a tarball. */
static bool is_wanted(void) {
    const char *driver = SDL_GetCurrentVideoDriver();
    return driver != NULL && strcmp(driver, "x11") == 0;
}

void window_icon_set(struct SDL_Window *window) {
    size_t size = 0;
    char *svg = is_wanted() ? asset_read("art/icon/schott-world.svg", &size) : NULL;
    SDL_RWops *stream = svg != NULL ? SDL_RWFromConstMem(svg, (int)size) : NULL;
    SDL_Surface *icon = stream != NULL ? IMG_LoadSizedSVG_RW(stream, SIDE, SIDE) : NULL;
    if (icon != NULL) {
        SDL_SetWindowIcon(window, icon);
        SDL_FreeSurface(icon);
    }
    if (stream != NULL) {
        SDL_RWclose(stream);
    }
    free(svg);
}
