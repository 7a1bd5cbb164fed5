/* Loudness as ITU-R BS.1770 and EBU R128 define it, in LUFS, of stereo at 48,000 frames a second. */
#ifndef MAKE_LOUDNESS_H
#define MAKE_LOUDNESS_H

/* Of a whole piece: blocks of 400 ms that are neither silent nor 10 LU below the rest. */
double loudness_integrated(const double *left, const double *right, int frames);

/* The loudest 400 ms, silence before and after counted in: what a sound shorter than that has at all. */
double loudness_momentary(const double *left, const double *right, int frames);

/* In LU: how far apart the quiet and the loud 3 s of a piece are. */
double loudness_range(const double *left, const double *right, int frames);

/* The largest value between and on the samples, both sides, as a factor. */
double true_peak(const double *left, const double *right, int frames);

#endif
