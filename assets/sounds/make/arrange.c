/* From what is written down to what is played: the song, and what accompanies it. Every stem keeps to its own register,
 * so that any of them may be silent: bass below D3, pad to D5, song D4 to A5, second around and above it, bright from
 * D6. */
#include "chords.h"
#include "tune.h"
#include "wave.h"

#include "platform/band.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHORDS_MAX = 96, LATE_MS = 14 };

/* A chord and how long it stands, in beats from the beginning. */
typedef struct Stand {
    Chord chord;
    double at, beats;
} Stand;

typedef struct Arranger {
    const TuneBook *book;
    const Tune *tune;
    Random *random;
    Sheet *sheet;
    double beat_ms;
    Stand stand[CHORDS_MAX];
    int stands, bars;
    int last_stem;
} Arranger;

static double chance(Arranger *a) {
    return random_below(a->random, 1000) / 1000.0;
}

/* A section has a form: it begins alone, somebody joins, it comes to its height and goes home. How loud a stem is, bar
 * by bar; one of three forms, so that not all sections swell alike. */
enum { QUARTERS = 4 };

static const double FORM[3][STEMS][QUARTERS] = {
    {{.6, .8, 1.15, .8},
     {.55, .85, 1.15, .85},
     {.75, .9, 1.2, .85},
     {0, .75, 1.1, .7},
     {.45, .9, 1.2, .8},
     {.8, .9, 1.1, 1}},
    {{.7, 1.1, .6, 1.1},
     {.7, 1.1, .35, 1.15},
     {.85, 1.1, .7, 1.15},
     {.55, 1, .75, 1.1},
     {.6, 1.1, .6, 1.15},
     {.9, 1, .8, 1.1}},
    {{.45, .65, .95, 1.2},
     {0, .7, 1, 1.2},
     {.65, .85, 1.05, 1.2},
     {.6, .7, .9, 1.15},
     {.5, .6, 1, 1.2},
     {.7, .9, 1, 1.1}},
};

static double form(const Arranger *a, Stem stem, double at) {
    int sum = 0;
    for (const char *letter = a->tune->name; *letter != '\0'; letter++) {
        sum += *letter;
    }
    double whole = a->bars * a->tune->beats, quarter = at / whole * QUARTERS;
    int now = quarter < QUARTERS ? (int)quarter : QUARTERS - 1;
    double in_bars = fmod(at / a->tune->beats, 4) / 4; /* four bars are a breath */
    return FORM[sum % 3][stem][now] * (.93 + .14 * sin(PI * in_bars));
}

/* Nobody plays like a clock. */
static void put(Arranger *a, Stem stem, Instrument instrument, int pitch, double at, double beats, double gain,
                double pan) {
    Sheet *sheet = a->sheet;
    bool is_clock = stem == STEM_CLOCK;
    double late = (is_clock ? .3 : 1) * LATE_MS * chance(a);
    double touch = gain * form(a, stem, at) * (.88 + .24 * chance(a));
    if (touch <= 0) {
        return;
    }
    sheet->note = realloc(sheet->note, (size_t)(sheet->count + 1) * sizeof *sheet->note);
    if (sheet->note == NULL) {
        abort();
    }
    sheet->note[sheet->count++] = (Note){.at = (int)(at * a->beat_ms + late),
                                         .length = (int)(beats * a->beat_ms),
                                         .stem = (uint8_t)stem,
                                         .instrument = (uint8_t)instrument,
                                         .pitch = (uint8_t)pitch,
                                         .gain = (uint8_t)fmin(255, 255 * touch),
                                         .pan = (int8_t)lround(100 * pan)};
}

static const Stand *stand_at(const Arranger *a, double beat) {
    const Stand *stand = a->stand;
    while (stand + 1 < a->stand + a->stands && stand[1].at <= beat + .01) {
        stand++;
    }
    return stand;
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

static void read_bar(Arranger *a, const char *bar, int length) {
    int shared = 1;
    for (int i = 0; i < length; i++) {
        shared += bar[i] == ' ' ? 1 : 0;
    }
    const char *text = bar;
    for (int i = 0; i < shared; i++, text++) {
        double beats = (double)a->tune->beats / shared;
        a->stand[a->stands++] = (Stand){chord_read(&text), a->bars * a->tune->beats + i * beats, beats};
    }
    a->bars++;
}

static void read_chords(Arranger *a) {
    for (const char *bar = a->tune->chords; *bar != '\0' && a->stands < CHORDS_MAX - 4;) {
        int length = (int)strcspn(bar, "|");
        read_bar(a, bar, length);
        bar += length + (bar[length] == '|' ? 1 : 0);
    }
}

/* --- the song ----------------------------------------------------------------------------------------------------- */

typedef void (*Sing)(Arranger *a, int pitch, double at, double beats);

static void celesta(Arranger *a, int pitch, double at, double beats) {
    put(a, STEM_SONG, INSTRUMENT_BAR, pitch, at, beats, beats >= 1 ? .78 : .62, .12);
    if (beats >= 2) { /* what is held is breathed upon */
        put(a, STEM_SONG, INSTRUMENT_RIM, pitch, at + .25, beats * .7, .16, .12);
    }
}

/* The chord's tone below that is a third to a sixth away. */
static void shadow(Arranger *a, int pitch, double at, double beats) {
    const Chord *chord = &stand_at(a, at)->chord;
    if (beats >= 1) {
        put(a, STEM_SECOND, INSTRUMENT_GOBLET, chord_nearest(chord, pitch - 5), at, beats, .42, -.3);
    }
}

/* Where a motif's first tone comes to lie: near the last one, within the voice. */
static int root_near(const Arranger *a, const Chord *chord, int step, int last) {
    int first = chord_step(chord, a->tune->sharps, step), best = 0;
    for (int root = 48 + chord->root; root < 96; root += 12) {
        int pitch = root + first;
        bool is_better = best == 0 || abs(pitch - last) < abs(best + first - last);
        best = pitch >= 62 && pitch <= 86 && is_better ? root : best;
    }
    return best != 0 ? best : 60 + chord->root;
}

/* A long tone of a divided motif goes down to the chord's next tone and is gone. */
static void sing_note(Arranger *a, Sing sing, int pitch, double at, double beats, bool is_divided) {
    if (is_divided && beats >= 1) {
        const Chord *chord = &stand_at(a, at)->chord;
        sing(a, pitch, at, beats / 2);
        sing(a, chord_nearest(chord, pitch - 4), at + beats / 2, beats / 4);
        sing(a, pitch, at + beats * .75, beats / 4);
    } else {
        sing(a, pitch, at, beats);
    }
}

static int sing_motif(Arranger *a, Sing sing, char letter, double at, int last) {
    const char *text = a->book->motifs[tolower((unsigned char)letter) - 'a'];
    double end = at + a->tune->beats;
    int pitch = last;
    int root = 0, bound = -1;
    for (text += strspn(text, " "); *text != '\0'; text += strspn(text, " ")) {
        bool rests = *text == '-' && text[1] == ':';
        char *behind;
        int step = rests ? 0 : (int)strtol(text, &behind, 10);
        const char *colon = strchr(text, ':');
        double beats = strtod(colon + 1, &behind);
        const Stand *stand = stand_at(a, at);
        if (!rests && (int)(stand - a->stand) != bound) {
            bound = (int)(stand - a->stand);
            root = root_near(a, &stand->chord, step, pitch);
        }
        if (!rests) {
            pitch = root + chord_step(&stand->chord, a->tune->sharps, step);
            pitch = pitch > 88 ? pitch - 12 : pitch < 57 ? pitch + 12 : pitch;
            sing_note(a, sing, pitch, at, fmin(beats, end - at), isupper((unsigned char)letter) != 0);
        }
        at += beats;
        text = behind;
    }
    if (fabs(at - end) > .01) {
        fprintf(stderr, "make-sounds: %s: motif %c fills no bar\n", a->tune->name, letter);
        exit(1);
    }
    return pitch;
}

static void sing_song(Arranger *a, Sing sing) {
    int last = a->tune->song_from;
    const char *song = a->tune->song;
    if ((int)strlen(song) != a->bars) {
        fprintf(stderr, "make-sounds: %s: %d bars, but a song of %d\n", a->tune->name, a->bars, (int)strlen(song));
        exit(1);
    }
    for (int bar = 0; bar < a->bars; bar++) {
        if (song[bar] != '.') {
            int now = sing_motif(a, sing, song[bar], bar * a->tune->beats, last);
            int height = (int)lround(6 * sin(PI * bar / a->bars)); /* it rises, and comes home */
            last = now + (a->tune->song_from + height - now) * 2 / 3;
        }
    }
}

/* --- what lies under it ------------------------------------------------------------------------------------------- */

/* Three tones, each near to where its voice was; a fourth one, quiet, where the chord has it. */
static void pad(Arranger *a) {
    int voice[3] = {57, 62, 66};
    for (int i = 0; i < a->stands; i++) {
        const Stand *stand = &a->stand[i];
        for (int v = 0; v < 3; v++) {
            int name = (stand->chord.root + stand->chord.tone[v]) % 12;
            int below = pitch_above(name, 53), above = pitch_above(name, 60);
            voice[v] = abs(below - voice[v]) < abs(above - voice[v]) ? below : above;
            put(a, STEM_PAD, INSTRUMENT_RIM, voice[v], stand->at, stand->beats - .3, .34, .45 * (v - 1));
        }
        if (stand->chord.tones == 4) {
            put(a, STEM_PAD, INSTRUMENT_RIM, pitch_above((stand->chord.root + stand->chord.tone[3]) % 12, 64),
                stand->at, stand->beats - .3, .18, .2);
        }
    }
}

static void bass_note(Arranger *a, const Stand *stand, double at, int above, double gain) {
    int root = pitch_above(stand->chord.bass, 38);
    put(a, STEM_BASS, INSTRUMENT_BOWL, root + above, stand->at + at, 1, gain, -.05);
}

static void bass(Arranger *a) {
    for (int i = 0; i < a->stands; i++) {
        const Stand *stand = &a->stand[i];
        bool is_whole = stand->beats >= 3;
        bass_note(a, stand, 0, 0, .62);
        if (is_whole && a->tune->bass == BASS_PULSE) {
            bass_note(a, stand, stand->beats / 2, 0, .42);
        } else if (is_whole && a->tune->bass == BASS_FIFTH) {
            bass_note(a, stand, stand->beats / 2, 7, .42);
        } else if (is_whole && a->tune->bass == BASS_LILT) {
            bass_note(a, stand, 1.5, 7, .4);
            bass_note(a, stand, 3, 12, .34);
        }
    }
}

/* --- beside it ---------------------------------------------------------------------------------------------------- */

/* The chord's tones from there up, over and over. */
static int rung(const Stand *stand, int least, int index) {
    int pitch[CHORD_TONES], tones = stand->chord.tones > 3 ? 4 : 3;
    for (int i = 0; i < tones; i++) {
        pitch[i] = pitch_above((stand->chord.root + stand->chord.tone[i]) % 12, least);
    }
    for (int i = 1; i < tones; i++) {
        for (int j = i; j > 0 && pitch[j] < pitch[j - 1]; j--) {
            int other = pitch[j];
            pitch[j] = pitch[j - 1];
            pitch[j - 1] = other;
        }
    }
    return pitch[index % tones] + 12 * (index / tones);
}

/* A figure: which rung is struck when; -1 is a rest. In so many parts of a beat. */
typedef struct Figure {
    int length, parts;
    int rung[16];
    int least;
    double gain;
    Instrument instrument;
} Figure;

static const Figure FIGURE[] = {
    [SECOND_RIPPLE] = {8, 2, {0, 3, 1, 4, 2, 4, 1, 3}, 62, .36, INSTRUMENT_GOBLET},
    [SECOND_LILT] = {16, 4, {0, -1, 3, -1, -1, 2, -1, 4, -1, -1, 1, -1, 3, -1, 2, -1}, 64, .42, INSTRUMENT_GOBLET},
    [SECOND_ROCK] = {6, 2, {0, 2, 4, 3, 4, 2}, 62, .36, INSTRUMENT_GOBLET},
    [SECOND_WEAVE] = {16, 4, {0, 2, 1, 3, 2, 1, 3, 0, 1, 3, 0, 2, 3, 0, 2, 1}, 69, .30, INSTRUMENT_BEAD},
};

static void play_figure(Arranger *a, const Figure *figure) {
    int parts = a->bars * a->tune->beats * figure->parts;
    for (int i = 0; i < parts; i++) {
        int step = figure->rung[i % figure->length];
        double at = (double)i / figure->parts;
        if (step >= 0) {
            double accent = i % figure->length == 0 ? 1.15 : 1;
            put(a, STEM_SECOND, figure->instrument, rung(stand_at(a, at), figure->least, step), at, 1,
                figure->gain * accent, .35 * sin(i * .7));
        }
    }
}

static void drops(Arranger *a) {
    for (double at = 1; at < a->bars * a->tune->beats; at += 1.5 + (double)(int)(4 * chance(a)) / 2) {
        put(a, STEM_SECOND, INSTRUMENT_GOBLET, rung(stand_at(a, at), 74, (int)(4 * chance(a))), at, 1, .5,
            .8 * (chance(a) - .5));
    }
}

/* The third of each chord goes to the nearest tone of the next. */
static void counter(Arranger *a) {
    int pitch = 67;
    for (int i = 0; i < a->stands; i++) {
        const Stand *stand = &a->stand[i];
        pitch = chord_nearest(&stand->chord, i % 4 == 3 ? pitch + 3 : pitch - 1);
        pitch = pitch < 60 ? pitch + 12 : pitch > 76 ? pitch - 12 : pitch;
        put(a, STEM_SECOND, INSTRUMENT_RIM, pitch, stand->at, stand->beats - .2, .40, -.35);
        put(a, STEM_SECOND, INSTRUMENT_GOBLET, pitch, stand->at + .03, 1, .34, -.3);
    }
}

static void second(Arranger *a) {
    switch (a->tune->second) {
    case SECOND_DROPS:
        drops(a);
        return;
    case SECOND_SHADOW:
        sing_song(a, shadow);
        return;
    case SECOND_COUNTER:
        counter(a);
        return;
    case SECOND_RIPPLE:
    case SECOND_LILT:
    case SECOND_ROCK:
    case SECOND_WEAVE:
        play_figure(a, &FIGURE[a->tune->second]);
        return;
    }
}

/* --- above it ----------------------------------------------------------------------------------------------------- */

static void bells(Arranger *a) {
    int beats = a->tune->beats;
    for (int bar = 0; bar < a->bars; bar++) {
        double at = bar * beats + (bar % 2 == 0 ? 0 : beats - 1.5);
        const Stand *stand = stand_at(a, at);
        put(a, STEM_BRIGHT, INSTRUMENT_BELL, rung(stand, 86, bar % 3), at, 1, .5, .5);
        if (bar % 4 == 3) {
            put(a, STEM_BRIGHT, INSTRUMENT_BELL, rung(stand, 86, (bar + 1) % 3), at + .5, 1, .42, -.4);
        }
    }
}

static void sand(Arranger *a) {
    int parts = a->bars * a->tune->beats * 2;
    for (int i = 0; i < parts; i++) {
        bool is_on = i % 2 == 0;
        double gain = is_on ? .25 : .46;
        put(a, STEM_BRIGHT, INSTRUMENT_SAND, 1 + (int)(6 * chance(a)), i / 2.0, 1, gain, is_on ? -.3 : .25);
    }
}

/* A tone that two chords share, or nearly, through two bars. */
static void bow(Arranger *a) {
    for (int bar = 0; bar + 1 < a->bars; bar += 2) {
        const Stand *stand = stand_at(a, bar * a->tune->beats);
        int pitch = rung(stand, 84, bar / 2 % 3);
        const Stand *later = stand_at(a, (bar + 1) * a->tune->beats);
        if (chord_nearest(&later->chord, pitch) == pitch || bar % 4 == 0) {
            put(a, STEM_BRIGHT, INSTRUMENT_BOW, pitch, bar * a->tune->beats, a->tune->beats * 1.6, .34, .2);
        }
    }
}

static void bright(Arranger *a) {
    if ((a->tune->bright & BRIGHT_BELLS) != 0) {
        bells(a);
    }
    if ((a->tune->bright & BRIGHT_SAND) != 0) {
        sand(a);
    }
    if ((a->tune->bright & BRIGHT_BOW) != 0) {
        bow(a);
    }
}

/* A clock of glass, and a heart under it. */
static void tick(Arranger *a) {
    static const int RUNG[2][8] = {{3, 0, 4, 0, 3, 0, 2, 0}, {3, 1, 5, 1, 3, 2, 4, 2}};
    int beats = a->tune->beats;
    for (int i = 0; i < a->bars * beats * 2; i++) {
        double at = i / 2.0;
        const Stand *stand = stand_at(a, at);
        int bar = i / (2 * beats);
        put(a, STEM_CLOCK, INSTRUMENT_BEAD, rung(stand, 74, RUNG[bar / 2 % 2][i % 8]), at, 1, i % 2 == 0 ? .42 : .32,
            .3 * (i % 2 == 0 ? -1 : 1));
        if (i % (2 * beats) == 0 || i % (2 * beats) == 1) {
            put(a, STEM_CLOCK, INSTRUMENT_BOWL, pitch_above(stand->chord.root, 46), at, 1, .34, .1);
        }
    }
}

/* --- all ---------------------------------------------------------------------------------------------------------- */

static int by_time(const void *a, const void *b) {
    const Note *x = a, *y = b;
    int later = (x->at > y->at) - (x->at < y->at);
    int deeper = x->pitch - y->pitch;
    int other = x->stem != y->stem ? x->stem - y->stem : deeper;
    int softer = x->gain != y->gain ? x->gain - y->gain : x->pan - y->pan;
    return later != 0 ? later : other != 0 ? other : softer;
}

int tune_bar_ms(const Tune *tune) {
    return (int)lround(60000.0 * tune->beats / tune->bpm);
}

int tune_arrange(const TuneBook *book, const Tune *tune, Random *random, Sheet *sheet) {
    static Arranger arranger;
    Arranger *a = &arranger;
    *sheet = (Sheet){.note = NULL};
    *a = (Arranger){.book = book, .tune = tune, .random = random, .sheet = sheet};
    a->beat_ms = (double)tune_bar_ms(tune) / tune->beats;
    read_chords(a);
    pad(a);
    bass(a);
    sing_song(a, celesta);
    second(a);
    bright(a);
    tick(a);
    qsort(sheet->note, (size_t)sheet->count, sizeof *sheet->note, by_time);
    int ms = a->bars * tune_bar_ms(tune);
    while (sheet->count > 0 && sheet->note[sheet->count - 1].at >= ms) {
        sheet->count--;
    }
    return ms;
}
