/* A stage is won; the game is won. */
#include "glass.h"
#include "notes.h"
#include "recipes.h"
#include "reverb.h"

#include <stddef.h>

static const Room HALL = {.seconds = 2.2, .dull_hz = 5000, .wet = .25};

static void bars(void *context, double hz, int place, double at, double seconds) {
    (void)seconds;
    double pan = .25 * (place % 3 - 1);
    glass_strike(context, &(Strike){GLASS_BAR, hz, at + .012 * place, .36, pan, 6000, .9});
    glass_tap(context, hz, at + .012 * place, .46, pan);
}

static void goblets(void *context, double hz, int place, double at, double seconds) {
    (void)seconds;
    double pan = .3 * (place % 3 - 1);
    glass_strike(context, &(Strike){GLASS_GOBLET, hz, at + .02 * place, .2, pan, 5000, .8});
    glass_tap(context, hz, at + .02 * place, .22, pan);
}

static void harp(void *context, double hz, int place, double at, double seconds) {
    glass_rub(context, &(Rub){hz, at, seconds, .22, .9, .11, .35 * (place % 3 - 1)});
}

static void bowls(void *context, double hz, int place, double at, double seconds) {
    (void)place;
    (void)seconds;
    glass_strike(context, &(Strike){GLASS_BOWL, hz, at, .3, 0, 2500, .4});
}

static void stage(Wave *wave, Random *random, int which) {
    static const char *const TUNE[3] = {"A4:1 D5:1 F#5:1 B5+F#5:2 A5+F#5+D5:4", "D5:1 F#5:1 A5:1 B5+D5:2 D6+A5+F#5:4",
                                        "F#5:1.5 E5:.5 D5:1 G5+B5:2 A5+F#5+D5:4"};
    const double beat = .17;
    (void)random;
    notes_play(TUNE[which], 0, beat, bars, wave);
    notes_play("-:3 G4+B4+D5:2 A4+D5+F#5:4", 0, beat, goblets, wave);
    notes_play("-:3 G4+B4:2 D4+A4+F#5:5", 0, beat, harp, wave);
    notes_play("-:3 G3:2 D3:4", 0, beat, bowls, wave);
    reverb_add(wave, HALL);
}

static void victory(Wave *wave, Random *random, int which) {
    const double beat = .2;
    (void)random;
    (void)which;
    notes_play("D5:1 E5:1 F#5:1 A5+F#5:3 F#5:1 G5:1 A5:1 B5+G5:3 | A5:1 B5:1 C#6:1 D6+A5+F#5:6", 0, beat, bars, wave);
    notes_play("-:3 D4+A4:3 -:3 G4+D5:3 E4+A4+C#5:3 D4+A4+D5+F#5:6", 0, beat, goblets, wave);
    notes_play("-:3 D4+F#4+A4:4 -:2 G4+B4+D5:3 A3+E4+C#5:3 D4+A4+F#5+D5:7", 0, beat, harp, wave);
    notes_play("-:3 D3:6 G3:3 A3:3 D3:6", 0, beat, bowls, wave);
    reverb_add(wave, HALL);
}

const Recipe FANFARES[] = {
    {"stage", GROUP_FANFARE, 6, 1, 3, 0, stage},
    {"victory", GROUP_FANFARE, 9, 1, 1, 0, victory},
    {0},
};
