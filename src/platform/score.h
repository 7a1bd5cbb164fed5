/* The music as it is written: sections of forty seconds or so, in stems that come and go without touching each other.
 * The recipes of the music (assets/sounds/make) write it; the band plays it (band.h), and the conductor says which
 * section comes next (conductor.h). */
#ifndef PLATFORM_SCORE_H
#define PLATFORM_SCORE_H

#include "platform/mood.h"

#include <stdbool.h>
#include <stdint.h>

/* In the order of their numbers in the file. */
typedef enum Stem { STEM_PAD, STEM_BASS, STEM_SONG, STEM_SECOND, STEM_BRIGHT, STEM_CLOCK, STEMS } Stem;

typedef struct Note {
    int at;       /* milliseconds from the beginning of the section */
    int length;   /* milliseconds; what is struck rings as long as it likes */
    uint8_t stem; /* Stem */
    uint8_t instrument;
    uint8_t pitch; /* 69 is A4; of what has no pitch which one */
    uint8_t gain;  /* 0 to 255 */
    int8_t pan;    /* -100 to 100 */
} Note;

enum { SECTION_NAME = 24 };

typedef struct Section {
    char name[SECTION_NAME];
    char piece[SECTION_NAME];
    Stretch stretch;
    int ms, bar_ms;
    int first, notes; /* in the score's list, in the order of their time */
} Section;

typedef struct Score {
    Section *section;
    Note *note;
    int sections, notes;
} Score;

/* False: it is none, and *score is empty. The caller frees it. */
bool score_read(Score *score, const char *text);
void score_free(Score *score);

#endif
