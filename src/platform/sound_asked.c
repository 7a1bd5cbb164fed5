#include "platform/sound_asked.h"

#include <stdio.h>
#include <string.h>

void sound_log_add(SoundLog *log, SoundId id, int step) {
    log->asked[log->count++ % SOUND_ASKED_MAX] = (SoundAsked){id, step};
}

int sound_log_take(SoundLog *log, SoundAsked out[SOUND_ASKED_MAX]) {
    unsigned kept = log->count < SOUND_ASKED_MAX ? log->count : SOUND_ASKED_MAX;
    for (unsigned i = 0; i < kept; i++) {
        out[i] = log->asked[(log->count - kept + i) % SOUND_ASKED_MAX];
    }
    log->count = 0;
    return (int)kept;
}

/* "sounds/tile_3.ogg" without folder and ending. */
static void name_of_file(const char *file, char *out, size_t size) {
    const char *slash = strchr(file, '/');
    snprintf(out, size, "%s", slash != NULL ? slash + 1 : file);
    char *dot = strrchr(out, '.');
    if (dot != NULL) {
        *dot = '\0';
    }
}

void sound_name(SoundAsked asked, char *out, size_t size) {
    char file[64];
    int last = sound_files(asked.id) - 1, step = asked.step < 0 ? 0 : asked.step;
    sound_file(asked.id, step < last ? step : last, file, sizeof file);
    name_of_file(file, out, size);
}

void music_name(MusicId id, char *out, size_t size) {
    char file[64] = "";
    if (id != MUSIC_NONE) {
        music_file(id, file, sizeof file);
    }
    name_of_file(file, out, size);
}
