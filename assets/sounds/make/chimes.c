/* What happens in the game. All of it lies in the scale D E F# A B, as do the sounds of the table: whatever falls
 * together sounds well together, and over the music. */
#include "glass.h"
#include "notes.h"
#include "paper.h"
#include "recipes.h"
#include "reverb.h"

static const Room HALL = {.seconds = 1.8, .dull_hz = 5000, .wet = .22};

/* Five notes to the octave, from D4. */
static const char *const LADDER[] = {"D4",  "E4", "F#4", "A4", "B4", "D5",  "E5",
                                     "F#5", "A5", "B5",  "D6", "E6", "F#6", "A6"};

static void touch(Wave *wave, Glass glass, const char *note, double at, double gain, double pan, double stick,
                  double ring) {
    glass_strike(wave, &(Strike){glass, note_hz(note), at, gain, pan, stick, ring});
}

/* The same with the tap it begins with. */
static void ting(Wave *wave, Glass glass, const char *note, double at, double gain, double pan, double tap) {
    touch(wave, glass, note, at, gain, pan, 6000, .75);
    glass_tap(wave, note_hz(note), at, tap, pan);
}

/* A card that does something: it opens like a fan. */
static void event(Wave *wave, Random *random, int which) {
    static const char *const TUNE[3][4] = {
        {"D5", "B5", "A5", "E6"}, {"E5", "A5", "B5", "F#6"}, {"D5", "A5", "F#5", "D6"}};
    const char *const *NOTE = TUNE[which];
    paper_swish(
        wave, random,
        &(Swish){.seconds = .3, .from_hz = 900, .to_hz = 2600, .from_pan = -.3, .to_pan = .3, .gain = .16, .peak = .6});
    for (int i = 0; i < 4; i++) {
        touch(wave, GLASS_GOBLET, NOTE[i], .02 + .085 * i, i == 3 ? .4 : .34, .2 * (i - 1.5), 7000, .6);
        glass_tap(wave, note_hz(NOTE[i]), .02 + .085 * i, .24, .2 * (i - 1.5));
    }
    glass_rub(wave, &(Rub){note_hz("E5"), .1, .45, .35, .5, .10, 0});
    reverb_add(wave, HALL);
}

/* Something very fast comes by and leaves light behind. */
static void fast_track(Wave *wave, Random *random, int which) {
    static const char *const LAST[3][3] = {{"D6", "F#5", "A5"}, {"E6", "A5", "B5"}, {"D6", "A5", "B5"}};
    paper_swish(
        wave, random,
        &(Swish){.seconds = .55, .from_hz = 500, .to_hz = 3200, .from_pan = -.7, .to_pan = .7, .gain = .5, .peak = .7});
    for (int i = 0; i < 9; i++) {
        const char *note = LADDER[2 + i - which % 2];
        touch(wave, GLASS_BAR, note, .04 + .042 * i, .22 + .012 * i, -.6 + .15 * i, 7000, .5);
        glass_tap(wave, note_hz(note), .04 + .042 * i, .2, -.6 + .15 * i);
    }
    for (int i = 0; i < 3; i++) {
        ting(wave, GLASS_GOBLET, LAST[which][i], .43, .27, .4 - .25 * i, .16);
    }
    reverb_add(wave, HALL);
}

/* A run of two has two notes, one of ten has ten; the longer it is the higher it ends and the longer it stays. */
static void run(Wave *wave, Random *random, int which) {
    int cards = which + 2;
    double apart = .075 - .002 * cards + .000004 * random_below(random, 1000);
    for (int i = 0; i < cards; i++) {
        touch(wave, GLASS_BAR, LADDER[4 + i], apart * i, .42, -.3 + .6 * i / cards, 5500, .6 + .03 * cards);
        touch(wave, GLASS_GOBLET, LADDER[4 + i], apart * i, .18, .3 - .6 * i / cards, 5000, .5 + .03 * cards);
        glass_tap(wave, note_hz(LADDER[4 + i]), apart * i, .34, -.3 + .6 * i / cards);
    }
    if (cards >= 4) { /* a chord is left standing */
        double at = apart * cards + .04;
        touch(wave, GLASS_GOBLET, "D5", at, .20 + .02 * cards, -.2, 4500, .5 + .05 * cards);
        touch(wave, GLASS_GOBLET, cards >= 7 ? "F#5" : "A5", at, .20 + .02 * cards, .2, 4500, .5 + .05 * cards);
    }
    if (cards >= 7) {
        touch(wave, GLASS_GOBLET, "A5", apart * cards + .07, .34, 0, 4500, .5 + .05 * cards);
    }
    reverb_add(wave, HALL);
}

/* Arrived somewhere: a bell of glass. */
static void site(Wave *wave, Random *random, int which) {
    static const char *const NOTE[3][2] = {{"A5", "F#6"}, {"B5", "E6"}, {"A5", "D6"}};
    (void)random;
    touch(wave, GLASS_BOWL, "D4", 0, .26, 0, 3500, .35);
    ting(wave, GLASS_GOBLET, NOTE[which][0], 0, .42, -.15, .16);
    ting(wave, GLASS_GOBLET, NOTE[which][1], .13, .28, .15, .22);
    reverb_add(wave, HALL);
}

/* Rises and does not come home. */
static void question(Wave *wave, Random *random, int which) {
    static const char *const NOTE[3][3] = {{"A5", "B5", "E6"}, {"F#5", "A5", "B5"}, {"D5", "E5", "B5"}};
    (void)random;
    for (int i = 0; i < 3; i++) {
        ting(wave, GLASS_GOBLET, NOTE[which][i], .16 * i, .4, .15 * (i - 1), .26);
    }
    glass_rub(wave, &(Rub){note_hz("B4"), .3, .5, .3, .7, .10, -.2});
    glass_rub(wave, &(Rub){note_hz("E5"), .3, .5, .35, .7, .09, .2});
    reverb_add(wave, HALL);
}

static void right(Wave *wave, Random *random, int which) {
    static const char *const TUNE[3][4] = {
        {"F#5", "A5", "D6", "F#6"}, {"D5", "A5", "B5", "F#6"}, {"A5", "D6", "F#6", "A6"}};
    const char *const *NOTE = TUNE[which];
    (void)random;
    for (int i = 0; i < 4; i++) {
        ting(wave, GLASS_BAR, NOTE[i], .07 * i, .36, -.2 + .13 * i, .3);
    }
    touch(wave, GLASS_GOBLET, "D5", .21, .2, 0, 4000, .6);
    reverb_add(wave, HALL);
}

/* Soft, low, over soon: nobody likes to hear it. */
static void wrong(Wave *wave, Random *random, int which) {
    static const char *const NOTE[3][2] = {{"F#4", "D4"}, {"A4", "E4"}, {"E4", "D4"}};
    (void)random;
    touch(wave, GLASS_BAR, NOTE[which][0], 0, .5, -.1, 2200, .25);
    touch(wave, GLASS_BAR, NOTE[which][1], .19, .55, .1, 2000, .34);
    touch(wave, GLASS_BOWL, "B3", .19, .30, 0, 1100, .16);
    reverb_add(wave, HALL);
}

/* A finger along a whole row, from left to right. */
static void row_complete(Wave *wave, Random *random, int which) {
    static const char *const LAST[3][2] = {{"D6", "A5"}, {"D6", "F#5"}, {"F#6", "D5"}};
    (void)random;
    for (int i = 0; i < 10; i++) {
        ting(wave, GLASS_GOBLET, LADDER[4 + i - which % 2], .062 * i + .004 * which, .26, -.7 + .155 * i, .22);
    }
    glass_rub(wave, &(Rub){note_hz("D5"), .3, .7, .4, .8, .10, -.3});
    glass_rub(wave, &(Rub){note_hz("A5"), .4, .6, .4, .8, .07, .3});
    ting(wave, GLASS_GOBLET, LAST[which][0], .72, .3, .3, .3);
    ting(wave, GLASS_GOBLET, LAST[which][1], .72, .3, -.3, .3);
    reverb_add(wave, HALL);
}

const Recipe CHIMES[] = {
    {"event", GROUP_CHIME, 3, 1, 3, 0, event},
    {"fast_track", GROUP_CHIME, 3.5, 1, 3, 0, fast_track},
    {"run", GROUP_CHIME, 4, 9, 3, 0, run},
    {"site", GROUP_CHIME, 3.5, 1, 3, 0, site},
    {"question", GROUP_CHIME, 3.5, 1, 3, 0, question},
    {"right", GROUP_CHIME, 3.5, 1, 3, 0, right},
    {"wrong", GROUP_CHIME, 3, 1, 3, 0, wrong},
    {"row_complete", GROUP_CHIME, 4, 1, 3, 0, row_complete},
    {0},
};
