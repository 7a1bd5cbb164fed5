#include "finish.h"

#include "filter.h"
#include "loudness.h"

#include <math.h>

static const double RUMBLE_HZ = 35, HISS_HZ = 12000;
static const double INAUDIBLE = .0012; /* of the peak: where a sound's tail is cut off */
static const double FADE = .08;        /* seconds */

double wave_loudness(const Wave *wave, Loudness kind) {
    return kind == LOUDNESS_MOMENTARY ? loudness_momentary(wave->left, wave->right, wave->frames)
                                      : loudness_integrated(wave->left, wave->right, wave->frames);
}

double wave_true_peak(const Wave *wave) {
    return true_peak(wave->left, wave->right, wave->frames);
}

static void cut_tail(Wave *wave) {
    double floor = wave_peak(wave) * INAUDIBLE;
    int last = wave->frames - 1;
    while (last > 0 && fabs(wave->left[last]) < floor && fabs(wave->right[last]) < floor) {
        last--;
    }
    int fade = (int)(FADE * RATE);
    wave_cut(wave, last + 1 + fade / 4);
    for (int i = 0; i < fade && i < wave->frames; i++) {
        double out = .5 - .5 * cos(PI * i / fade);
        wave->left[wave->frames - 1 - i] *= out;
        wave->right[wave->frames - 1 - i] *= out;
    }
}

void finish(Wave *wave, Loudness kind, double lufs) {
    filter_wave(wave, filter_high_pass(RUMBLE_HZ, .707));
    filter_wave(wave, filter_low_pass(HISS_HZ, .6));
    if (!wave->loops) {
        cut_tail(wave);
    }
    wave_scale(wave, factor_of(lufs - wave_loudness(wave, kind)));
}
