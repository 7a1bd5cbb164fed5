/* The instruments that play the music, tone by tone, each with the room around it; and the beds, the sound of the rooms
 * themselves. The band of the game (platform/band.h) plays them at the pitches between. */
#include "filter.h"
#include "glass.h"
#include "paper.h"
#include "recipes.h"
#include "reverb.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const Room CHAPEL = {.seconds = 2.6, .dull_hz = 4200, .wet = .26};
static const Room BRIGHT = {.seconds = 1.8, .dull_hz = 8000, .wet = .20};
static const Room VALLEY = {.seconds = 4.5, .dull_hz = 1600, .wet = .9};
static const Room SHORE = {.seconds = 2.4, .dull_hz = 2200, .wet = .6};

/* Four semitones from one tone to the next; between them the band plays them faster or slower. */
enum { APART = 4 };

typedef struct Lowest {
    const char *name;
    int pitch;
} Lowest;

static const Lowest LOWEST[] = {{"bar", 57},  {"goblet", 54}, {"bowl", 34}, {"rim", 46},   {"bead", 69},
                                {"bell", 74}, {"bow", 82},    {"far", 62},  {"tinkle", 86}};

int tone_pitch(const char *name, int which) {
    for (size_t i = 0; i < sizeof LOWEST / sizeof *LOWEST; i++) {
        if (strcmp(LOWEST[i].name, name) == 0) {
            return LOWEST[i].pitch + APART * which;
        }
    }
    return 0;
}

static double hz_of(const char *name, int which) {
    return 440 * pow(2, (tone_pitch(name, which) - 69) / 12.0);
}

static double chance(Random *random) {
    return random_below(random, 1 << 20) / (double)(1 << 20);
}

static void strike(Wave *wave, Glass glass, double hz, double gain, double stick, double ring) {
    glass_strike(wave, &(Strike){glass, hz, 0, gain, 0, stick, ring});
}

/* --- struck ------------------------------------------------------------------------------------------------------- */

static void bar(Wave *wave, Random *random, int which) {
    double hz = hz_of("bar", which);
    (void)random;
    strike(wave, GLASS_BAR, hz, .5, 9000, .85);
    strike(wave, GLASS_GOBLET, hz, .14, 8000, .6);
    glass_tap(wave, hz, 0, .07, 0);
    reverb_add(wave, CHAPEL);
}

static void goblet(Wave *wave, Random *random, int which) {
    (void)random;
    double hz = hz_of("goblet", which);
    strike(wave, GLASS_GOBLET, hz, .5, 8000, .7);
    glass_tap(wave, hz, 0, .05, 0);
    reverb_add(wave, CHAPEL);
}

/* An octave above there is a little of it for loudspeakers that have nothing below. */
static void bowl(Wave *wave, Random *random, int which) {
    double hz = hz_of("bowl", which);
    (void)random;
    strike(wave, GLASS_BOWL, hz, .5, 1500, .45);
    strike(wave, GLASS_BAR, 2 * hz, .12, 1500, .5);
    reverb_add(wave, CHAPEL);
}

/* Nearly as much tap as note. */
static void bead(Wave *wave, Random *random, int which) {
    double hz = hz_of("bead", which);
    (void)random;
    strike(wave, GLASS_BAR, hz, .4, 6500, .3);
    glass_tap(wave, hz, 0, .26, 0);
    reverb_add(wave, BRIGHT);
}

static void bell(Wave *wave, Random *random, int which) {
    double hz = hz_of("bell", which);
    (void)random;
    strike(wave, GLASS_GOBLET, hz, .3, 10000, .6);
    glass_tap(wave, hz, 0, .5, 0);
    reverb_add(wave, BRIGHT);
}

static void sand(Wave *wave, Random *random, int which) {
    double hz = 5200 + 500 * which;
    paper_swish(wave, random,
                &(Swish){.seconds = .07 + .012 * which,
                         .from_hz = hz,
                         .to_hz = hz * 1.3,
                         .from_pan = -.15,
                         .to_pan = .15,
                         .gain = 1,
                         .peak = .25});
    reverb_add(wave, BRIGHT);
}

/* --- rubbed: for as long as one likes ----------------------------------------------------------------------------- */

/* One tone of a loop: turns a whole number of times, so that it has no seam, and trembles likewise. */
static void turn(Wave *wave, double hz, double gain, double pan, int trembles, double phase) {
    double seconds = (double)wave->frames / RATE;
    double w = 2 * PI * round(hz * seconds) / wave->frames, slow = 2 * PI * trembles / wave->frames;
    Pan place = pan_at(pan);
    for (int i = 0; i < wave->frames; i++) {
        double level = gain * (1 + .12 * sin(slow * i + phase));
        wave_add(wave, i, place, level * sin(w * i + phase));
    }
}

static void rub(Wave *wave, Random *random, double hz, const double *overtone, int count) {
    for (int k = 0; k < count && hz * (k + 1) < 11000; k++) {
        for (int side = -1; side <= 1; side += 2) {
            turn(wave, hz * (k + 1) * (1 + .0008 * side), .3 * overtone[k], .3 * side, side < 0 ? 5 : 7,
                 2 * PI * chance(random));
        }
    }
}

static void rim(Wave *wave, Random *random, int which) {
    static const double OVERTONE[] = {1, .25, .14, .09, .06, .04, .03, .02};
    rub(wave, random, hz_of("rim", which), OVERTONE, 8);
    reverb_add(wave, CHAPEL);
}

static void bow(Wave *wave, Random *random, int which) {
    static const double OVERTONE[] = {.7, .6, .7, .6, .4, .25};
    rub(wave, random, hz_of("bow", which), OVERTONE, 6);
    reverb_add(wave, BRIGHT);
}

/* --- the room ----------------------------------------------------------------------------------------------------- */

/* Noise without a seam: what comes before the beginning is what comes at the end. */
typedef struct Air {
    double hz, sways; /* the middle of it, and by what share it moves */
    int turns;        /* how often in a loop */
    double q, gain, pan;
    double swells; /* 0: even; 1: down to nothing */
    int waves;     /* how often it swells in a loop */
} Air;

static void air(Wave *wave, Random *random, const Air *air) {
    double phase = 2 * PI * chance(random), swell = 2 * PI * chance(random);
    int before = RATE;
    double *noise = calloc((size_t)wave->frames, sizeof *noise);
    for (int i = 0; noise != NULL && i < wave->frames; i++) {
        noise[i] = 2 * chance(random) - 1;
    }
    Band band = {0, 0};
    for (int i = wave->frames - before; noise != NULL && i < 2 * wave->frames; i++) {
        int at = i % wave->frames;
        double t = 2 * PI * at / wave->frames;
        double hz = air->hz * (1 + air->sways * sin(air->turns * t + phase));
        double level = 1 - air->swells * (.5 + .5 * sin(air->waves * t + swell + .6 * sin(t + phase)));
        double value = band_next(&band, noise[at], hz, air->q);
        if (i >= wave->frames) {
            wave_add(wave, at, pan_at(air->pan), air->gain * level * level * value);
        }
    }
    free(noise);
}

/* In the order of Bed: wind over fields at dawn; the sea; a kiln that breathes. */
static void bed(Wave *wave, Random *random, int which) {
    static const Air DAWN[] = {{420, .35, 3, 1.4, .5, -.6, .7, 2},
                               {560, .3, 2, 1.6, .4, .6, .8, 3},
                               {1400, .3, 5, 1.2, .08, .1, .8, 4},
                               {190, .2, 1, .9, .4, 0, .4, 1}};
    static const Air SEA[] = {{260, .2, 1, .7, .7, -.3, .75, 2},
                              {620, .4, 2, .7, .45, .35, .95, 2},
                              {2300, .3, 2, .6, .11, .5, 1, 2},
                              {1700, .3, 3, .6, .09, -.6, 1, 3}};
    static const Air KILN[] = {{95, .1, 2, 1.5, 1, 0, .3, 3},
                               {210, .2, 3, 1.2, .35, -.4, .5, 5},
                               {340, .2, 4, 1.4, .2, .4, .5, 4},
                               {3200, .1, 2, .8, .02, .2, .7, 7}};
    static const Air *const BED[] = {DAWN, SEA, KILN};
    for (int i = 0; i < 4; i++) {
        air(wave, random, &BED[which][i]);
    }
}

static void far(Wave *wave, Random *random, int which) {
    double hz = hz_of("far", which);
    (void)random;
    strike(wave, GLASS_BOWL, hz, .5, 1400, .3);
    strike(wave, GLASS_GOBLET, 1.5 * hz, .16, 1600, .4);
    reverb_add(wave, VALLEY);
}

/* A call falls, and the next one is shorter. */
static void call(Wave *wave, double at, double seconds, double hz, double gain) {
    double phase = 0;
    for (int i = 0; i < seconds * RATE; i++) {
        double t = i / (seconds * RATE), level = gain * pow(sin(PI * pow(t, .6)), 1.5);
        double now = hz * (t < .25 ? .8 + .8 * t : 1 - .35 * (t - .25));
        phase += 2 * PI * now / RATE;
        wave_add(wave, (int)(at * RATE) + i, pan_at(0),
                 level * (sin(phase) + .5 * sin(2 * phase) + .25 * sin(3 * phase)));
    }
}

static void gull(Wave *wave, Random *random, int which) {
    double at = 0;
    for (int i = 0; i <= which % 3 + 1; i++) {
        double seconds = .42 - .07 * i + .05 * chance(random);
        call(wave, at, seconds, 1150 + 90 * which - 40 * i, .3 - .05 * i);
        at += seconds + .05 + .05 * chance(random);
    }
    filter_wave(wave, filter_low_pass(2600, .7));
    reverb_add(wave, SHORE);
}

static void tinkle(Wave *wave, Random *random, int which) {
    double hz = hz_of("tinkle", which);
    for (int i = 0; i < 3; i++) {
        double at = .11 * i * (1 + .5 * chance(random)), gain = .3 / (i + 1);
        glass_strike(wave, &(Strike){GLASS_BEAD, hz * (1 + .01 * i), at, gain, .3 * (i - 1), 8000, 1.8});
        glass_tap(wave, hz, at, gain, .3 * (i - 1));
    }
    reverb_add(wave, SHORE);
}

const Recipe INSTRUMENTS_OF_ALL[] = {
    {"bar", GROUP_TONE, 5, 10, 1, 0, bar},
    {"goblet", GROUP_TONE, 5, 10, 1, 0, goblet},
    {"bowl", GROUP_TONE, 6, 7, 1, 0, bowl},
    {"rim", GROUP_HELD, 3, 10, 1, 0, rim},
    {"bead", GROUP_TONE, 4, 7, 1, 0, bead},
    {"bell", GROUP_TONE, 4, 7, 1, 0, bell},
    {"bow", GROUP_HELD, 3, 5, 1, 0, bow},
    {"sand", GROUP_SHAKEN, 2, 6, 1, 0, sand},
    {"bed", GROUP_BED, 16, 3, 1, 0, bed},
    {"far", GROUP_FAR, 6, 4, 1, 0, far},
    {"gull", GROUP_FAR, 5, 4, 1, 0, gull},
    {"tinkle", GROUP_FAR, 4, 4, 1, 0, tinkle},
    {0},
};
