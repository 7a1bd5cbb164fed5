/* How often the same 40 s of music are heard: by ear, not by what was meant to be played. */
#ifndef TESTS_SOUND_REPETITION_H
#define TESTS_SOUND_REPETITION_H

typedef struct Repetition Repetition;

Repetition *repetition_new(void);
void repetition_free(Repetition *repetition);

/* left, right, left ... at 48,000 Hz. */
void repetition_add(Repetition *repetition, const float *music, int frames);

/* Of any 40 s of what was added: 1 is once. */
int repetition_most(const Repetition *repetition);

#endif
