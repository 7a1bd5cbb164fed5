#include "paper.h"

#include "filter.h"

#include <math.h>

static double noise(Random *random) {
    return random_below(random, 1 << 24) / (double)(1 << 23) - 1;
}

void paper_swish(Wave *wave, Random *random, const Swish *swish) {
    int start = (int)lround(swish->at * RATE), frames = (int)(swish->seconds * RATE);
    Band wide = {0, 0}, narrow = {0, 0};
    for (int i = 0; i < frames; i++) {
        double t = (double)i / frames;
        double up = fmin(t / swish->peak, 1), down = fmin((1 - t) / (1 - swish->peak), 1);
        double level = swish->gain * sin(up * PI / 2) * sin(up * PI / 2) * down * down * down;
        double hz = swish->from_hz * pow(swish->to_hz / swish->from_hz, t);
        double value = band_next(&narrow, band_next(&wide, noise(random), hz, .8), hz, 1.1);
        Pan pan = pan_at(swish->from_pan + t * (swish->to_pan - swish->from_pan));
        if (!wave_add(wave, start + i, pan, level * value)) {
            return;
        }
    }
}

void paper_thump(Wave *wave, Random *random, const Thump *thump) {
    double shrink = pow(10, -3 / (thump->seconds * RATE)), level = thump->gain, phase = 0;
    int start = (int)lround(thump->at * RATE), rise = (int)(.003 * RATE);
    Filter dull = filter_low_pass(thump->hz * 5, .6);
    Pan pan = pan_at(thump->pan);
    for (int i = 0; level > thump->gain * 1e-4; i++) {
        double in = i < rise ? .5 - .5 * cos(PI * i / rise) : 1;
        /* What is hit gives way: the tone sinks a little. */
        phase += 2 * PI * thump->hz * (1 + .35 * exp(-i / (.012 * RATE))) / RATE;
        double rustle = filter_next(&dull, noise(random)) * 1.6 * level / thump->gain;
        if (!wave_add(wave, start + i, pan, in * level * ((1 - thump->air) * sin(phase) + thump->air * rustle))) {
            return;
        }
        level *= shrink;
    }
}
