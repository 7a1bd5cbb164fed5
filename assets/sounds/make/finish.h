/* From a raw wave to what goes into a file: no rumble, no hiss, no silence behind it, and as loud as its group. */
#ifndef MAKE_FINISH_H
#define MAKE_FINISH_H

#include "wave.h"

typedef enum Loudness {
    LOUDNESS_MOMENTARY, /* sounds */
    LOUDNESS_INTEGRATED /* music */
} Loudness;

double wave_loudness(const Wave *wave, Loudness kind);
double wave_true_peak(const Wave *wave);

/* lufs: as loud as this. */
void finish(Wave *wave, Loudness kind, double lufs);

#endif
