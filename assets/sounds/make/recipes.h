/* Every sound and every piece of music of the game. */
#ifndef MAKE_RECIPES_H
#define MAKE_RECIPES_H

#include "core/random.h"
#include "wave.h"

typedef enum Group {
    GROUP_TOUCH,   /* buttons: felt more than heard */
    GROUP_TABLE,   /* cards and figurines */
    GROUP_CHIME,   /* what happens in the game */
    GROUP_FANFARE, /* twice or thrice a game */
    GROUP_TONE,    /* of the music's instruments: struck */
    GROUP_HELD,    /* and rubbed: loops */
    GROUP_SHAKEN,  /* nothing but noise, of which an encoder keeps little */
    GROUP_BED,     /* of a room: loops */
    GROUP_FAR,     /* in it, now and then */
    GROUPS
} Group;

typedef struct Recipe {
    const char *name;
    Group group;
    double seconds; /* at most; loops exactly */
    int steps;      /* of a row: another pitch each; 1: it is none */
    int shades;     /* the same thing said differently: NAME_1.ogg ...; of a row's step NAME_1a.ogg, NAME_1b.ogg ... */
    double cents;   /* shades lie so far apart, from the lowest to the highest */
    /* which: the step of a row, else the shade; from 0. Every file has a random source of its own, so that one recipe
     * can change without the others. */
    void (*make)(Wave *wave, Random *random, int which);
} Recipe;

/* Each ends with a recipe without a name. */
extern const Recipe TOUCHES[], TABLE_SOUNDS[], CHIMES[], FANFARES[], PATH_SOUNDS[], INSTRUMENTS_OF_ALL[];

/* An instrument's files have the pitches of their tones as numbers; 0: they are counted from 1. */
int tone_pitch(const char *name, int which);

#endif
