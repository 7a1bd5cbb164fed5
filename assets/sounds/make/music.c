/* Three pieces, all in D: a song for the title, a slow breathing for the table, a waltz for the end. Their notes ring
 * round the end into the beginning, so a piece has no seam. */
#include "glass.h"
#include "notes.h"
#include "recipes.h"
#include "reverb.h"

#include <stddef.h>

static const Room CHAPEL = {.seconds = 3.2, .dull_hz = 3800, .wet = .30};

typedef struct Player {
    Wave *wave;
    double gain;
    double pan;
    Random *random;
} Player;

/* Nobody plays like a clock. */
static double late(Player *player) {
    return random_below(player->random, 1000) / 1000.0 * .018;
}

static double touch_of(Player *player) {
    return player->gain * (.88 + random_below(player->random, 1000) / 1000.0 * .24);
}

static void celesta(void *context, double hz, int place, double at, double seconds) {
    Player *player = context;
    (void)seconds;
    glass_strike(player->wave, &(Strike){GLASS_BAR, hz, at + late(player) + .015 * place, touch_of(player),
                                         player->pan + .1 * place, 4200, .95});
}

static void goblet(void *context, double hz, int place, double at, double seconds) {
    Player *player = context;
    (void)seconds;
    glass_strike(player->wave, &(Strike){GLASS_GOBLET, hz, at + late(player) + .03 * place, touch_of(player),
                                         player->pan + .2 * place, 4000, .8});
}

/* Chords swell into each other: each tone is held a little into the next. */
static void harp(void *context, double hz, int place, double at, double seconds) {
    Player *player = context;
    double swell = seconds < 1.5 ? .25 : .8;
    glass_rub(player->wave, &(Rub){hz, at + late(player), seconds + .1, swell, swell * 1.9, touch_of(player),
                                   player->pan + .3 * (place % 3 - 1)});
}

static void bowl(void *context, double hz, int place, double at, double seconds) {
    Player *player = context;
    (void)place;
    (void)seconds;
    glass_strike(player->wave, &(Strike){GLASS_BOWL, hz, at, touch_of(player), player->pan, 1500, .55});
}

/* The tones of a chord one after the other, low, high, middle, high: eight to a bar of four beats. */
static void ripple(void *context, double hz, int place, double at, double seconds) {
    static const int WHEN[4][3] = {{0, 4, -1}, {2, 6, -1}, {1, 5, -1}, {3, 7, -1}};
    for (int i = 0; place < 4 && WHEN[place][i] >= 0; i++) {
        goblet(context, hz * 2, 0, at + WHEN[place][i] * seconds / 8, 0);
    }
}

static void title(Wave *wave, Random *random, int which) {
    const double beat = 60 / 56.0;
    Player song = {wave, .30, -.05, random}, chords = {wave, .045, 0, random}, deep = {wave, .13, 0, random},
           water = {wave, .07, .2, random};
    (void)which;
    notes_play("F#5:1.5 E5:.5 D5:1 A4:1  | B4:1 D5:1 F#5:2       | G5:1.5 F#5:.5 E5:1 D5:1 | E5:3 -:1 |"
               "F#5:1.5 E5:.5 F#5:1 A5:1 | B5:2 A5:1 G5:1        | F#5:1 G5:1 E5:2         | C#5:1 E5:1 A4:2 |"
               "D5:1 F#5:1 B5:2          | A5:1 F#5:1 C#5:2      | B4:1 D5:1 G5:1 F#5:1    | E5:1 D5:1 A4:2 |"
               "G5:1.5 F#5:.5 E5:1 B4:1  | D5:1 E5:1 F#5:1 B5:1  | A5:2 G5:1 E5:1          | D5:3 -:1",
               0, beat, celesta, &song);
    notes_play("D4+A4+F#4:4 | B3+F#4+D4:4 | G3+D4+B4:4   | A3+E4+C#4:4 |"
               "F#3+D4+A4:4 | G3+D4+B4:4  | E4+G4+B3:4   | A3+E4+C#4:4 |"
               "B3+D4+F#4:4 | F#3+C#4+A4:4| G3+B3+D4:4   | F#3+A3+D4:4 |"
               "E4+G4+B3:4  | G3+D4+F#4:4 | A3+D4+E4:2 A3+C#4+E4:2 | D4+A3+F#4:4",
               0, beat, harp, &chords);
    notes_play("D3:4 | B2:4 | G2:4 | A2:4 | F#2:4 | G2:4 | E3:4 | A2:4 |"
               "B2:4 | F#2:4 | G2:4 | F#2:4 | E3:4 | G2:4 | A2:4 | D3:4",
               0, beat, bowl, &deep);
    notes_play("-:16 | D4+F#4+A4+D5:4 | D4+G4+B4+D5:4 | E4+G4+B4+E5:4 | E4+A4+C#5+E5:4 |"
               "D4+F#4+B4+D5:4 | C#4+F#4+A4+C#5:4 | B3+D4+G4+B4:4 | D4+F#4+A4+D5:4 | -:16",
               0, beat, ripple, &water);
    reverb_add(wave, CHAPEL);
}

static void play(Wave *wave, Random *random, int which) {
    Player chords = {wave, .042, 0, random}, high = {wave, .035, .25, random}, drops = {wave, .12, -.2, random},
           deep = {wave, .11, 0, random};
    (void)which;
    notes_play("G3+D4+B4:8 | B3+F#4+D4:8 | E4+B3+G4:8 | A3+E4+D4:8 | G3+D4+F#4:8 |"
               "F#3+D4+A4:8 | E4+G4+D4:8 | A3+E4+B3:4 A3+E4+C#4:4 | B3+D4+F#4:8 | D4+A3+E4:8",
               0, 1, harp, &chords);
    notes_play("-:4 F#5:4 | -:4 A5:4 | -:4 F#5:2 E5:2 | -:4 B4:4 | -:4 D5:4 |"
               "-:4 E5:2 F#5:2 | -:4 B5:4 | -:4 A5:4 | -:4 F#5:4 | -:8",
               0, 1, harp, &high);
    notes_play("-:1 D5:1.5 F#5:1.5 A5:4 | -:2 B4:1 D5:5 | -:1 G5:1.5 E5:1.5 B4:4 | -:2 E5:1 D5:1 A4:4 |"
               "-:1 B4:1.5 D5:1.5 F#5:4 | -:2 A5:1 F#5:5 | -:1 E5:1.5 G5:1.5 D5:4  | -:2 B4:1 C#5:1 E5:4 |"
               "-:1 F#5:1.5 D5:1.5 B4:4 | -:2 A4:1 D5:1 E5:4",
               0, 1, goblet, &drops);
    notes_play("G2:8 B2:8 E3:8 A2:8 G2:8 F#2:8 E3:8 A2:8 B2:8 D3:8", 0, 1, bowl, &deep);
    reverb_add(wave, CHAPEL);
}

static void victory(Wave *wave, Random *random, int which) {
    static const char *const TUNE[5] = {
        "A4:1 D5:1 F#5:1 | A5:2 F#5:1 | G5:1 F#5:1 E5:1 | F#5:2 D5:1 | B4:1 E5:1 G5:1 | F#5:2 E5:1 | D5:1 C#5:1 E5:1 | "
        "A4:3",
        "A4:1 D5:1 F#5:1 | A5:2 B5:1 | A5:1 G5:1 F#5:1  | G5:2 E5:1  | F#5:1 G5:1 A5:1 | B5:2 G5:1 | E5:1 F#5:1 C#5:1 "
        "| D5:3",
        "B5:2 A5:1 | F#5:3 | G5:2 F#5:1 | D5:3 | E5:1 F#5:1 G5:1 | B5:2 A5:1 | G5:1 E5:1 F#5:1 | E5:3",
        "A4:1 D5:1 F#5:1 | A5:2 F#5:1 | G5:1 F#5:1 E5:1 | F#5:2 D5:1 | B4:1 E5:1 G5:1 | F#5:2 E5:1 | D5:1 C#5:1 E5:1 | "
        "A4:3",
        "F#5:3 | E5:1 D5:2 | B4:3 | D5:1 E5:2 | G5:3 | F#5:1 E5:2 | A4:1 B4:1 C#5:1 | D5:3",
    };
    static const char *const CHORDS[5] = {
        "F#4+A4:3 F#4+A4:3 G4+B4:3 F#4+A4:3 G4+B4:3 F#4+B4:3 G4+A4:3 E4+A4:3",
        "F#4+A4:3 F#4+D5:3 G4+B4:3 G4+B4:3  F#4+A4:3 G4+B4:3 G4+A4:3 F#4+A4:3",
        "F#4+B4:3 F#4+B4:3 G4+B4:3 F#4+B4:3 G4+B4:3  G4+D5:3 G4+B4:3 E4+A4:3",
        "F#4+A4:3 F#4+A4:3 G4+B4:3 F#4+A4:3 G4+B4:3 F#4+B4:3 G4+A4:3 E4+A4:3",
        "F#4+B4:3 F#4+A4:3 D4+G4:3 G4+B4:3  G4+B4:3 F#4+A4:3 E4+G4:3 F#4+A4:3",
    };
    static const char *const BASS[5] = {
        "D3:3 D3:3 E3:3 D3:3 E3:3 B2:3 A2:3 A2:3",  "D3:3 F#3:3 G3:3 E3:3 F#3:3 G3:3 A2:3 D3:3",
        "B2:3 B2:3 G2:3 B2:3 E3:3 G3:3 E3:3 A2:3",  "D3:3 D3:3 E3:3 D3:3 E3:3 B2:3 A2:3 A2:3",
        "B2:3 F#3:3 G2:3 G3:3 E3:3 D3:3 A2:3 D3:3",
    };
    const double beat = 60 / 104.0;
    Player song = {wave, .27, 0, random}, chords = {wave, .055, .1, random}, harmony = {wave, .04, 0, random},
           deep = {wave, .17, -.05, random};
    double at = 0;
    (void)which;
    for (int i = 0; i < 5; i++) {
        notes_play(TUNE[i], at, beat, celesta, &song);
        /* The second and the third beat of each bar. */
        notes_play(CHORDS[i], at + beat, beat, goblet, &chords);
        notes_play(CHORDS[i], at + 2 * beat, beat, goblet, &chords);
        notes_play(CHORDS[i], at, beat, harp, &harmony);
        at += notes_play(BASS[i], at, beat, bowl, &deep);
    }
    reverb_add(wave, CHAPEL);
}

const Recipe MUSIC[] = {
    {"title", GROUP_MUSIC, 64 * 60 / 56.0, 1, title},
    {"play", GROUP_MUSIC, 80, 1, play},
    {"victory", GROUP_MUSIC, 120 * 60 / 104.0, 1, victory},
    {0},
};
