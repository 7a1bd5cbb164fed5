/* Three pieces, all in D: a song for the title, a journey and back for the table, a waltz for the end. Their notes ring
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

/* One of the four sections of the table's music, twelve bars each. NULL: that one is silent. */
typedef struct Section {
    const char *chords, *bass, *drops, *song, *water;
    double chords_gain, bass_gain, drops_gain, song_gain, water_gain;
} Section;

enum { SECTIONS = 4, SECTION_SECONDS = 40 };
static const double SECTION_BEAT = SECTION_SECONDS / 48.0;

static const char A_CHORDS[] =
    "G3+D4+B4:8 | F#3+D4+A4:8 | E4+B3+G4:8 | D4+A3+F#4:8 | G3+D4+F#4:8 | A3+E4+B3:4 A3+E4+C#5:4";
static const char A_BASS[] = "-:.5 G2:7.5 F#2:8 E3:8 D3:8 G2:8 A2:8";
static const char A_DROPS[] = "-:1 D5:1.5 F#5:1.5 A5:4 | -:2 B4:1 D5:5 | -:1 G5:1.5 E5:1.5 B4:4 |"
                              "-:2 F#5:1 D5:5 | -:1 B4:1.5 D5:1.5 F#5:4 | -:2 E5:2 A4:4";

static const Section SECTION[SECTIONS] = {
    {A_CHORDS, A_BASS, A_DROPS, NULL, NULL, .042, .1, .13, 0, 0},
    /* The same once more, and somebody sings to it. */
    {A_CHORDS, A_BASS, A_DROPS,
     "F#5:3 E5:1 D5:4 | A5:3 F#5:1 D5:4 | B5:3 A5:1 G5:4 | F#5:3 E5:1 D5:4 | B4:2 D5:2 F#5:4 | E5:2 G5:2 C#5:4", NULL,
     .042, .11, .08, .2, 0},
    /* It sets out: minor, twice as fast, water under it. */
    {"B3+F#4+D4:4 A3+E4+C#4:4 G3+D4+B4:4 F#3+D4+A4:4 | E4+G4+B3:4 F#3+D4+A4:4 G3+D4+B4:4 A3+E4+C#4:4 |"
     "B3+F#4+D4:4 G3+D4+B4:4 E4+G4+B3:4 A3+E4+C#4:4",
     "B2:4 A2:4 G2:4 F#2:4 E3:4 F#2:4 G2:4 A2:4 B2:4 G2:4 E3:4 A2:4", NULL,
     "D5:1 F#5:1 B5:2 | A5:1.5 E5:.5 C#5:2 | B4:1 D5:1 G5:2 | F#5:3 D5:1 | G5:1 B5:1 E5:2 | D5:1 A5:1 F#5:2 |"
     "B5:1.5 A5:.5 G5:2 | E5:3 C#5:1 | F#5:1 B5:1 D6:2 | B5:1 G5:1 D5:2 | E5:1 G5:1 B5:2 | A5:4",
     "B3+D4+F#4+B4:4 A3+C#4+E4+A4:4 G3+B3+D4+G4:4 F#3+A3+D4+F#4:4 | E3+G3+B3+E4:4 F#3+A3+D4+F#4:4 G3+B3+D4+G4:4 "
     "A3+C#4+E4+A4:4 | B3+D4+F#4+B4:4 G3+B3+D4+G4:4 E3+G3+B3+E4:4 A3+C#4+E4+A4:4",
     .04, .12, 0, .22, .07},
    /* It rests: one deep note, light high above. */
    {"D4+A4+F#4:8 | D4+B4+G4:8 | D4+A4+E4:8 | D4+A4+F#4:8 | E4+B4+G4:8 | A3+E4+B4:4 A3+E4+C#5:2.5 -:1.5",
     "D3:8 D3:8 D3:8 D3:8 D3:8 A2:8", "F#6:2 D6:6 | B5:2 G5:6 | A5:2 E6:6 | F#5:2 A5:6 | B5:2 E6:6 | A5:4 -:4", NULL,
     NULL, .038, .075, .13, 0, 0},
};

static void play(Wave *wave, Random *random, int which) {
    (void)which;
    for (int i = 0; i < SECTIONS; i++) {
        const Section *part = &SECTION[i];
        const char *text[5] = {part->chords, part->bass, part->drops, part->song, part->water};
        static const NotePlay HOW[5] = {harp, bowl, goblet, celesta, ripple};
        Player player[5] = {{wave, part->chords_gain, 0, random},
                            {wave, part->bass_gain, 0, random},
                            {wave, part->drops_gain, -.2, random},
                            {wave, part->song_gain, .1, random},
                            {wave, part->water_gain, .2, random}};
        for (int k = 0; k < 5; k++) {
            if (text[k] != NULL) {
                notes_play(text[k], SECTION_SECONDS * i, SECTION_BEAT, HOW[k], &player[k]);
            }
        }
    }
    reverb_add(wave, CHAPEL);
}

/* A bead that falls on glass: nearly as much tap as note. */
static void bead(void *context, double hz, int place, double at, double seconds) {
    Player *player = context;
    double gain = touch_of(player), pan = player->pan + .6 * (random_below(player->random, 1000) / 1000.0 - .5);
    (void)place;
    (void)seconds;
    glass_strike(player->wave, &(Strike){GLASS_BAR, hz, at, gain, pan, 6000, .35});
    glass_tap(player->wave, hz, at, gain * .5, pan);
}

/* Laid over play() when much is at stake: a clock of glass. It has half a section's length, and only notes that go with
 * every chord of all four, or nearly. */
static void near(Wave *wave, Random *random, int which) {
    Player clock = {wave, .2, 0, random}, deep = {wave, .16, 0, random};
    (void)which;
    notes_play("D6:.5 A5:.5 E6:.5 A5:.5 D6:.5 A5:.5 B5:.5 A5:.5 | D6:.5 A5:.5 E6:.5 A5:.5 D6:.5 A5:.5 F#6:.5 A5:.5 |"
               "D6:.5 A5:.5 E6:.5 A5:.5 D6:.5 A5:.5 B5:.5 A5:.5 | D6:.5 A5:.5 E6:.5 A5:.5 D6:.5 B5:.5 A6:.5 F#6:.5 |"
               "D6:.5 A5:.5 E6:.5 A5:.5 D6:.5 A5:.5 B5:.5 A5:.5 | D6:.5 A5:.5 E6:.5 A5:.5 D6:.5 A5:.5 E6:.5 A6:.5",
               0, SECTION_BEAT, bead, &clock);
    for (int beat = 0; beat < 24; beat += 2) {
        notes_play("D4:.4 D4:1.6", beat * SECTION_BEAT, SECTION_BEAT, goblet, &deep);
    }
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
    {"play", GROUP_MUSIC, SECTIONS *SECTION_SECONDS, 1, play},
    {"play_near", GROUP_LAYER, SECTION_SECONDS / 2.0, 1, near},
    {"victory", GROUP_MUSIC, 120 * 60 / 104.0, 1, victory},
    {0},
};
