/* Chords by their names ("D", "F#m", "A7", "Gmaj7", "Asus", "D/F#") and the scale they stand in. */
#ifndef MAKE_CHORDS_H
#define MAKE_CHORDS_H

enum { CHORD_TONES = 4 };

typedef struct Chord {
    int root, bass; /* 0 to 11: from C */
    int tones;
    int tone[CHORD_TONES]; /* semitones above the root: root, third or what stands for it, fifth, seventh or ninth */
} Chord;

/* Reads one name and moves *text behind it. Ends the program where there is none. */
Chord chord_read(const char **text);

/* sharps: of the key. So many steps of its scale above the chord's root, in semitones; where the chord has a tone of
 * its own for that step, that one. */
int chord_step(const Chord *chord, int sharps, int steps);

/* The tone of the chord that is nearest to a pitch: 69 is A4. */
int chord_nearest(const Chord *chord, int pitch);

/* The first pitch from there upward with that name, 0 to 11. */
int pitch_above(int name, int least);

#endif
