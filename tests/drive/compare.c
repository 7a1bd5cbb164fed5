/* Whether two pictures look the same, decided by another decoder than the game's.
 *
 *   compare PICTURE GOLDEN [PER_MILLE]
 *
 * A golden one may be kept at half the size, or at a quarter. A pixel counts as different where a channel is off by
 * more than what antialiasing and rounding may do. Status 1: more than PER_MILLE of them are, or the sizes differ. */
#include <stdio.h>
#include <stdlib.h>

#define STB_IMAGE_IMPLEMENTATION
#define STBI_ONLY_PNG
#define STBI_ONLY_JPEG
#include <stb_image.h>

enum { CHANNELS = 3, NOTICEABLE = 40, PER_MILLE = 5 };

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

int main(int count, char **word) {
    if (count < 3) {
        fputs("usage: compare PICTURE GOLDEN [PER_MILLE]\n", stderr);
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
