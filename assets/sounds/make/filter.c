#include "filter.h"

#include <math.h>

Filter filter_low_pass(double hz, double q) {
    double w = 2 * PI * hz / RATE, alpha = sin(w) / (2 * q), c = cos(w), a0 = 1 + alpha;
    return (Filter){
        .b0 = (1 - c) / 2 / a0, .b1 = (1 - c) / a0, .b2 = (1 - c) / 2 / a0, .a1 = -2 * c / a0, .a2 = (1 - alpha) / a0};
}

Filter filter_high_pass(double hz, double q) {
    double w = 2 * PI * hz / RATE, alpha = sin(w) / (2 * q), c = cos(w), a0 = 1 + alpha;
    return (Filter){
        .b0 = (1 + c) / 2 / a0, .b1 = -(1 + c) / a0, .b2 = (1 + c) / 2 / a0, .a1 = -2 * c / a0, .a2 = (1 - alpha) / a0};
}

double filter_next(Filter *filter, double in) {
    double out = filter->b0 * in + filter->z1;
    filter->z1 = filter->b1 * in - filter->a1 * out + filter->z2;
    filter->z2 = filter->b2 * in - filter->a2 * out;
    return out;
}

static void filter_side(double *side, int frames, bool loops, Filter filter) {
    for (int i = loops && frames > RATE ? frames - RATE : frames; i < frames; i++) {
        filter_next(&filter, side[i]);
    }
    for (int i = 0; i < frames; i++) {
        side[i] = filter_next(&filter, side[i]);
    }
}

void filter_wave(Wave *wave, Filter filter) {
    filter_side(wave->left, wave->frames, wave->loops, filter);
    filter_side(wave->right, wave->frames, wave->loops, filter);
}

double band_next(Band *band, double in, double hz, double q) {
    double f = 2 * sin(PI * fmin(hz, RATE / 6.0) / RATE);
    band->low += f * band->band;
    double high = in - band->low - band->band / q;
    band->band += f * high;
    return band->band / q;
}
