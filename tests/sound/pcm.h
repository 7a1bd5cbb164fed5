/* A file as the game hears it: read by the mixer. */
#ifndef TESTS_SOUND_PCM_H
#define TESTS_SOUND_PCM_H

#include "../../assets/sounds/make/wave.h"

enum { FILE_NAME = 64 };

typedef struct Pcm {
    int frames;
    double *left, *right;
} Pcm;

/* Both fail where something is missing. The mixer is open. */
Pcm pcm_read(const char *name);
void pcm_free(Pcm *pcm);

void pcm_open_mixer(void);
void pcm_close_mixer(void);

/* How much of a tone there is. */
double pcm_tone(const Pcm *pcm, double hz);

/* Fails where it clips or lies off the middle. */
void pcm_is_clean(const char *name, const Pcm *pcm);

#endif
