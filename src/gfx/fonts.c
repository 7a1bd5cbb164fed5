#include "gfx/fonts.h"

#include "base/memory.h"
#include "gfx/text_gap.h"
#include "platform/paths.h"

#include <SDL_ttf.h>
#include <linebreak.h>

#include <stdlib.h>
#include <string.h>

typedef enum FontFile {
    FILE_REGULAR,
    FILE_BOLD,
    FILE_NUMERAL,
    FILE_CHINESE,
    FILE_CHINESE_BOLD,
    FILES,
} FontFile;

static const char *const PATHS[FILES] = {
    [FILE_REGULAR] = "fonts/nunito-semibold.ttf",        [FILE_BOLD] = "fonts/nunito-extrabold.ttf",
    [FILE_NUMERAL] = "fonts/league-spartan-bold.otf",    [FILE_CHINESE] = "fonts/noto-sans-sc-regular.otf",
    [FILE_CHINESE_BOLD] = "fonts/noto-sans-sc-bold.otf",
};

enum { CHAIN = 3 };

/* Where a face's characters are looked for, in this order. */
static const FontFile CHAINS[][CHAIN] = {
    [TEXT_REGULAR] = {FILE_REGULAR, FILE_CHINESE, FILE_CHINESE},
    [TEXT_BOLD] = {FILE_BOLD, FILE_CHINESE_BOLD, FILE_CHINESE_BOLD},
    [TEXT_NUMERAL] = {FILE_NUMERAL, FILE_BOLD, FILE_CHINESE_BOLD},
};

/* What is shown for a character no font has: a dot, which every language reads as "something stands here". */
static const uint32_t SUBSTITUTE = 0x2022;

/* French writes the first before ? ! : and ;, so that no line begins with them. Our fonts have only the second. */
static const uint32_t NARROW_NO_BREAK_SPACE = 0x202f;
static const uint32_t THIN_SPACE = 0x2009;

enum {
    OPEN_MAX = 40,
    PROBE_PX = 16,
    LINE_WIDTH_MAX = 8192, /* pixels; no longer line is rendered */
};

typedef struct OpenFont {
    TTF_Font *font;
    FontFile file;
    int px, outline;
    uint64_t used;
} OpenFont;

struct Fonts {
    char *data[FILES];
    size_t size[FILES];
    OpenFont open[OPEN_MAX];
    uint64_t clock;
};

static bool load(Fonts *fonts, FontFile file) {
    if (fonts->data[file] == NULL) {
        fonts->data[file] = asset_read(PATHS[file], &fonts->size[file]);
    }
    return fonts->data[file] != NULL;
}

void fonts_forget(Fonts *fonts) {
    for (int i = 0; i < OPEN_MAX; i++) {
        if (fonts->open[i].font != NULL) {
            TTF_CloseFont(fonts->open[i].font);
        }
        fonts->open[i] = (OpenFont){0};
    }
}

void fonts_free(Fonts *fonts) {
    fonts_forget(fonts);
    for (int i = 0; i < FILES; i++) {
        free(fonts->data[i]);
    }
    free(fonts);
    TTF_Quit();
}

static TTF_Font *open_font(Fonts *fonts, FontFile file, int px, int outline) {
    OpenFont *place = &fonts->open[0];
    fonts->clock++;
    for (int i = 0; i < OPEN_MAX; i++) {
        OpenFont *open = &fonts->open[i];
        if (open->font != NULL && open->file == file && open->px == px && open->outline == outline) {
            open->used = fonts->clock;
            return open->font;
        }
        if (open->used < place->used) {
            place = open;
        }
    }
    TTF_Font *font = NULL;
    if (load(fonts, file)) {
        font = TTF_OpenFontRW(SDL_RWFromConstMem(fonts->data[file], (int)fonts->size[file]), 1, px);
    }
    if (font == NULL) {
        gfx_complain("font is missing or broken", PATHS[file]);
        return NULL;
    }
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL);
    TTF_SetFontOutline(font, outline);
    if (place->font != NULL) {
        TTF_CloseFont(place->font);
    }
    *place = (OpenFont){.font = font, .file = file, .px = px, .outline = outline, .used = fonts->clock};
    return font;
}

Fonts *fonts_new(Gfx *gfx, const char **error) {
    (void)gfx;
    Fonts *fonts = memory_new(sizeof *fonts);
    if (TTF_WasInit() == 0 && TTF_Init() != 0) {
        *error = TTF_GetError();
        free(fonts);
        return NULL;
    }
    init_linebreak();
    if (open_font(fonts, FILE_REGULAR, PROBE_PX, 0) == NULL || open_font(fonts, FILE_BOLD, PROBE_PX, 0) == NULL) {
        *error = "The game's fonts are missing or broken.";
        fonts_free(fonts);
        return NULL;
    }
    return fonts;
}

uint32_t utf8_next(const char **text, const char *end) {
    const unsigned char *p = (const unsigned char *)*text;
    size_t left = (size_t)(end - *text);
    size_t more = p[0] < 0x80 ? 0 : p[0] < 0xc2 ? 9 : p[0] < 0xe0 ? 1 : p[0] < 0xf0 ? 2 : p[0] < 0xf5 ? 3 : 9;
    uint32_t c = more == 0 ? p[0] : more == 9 ? 0xfffd : p[0] & (0x3fu >> more);
    if (more == 9 || more >= left) {
        (*text)++;
        return more == 0 ? c : 0xfffd;
    }
    for (size_t i = 1; i <= more; i++) {
        if ((p[i] & 0xc0) != 0x80) {
            (*text)++;
            return 0xfffd;
        }
        c = c << 6 | (p[i] & 0x3fu);
    }
    *text += more + 1;
    return c;
}

static bool is_han(uint32_t c) {
    return (c >= 0x3000 && c <= 0x30ff) || (c >= 0x3400 && c <= 0x9fff) || (c >= 0xff00 && c <= 0xffef) ||
           (c >= 0x20000 && c <= 0x3ffff);
}

bool text_is_chinese(const char *text, size_t length) {
    for (const char *end = text + length; text < end;) {
        if (is_han(utf8_next(&text, end))) {
            return true;
        }
    }
    return false;
}

/* Signs that steer writing and are themselves nothing to see. */
static bool is_invisible(uint32_t c) {
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0xad || (c >= 0x200b && c <= 0x200f) ||
           (c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || (c >= 0xfe00 && c <= 0xfe0f) ||
           c == 0xfeff || (c >= 0xe0000 && c <= 0xe0fff);
}

static bool is_shared_punctuation(uint32_t c) {
    return c == 0x2014 || c == 0x201c || c == 0x201d || c == 0x2026 || c == 0xb7;
}

static bool find_in_chain(Fonts *fonts, FontChoice choice, uint32_t c, FontFile *file) {
    bool backwards = choice.chinese && is_shared_punctuation(c);
    for (int i = 0; i < CHAIN; i++) {
        *file = CHAINS[choice.face][backwards ? CHAIN - 1 - i : i];
        TTF_Font *font = open_font(fonts, *file, choice.px, 0);
        if (font != NULL && TTF_GlyphIsProvided32(font, c)) {
            return true;
        }
    }
    return false;
}

bool text_can_show(Gfx *gfx, const char *character) {
    FontChoice choice = {.face = TEXT_REGULAR, .px = PROBE_PX};
    uint32_t c = utf8_next(&character, character + strlen(character));
    FontFile file;
    return is_invisible(c) || find_in_chain(gfx->fonts, choice, c == NARROW_NO_BREAK_SPACE ? THIN_SPACE : c, &file);
}

static size_t utf8_put(uint32_t c, char out[4]) {
    if (c < 0x80) {
        out[0] = (char)c;
        return 1;
    }
    size_t count = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    static const unsigned char LEAD[] = {0, 0, 0xc0, 0xe0, 0xf0};
    for (size_t i = count - 1; i > 0; i--) {
        out[i] = (char)(0x80 | (c & 0x3f));
        c >>= 6;
    }
    out[0] = (char)(LEAD[count] | c);
    return count;
}

/* Room for a string on its way to a font, kept from one text to the next. */
static char *scratch(Gfx *gfx, size_t size) {
    if (gfx->scratch_size < size) {
        gfx->scratch = memory_resize(gfx->scratch, size * 2);
        gfx->scratch_size = size * 2;
    }
    return gfx->scratch;
}

/* A text on its way to the fonts, run by run. */
typedef struct RunWalk {
    const char *text, *end; /* what is left */
    uint32_t last;          /* character before it */
    FontFile file;          /* of the run taken last */
    int gap;                /* in front of that run */
} RunWalk;

static RunWalk walk_of(const char *text, size_t length) {
    return (RunWalk){.text = text, .end = text + length};
}

/* Takes the longest run of one font without a gap in it off the front, as a string a font can show. NULL: there is no
 * more. */
static const char *next_run(Gfx *gfx, FontChoice choice, RunWalk *walk) {
    char *run = scratch(gfx, 3 * (size_t)(walk->end - walk->text) + 5); /* a byte may become a substitute of three */
    size_t size = 0;
    while (walk->text < walk->end) {
        const char *next = walk->text;
        uint32_t c = utf8_next(&next, walk->end);
        c = c == '\n' || c == '\t' ? ' ' : c == NARROW_NO_BREAK_SPACE ? THIN_SPACE : c;
        if (!is_invisible(c)) {
            int gap = text_gap(choice.px, choice.chinese, walk->last, c);
            uint32_t shown = c;
            FontFile found = FILE_REGULAR;
            if (!find_in_chain(gfx->fonts, choice, c, &found)) {
                shown = SUBSTITUTE;
                find_in_chain(gfx->fonts, choice, shown, &found);
            }
            if (size > 0 && (found != walk->file || gap != 0)) {
                break;
            }
            walk->gap = size > 0 ? walk->gap : gap;
            walk->file = found;
            walk->last = c;
            size += utf8_put(shown, run + size);
        }
        walk->text = next;
    }
    run[size] = '\0';
    return size > 0 ? run : NULL;
}

static int measure(Gfx *gfx, FontChoice choice, const char *text, size_t length) {
    int width = 0;
    RunWalk walk = walk_of(text, length);
    for (const char *run; (run = next_run(gfx, choice, &walk)) != NULL;) {
        int w = 0;
        TTF_Font *font = open_font(gfx->fonts, walk.file, choice.px, 0);
        if (font != NULL && TTF_SizeUTF8(font, run, &w, NULL) == 0) {
            width += walk.gap + w;
        }
    }
    return width;
}

int fonts_width(Gfx *gfx, FontChoice choice, const char *text, size_t length) {
    enum { HEAD = 16 };
    unsigned char key[HEAD + 240] = {'w'};
    if (length > sizeof key - HEAD) {
        return measure(gfx, choice, text, length);
    }
    memcpy(key + 4, &choice, sizeof choice);
    memcpy(key + HEAD, text, length);
    CacheEntry *entry = cache_find(gfx->cache, key, HEAD + length);
    if (entry == NULL) {
        int width = measure(gfx, choice, text, length);
        entry = cache_add_data(gfx->cache, key, HEAD + length, NULL, 0);
        entry->w = width;
    }
    return entry->w;
}

int fonts_capital(Gfx *gfx, FontChoice choice) {
    TTF_Font *font = open_font(gfx->fonts, CHAINS[choice.face][0], choice.px, 0);
    int top = 0;
    if (font == NULL || TTF_GlyphMetrics32(font, 'H', NULL, NULL, NULL, &top, NULL) != 0) {
        return choice.px * 7 / 10;
    }
    return top;
}

/* Adds a run's coverage where it belongs; runs may overlap by a pixel. */
static void put_run(TextMask *mask, SDL_Surface *surface, int x, int y) {
    for (int row = 0; row < surface->h; row++) {
        const uint32_t *from = (const uint32_t *)((const uint8_t *)surface->pixels + row * surface->pitch);
        if (y + row < 0 || y + row >= mask->h) {
            continue;
        }
        uint8_t *to = mask->coverage + (size_t)(y + row) * (size_t)mask->w;
        for (int i = 0; i < surface->w && x + i < mask->w; i++) {
            uint8_t alpha = (uint8_t)(from[i] >> 24);
            to[x + i] = alpha > to[x + i] ? alpha : to[x + i];
        }
    }
}

bool fonts_render(Gfx *gfx, FontChoice choice, int outline, const char *text, size_t length, TextMask *mask) {
    int width = fonts_width(gfx, choice, text, length);
    if (width <= 0) {
        return false;
    }
    /* A run's surface may be a little wider than its measure; above and below there is room for any font. */
    mask->w = SDL_min(width + choice.px / 2, LINE_WIDTH_MAX) + 2 * outline;
    mask->baseline = fonts_baseline(choice) + outline;
    mask->h = mask->baseline + choice.px * 6 / 10 + outline;
    mask->coverage = memory_new((size_t)mask->w * (size_t)mask->h);
    RunWalk walk = walk_of(text, length);
    int x = 0;
    for (const char *run; x < mask->w && (run = next_run(gfx, choice, &walk)) != NULL;) {
        int w = 0;
        TTF_Font *plain = open_font(gfx->fonts, walk.file, choice.px, 0);
        TTF_Font *font = open_font(gfx->fonts, walk.file, choice.px, outline);
        if (plain == NULL || font == NULL) {
            continue;
        }
        x += walk.gap;
        TTF_SizeUTF8(plain, run, &w, NULL);
        SDL_Surface *surface = TTF_RenderUTF8_Blended(font, run, (SDL_Color){255, 255, 255, 255});
        if (surface != NULL) {
            put_run(mask, surface, x, mask->baseline - TTF_FontAscent(plain) - outline);
            SDL_FreeSurface(surface);
        }
        x += w;
    }
    return true;
}
