#include "shape.h"

#include "filter.h"

/* Butterworth, eighth order: 48 dB an octave, as four filters in a row. */
enum { STEEP = 4 };
static const double STEEP_Q[STEEP] = {.50980, .60134, .89998, 2.56292};

static double energy_above(const double *side, int frames, double hz) {
    Filter filter[STEEP];
    double sum = 0;
    for (int k = 0; k < STEEP; k++) {
        filter[k] = filter_high_pass(hz, STEEP_Q[k]);
    }
    for (int i = 0; i < frames; i++) {
        double value = side[i];
        for (int k = 0; k < STEEP; k++) {
            value = filter_next(&filter[k], value);
        }
        sum += value * value;
    }
    return sum;
}

static double energy(const double *side, int frames) {
    double sum = 0;
    for (int i = 0; i < frames; i++) {
        sum += side[i] * side[i];
    }
    return sum;
}

double share_above(const double *left, const double *right, int frames, double hz) {
    double all = energy(left, frames) + energy(right, frames);
    return all > 0 ? (energy_above(left, frames, hz) + energy_above(right, frames, hz)) / all : 0;
}

double peak_ms(const double *left, const double *right, int frames) {
    enum { WINDOW = RATE / 200 };
    double sum = 0, loudest = 0;
    int at = 0;
    for (int i = 0; i < frames; i++) {
        sum += left[i] * left[i] + right[i] * right[i];
        if (i >= WINDOW) {
            sum -= left[i - WINDOW] * left[i - WINDOW] + right[i - WINDOW] * right[i - WINDOW];
        }
        if (sum > loudest) {
            loudest = sum;
            at = i;
        }
    }
    at -= WINDOW / 2;
    return at > 0 ? at * 1000.0 / RATE : 0;
}
