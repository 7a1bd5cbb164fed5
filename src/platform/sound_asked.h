/* What was last asked to be heard, whether or not it could be: for scripts and tests. */
#ifndef PLATFORM_SOUND_ASKED_H
#define PLATFORM_SOUND_ASKED_H

#include "platform/sound.h"

typedef struct SoundLog {
    SoundAsked asked[SOUND_ASKED_MAX];
    unsigned count; /* all in all since it was taken */
} SoundLog;

void sound_log_add(SoundLog *log, SoundId id, int step);
int sound_log_take(SoundLog *log, SoundAsked out[SOUND_ASKED_MAX]);

#endif
