#include "measured.h"

#include "games/world/scenes/cards.h"

#include <SDL_image.h>
#include <SDL_ttf.h>
#include <check.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static TTF_Font *open_font(const char *file, int size) {
    char path[512];
    snprintf(path, sizeof path, "%s/fonts/%s", getenv("SCHOTT_WORLD_ASSETS"), file);
    TTF_Font *font = TTF_OpenFont(path, size);
    ck_assert_msg(font != NULL, "%s: %s", path, TTF_GetError());
    return font;
}

int capital_height(const char *file, uint16_t letter, int size) {
    int low = 0, high = 0;
    TTF_Font *font = open_font(file, size);
    ck_assert_int_eq(TTF_GlyphMetrics(font, letter, NULL, NULL, &low, &high, NULL), 0);
    TTF_CloseFont(font);
    return high - low;
}

int text_width(const char *file, const char *text, int size) {
    int wide = 0;
    TTF_Font *font = open_font(file, size);
    ck_assert_int_eq(TTF_SizeUTF8(font, text, &wide, NULL), 0);
    TTF_CloseFont(font);
    return wide;
}

enum { WIDE = 240, HIGH = 320 };

SDL_Rect body_of(Figurine figurine) {
    char path[512];
    snprintf(path, sizeof path, "%s/art/figurines/%s_stand.svg", getenv("SCHOTT_WORLD_ASSETS"), figurine_key(figurine));
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    SDL_Surface *picture = IMG_LoadSizedSVG_RW(file, WIDE, HIGH);
    ck_assert_msg(picture != NULL, "%s: %s", path, IMG_GetError());
    SDL_RWclose(file);
    int left = WIDE, right = 0, top = HIGH, bottom = 0;
    for (int y = 0; y < HIGH; y++) {
        for (int x = 0; x < WIDE; x++) {
            Uint8 r, g, b, a;
            Uint32 pixel;
            memcpy(&pixel, (const char *)picture->pixels + y * picture->pitch + 4 * x, sizeof pixel);
            SDL_GetRGBA(pixel, picture->format, &r, &g, &b, &a);
            if (a > 200) {
                left = x < left ? x : left;
                right = x > right ? x : right;
                top = y < top ? y : top;
                bottom = y;
            }
        }
    }
    SDL_FreeSurface(picture);
    return (SDL_Rect){left, top, right - left + 1, bottom - top + 1};
}
