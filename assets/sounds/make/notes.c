#include "notes.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void refuse(const char *text) {
    fprintf(stderr, "make-sounds: these are no notes: %.20s\n", text);
    exit(1);
}

/* Moves *text behind the name. */
static double read_hz(const char **text) {
    static const int SEMITONE[] = {9, 11, 0, 2, 4, 5, 7}; /* A to G above C */
    const char *at = *text;
    if (*at < 'A' || *at > 'G') {
        refuse(at);
    }
    int semitone = SEMITONE[*at++ - 'A'];
    if (*at == '#' || *at == 'b') {
        semitone += *at++ == '#' ? 1 : -1;
    }
    if (*at < '0' || *at > '8') {
        refuse(*text);
    }
    semitone += 12 * (*at++ - '0' + 1);
    *text = at;
    return 440 * pow(2, (semitone - 69) / 12.0);
}

double note_hz(const char *name) {
    return read_hz(&name);
}

double notes_play(const char *text, double at, double beat, NotePlay play, void *context) {
    enum { CHORD_MAX = 8 };
    double begin = at;
    for (text += strspn(text, " |"); *text != '\0'; text += strspn(text, " |")) {
        double hz[CHORD_MAX];
        int count = 0;
        if (*text == '-') {
            text++;
        } else {
            hz[count++] = read_hz(&text);
            while (*text == '+' && count < CHORD_MAX) {
                text++;
                hz[count++] = read_hz(&text);
            }
        }
        char *end = NULL;
        double beats = *text == ':' ? strtod(text + 1, &end) : 0;
        if (beats <= 0) {
            refuse(text);
        }
        text = end;
        for (int i = 0; i < count; i++) {
            play(context, hz[i], i, at, beats * beat);
        }
        at += beats * beat;
    }
    return at - begin;
}
