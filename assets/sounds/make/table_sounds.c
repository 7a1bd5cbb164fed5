/* Cards and figurines. What is heard again and again comes in several shades. */
#include "glass.h"
#include "notes.h"
#include "paper.h"
#include "recipes.h"
#include "reverb.h"

static const Room TABLE = {.seconds = .5, .dull_hz = 3500, .wet = .10};

/* -1 to 1 */
static double shade(Random *random) {
    return random_below(random, 2001) / 1000.0 - 1;
}

/* A card slides off the pile and comes to rest. */
static void card_deal(Wave *wave, Random *random, int which) {
    (void)which;
    double pan = .15 * shade(random), rest = .115 + .012 * shade(random);
    paper_swish(wave, random,
                &(Swish){.seconds = .15,
                         .from_hz = 1500 * (1 + .12 * shade(random)),
                         .to_hz = 3000,
                         .from_pan = pan,
                         .to_pan = -pan,
                         .gain = 1.1,
                         .peak = .4});
    paper_thump(
        wave, random,
        &(Thump){.at = rest, .hz = 175 + 12 * shade(random), .seconds = .10, .gain = .5, .pan = -pan, .air = .45});
    reverb_add(wave, TABLE);
}

/* Picked up: loudest where the finger meets it, then it slides away. */
static void card_take(Wave *wave, Random *random, int which) {
    (void)which;
    double pan = .15 * shade(random);
    paper_thump(wave, random, &(Thump){.hz = 300, .seconds = .05, .gain = .5, .pan = pan, .air = .6});
    paper_swish(wave, random,
                &(Swish){.seconds = .17,
                         .from_hz = 1100 * (1 + .1 * shade(random)),
                         .to_hz = 3600,
                         .from_pan = pan,
                         .to_pan = -pan,
                         .gain = 1.3,
                         .peak = .06});
    glass_strike(wave, &(Strike){GLASS_BEAD, note_hz("A6") * (1 + .01 * shade(random)), .002, .2, pan, 5000, 1});
    reverb_add(wave, TABLE);
}

/* Put down on the glass edge of the row: a tick that a thin screen's loudspeakers have, too. */
static void card_place(Wave *wave, Random *random, int which) {
    static const char *const NOTE[4] = {"D5", "E5", "A5", "F#5"};
    double pan = .1 * shade(random);
    paper_thump(wave, random, &(Thump){.hz = 170 + 8 * shade(random), .seconds = .1, .gain = .3, .air = .4});
    paper_swish(wave, random, &(Swish){.seconds = .05, .from_hz = 2800, .to_hz = 1600, .gain = .9, .peak = .1});
    glass_strike(wave, &(Strike){GLASS_BEAD, 2 * note_hz(NOTE[which % 4]), 0, .55, pan, 9000, .9});
    glass_strike(wave, &(Strike){GLASS_BAR, 2 * note_hz(NOTE[which % 4]), .002, .07, pan, 5000, .32});
    reverb_add(wave, TABLE);
}

/* Bent and let go: it snaps, turns in the air, and lies flat. */
static void card_flip(Wave *wave, Random *random, int which) {
    (void)which;
    double last = .12 + .01 * shade(random);
    paper_swish(wave, random,
                &(Swish){.seconds = .03,
                         .from_hz = 2600,
                         .to_hz = 4200,
                         .from_pan = -.15,
                         .to_pan = -.1,
                         .gain = 1.25,
                         .peak = .15});
    paper_swish(
        wave, random,
        &(Swish){
            .seconds = .14, .from_hz = 1600, .to_hz = 3800, .from_pan = -.15, .to_pan = .15, .gain = .8, .peak = .1});
    paper_thump(wave, random,
                &(Thump){.at = last, .hz = 210 + 15 * shade(random), .seconds = .08, .gain = .3, .pan = .1, .air = .6});
    glass_strike(wave, &(Strike){GLASS_BEAD, note_hz("F#6") * (1 + .01 * shade(random)), last, .08, .1, 5500, 1.2});
    reverb_add(wave, TABLE);
}

/* A walk rises with each hop: the further the higher. */
static void hop(Wave *wave, Random *random, int which) {
    static const char *const NOTE[8] = {"F#4", "A4", "B4", "D5", "E5", "F#5", "A5", "B5"};
    double hz = note_hz(NOTE[which]);
    paper_thump(wave, random, &(Thump){.hz = 200, .seconds = .07, .gain = .2, .air = .3});
    glass_strike(wave, &(Strike){GLASS_BAR, hz, 0, .4, 0, 6500, .22});
    glass_strike(wave, &(Strike){GLASS_BEAD, hz * (which < 5 ? 4 : 2), .002, .26, 0, 9000, 1.2});
    glass_tap(wave, hz, 0, .2, 0);
    reverb_add(wave, TABLE);
}

/* Over somebody's head: up, and down behind them. */
static void jump(Wave *wave, Random *random, int which) {
    static const char *const TUNE[3][3] = {{"A4", "E5", "B5"}, {"B4", "F#5", "B5"}, {"D5", "E5", "A5"}};
    const char *const *NOTE = TUNE[which];
    paper_swish(wave, random,
                &(Swish){.at = .02,
                         .seconds = .24,
                         .from_hz = 700,
                         .to_hz = 2200,
                         .from_pan = -.2,
                         .to_pan = .2,
                         .gain = .28,
                         .peak = .5});
    for (int i = 0; i < 3; i++) {
        glass_strike(wave, &(Strike){GLASS_BAR, note_hz(NOTE[i]), .055 * i, .4, .1 * (i - 1), 6500, .26});
        glass_tap(wave, note_hz(NOTE[i]), .055 * i, .2, .1 * (i - 1));
    }
    paper_thump(wave, random, &(Thump){.at = .27, .hz = 180, .seconds = .08, .gain = .3, .pan = .1, .air = .3});
    glass_strike(wave, &(Strike){GLASS_BAR, note_hz("D5"), .27, .5, .1, 4500, .34});
    reverb_add(wave, TABLE);
}

/* Fields counted one by one: up the scale of D. */
static void count(Wave *wave, Random *random, int which) {
    static const char *const NOTE[12] = {"D4", "E4", "F#4", "G4", "A4", "B4", "C#5", "D5", "E5", "F#5", "G5", "A5"};
    double pan = .1 * shade(random);
    glass_strike(wave, &(Strike){GLASS_BAR, note_hz(NOTE[which]), 0, .5, pan, 6500, .34});
    glass_strike(wave, &(Strike){GLASS_BEAD, note_hz(NOTE[which]) * 4, 0, .16, pan, 9000, 1.2});
    glass_tap(wave, note_hz(NOTE[which]), 0, .27 + .03 * shade(random), -pan);
    reverb_add(wave, TABLE);
}

/* Two notes, by which one knows them: the flask round and low, the lens clear and falling, the vial pert, the fibre
 * drawn up by a finger. In the order of Figurine; first glad, with the octave behind them, then thinking, the first
 * note again and again, then sad, sunk and half covered. */
static void voice(Wave *wave, Random *random, int which) {
    enum { FIGURINES = 4, GLAD = 0, THINKING = 1, SAD = 2 };
    static const char *const NOTE[FIGURINES][2] = {{"D4", "A4"}, {"B5", "F#5"}, {"A5", "D6"}, {"E5", "B5"}};
    static const Glass GLASS[FIGURINES] = {GLASS_BOWL, GLASS_BAR, GLASS_BEAD, GLASS_GOBLET};
    static const double APART[FIGURINES] = {.17, .15, .1, .19}, RING[FIGURINES] = {.22, .3, 1.6, .3};
    int who = which % FIGURINES, feels = which / FIGURINES;
    double slower = feels == GLAD ? 1 : feels == THINKING ? 1.25 : 1.5, down = feels == SAD ? .5 : 1;
    double stick = feels == SAD ? 2200 : 8000, bend = 1 + .001 * shade(random);
    for (int i = 0; i < 3; i++) {
        int note = feels == THINKING && i < 2 ? 0 : i > 0 ? 1 : 0;
        double hz = note_hz(NOTE[who][note]) * down * bend * (feels == GLAD && i == 2 ? 2 : 1);
        double at = APART[who] * slower * i, gain = i == 2 ? .2 : .5;
        if (i == 2 && feels == SAD) {
            break;
        }
        glass_strike(wave, &(Strike){GLASS[who], hz, at, gain, 0, stick, RING[who] * down});
        glass_strike(wave, &(Strike){GLASS_BAR, hz, at, gain * (who == 2 ? .6 : .24), 0, stick, .25});
        glass_tap(wave, hz, at, feels == SAD ? .02 : who == 0 ? .42 : .3, 0);
        /* The breath before it speaks. */
        paper_swish(wave, random,
                    &(Swish){.at = at,
                             .seconds = .09,
                             .from_hz = 2600,
                             .to_hz = feels == SAD ? 900 : 3600,
                             .gain = feels == SAD ? .06 : .10,
                             .peak = .3});
        if (who == 3) {
            glass_rub(wave, &(Rub){hz, at, .12, .06, .2, .16, 0});
        }
    }
    reverb_add(wave, TABLE);
}

const Recipe TABLE_SOUNDS[] = {
    {"card_deal", GROUP_TABLE, 1.5, 1, 8, 60, card_deal},
    {"card_take", GROUP_TABLE, 1.5, 1, 6, 60, card_take},
    {"card_place", GROUP_TABLE, 1.5, 1, 8, 0, card_place},
    {"card_flip", GROUP_TABLE, 1.5, 1, 6, 60, card_flip},
    {"hop", GROUP_TABLE, 1.5, 8, 1, 0, hop},
    {"jump", GROUP_TABLE, 2, 1, 3, 0, jump},
    {"voice", GROUP_TABLE, 1.5, 12, 3, 0, voice},
    {"count", GROUP_TABLE, 2, 12, 3, 0, count},
    {0},
};
