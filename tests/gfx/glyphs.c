/* glyphs FONTS FILE...: every character in the files can be shown, in regular and in bold. Lines that begin with # are
 * comments. Prints each character that cannot, once a file. */
#include <SDL_ttf.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FACES = 2, CHAIN = 2, SEEN_MAX = 0x110000 };

/* As gfx/fonts.c looks for them. */
static const char *const CHAINS[FACES][CHAIN] = {
    {"nunito-semibold.ttf", "noto-sans-sc-regular.otf"},
    {"nunito-extrabold.ttf", "noto-sans-sc-bold.otf"},
};

static TTF_Font *font[FACES][CHAIN];
static unsigned char seen[SEEN_MAX];

static int open_fonts(const char *folder) {
    for (int face = 0; face < FACES; face++) {
        for (int i = 0; i < CHAIN; i++) {
            char path[1024];
            snprintf(path, sizeof path, "%s/%s", folder, CHAINS[face][i]);
            font[face][i] = TTF_OpenFont(path, 20);
            if (font[face][i] == NULL) {
                fprintf(stderr, "%s: %s\n", path, TTF_GetError());
                return 0;
            }
        }
    }
    return 1;
}

/* Of a narrow no-break space fonts.c shows the breaking one of its width. */
static int is_shown(Uint32 character) {
    Uint32 wanted = character == 0x202f ? 0x2009 : character;
    for (int face = 0; face < FACES; face++) {
        if (!TTF_GlyphIsProvided32(font[face][0], wanted) && !TTF_GlyphIsProvided32(font[face][1], wanted)) {
            return 0;
        }
    }
    return 1;
}

/* The character at *text; what is not UTF-8 is U+FFFD, which no text of ours holds. */
static Uint32 next(const unsigned char **text) {
    unsigned char first = *(*text)++;
    int more = first < 0x80 ? 0 : first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : -1;
    Uint32 character = more <= 0 ? first : first & (0x3fu >> more);
    for (; more > 0 && (**text & 0xc0) == 0x80; more--) {
        character = character << 6 | (*(*text)++ & 0x3fu);
    }
    return more != 0 || character >= SEEN_MAX ? 0xfffd : character;
}

static int check_line(const char *file, const char *line) {
    int missing = 0;
    const unsigned char *at = (const unsigned char *)line;
    while (*at != '\0') {
        Uint32 character = next(&at);
        if (character >= ' ' && !seen[character]) {
            seen[character] = 1;
            if (!is_shown(character)) {
                printf("%s: U+%04X has no glyph: %s", file, (unsigned)character, line);
                missing++;
            }
        }
    }
    return missing;
}

static int check_file(const char *path) {
    static char line[1 << 16];
    int missing = 0, lines = 0;
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        printf("%s cannot be read.\n", path);
        return 1;
    }
    memset(seen, 0, sizeof seen);
    while (fgets(line, sizeof line, file) != NULL) {
        lines++;
        missing += line[0] == '#' ? 0 : check_line(path, line);
    }
    fclose(file);
    return lines == 0 ? 1 : missing;
}

int main(int count, char **word) {
    int missing = 0;
    if (count < 3 || TTF_Init() != 0 || !open_fonts(word[1])) {
        return 2;
    }
    if (is_shown(0x1f600) || !is_shown('A') || !is_shown(0x4f60)) {
        printf("This test cannot tell what a font has.\n");
        return 2;
    }
    for (int i = 2; i < count; i++) {
        missing += check_file(word[i]);
    }
    printf("%d files, %d characters without a glyph\n", count - 2, missing);
    return missing == 0 ? 0 : 1;
}
