/* Filters of the second order, one sample at a time. Start with all state zero. */
#ifndef MAKE_FILTER_H
#define MAKE_FILTER_H

#include "wave.h"

typedef struct Filter {
    double b0, b1, b2, a1, a2;
    double z1, z2;
} Filter;

Filter filter_low_pass(double hz, double q);
Filter filter_high_pass(double hz, double q);
double filter_next(Filter *filter, double in);

/* Both sides of a wave, in place; a loop goes in as if it had been playing for ever. */
void filter_wave(Wave *wave, Filter filter);

/* A band whose middle may move with every sample. */
typedef struct Band {
    double low, band;
} Band;

double band_next(Band *band, double in, double hz, double q);

#endif
