/* Where a sound has its energy, in frequency and in time. */
#ifndef MAKE_SHAPE_H
#define MAKE_SHAPE_H

/* 0 to 1: the share of the energy of both sides that lies above hz. */
double share_above(const double *left, const double *right, int frames, double hz);

/* Milliseconds from the first frame to the middle of the loudest 5 ms. */
double peak_ms(const double *left, const double *right, int frames);

#endif
