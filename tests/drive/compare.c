/* Whether two pictures look the same, decided by another decoder than the game's.
 *
 *   compare PICTURE GOLDEN [PER_MILLE]
 *   compare --words PICTURE OTHER
 *   compare --blue PICTURE...
 *
 * A golden one may be kept at half the size, or at a quarter. A pixel counts as different where a channel is off by
 * more than what antialiasing and rounding may do. Status 1: more than PER_MILLE of them are, or the sizes differ.
 *
 * With --words the pictures may come from other libraries, which hint letters otherwise and place them a little to the
 * left or right, but each word must be in both. Both are made small; then a pixel must be like some pixel near the same
 * place in the other picture, and the other way round. Status 1: where a short word has room, PATCH of them are like
 * none.
 *
 * With --blue: how much of each picture is blue, in per cent, a line each. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STB_IMAGE_IMPLEMENTATION
#define STBI_ONLY_PNG
#define STBI_ONLY_JPEG
#include <stb_image.h>

enum { CHANNELS = 3, NOTICEABLE = 40, PER_MILLE = 5 };
enum { NEAR_X = 1, NEAR_Y = 1, UNLIKE = 24, PATCH_WIDE = 12, PATCH_HIGH = 5, PATCH = 6 };

typedef struct Picture {
    int width, height;
    unsigned char *pixels;
} Picture;

static Picture load(const char *path) {
    Picture picture;
    int channels;
    picture.pixels = stbi_load(path, &picture.width, &picture.height, &channels, CHANNELS);
    if (picture.pixels == NULL) {
        fprintf(stderr, "%s: %s\n", path, stbi_failure_reason());
        exit(2);
    }
    return picture;
}

/* In place: every pixel the mean of four. */
static void halve(Picture *picture) {
    int width = picture->width / 2, height = picture->height / 2, row = picture->width * CHANNELS;
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width * CHANNELS; x++) {
            const unsigned char *from = &picture->pixels[2 * y * row + x / CHANNELS * 2 * CHANNELS + x % CHANNELS];
            int sum = from[0] + from[CHANNELS] + from[row] + from[row + CHANNELS];
            picture->pixels[y * width * CHANNELS + x] = (unsigned char)((sum + 2) / 4);
        }
    }
    picture->width = width;
    picture->height = height;
}

static long count_different(const Picture *a, const Picture *b) {
    long different = 0;
    for (long i = 0; i < (long)a->width * a->height; i++) {
        int most = 0;
        for (int c = 0; c < CHANNELS; c++) {
            int off = abs(a->pixels[i * CHANNELS + c] - b->pixels[i * CHANNELS + c]);
            most = off > most ? off : most;
        }
        different += most > NOTICEABLE;
    }
    return different;
}

/* By how much a channel of the pixel in one lies outside what that channel has near there in the other. */
static int unlike(const Picture *one, const Picture *other, int x, int y, int channel) {
    int least = 255, most = 0;
    for (int v = y - NEAR_Y; v <= y + NEAR_Y; v++) {
        for (int u = x - NEAR_X; u <= x + NEAR_X; u++) {
            if (u >= 0 && v >= 0 && u < other->width && v < other->height) {
                int value = other->pixels[(v * other->width + u) * CHANNELS + channel];
                least = value < least ? value : least;
                most = value > most ? value : most;
            }
        }
    }
    int value = one->pixels[(y * one->width + x) * CHANNELS + channel];
    return value < least ? least - value : value > most ? value - most : 0;
}

/* The most unlike pixels in any rectangle as large as a short word, and where that is. */
static int worst_patch(const Picture *one, const Picture *other, int where[2]) {
    unsigned char *marked = calloc((size_t)one->width * (size_t)one->height, 1);
    if (marked == NULL) {
        abort();
    }
    for (int i = 0; i < one->width * one->height; i++) {
        for (int c = 0; c < CHANNELS; c++) {
            marked[i] |= unlike(one, other, i % one->width, i / one->width, c) > UNLIKE;
        }
    }
    int worst = 0;
    for (int y = 0; y <= one->height - PATCH_HIGH; y++) {
        for (int x = 0; x <= one->width - PATCH_WIDE; x++) {
            int count = 0;
            for (int i = 0; i < PATCH_WIDE * PATCH_HIGH; i++) {
                count += marked[(y + i / PATCH_WIDE) * one->width + x + i % PATCH_WIDE];
            }
            if (count > worst) {
                worst = count;
                where[0] = x;
                where[1] = y;
            }
        }
    }
    free(marked);
    return worst;
}

static int compare_words(const char *one_path, const char *other_path) {
    enum { HALVINGS = 2 };
    Picture one = load(one_path), other = load(other_path);
    if (one.width != other.width || one.height != other.height) {
        printf("%s is %dx%d, %s is %dx%d\n", one_path, one.width, one.height, other_path, other.width, other.height);
        return 1;
    }
    for (int i = 0; i < HALVINGS; i++) {
        halve(&one);
        halve(&other);
    }
    int lacks_at[2] = {0, 0}, adds_at[2] = {0, 0};
    int lacks = worst_patch(&other, &one, lacks_at), adds = worst_patch(&one, &other, adds_at);
    printf("%s: at most %d pixels lacking in one place (%d, %d), %d added (%d, %d); fewer than %d may be\n", one_path,
           lacks, lacks_at[0] << HALVINGS, lacks_at[1] << HALVINGS, adds, adds_at[0] << HALVINGS,
           adds_at[1] << HALVINGS, PATCH);
    stbi_image_free(one.pixels);
    stbi_image_free(other.pixels);
    return lacks >= PATCH || adds >= PATCH;
}

/* Hue between cyan and violet, and neither grey nor black. */
static int is_blue(const unsigned char *pixel) {
    int red = pixel[0], green = pixel[1], blue = pixel[2];
    int most = blue, least = red < green ? red : green, span = most - least;
    if (red >= blue || green > blue || 4 * span <= most || 10 * most <= 255) {
        return 0;
    }
    double hue = 240 + 60.0 * (red - green) / span;
    return hue >= 190 && hue < 255;
}

static int tell_blue(int count, char **paths) {
    for (int i = 0; i < count; i++) {
        Picture picture = load(paths[i]);
        long pixels = (long)picture.width * picture.height, blue = 0;
        for (long k = 0; k < pixels; k++) {
            blue += is_blue(&picture.pixels[k * CHANNELS]);
        }
        printf("%.1f %s\n", 100.0 * (double)blue / (double)pixels, paths[i]);
        stbi_image_free(picture.pixels);
    }
    return 0;
}

int main(int count, char **word) {
    if (count > 2 && strcmp(word[1], "--blue") == 0) {
        return tell_blue(count - 2, word + 2);
    }
    if (count == 4 && strcmp(word[1], "--words") == 0) {
        return compare_words(word[2], word[3]);
    }
    if (count < 3) {
        fputs("usage: compare PICTURE GOLDEN [PER_MILLE]\n       compare --words PICTURE OTHER\n"
              "       compare --blue PICTURE...\n",
              stderr);
        return 2;
    }
    Picture a = load(word[1]), b = load(word[2]);
    double allowed = count > 3 ? atof(word[3]) : PER_MILLE;
    for (int i = 0; i < 2 && a.width >= 2 * b.width; i++) {
        halve(&a);
    }
    if (a.width != b.width || a.height != b.height) {
        printf("%s is %dx%d, %s is %dx%d\n", word[1], a.width, a.height, word[2], b.width, b.height);
        return 1;
    }
    double found = 1000.0 * (double)count_different(&a, &b) / ((double)a.width * a.height);
    printf("%s: %.2f per mille of the pixels differ, %.1f may\n", word[1], found, allowed);
    stbi_image_free(a.pixels);
    stbi_image_free(b.pixels);
    return found > allowed;
}
