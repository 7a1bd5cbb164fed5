/* Pieces of music as they are written down: chords bar by bar, a song of motifs, and how it is accompanied. */
#ifndef MAKE_TUNE_H
#define MAKE_TUNE_H

#include "platform/score.h"

#include "core/random.h"

typedef enum Bass { BASS_LONG, BASS_PULSE, BASS_FIFTH, BASS_LILT } Bass;

typedef enum Second {
    SECOND_RIPPLE,  /* the chord, low, high, middle, high */
    SECOND_DROPS,   /* now and then one tone of it, far up */
    SECOND_SHADOW,  /* under the song, a third or a sixth below */
    SECOND_COUNTER, /* slow tones that lead on */
    SECOND_LILT,    /* three and three and two */
    SECOND_ROCK,    /* to and fro, as a boat */
    SECOND_WEAVE,   /* sixteenths over four tones, each time turned by one */
} Second;

/* May be added to each other. */
typedef enum Bright { BRIGHT_BELLS = 1, BRIGHT_SAND = 2, BRIGHT_BOW = 4 } Bright;

enum { MOTIFS = 26 };

/* "2:1.5 1:.5 0:2": steps of the scale above the root of the chord that it meets, and beats. The first is a. */
typedef const char *const Motifs[MOTIFS];

typedef struct Tune {
    const char *name, *piece;
    Stretch stretch;
    int sharps; /* of the key */
    int bpm, beats;
    const char *chords; /* "D|Bm|G A": bars; what shares a bar shares it evenly */
    const char *song;   /* a motif a bar; '.' is silence; a capital letter is the motif divided */
    int song_from;      /* the pitch it begins near */
    Bass bass;
    Second second;
    int bright;
} Tune;

/* A book ends with a tune without a name. */
typedef struct TuneBook {
    const char *const *motifs;
    const Tune *tune;
} TuneBook;

enum { TUNE_BOOKS = 9 };
extern const TuneBook TUNES[TUNE_BOOKS];

/* A list of notes that grows. */
typedef struct Sheet {
    Note *note;
    int count;
} Sheet;

/* Returns how long it lasts in milliseconds; sheet holds all its notes in the order of their time. The caller frees
 * sheet->note. */
int tune_arrange(const TuneBook *book, const Tune *tune, Random *random, Sheet *sheet);
int tune_bar_ms(const Tune *tune);

/* False: it cannot be written. */
bool tunes_write(const char *path);

/* Whether that is what is there. */
bool tunes_are(const char *path);

#endif
