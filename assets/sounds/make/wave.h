/* A stereo sound in the making, 48,000 frames a second. Whatever is added beyond the end is lost, unless the wave is a
 * loop: then it comes round to the beginning, so that the tail of the last note rings under the first one and there is
 * no seam. */
#ifndef MAKE_WAVE_H
#define MAKE_WAVE_H

#include <stdbool.h>

enum { RATE = 48000 };

#define PI 3.14159265358979323846

typedef struct Wave {
    int frames;
    bool loops;
    double *left, *right;
} Wave;

/* Silence. The caller frees it with wave_free(). Ends the program where memory runs out. */
Wave *wave_new(double seconds, bool loops);
void wave_free(Wave *wave);

/* pan: -1 is left, 1 is right; the power stays the same. */
typedef struct Pan {
    double left, right;
} Pan;

Pan pan_at(double pan);

/* False: frame lies behind the end of a wave that does not loop, and so do all that follow. */
bool wave_add(Wave *wave, int frame, Pan pan, double value);

/* The largest sample of all, without its sign. */
double wave_peak(const Wave *wave);

void wave_scale(Wave *wave, double factor);

/* Higher by so many hundredths of a semitone, and shorter; or lower and longer: then its end is lost. Not for loops. */
void wave_tune(Wave *wave, double cents);

/* Behind its end a loop begins again, for so many frames; it is none any more. */
void wave_overlap(Wave *wave, int frames);

/* Cuts it off after so many frames. */
void wave_cut(Wave *wave, int frames);

double decibels(double factor);
double factor_of(double decibels);

#endif
