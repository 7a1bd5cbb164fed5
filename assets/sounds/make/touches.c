/* Buttons and the clock. They are heard most often of all, so they are small, dry and never high. */
#include "glass.h"
#include "notes.h"
#include "paper.h"
#include "recipes.h"
#include "reverb.h"

static const Room CLOSE = {.seconds = .35, .dull_hz = 3000, .wet = .10};

/* A fingertip on a glass plate. */
static void press(Wave *wave, Random *random, int which) {
    static const char *const NOTE[4] = {"A6", "B6", "F#6", "E6"};
    paper_thump(wave, random, &(Thump){.hz = 190, .seconds = .09, .gain = .5, .air = .3});
    glass_strike(wave, &(Strike){GLASS_BEAD, note_hz(NOTE[which]), .004, .4, 0, 8000, 1.1});
    glass_strike(wave, &(Strike){GLASS_BAR, note_hz("D5"), .004, .2, 0, 4000, .12});
    reverb_add(wave, CLOSE);
}

/* Two dull knocks: no. */
static void refused(Wave *wave, Random *random, int which) {
    static const char *const NOTES[3][2] = {{"E4", "C#4"}, {"D4", "B3"}, {"F#4", "D4"}};
    const char *const *NOTE = NOTES[which];
    for (int i = 0; i < 2; i++) {
        double at = .105 * i;
        paper_thump(wave, random, &(Thump){.at = at, .hz = 150, .seconds = .12, .gain = .35, .air = .25});
        glass_strike(wave, &(Strike){GLASS_BAR, note_hz(NOTE[i]), at, .6, 0, 1800, .13});
    }
    reverb_add(wave, CLOSE);
}

static void focus(Wave *wave, Random *random, int which) {
    static const char *const NOTE[4] = {"D6", "E6", "B5", "A5"};
    (void)random;
    glass_strike(wave, &(Strike){GLASS_BEAD, 2 * note_hz(NOTE[which]), 0, .4, 0, 5000, .9});
    glass_strike(wave, &(Strike){GLASS_BAR, note_hz(NOTE[which]), 0, .16, 0, 2500, .12});
    reverb_add(wave, CLOSE);
}

static void tick(Wave *wave, Random *random, int which) {
    static const char *const NOTE[3] = {"B5", "A5", "F#5"};
    paper_thump(wave, random, &(Thump){.hz = 320, .seconds = .07, .gain = .25, .air = .35});
    glass_strike(wave, &(Strike){GLASS_BEAD, note_hz(NOTE[which]), 0, .5, 0, 5000, .9});
    reverb_add(wave, CLOSE);
}

const Recipe TOUCHES[] = {
    {"press", GROUP_TOUCH, 1, 1, 4, 40, press},
    {"refused", GROUP_TOUCH, 1, 1, 3, 0, refused},
    {"focus", GROUP_TOUCH, 1, 1, 4, 0, focus},
    {"tick", GROUP_TOUCH, 1, 1, 3, 0, tick},
    {0},
};
