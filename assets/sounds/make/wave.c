#include "wave.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

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
