/* Draws a text as a QR code, so many pixels wide on a dark screen, and saves that as a picture.
 *
 * qr_sheet FILE SIDE TEXT */
#include "gfx/gfx.h"
#include "gfx/paint.h"
#include "platform/paths.h"
#include "platform/worker.h"
#include "scenes/together/qr.h"

#include <SDL.h>
#include <SDL_image.h>

#include <stdio.h>
#include <stdlib.h>

enum { SCREEN = 600 };

/* Pixels of that colour from there on; *x moves behind them. */
static int run_of(const SDL_Surface *picture, int y, int *x, uint32_t rgb) {
    const uint32_t *row = (const uint32_t *)((const char *)picture->pixels + y * picture->pitch);
    int begins = *x;
    while (*x < picture->w && (row[*x] & 0xffffff) == rgb) {
        ++*x;
    }
    return *x - begins;
}

/* The upper edge of its corner mark is seven modules wide: four of white are beside it and above it. */
static bool has_quiet_zone(const char *path, Rect code) {
    SDL_Surface *file = IMG_Load(path), *picture = SDL_ConvertSurfaceFormat(file, SDL_PIXELFORMAT_RGB888, 0);
    int mark = 0, left = 0, y = (int)code.y;
    for (; mark == 0 && y < picture->h; y++) {
        int x = (int)code.x;
        left = run_of(picture, y, &x, 0xffffff);
        mark = run_of(picture, y, &x, 0x000000);
    }
    int above = y - 1 - (int)code.y;
    SDL_FreeSurface(picture);
    SDL_FreeSurface(file);
    return left * 7 >= mark * 4 && above * 7 >= mark * 4;
}

static bool draw(const Qr *qr, Gfx *gfx, const char *path, float side, const char **error) {
    gfx_begin_frame(gfx);
    paint_fill(gfx, gfx_screen(gfx), color_rgb(0x1a2b4c)); /* nothing but its own quiet zone is light */
    Rect where = qr_draw(qr, gfx, rect_around(rect_middle(gfx_screen(gfx)), side, side));
    bool is_saved = gfx_save_png(gfx, path, error);
    gfx_end_frame(gfx);
    return is_saved && where.w <= side && has_quiet_zone(path, where);
}

int main(int argc, char *argv[]) {
    const char *error = "";
    Qr qr;
    if (argc != 4 || !qr_make(&qr, argv[3])) {
        return EXIT_FAILURE;
    }
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    if (SDL_Init(SDL_INIT_VIDEO) != 0 || !paths_init()) {
        return EXIT_FAILURE;
    }
    Video *video = video_new(&(VideoOptions){.width = SCREEN, .height = SCREEN, .title = "qr"}, &error);
    Workers *workers = workers_new(NULL, NULL);
    Gfx *gfx = gfx_new(video, workers, &error);
    bool is_drawn = draw(&qr, gfx, argv[1], (float)atoi(argv[2]), &error);
    gfx_free(gfx);
    workers_free(workers);
    video_free(video);
    SDL_Quit();
    return is_drawn ? EXIT_SUCCESS : EXIT_FAILURE;
}
