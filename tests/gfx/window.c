#include "window.h"

#include "gfx/paint.h"
#include "platform/paths.h"

#include <SDL.h>
#include <check.h>

#include <stdlib.h>

Video *video;
Workers *workers;
Gfx *gfx;

const TextStyle PLAIN = {.size = 30};

void open_window(void) {
    const char *error = "";
    ck_assert(SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy") && SDL_Init(SDL_INIT_VIDEO) == 0 && paths_init());
    video = video_new(&(VideoOptions){.width = WIDTH, .height = HEIGHT, .title = "test"}, &error);
    workers = workers_new(NULL, NULL);
    gfx = gfx_new(video, workers, &error);
    ck_assert_msg(gfx != NULL, "%s", error);
}

void close_window(void) {
    gfx_free(gfx);
    workers_free(workers);
    video_free(video);
    SDL_Quit();
}

uint32_t pixel(int x, int y) {
    uint32_t rgb = 0;
    SDL_RenderReadPixels(video_renderer(video), &(SDL_Rect){x, y, 1, 1}, SDL_PIXELFORMAT_RGB888, &rgb, 4);
    return rgb & 0xffffff;
}

void begin(void) {
    gfx_begin_frame(gfx);
    paint_fill(gfx, gfx_screen(gfx), color_rgb(0));
}

int lit_pixels(Rect where) {
    int w = (int)where.w, h = (int)where.h, lit = 0;
    uint32_t *pixels = malloc((size_t)w * (size_t)h * sizeof *pixels);
    SDL_RenderReadPixels(video_renderer(video), &(SDL_Rect){(int)where.x, (int)where.y, w, h}, SDL_PIXELFORMAT_RGB888,
                         pixels, w * 4);
    for (int i = 0; i < w * h; i++) {
        lit += (pixels[i] & 0xffffff) != 0;
    }
    free(pixels);
    return lit;
}

void wait_for_pictures(void) {
    while (gfx_is_waiting(gfx)) {
        workers_wait(workers);
        ck_assert_int_gt(workers_take_up(workers, 0), 0);
    }
}
