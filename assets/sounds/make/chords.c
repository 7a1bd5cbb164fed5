#include "chords.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Quality {
    const char *name;
    int tones;
    int tone[CHORD_TONES];
} Quality;

/* Longer names before those they begin with. */
static const Quality QUALITY[] = {
    {"maj7", 4, {0, 4, 7, 11}}, {"maj9", 4, {0, 4, 7, 14}}, {"m7", 4, {0, 3, 7, 10}}, {"m9", 4, {0, 3, 7, 14}},
    {"m", 3, {0, 3, 7, 0}},     {"7", 4, {0, 4, 7, 10}},    {"sus", 3, {0, 5, 7, 0}}, {"9", 4, {0, 4, 7, 14}},
    {"5", 3, {0, 7, 12, 0}},    {"6", 4, {0, 4, 7, 9}},     {"", 3, {0, 4, 7, 0}},
};

static int read_name(const char **text) {
    static const int SEMITONE[] = {9, 11, 0, 2, 4, 5, 7}; /* A to G above C */
    if (**text < 'A' || **text > 'G') {
        fprintf(stderr, "make-sounds: this is no chord: %.20s\n", *text);
        exit(1);
    }
    int name = SEMITONE[*(*text)++ - 'A'];
    if (**text == '#' || **text == 'b') {
        name += *(*text)++ == '#' ? 1 : -1;
    }
    return (name + 12) % 12;
}

Chord chord_read(const char **text) {
    Chord chord = {.root = read_name(text)};
    const Quality *quality = QUALITY;
    while (strncmp(*text, quality->name, strlen(quality->name)) != 0) {
        quality++;
    }
    *text += strlen(quality->name);
    chord.tones = quality->tones;
    memcpy(chord.tone, quality->tone, sizeof chord.tone);
    chord.bass = chord.root;
    if (**text == '/') {
        (*text)++;
        chord.bass = read_name(text);
    }
    return chord;
}

/* Where the scale of a key has its tones. D major has two sharps. */
static bool is_in_key(int sharps, int name) {
    static const bool MAJOR[12] = {true, false, true, false, true, true, false, true, false, true, false, true};
    return MAJOR[(name - 7 * sharps % 12 + 24) % 12];
}

int chord_step(const Chord *chord, int sharps, int steps) {
    int octave = steps >= 0 ? steps / 7 : -((6 - steps) / 7), step = steps - 7 * octave;
    int third = chord->tone[1], fifth = chord->tone[2];
    bool has_third = third == 3 || third == 4;
    if (step == 2 && has_third) {
        return 12 * octave + third;
    }
    if (step == 4 && (fifth == 7 || third == 7)) {
        return 12 * octave + 7;
    }
    int semitones = 0;
    for (int found = 0; found < step;) {
        semitones++;
        found += is_in_key(sharps, (chord->root + semitones) % 12) ? 1 : 0;
    }
    return 12 * octave + semitones;
}

int chord_nearest(const Chord *chord, int pitch) {
    for (int apart = 0; apart < 7; apart++) {
        for (int i = 0; i < chord->tones; i++) {
            int name = (chord->root + chord->tone[i]) % 12;
            if ((pitch + apart) % 12 == name) {
                return pitch + apart;
            }
            if ((pitch - apart) % 12 == name) {
                return pitch - apart;
            }
        }
    }
    return pitch;
}

int pitch_above(int name, int least) {
    return least + ((name - least) % 12 + 12) % 12;
}
