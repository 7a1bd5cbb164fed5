/* What is not glass: cards that slide over each other, things that come to rest on the table. */
#ifndef MAKE_PAPER_H
#define MAKE_PAPER_H

#include "core/random.h"
#include "wave.h"

typedef struct Swish {
    double at, seconds;
    double from_hz, to_hz; /* the middle of the noise */
    double from_pan, to_pan;
    double gain;
    double peak; /* 0 to 1: when it is loudest */
} Swish;

void paper_swish(Wave *wave, Random *random, const Swish *swish);

typedef struct Thump {
    double at;
    double hz;
    double seconds; /* until it has fallen by 60 dB */
    double gain;
    double pan;
    double air; /* 0 to 1: how much of it is noise */
} Thump;

void paper_thump(Wave *wave, Random *random, const Thump *thump);

#endif
