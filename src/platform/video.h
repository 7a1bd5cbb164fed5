/* The one window and its renderer. */
#ifndef PLATFORM_VIDEO_H
#define PLATFORM_VIDEO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct SDL_Renderer;
struct SDL_Window;

enum { VIDEO_SIDE_LEAST = 480 }; /* window points a window cannot be made smaller than */

typedef struct VideoOptions {
    int width, height; /* in window points; 0: chosen to suit the display */
    bool fullscreen;   /* on the whole desktop, without changing its mode */
    int display;       /* number of the display, 0 the first */
    bool is_kiosk;     /* the keyboard is ours alone, there is no cursor, the screen never sleeps */
    const char *title;
} VideoOptions;

typedef struct Video Video;

typedef struct VideoSize {
    int width, height; /* output pixels */
    float scale;       /* output pixels per window point */
} VideoSize;

/* Opens the window. NULL: *error is one sentence for a person (a static string or SDL's own words). */
Video *video_new(const VideoOptions *options, const char **error);
void video_free(Video *video);

VideoSize video_size(const Video *video);

/* False where the system cannot do it; the old state then stays. */
bool video_set_fullscreen(Video *video, bool on);
bool video_fullscreen(const Video *video);
bool video_set_display(Video *video, int display);
int video_displays(void);

/* Puts the window back where it belongs, should the system have moved it, shrunk it or put it away: full screen on that
 * display, or on the first while that one is gone. Cheap where all is well. */
void video_hold(Video *video, int display);

/* Asks for an output of that many pixels. */
void video_resize(Video *video, int width, int height);

/* Whether drawing is done without a graphics card; effects that cost too much there may be left out. */
/* It has the focus, and is neither hidden nor minimized. */
bool video_is_looked_at(const Video *video);

bool video_is_software(const Video *video);

/* For gfx and input alone. */
struct SDL_Renderer *video_renderer(Video *video);
struct SDL_Window *video_window(Video *video);

#endif
