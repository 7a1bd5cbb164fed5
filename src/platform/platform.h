/* Starts and quits SDL and reads its events. */
#ifndef PLATFORM_PLATFORM_H
#define PLATFORM_PLATFORM_H

#include "platform/input.h"
#include "platform/video.h"

#include <stddef.h>

typedef enum PlatformDisplay {
    DISPLAY_WELCOME = 0, /* --driver: any video driver will do */
    DISPLAY_NEEDED,      /* refuses a video driver that shows nothing */
    DISPLAY_UNUSED,      /* --demo: nobody looks, and a window may have any size */
} PlatformDisplay;

/* NULL, or one sentence that says why the game cannot start. */
const char *platform_init(PlatformDisplay display, bool is_kiosk);

/* From here on who asks the program to end from outside (SIGTERM, SIGINT) is heard here alone, and no longer as
 * INPUT_QUIT, which a kiosk does not listen to. */
void platform_listen_for_end(void);
bool platform_is_to_end(void);
/* A page in a browser: its window is the browser's, and who closes it asks nobody. */
bool platform_is_page(void);
/* From here to platform_quit(): should a library end the program by itself, as the one for X displays does when its
 * display goes, what can be saved is saved first. save returns the program's exit status. */
void platform_when_torn_away(int (*save)(void *context), void *context);
void platform_quit(void);
/* Memory that is free goes back to the system, which takes some milliseconds: for when nobody is there. */
void platform_give_back(void);

typedef struct Input Input;

Input *input_new(Video *video);
void input_free(Input *input);

/* The next event; false when there is none. Never blocks. */
bool input_poll(Input *input, InputEvent *out);

/* Sleeps until something happens or ms have passed; ms < 0: however long it takes. With a game controller it only naps
 * for a sixtieth of a second, since SDL would poll a thousand times a second. */
void input_wait(Input *input, int ms);

/* Ends an input_wait() early. Any thread. */
void input_wake(void);

/* The display has gone and will not come back. Only where platform_listen_for_end() has been called. */
bool input_has_lost_display(const Input *input);

bool input_has_pads(const Input *input);

/* While a text field is edited: the input method is on and shows its list near this place (output pixels). */
void input_begin_text(Input *input, float x, float y, float w, float h);
void input_end_text(Input *input);
bool input_is_text(const Input *input);

/* The clipboard as UTF-8; the caller frees it with free(). Never NULL. */
char *clipboard_text(void);
bool clipboard_put(const char *text); /* false: there is none */

/* Whether somebody could touch the screen, as far as the system tells. */
bool platform_has_touch(void);

/* It runs on a battery, as far as the system tells. Asked now and then, as asking may read files. */
bool platform_saves_power(void);

/* The languages the system prefers, best first: "zh_CN,en_GB". */
void platform_languages(char *out, size_t size);

/* Shows a message where there may be no window of ours: on standard error, and, between platform_init() and
 * platform_quit(), in a box that waits to be clicked away. Scripts and kiosks get no box: there it would stay. */
void platform_complain(const char *title, const char *sentence);

#endif
