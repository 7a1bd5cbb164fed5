/* Written music: "F#5:1.5 E5:.5 -:1 | D3+A3+F#4:4" is a note and a half's beat of F#5, a short E5, a rest of one beat,
 * and a chord of four beats. Bar lines are for the reader. */
#ifndef MAKE_NOTES_H
#define MAKE_NOTES_H

/* "D5", "F#4", "Bb3" in equal temperament, A4 = 440 Hz. */
double note_hz(const char *name);

/* Calls play for every note, with its place in its chord. beat, at, seconds: in seconds. */
typedef void (*NotePlay)(void *context, double hz, int place, double at, double seconds);

/* Returns how many seconds it lasts. Ends the program where the text is wrong. */
double notes_play(const char *text, double at, double beat, NotePlay play, void *context);

#endif
