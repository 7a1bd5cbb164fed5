/* Best Path. Each glass has a pitch, so that a line of tiles is a tune; it comes back an octave higher as the light
 * runs through it. A sound with a shade for each glass has them in the order of PathColour. */
#include "glass.h"
#include "notes.h"
#include "paper.h"
#include "recipes.h"
#include "reverb.h"

enum { GLASSES = 6 };

static const Room WINDOW = {.seconds = .7, .dull_hz = 4000, .wet = .12};
static const Room HALL = {.seconds = 1.8, .dull_hz = 5000, .wet = .22};

/* The darker the glass the lower: blue, violet, red, grey, green, yellow; and what stands a fifth from it, above or,
 * where that would leave the scale, below. */
static const char *const PITCH[GLASSES] = {"D5", "B5", "D6", "A5", "F#5", "E5"};
static const char *const FIFTH[GLASSES] = {"A5", "F#6", "A6", "E6", "B4", "B5"};

static void strike(Wave *wave, Glass glass, double hz, double at, double gain, double stick, double ring) {
    glass_strike(wave, &(Strike){glass, hz, at, gain, 0, stick, ring});
}

/* A tile joins the line: a fingertip on glass that has a pitch. */
static void tile(Wave *wave, Random *random, int which) {
    double hz = note_hz(PITCH[which]);
    paper_thump(wave, random, &(Thump){.hz = 210, .seconds = .06, .gain = .16, .air = .3});
    strike(wave, GLASS_BAR, hz, 0, .5, 6000, .42);
    strike(wave, GLASS_GOBLET, hz, .004, .16, 5000, .3);
    glass_tap(wave, hz, 0, .24, 0);
    reverb_add(wave, WINDOW);
}

/* Taken back: the same glass with a finger on it. */
static void tile_back(Wave *wave, Random *random, int which) {
    double hz = note_hz(PITCH[which]);
    paper_thump(wave, random, &(Thump){.hz = 190, .seconds = .08, .gain = .4, .air = .35});
    strike(wave, GLASS_BAR, hz, 0, .5, 1500, .09);
    reverb_add(wave, WINDOW);
}

/* Light runs through it: hardly more than a gleam, since the next one comes a tenth of a second later. */
static void light(Wave *wave, Random *random, int which) {
    double hz = 2 * note_hz(PITCH[which]);
    (void)random;
    strike(wave, GLASS_GOBLET, hz, 0, .34, 6000, .34);
    strike(wave, GLASS_BEAD, hz, 0, .2, 9000, 1.2);
    glass_tap(wave, hz, 0, .2, 0);
    reverb_add(wave, WINDOW);
}

/* The two notes of a number never come after each other quite alike. */
static double between(Random *random, double seconds) {
    return seconds + random_below(random, 1000) * .000014;
}

/* A number that counts in full: open and bright. */
static void number_full(Wave *wave, Random *random, int which) {
    double hz = note_hz(PITCH[which]), fifth = note_hz(FIFTH[which]), at = between(random, .065);
    strike(wave, GLASS_BAR, hz, 0, .4, 6000, .9);
    strike(wave, GLASS_GOBLET, hz, 0, .22, 5500, .7);
    strike(wave, GLASS_BAR, fifth, at, .36, 6500, .9);
    strike(wave, GLASS_GOBLET, fifth, at, .2, 6000, .7);
    glass_tap(wave, hz, 0, .38, 0);
    glass_tap(wave, fifth, at, .42, 0);
    glass_rub(wave, &(Rub){hz / 2, .05, .3, .2, .5, .07, 0});
    reverb_add(wave, HALL);
}

/* One that counts half: the same two notes under felt. */
static void number_half(Wave *wave, Random *random, int which) {
    strike(wave, GLASS_BAR, note_hz(PITCH[which]) / 2, 0, .5, 1800, .3);
    strike(wave, GLASS_BAR, note_hz(FIFTH[which]) / 2, between(random, .085), .42, 1600, .26);
    reverb_add(wave, HALL);
}

/* A number turns to silver: a coin that is flipped, and lands. */
static void coin(Wave *wave, Random *random, int which) {
    static const char *const NOTE[3][3] = {{"B6", "D7", "D6"}, {"A6", "D7", "E6"}, {"A6", "B6", "F#6"}};
    for (int i = 0; i < 4; i++) {
        strike(wave, GLASS_BEAD, note_hz(NOTE[which][i % 2]), .055 * i, .16 + .03 * i, 7000, 1.6);
    }
    strike(wave, GLASS_BAR, note_hz(NOTE[which][2]), .235, .3, 6500, .3);
    paper_thump(wave, random, &(Thump){.at = .235, .hz = 240, .seconds = .06, .gain = .2, .air = .3});
    reverb_add(wave, WINDOW);
}

/* One player is ready: two taps, the second a step up. */
static void ready(Wave *wave, Random *random, int which) {
    static const char *const NOTES[3][2] = {{"A5", "D6"}, {"B5", "D6"}, {"F#5", "A5"}};
    const char *const *NOTE = NOTES[which];
    for (int i = 0; i < 2; i++) {
        double at = .07 * i;
        paper_thump(wave, random, &(Thump){.at = at, .hz = 200, .seconds = .07, .gain = .3, .air = .3});
        strike(wave, GLASS_BAR, note_hz(NOTE[i]), at + .003, .32, 4000, .16);
    }
    reverb_add(wave, WINDOW);
}

/* The last one is: a chord rubbed from four rims. */
static void all_ready(Wave *wave, Random *random, int which) {
    static const char *const NOTES[3][4] = {
        {"D4", "A4", "F#5", "B5"}, {"E4", "B4", "D5", "A5"}, {"D4", "B4", "F#5", "A5"}};
    const char *const *NOTE = NOTES[which];
    (void)random;
    for (int i = 0; i < 4; i++) {
        double at = .04 * i;
        glass_rub(wave, &(Rub){note_hz(NOTE[i]), at, .35, .12, .8, .2 - .03 * i, .25 * (i - 1.5)});
        strike(wave, GLASS_GOBLET, note_hz(NOTE[i]), at, .14, 6000, .5);
        glass_tap(wave, note_hz(NOTE[i]), at, .22, .25 * (i - 1.5));
    }
    reverb_add(wave, HALL);
}

/* A tile that stayed dark: wood, not glass. */
static void dark(Wave *wave, Random *random, int which) {
    static const double HZ[6] = {330, 290, 350, 305, 318, 340};
    paper_thump(wave, random, &(Thump){.hz = HZ[which], .seconds = .07, .gain = .7, .air = .12});
    paper_thump(wave, random, &(Thump){.at = .002, .hz = 2.7 * HZ[which], .seconds = .035, .gain = .35, .air = .1});
    reverb_add(wave, WINDOW);
}

/* The whole window is lit: a finger once round its rim, all six glasses on the way. */
static void full_board(Wave *wave, Random *random, int which) {
    static const char *const ROUND[12] = {"D4", "E4", "F#4", "A4", "B4", "D5", "E5", "F#5", "A5", "B5", "D6", "F#6"};
    static const char *const CHORD[5] = {"D3", "D4", "A4", "F#5", "D6"};
    (void)random;
    (void)which;
    for (int i = 0; i < 12; i++) {
        double at = .13 * i, pan = i < 6 ? -.6 + .24 * i : .6 - .2 * (i - 6);
        glass_strike(wave, &(Strike){GLASS_GOBLET, note_hz(ROUND[i]), at, .3, pan, 5000, .8});
        glass_rub(wave, &(Rub){note_hz(ROUND[i]), at, .3, .2, .9, .08, pan});
        glass_tap(wave, note_hz(ROUND[i]), at, .34, pan);
    }
    for (int i = 0; i < 5; i++) {
        glass_rub(wave, &(Rub){note_hz(CHORD[i]), 1.5, 1.3, .3, 1.6, .15 - .015 * i, .2 * (i - 2)});
    }
    strike(wave, GLASS_BOWL, note_hz("D3"), 1.56, .3, 2500, .5);
    strike(wave, GLASS_GOBLET, note_hz("D6"), 1.6, .3, 6000, .9);
    strike(wave, GLASS_GOBLET, note_hz("A6"), 1.72, .2, 6000, .9);
    reverb_add(wave, HALL);
}

const Recipe PATH_SOUNDS[] = {
    {"tile", GROUP_TABLE, 2, 6, 3, 6, tile},
    {"tile_back", GROUP_TABLE, 1.5, 6, 3, 8, tile_back},
    {"light", GROUP_TABLE, 2, 6, 3, 6, light},
    {"number_full", GROUP_CHIME, 3.5, 6, 3, 0, number_full},
    {"number_half", GROUP_CHIME, 3, 6, 3, 0, number_half},
    {"coin", GROUP_TABLE, 2, 1, 3, 30, coin},
    {"ready", GROUP_TOUCH, 1, 1, 3, 0, ready},
    {"all_ready", GROUP_CHIME, 3.5, 1, 3, 0, all_ready},
    {"dark", GROUP_TABLE, 1, 1, 6, 60, dark},
    {"full_board", GROUP_FANFARE, 7, 1, 1, 0, full_board},
    {0},
};
