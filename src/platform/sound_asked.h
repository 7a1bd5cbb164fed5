/* What was last asked to be heard, whether or not it could be: for scripts and tests. */
#ifndef PLATFORM_SOUND_ASKED_H
#define PLATFORM_SOUND_ASKED_H

#include "platform/sound.h"

typedef struct SoundLog {
    SoundAsked asked[SOUND_ASKED_MAX];
    SoundDirection direction[SOUND_ASKED_MAX];
    unsigned count, directions; /* all in all since they were taken */
} SoundLog;

void sound_log_add(SoundLog *log, const SoundAsked *asked);
int sound_log_take(SoundLog *log, SoundAsked out[SOUND_ASKED_MAX]);

void sound_log_direct(SoundLog *log, double ms, const SoundDirection *direction);
int sound_log_take_directions(SoundLog *log, SoundDirection out[SOUND_ASKED_MAX]);

#endif
