/* WAV, 16 bits: for ears, spectrograms and other people's meters. */
#ifndef MAKE_WAV_H
#define MAKE_WAV_H

#include "wave.h"

/* False: the file cannot be written. */
bool wav_write(const char *path, const Wave *wave);

#endif
