/* A bare program with the game's window, renderer and libraries and nothing else: what any program would need here.
 *
 *   bare first WxH FILE.svg:W... the FILEs of a background, each rasterized W pixels wide, shown once; then it waits
 *                                until its input ends
 *   bare copy WxH FRAMES         a full-screen texture copied and presented: prints nanoseconds of this process's
 *                                time for one frame
 *
 * Answers one line on standard output. */
#include <SDL.h>
#include <SDL_image.h>
#include <SDL_ttf.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WARM_UP_FRAMES = 20 };

static SDL_Window *window;
static SDL_Renderer *renderer;
static int width, height;

static void fail(const char *what) {
    fprintf(stderr, "%s: %s\n", what, SDL_GetError());
    exit(1);
}

/* As src/platform/video.c does where there is no graphics card. */
static void open_window(void) {
    if (SDL_Init(SDL_INIT_TIMER | SDL_INIT_EVENTS | SDL_INIT_VIDEO | SDL_INIT_GAMECONTROLLER) != 0) {
        fail("SDL_Init");
    }
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1");
    window = SDL_CreateWindow("bare", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height,
                              SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    renderer = window != NULL ? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE) : NULL;
    if (renderer == NULL) {
        fail("a window with a renderer");
    }
}

/* What is asked for as FILE.svg:WIDTH. */
static SDL_Texture *rasterized(char *path) {
    char *colon = strrchr(path, ':');
    int wide = colon != NULL ? atoi(colon + 1) : width;
    if (colon != NULL) {
        *colon = '\0';
    }
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    SDL_Surface *surface = file != NULL ? IMG_LoadSizedSVG_RW(file, wide, 0) : NULL;
    SDL_Texture *texture = surface != NULL ? SDL_CreateTextureFromSurface(renderer, surface) : NULL;
    if (texture == NULL) {
        fail(path);
    }
    SDL_FreeSurface(surface);
    SDL_RWclose(file);
    return texture;
}

static void first(int count, char **path) {
    if (TTF_Init() != 0) {
        fail("TTF_Init");
    }
    SDL_SetRenderDrawColor(renderer, 12, 40, 96, 255);
    SDL_RenderClear(renderer);
    for (int i = 0; i < count; i++) {
        SDL_RenderCopy(renderer, rasterized(path[i]), NULL, NULL);
    }
    SDL_RenderPresent(renderer);
    puts("shown");
    fflush(stdout);
    while (getchar() != EOF) {
    }
}

static long long cpu_ns(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static void copy(int frames) {
    SDL_Texture *texture =
        SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, width, height);
    if (texture == NULL) {
        fail("a texture");
    }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
    long long begin = 0;
    for (int i = -WARM_UP_FRAMES; i < frames; i++) {
        if (i == 0) {
            begin = cpu_ns();
        }
        SDL_Event event;
        while (SDL_PollEvent(&event)) {
        }
        SDL_RenderCopy(renderer, texture, NULL, NULL);
        SDL_RenderPresent(renderer);
    }
    printf("%lld\n", (cpu_ns() - begin) / frames);
}

int main(int count, char **word) {
    bool is_first = count > 3 && strcmp(word[1], "first") == 0;
    bool is_copy = count == 4 && strcmp(word[1], "copy") == 0;
    if ((!is_first && !is_copy) || sscanf(word[2], "%dx%d", &width, &height) != 2) {
        fputs("usage: bare first WxH FILE.svg:W... | bare copy WxH FRAMES\n", stderr);
        return 2;
    }
    open_window();
    if (is_first) {
        first(count - 3, word + 3);
    } else {
        copy(atoi(word[3]));
    }
    SDL_Quit();
    return 0;
}
