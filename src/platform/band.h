/* Those who play the music: a few tones of each instrument, from files, played at the pitches between them. Knows no
 * device: it adds to a buffer, and is one thread's alone while it does. */
#ifndef PLATFORM_BAND_H
#define PLATFORM_BAND_H

#include <stdbool.h>
#include <stdint.h>

/* In the order of their numbers in the score. */
typedef enum Instrument {
    INSTRUMENT_BAR,    /* celesta: sings */
    INSTRUMENT_GOBLET, /* a wine glass touched with felt */
    INSTRUMENT_BOWL,   /* deep */
    INSTRUMENT_RIM,    /* a rubbed rim, as long as it is held */
    INSTRUMENT_BEAD,   /* a glass bead that falls on glass */
    INSTRUMENT_BELL,   /* small and bright */
    INSTRUMENT_BOW,    /* a rim high up, bowed: as long as it is held */
    INSTRUMENT_SAND,   /* shaken; has no pitch */
    INSTRUMENT_BED,    /* of the room, as all that follow: what is always there; has no pitch, but a Bed */
    INSTRUMENT_FAR,    /* a bell far away */
    INSTRUMENT_GULL,   /* has no pitch */
    INSTRUMENT_TINKLE, /* glass that cools */
    INSTRUMENTS
} Instrument;

enum { BAND_RATE = 48000, BAND_TONES_MAX = 80, BAND_VOICES = 96, BAND_NAME = 64 };

/* What is held goes round: its file has so many frames of its beginning again behind its end, over which one goes into
 * the other; no encoder begins as it ends. */
enum { BAND_OVERLAP = 2400 };

typedef struct Tone {
    Instrument instrument;
    int pitch;
    int frames;
    int thinned; /* of so many frames one is kept: what is soft has nothing up there */
    bool is_held;
    int16_t *side; /* left, right, left ...; NULL: not there */
} Tone;

typedef struct BandVoice {
    const Tone *tone;
    double at, step; /* frames of the tone */
    float left, right;
    float level, grows; /* held ones swell and fade; per frame */
    int held;           /* frames until it fades; counts down */
    int wait;           /* frames until it begins */
} BandVoice;

typedef struct Band {
    Tone tone[BAND_TONES_MAX];
    int tones;
    BandVoice voice[BAND_VOICES];
    float damped; /* 1: free; else all voices shrink by it with each frame */
} Band;

/* Which tones there are, of the music's instruments or the room's; none of them has its sound yet. */
void band_init(Band *band, bool is_room);
void band_free(Band *band);

/* As an asset: "music/bar_65.ogg". */
void band_file(const Tone *tone, char out[BAND_NAME]);

/* What the file holds, stereo at BAND_RATE; copied, and any thread may do it while nobody plays that tone. */
void tone_fill(Tone *tone, const int16_t *side, int frames);

/* gain, pan: 1 and 0 are as the file is. wait, length: frames. A tone that is not there is a rest. */
void band_play(Band *band, Instrument instrument, int pitch, float gain, float pan, int wait, int length);

/* All that rings fades within so many milliseconds; 0: rings freely again. */
void band_damp(Band *band, int ms);

/* Adds to sum: left, right, left ... 1 is full scale. */
void band_render(Band *band, float *sum, int frames);

/* At once. */
void band_stop(Band *band);

#endif
