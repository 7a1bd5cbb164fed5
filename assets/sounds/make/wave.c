#include "wave.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double *silence(int frames) {
    double *samples = calloc((size_t)frames, sizeof *samples);
    if (samples == NULL) {
        fprintf(stderr, "make-sounds: there is not enough memory\n");
        exit(1);
    }
    return samples;
}

Wave *wave_new(double seconds, bool loops) {
    Wave *wave = malloc(sizeof *wave);
    if (wave == NULL) {
        fprintf(stderr, "make-sounds: there is not enough memory\n");
        exit(1);
    }
    wave->frames = (int)lround(seconds * RATE);
    wave->loops = loops;
    wave->left = silence(wave->frames);
    wave->right = silence(wave->frames);
    return wave;
}

void wave_free(Wave *wave) {
    if (wave != NULL) {
        free(wave->left);
        free(wave->right);
        free(wave);
    }
}

Pan pan_at(double pan) {
    double angle = (pan + 1) * PI / 4;
    return (Pan){.left = cos(angle), .right = sin(angle)};
}

bool wave_add(Wave *wave, int frame, Pan pan, double value) {
    if (frame >= wave->frames) {
        if (!wave->loops) {
            return false;
        }
        frame %= wave->frames;
    }
    wave->left[frame] += pan.left * value;
    wave->right[frame] += pan.right * value;
    return true;
}

double wave_peak(const Wave *wave) {
    double peak = 0;
    for (int i = 0; i < wave->frames; i++) {
        peak = fmax(peak, fmax(fabs(wave->left[i]), fabs(wave->right[i])));
    }
    return peak;
}

void wave_scale(Wave *wave, double factor) {
    for (int i = 0; i < wave->frames; i++) {
        wave->left[i] *= factor;
        wave->right[i] *= factor;
    }
}

/* Through four samples, as smooth as they are. */
static double between(const double *side, int frames, double at) {
    int i = (int)at;
    double t = at - i, p[4];
    for (int k = 0; k < 4; k++) {
        int j = i + k - 1;
        p[k] = j >= 0 && j < frames ? side[j] : 0;
    }
    double a = .5 * (p[3] - p[0]) + 1.5 * (p[1] - p[2]), b = p[0] - 2.5 * p[1] + 2 * p[2] - .5 * p[3];
    return ((a * t + b) * t + .5 * (p[2] - p[0])) * t + p[1];
}

void wave_tune(Wave *wave, double cents) {
    double step = pow(2, cents / 1200), *sides[2] = {wave->left, wave->right};
    for (int s = 0; s < 2; s++) {
        double *tuned = silence(wave->frames);
        for (int i = 0; i < wave->frames; i++) {
            tuned[i] = between(sides[s], wave->frames, i * step);
        }
        free(sides[s]);
        sides[s] = tuned;
    }
    wave->left = sides[0];
    wave->right = sides[1];
}

void wave_overlap(Wave *wave, int frames) {
    double *sides[2] = {wave->left, wave->right};
    for (int s = 0; s < 2; s++) {
        double *longer = silence(wave->frames + frames);
        memcpy(longer, sides[s], (size_t)wave->frames * sizeof *longer);
        memcpy(longer + wave->frames, sides[s], (size_t)frames * sizeof *longer);
        free(sides[s]);
        sides[s] = longer;
    }
    wave->left = sides[0];
    wave->right = sides[1];
    wave->frames += frames;
    wave->loops = false;
}

void wave_cut(Wave *wave, int frames) {
    if (frames < wave->frames) {
        wave->frames = frames;
    }
}

double decibels(double factor) {
    return 20 * log10(fmax(factor, 1e-10));
}

double factor_of(double db) {
    return pow(10, db / 20);
}
