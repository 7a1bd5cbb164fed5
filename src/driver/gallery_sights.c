/* A sheet as people see it who lack one kind of cones, or all of them (Machado, Oliveira and Fernandes 2009, severity
 * 1; on linear sRGB), as in assets/art/generate/colour.py. */
#include "driver/gallery_inside.h"
#include "platform/paths.h"

#include <SDL_image.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

typedef struct Sight {
    const char *name;
    float row[3][3];
} Sight;

static const Sight SIGHT[] = {
    {"protanopia",
     {{.152286f, 1.052583f, -.204868f}, {.114503f, .786281f, .099216f}, {-.003882f, -.048116f, 1.051998f}}},
    {"deuteranopia",
     {{.367322f, .860646f, -.227968f}, {.280085f, .672501f, .047413f}, {-.011820f, .042940f, .968881f}}},
    {"tritanopia",
     {{1.255528f, -.076749f, -.178779f}, {-.078411f, .930809f, .147602f}, {.004733f, .691367f, .303900f}}},
    {"no-colour", {{.2126f, .7152f, .0722f}, {.2126f, .7152f, .0722f}, {.2126f, .7152f, .0722f}}},
};

enum { SIGHTS = sizeof SIGHT / sizeof *SIGHT };

static float linear_of[256];

static void make_table(void) {
    for (int i = 0; i < 256; i++) {
        float v = (float)i / 255;
        linear_of[i] = v <= .04045f ? v / 12.92f : powf((v + .055f) / 1.055f, 2.4f);
    }
}

static uint32_t byte_of(float linear) {
    float v = linear <= 0           ? 0
              : linear >= 1         ? 1
              : linear <= .0031308f ? 12.92f * linear
                                    : 1.055f * powf(linear, 1 / 2.4f) - .055f;
    return (uint32_t)lroundf(255 * v);
}

static uint32_t seen(const Sight *sight, uint32_t rgb) {
    float part[3] = {linear_of[rgb >> 16 & 255], linear_of[rgb >> 8 & 255], linear_of[rgb & 255]};
    uint32_t out = 0;
    for (int c = 0; c < 3; c++) {
        const float *row = sight->row[c];
        out = out << 8 | byte_of(row[0] * part[0] + row[1] * part[1] + row[2] * part[2]);
    }
    return out;
}

static bool save_as_seen(const SDL_Surface *from, const Sight *sight, const char *path) {
    SDL_Surface *to = SDL_CreateRGBSurfaceWithFormat(0, from->w, from->h, 32, SDL_PIXELFORMAT_RGB888);
    if (to == NULL) {
        return false;
    }
    uint32_t last = 0, last_seen = seen(sight, 0);
    for (int y = 0; y < from->h; y++) {
        const uint32_t *in = (const uint32_t *)(const void *)((const char *)from->pixels + y * from->pitch);
        uint32_t *out = (uint32_t *)(void *)((char *)to->pixels + y * to->pitch);
        for (int x = 0; x < from->w; x++) {
            if (in[x] != last) {
                last = in[x];
                last_seen = seen(sight, last);
            }
            out[x] = last_seen;
        }
    }
    bool saved = IMG_SavePNG(to, path) == 0;
    SDL_FreeSurface(to);
    return saved;
}

bool gallery_save_sights(const char *path) {
    char as_seen[PATH_BYTES + 96];
    int stem = (int)strlen(path) - 4; /* without .png */
    SDL_Surface *loaded = IMG_Load(path);
    SDL_Surface *sheet = loaded != NULL ? SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_RGB888, 0) : NULL;
    bool saved = sheet != NULL;
    SDL_FreeSurface(loaded);
    make_table();
    for (int i = 0; i < SIGHTS && saved; i++) {
        snprintf(as_seen, sizeof as_seen, "%.*s-%s.png", stem, path, SIGHT[i].name);
        saved = save_as_seen(sheet, &SIGHT[i], as_seen);
    }
    SDL_FreeSurface(sheet);
    return saved;
}
