#include "platform/platform.h"

#include "base/brand.h"
#include "base/memory.h"
#include "platform/box.h"
#include "platform/system.h"

#include <SDL.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* Pictures come and go in pieces of some megabytes. glibc would soon take those from its heap, where the holes they
 * leave are never given back: 80 MiB after twenty games. As mappings of their own they go when they are freed. */
static void give_large_pieces_back(void) {
#ifdef __GLIBC__
    enum { LARGE = 256 * 1024 };
    mallopt(M_MMAP_THRESHOLD, LARGE);
#endif
}

/* Texts and small pictures leave holes, too: half of a stand's heap after some hours. */
void platform_give_back(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

static void set_hints(void) {
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_SCALING, "1");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1");
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_APP_NAME, BRAND);
    SDL_SetHint(SDL_HINT_POLL_SENTINEL, "0"); /* a wait would leave a mark that hides what comes behind it for a step */
}

/* SDL is not to look for a display where it would show nothing: the libraries it would ask complain on standard error,
 * and a display limits how large a window may be. */
static void stay_off_screen(void) {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen,dummy");
}

static bool has_display(void) {
#if defined(__unix__) && !defined(__APPLE__)
    static const char *const VARIABLE[] = {"DISPLAY", "WAYLAND_DISPLAY"};
    for (size_t i = 0; i < SDL_arraysize(VARIABLE); i++) {
        const char *value = SDL_getenv(VARIABLE[i]);
        if (value != NULL && value[0] != '\0') {
            return true;
        }
    }
    return false;
#else
    return true;
#endif
}

/* Before SDL starts: it would take the signals itself. */
static void set_kiosk_hints(void) {
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    SDL_SetHint(SDL_HINT_ALLOW_ALT_TAB_WHILE_GRABBED, "0");
    SDL_SetHint(SDL_HINT_WINDOWS_NO_CLOSE_ON_ALT_F4, "1");
    SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "0");
    SDL_SetHint(SDL_HINT_GRAB_KEYBOARD, "1");
}

static bool has_person; /* in front of the screen, who can click a message away */

const char *platform_init(PlatformDisplay display, bool is_kiosk) {
    static const char NO_DISPLAY[] = "There is no display to show the game on.";
    give_large_pieces_back();
    set_hints();
    if (is_kiosk) {
        set_kiosk_hints();
    }
    if (SDL_Init(SDL_INIT_TIMER | SDL_INIT_EVENTS) != 0) {
        return SDL_GetError();
    }
    system_end_when_hung_up();
    bool needs_display = display == DISPLAY_NEEDED;
    has_person = needs_display && !is_kiosk;
    if (display == DISPLAY_UNUSED || (display == DISPLAY_WELCOME && !has_display())) {
        stay_off_screen(); /* SDL_VIDEODRIVER still goes before */
    }
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0 &&
        (needs_display || SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy") == SDL_FALSE ||
         SDL_InitSubSystem(SDL_INIT_VIDEO) != 0)) {
        return NO_DISPLAY;
    }
    /* SDL takes this driver by itself where it finds no display. */
    if (needs_display && strcmp(SDL_GetCurrentVideoDriver(), "offscreen") == 0) {
        return NO_DISPLAY;
    }
    /* No controller is no reason not to play. */
    if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) != 0) {
        fprintf(stderr, "Game controllers cannot be used: %s\n", SDL_GetError());
    }
    return NULL;
}

static struct {
    int (*save)(void *context);
    void *context;
} before_the_end;

static void torn_away(void) {
    int (*save)(void *context) = before_the_end.save;
    before_the_end.save = NULL;
    if (save != NULL) {
        int status = save(before_the_end.context);
        fflush(NULL);
        _Exit(status);
    }
}

void platform_when_torn_away(int (*save)(void *context), void *context) {
    if (atexit(torn_away) == 0) {
        before_the_end.save = save;
        before_the_end.context = context;
    }
}

void platform_quit(void) {
    before_the_end.save = NULL;
    SDL_Quit();
}

char *clipboard_text(void) {
    char *text = SDL_GetClipboardText();
    char *copy = memory_raw(text != NULL ? strlen(text) + 1 : 1);
    strcpy(copy, text != NULL ? text : "");
    SDL_free(text);
    return copy;
}

bool clipboard_put(const char *text) {
    return SDL_SetClipboardText(text) == 0;
}

bool platform_has_touch(void) {
    return SDL_GetNumTouchDevices() > 0;
}

bool platform_saves_power(void) {
    static const Uint32 ASK_EVERY_MS = 20000;
    static bool is_asked, is_on_battery;
    static Uint32 asked_at;
    Uint32 now = SDL_GetTicks();
    if (!is_asked || now - asked_at > ASK_EVERY_MS) {
        is_asked = true;
        asked_at = now;
        is_on_battery = SDL_GetPowerInfo(NULL, NULL) == SDL_POWERSTATE_ON_BATTERY;
    }
    return is_on_battery;
}

void platform_languages(char *out, size_t size) {
    SDL_Locale *preferred = SDL_GetPreferredLocales();
    out[0] = '\0';
    for (const SDL_Locale *one = preferred; one != NULL && one->language != NULL; one++) {
        size_t used = strlen(out);
        snprintf(out + used, size - used, "%s%s%s%s", used > 0 ? "," : "", one->language,
                 one->country != NULL ? "_" : "", one->country != NULL ? one->country : "");
    }
    SDL_free(preferred);
}

void platform_complain(const char *title, const char *sentence) {
    fprintf(stderr, "%s\n", sentence);
    const char *driver = has_person ? SDL_GetCurrentVideoDriver() : NULL;
    if (driver != NULL && strcmp(driver, "dummy") != 0 && strcmp(driver, "offscreen") != 0) {
        box_show(title, sentence);
    }
}
