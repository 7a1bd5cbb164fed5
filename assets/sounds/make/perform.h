/* A section of the music, played by the game's own conductor and band, without a device. */
#ifndef MAKE_PERFORM_H
#define MAKE_PERFORM_H

#include "wave.h"

#include "platform/band.h"
#include "platform/conductor.h"

enum { PERFORM_ALL = -1 };

typedef struct Manner {
    Mood mood;
    bool is_bare; /* as it is heard the second time */
    int stem;     /* alone, or PERFORM_ALL */
} Manner;

/* From its first note until the last one has rung. The band has all its tones. The caller frees the wave. */
Wave *perform(Band *band, const Score *score, int section, const Manner *manner);

#endif
