#include "platform/video.h"

#include "base/memory.h"

#include <SDL.h>

#include <string.h>

#ifdef __linux__
#include <unistd.h>
#endif

struct Video {
    SDL_Window *window;
    SDL_Renderer *renderer;
    bool is_software;
    SDL_Rect held;      /* what a window that is held has to fill */
    SDL_Point odd;      /* its size when that had to be changed last */
    SDL_Point windowed; /* what one that began full screen gets when it first comes down */
};

static const char *OPENGL_IN_SOFTWARE[] = {"llvmpipe", "softpipe", "swrast", "Software Rasterizer"};

/* Where there is no graphics card, OpenGL would still answer, through a compiler of 100 MB that is slower than SDL's
 * own renderer. Asking for its name takes a context; so the device files are looked at first. */
static bool may_have_graphics_card(void) {
    const char *driver = SDL_GetCurrentVideoDriver();
    if (strcmp(driver, "dummy") == 0 || strcmp(driver, "offscreen") == 0) {
        return false;
    }
#ifdef __linux__
    return access("/dev/dri", F_OK) == 0 || access("/dev/nvidia0", F_OK) == 0;
#else
    return true;
#endif
}

static bool is_opengl_in_software(SDL_Renderer *renderer) {
    SDL_RendererInfo info;
    if (SDL_GetRendererInfo(renderer, &info) != 0 || strncmp(info.name, "opengl", 6) != 0) {
        return false;
    }
    typedef const unsigned char *(SDLCALL * GetString)(unsigned name);
    GetString get_string = NULL;
    void *found = SDL_GL_GetProcAddress("glGetString");
    memcpy(&get_string, &found, sizeof found); /* an object pointer cannot be cast to a function's */
    const char *name = get_string != NULL ? (const char *)get_string(0x1f01 /* GL_RENDERER */) : NULL;
    for (size_t i = 0; name != NULL && i < SDL_arraysize(OPENGL_IN_SOFTWARE); i++) {
        if (strstr(name, OPENGL_IN_SOFTWARE[i]) != NULL) {
            return true;
        }
    }
    return false;
}

static SDL_Renderer *make_renderer(SDL_Window *window, bool *is_software) {
    const char *wanted = SDL_GetHint(SDL_HINT_RENDER_DRIVER);
    bool is_chosen = wanted != NULL && wanted[0] != '\0';
    if (is_chosen || may_have_graphics_card()) {
        SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
        SDL_RendererInfo info = {0};
        if (renderer != NULL && (is_chosen || !is_opengl_in_software(renderer))) {
            SDL_GetRendererInfo(renderer, &info);
            *is_software = (info.flags & SDL_RENDERER_SOFTWARE) != 0;
            return renderer;
        }
        if (renderer != NULL) {
            SDL_DestroyRenderer(renderer);
        }
    }
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    *is_software = true;
    return SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
}

/* A window that leaves room for the system's bars. */
static SDL_Point windowed_size(const VideoOptions *options, int display) {
    SDL_Rect usable = {0, 0, 1280, 720};
    SDL_GetDisplayUsableBounds(display, &usable);
    return (SDL_Point){options->width > 0 ? options->width : usable.w * 4 / 5,
                       options->height > 0 ? options->height : usable.h * 4 / 5};
}

/* On a telephone it is the screen that is small: there a least size would only bend the picture. */
static int least_side(int display) {
    SDL_Rect usable = {0, 0, VIDEO_SIDE_LEAST, VIDEO_SIDE_LEAST};
    SDL_GetDisplayUsableBounds(display, &usable);
    return SDL_min(VIDEO_SIDE_LEAST, SDL_min(usable.w, usable.h));
}

Video *video_new(const VideoOptions *options, const char **error) {
    int display = options->display < SDL_GetNumVideoDisplays() ? options->display : 0;
    SDL_Point size = windowed_size(options, display), windowed = {0, 0};
    SDL_Rect bounds;
    /* It fills the screen from the beginning, as there may be no window manager to see to it. */
    if (options->fullscreen && SDL_GetDisplayBounds(display, &bounds) == 0) {
        windowed = options->is_kiosk ? windowed : size;
        size = (SDL_Point){bounds.w, bounds.h};
    }
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    flags |= options->fullscreen ? (Uint32)SDL_WINDOW_FULLSCREEN_DESKTOP : 0;
    flags |= options->is_kiosk ? (Uint32)SDL_WINDOW_BORDERLESS : 0;
    int place = (int)SDL_WINDOWPOS_CENTERED_DISPLAY((unsigned)display);
    Video *video = memory_new(sizeof *video);
    video->windowed = windowed;
    video->window = SDL_CreateWindow(options->title, place, place, size.x, size.y, flags);
    video->renderer = video->window != NULL ? make_renderer(video->window, &video->is_software) : NULL;
    if (video->renderer == NULL) {
        *error = SDL_GetError();
        video_free(video);
        return NULL;
    }
    SDL_SetWindowMinimumSize(video->window, least_side(display), least_side(display));
    if (options->is_kiosk) {
        SDL_SetWindowKeyboardGrab(video->window, SDL_TRUE);
        SDL_ShowCursor(SDL_DISABLE);
        SDL_DisableScreenSaver();
    }
    return video;
}

void video_free(Video *video) {
    if (video == NULL) {
        return;
    }
    if (video->renderer != NULL) {
        SDL_DestroyRenderer(video->renderer);
    }
    if (video->window != NULL) {
        SDL_DestroyWindow(video->window);
    }
    free(video);
}

VideoSize video_size(const Video *video) {
    VideoSize size = {.width = 1, .height = 1, .scale = 1};
    int points = 1;
    SDL_GetRendererOutputSize(video->renderer, &size.width, &size.height);
    SDL_GetWindowSize(video->window, &points, NULL);
    size.scale = points > 0 ? (float)size.width / (float)points : 1;
    return size;
}

bool video_set_fullscreen(Video *video, bool on) {
    if (SDL_SetWindowFullscreen(video->window, on ? (Uint32)SDL_WINDOW_FULLSCREEN_DESKTOP : 0) != 0) {
        return false;
    }
    if (!on && video->windowed.x > 0) {
        int display = SDL_GetWindowDisplayIndex(video->window);
        int place = (int)SDL_WINDOWPOS_CENTERED_DISPLAY((unsigned)(display > 0 ? display : 0));
        SDL_SetWindowSize(video->window, video->windowed.x, video->windowed.y);
        SDL_SetWindowPosition(video->window, place, place);
        video->windowed = (SDL_Point){0, 0};
    }
    return true;
}

bool video_fullscreen(const Video *video) {
    return (SDL_GetWindowFlags(video->window) & SDL_WINDOW_FULLSCREEN) != 0;
}

bool video_set_display(Video *video, int display) {
    if (display < 0 || display >= SDL_GetNumVideoDisplays()) {
        return false;
    }
    if (SDL_GetWindowDisplayIndex(video->window) == display) {
        return true;
    }
    /* A full-screen window stays where it is: it has to come down, move and go up again. */
    bool fullscreen = video_fullscreen(video);
    if (fullscreen) {
        video_set_fullscreen(video, false);
    }
    int place = (int)SDL_WINDOWPOS_CENTERED_DISPLAY((unsigned)display);
    SDL_SetWindowPosition(video->window, place, place);
    return !fullscreen || video_set_fullscreen(video, true);
}

/* A screen that was switched on, turned or exchanged may have another size, and a window may have been given another
 * one. A system that insists on that is asked once. */
static void fill_screen(Video *video, int display) {
    SDL_Rect bounds;
    SDL_Point size;
    SDL_GetWindowSize(video->window, &size.x, &size.y);
    if (SDL_GetDisplayBounds(display, &bounds) != 0) {
        return;
    }
    bool is_odd = (size.x != bounds.w || size.y != bounds.h) && (size.x != video->odd.x || size.y != video->odd.y);
    bool has_changed = !SDL_RectEmpty(&video->held) && !SDL_RectEquals(&bounds, &video->held);
    video->held = bounds;
    if (has_changed || is_odd) {
        video->odd = size;
        video_set_fullscreen(video, false);
        SDL_SetWindowPosition(video->window, bounds.x, bounds.y);
        SDL_SetWindowSize(video->window, bounds.w, bounds.h);
    }
}

void video_hold(Video *video, int display) {
    if (display >= SDL_GetNumVideoDisplays()) {
        display = 0;
    }
    Uint32 flags = SDL_GetWindowFlags(video->window);
    if ((flags & SDL_WINDOW_HIDDEN) != 0) {
        SDL_ShowWindow(video->window);
    }
    if ((flags & SDL_WINDOW_MINIMIZED) != 0) {
        SDL_RestoreWindow(video->window);
    }
    video_set_display(video, display);
    fill_screen(video, display);
    if (!video_fullscreen(video)) {
        video_set_fullscreen(video, true);
    }
    if ((flags & SDL_WINDOW_INPUT_FOCUS) == 0) {
        SDL_RaiseWindow(video->window);
    }
    if ((flags & SDL_WINDOW_KEYBOARD_GRABBED) == 0) {
        SDL_SetWindowKeyboardGrab(video->window, SDL_TRUE);
    }
}

int video_displays(void) {
    return SDL_GetNumVideoDisplays();
}

void video_resize(Video *video, int width, int height) {
    float scale = video_size(video).scale;
    SDL_SetWindowSize(video->window, (int)((float)width / scale + .5f), (int)((float)height / scale + .5f));
}

bool video_is_looked_at(const Video *video) {
    Uint32 flags = SDL_GetWindowFlags(video->window);
    return (flags & SDL_WINDOW_INPUT_FOCUS) != 0 && (flags & (SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED)) == 0;
}

bool video_is_software(const Video *video) {
    return video->is_software;
}

SDL_Renderer *video_renderer(Video *video) {
    return video->renderer;
}

SDL_Window *video_window(Video *video) {
    return video->window;
}
