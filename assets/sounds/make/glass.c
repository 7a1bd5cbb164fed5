#include "glass.h"

#include <math.h>

enum { MODES = 6 };

typedef struct Mode {
    double ratio, gain;
    double seconds; /* until it has fallen by 60 dB, where the lowest partial is at 523 Hz */
} Mode;

typedef struct Body {
    double split; /* how far the two of a pair lie apart */
    Mode mode[MODES];
} Body;

/* Goblet and bowl: bending waves of a shell, two, three, four ... times round the rim. Bar: a free plate; its resonator
 * feeds the lowest mode. Bead: a solid sphere. Tap: a pane held at its edge. */
static const Body BODY[] = {
    [GLASS_GOBLET] = {.0011,
                      {{1, 1, 2.6}, {2.32, .34, 1.3}, {4.25, .22, .7}, {6.63, .13, .4}, {9.38, .08, .25}, {0, 0, 0}}},
    [GLASS_BAR] = {.0006,
                   {{1, 1, 1.9}, {2.0, .07, 1.2}, {2.756, .17, .7}, {5.404, .13, .32}, {8.933, .06, .18}, {0, 0, 0}}},
    [GLASS_BEAD] = {.0016,
                    {{1, 1, .34}, {1.53, .45, .20}, {1.93, .28, .15}, {2.42, .2, .11}, {3.35, .1, .07}, {0, 0, 0}}},
    [GLASS_BOWL] = {.0014, {{1, 1, 4.2}, {2.62, .16, 1.8}, {4.91, .09, .8}, {7.6, .05, .4}, {0, 0, 0}, {0, 0, 0}}},
    [GLASS_TAP] = {.0031,
                   {{1, .8, .85}, {1.347, 1, .7}, {1.721, .8, .52}, {2.143, .6, .4}, {2.437, .4, .3}, {2.81, .3, .22}}},
};

static const double HIGHEST_HZ = 11000; /* above it, glass is harsh */
static const double SILENT = 1e-4;

/* A tone that turns and shrinks by the same factor with each frame; it begins at zero, so it does not click. */
static void ring(Wave *wave, double hz, double at, double gain, double seconds, double attack, Pan pan) {
    double shrink = pow(10, -3 / (seconds * RATE)), w = 2 * PI * hz / RATE;
    double turn_x = cos(w) * shrink, turn_y = sin(w) * shrink;
    double x = 1, y = 0, level = 1;
    int start = (int)lround(at * RATE), rise = (int)(attack * RATE);
    for (int i = 0; level > SILENT; i++) {
        double in = i < rise ? .5 - .5 * cos(PI * i / rise) : 1;
        if (!wave_add(wave, start + i, pan, gain * in * y)) {
            return;
        }
        double next = x * turn_x - y * turn_y;
        y = x * turn_y + y * turn_x;
        x = next;
        level *= shrink;
    }
}

void glass_strike(Wave *wave, const Strike *strike) {
    const Body *body = &BODY[strike->glass];
    double size = pow(523.25 / strike->hz, .55); /* a larger glass rings longer */
    double attack = .0012 + 4 / strike->stick + .6 / strike->hz;
    for (int i = 0; i < MODES && body->mode[i].ratio > 0; i++) {
        const Mode *mode = &body->mode[i];
        double hz = strike->hz * mode->ratio;
        if (hz > HIGHEST_HZ) {
            return;
        }
        double woken = 1 / (1 + hz * hz / (strike->stick * strike->stick));
        double gain = strike->gain * mode->gain * woken, seconds = mode->seconds * size * strike->ring;
        double apart = i == 0 ? .12 : .35;
        ring(wave, hz * (1 - body->split / 2), strike->at, gain * .6, seconds, attack, pan_at(strike->pan - apart));
        ring(wave, hz * (1 + body->split / 2), strike->at, gain * .4, seconds, attack, pan_at(strike->pan + apart));
    }
}

void glass_tap(Wave *wave, double hz, double at, double gain, double pan) {
    static const double LOWEST_HZ = 2000;
    static const double HARD = 15000;
    while (hz < LOWEST_HZ) {
        hz *= 2;
    }
    /* Half the octave, so that the highest partial of the highest tap stays below 8 kHz. */
    double lowest = sqrt(hz * LOWEST_HZ);
    glass_strike(wave, &(Strike){GLASS_TAP, lowest, at, gain, pan, HARD, 1});
}

/* Sticking and slipping leaves a little of the multiples. */
static const double OVERTONE[] = {1, .16, .08, .03};

void glass_rub(Wave *wave, const Rub *rub) {
    static const double APART = .0007;
    int start = (int)lround(rub->at * RATE);
    int attack = (int)(rub->attack * RATE), held = (int)(rub->seconds * RATE), release = (int)(rub->release * RATE);
    for (int k = 0; k < (int)(sizeof OVERTONE / sizeof *OVERTONE); k++) {
        for (int side = -1; side <= 1; side += 2) {
            double w = 2 * PI * rub->hz * (k + 1) * (1 + side * APART) / RATE;
            double turn_x = cos(w), turn_y = sin(w), x = 1, y = 0;
            double trembles = 2 * PI * (side < 0 ? 3.1 : 3.7) / RATE;
            Pan pan = pan_at(rub->pan + side * .25);
            for (int i = 0; i < held + release; i++) {
                double in = i < attack ? .5 - .5 * cos(PI * i / attack) : 1;
                double out = i < held ? 1 : .5 + .5 * cos(PI * (i - held) / release);
                /* Overtones come later than the tone and leave before it. */
                double level = in * out;
                level = (k == 0 ? level : level * level) * (1 + .05 * sin(trembles * i)) * rub->gain * OVERTONE[k] * .5;
                if (!wave_add(wave, start + i, pan, level * y)) {
                    break;
                }
                double next = x * turn_x - y * turn_y;
                y = x * turn_y + y * turn_x;
                x = next;
            }
        }
    }
}
