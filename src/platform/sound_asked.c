#include "platform/sound_asked.h"

#include <stdio.h>
#include <string.h>

void sound_log_add(SoundLog *log, const SoundAsked *asked) {
    log->asked[log->count++ % SOUND_ASKED_MAX] = *asked;
}

static unsigned kept_of(unsigned count) {
    return count < SOUND_ASKED_MAX ? count : SOUND_ASKED_MAX;
}

int sound_log_take(SoundLog *log, SoundAsked out[SOUND_ASKED_MAX]) {
    unsigned kept = kept_of(log->count);
    for (unsigned i = 0; i < kept; i++) {
        out[i] = log->asked[(log->count - kept + i) % SOUND_ASKED_MAX];
    }
    log->count = 0;
    return (int)kept;
}

void sound_log_direct(SoundLog *log, double ms, const SoundDirection *direction) {
    SoundDirection *last = &log->direction[log->directions++ % SOUND_ASKED_MAX];
    *last = *direction;
    last->ms = ms;
}

int sound_log_take_directions(SoundLog *log, SoundDirection out[SOUND_ASKED_MAX]) {
    unsigned kept = kept_of(log->directions);
    for (unsigned i = 0; i < kept; i++) {
        out[i] = log->direction[(log->directions - kept + i) % SOUND_ASKED_MAX];
    }
    log->directions = 0;
    return (int)kept;
}

/* "sounds/tile_3b.ogg" without folder, shade and ending. Scripts know cards and dark tiles, which have many shades, by
 * the number of the first. */
void sound_name(const SoundAsked *asked, char *out, size_t size) {
    enum { MANY = 5 };
    char file[64];
    int shades = sound_shades(asked->id), index = asked->file;
    bool is_row = shades < sound_files(asked->id);
    sound_file(asked->id, index - index % shades, file, sizeof file);
    const char *slash = strchr(file, '/');
    snprintf(out, size, "%s", slash != NULL ? slash + 1 : file);
    char *dot = strrchr(out, '.');
    if (dot != NULL) {
        int shade = shades == 1 || (!is_row && shades >= MANY) ? 0 : is_row ? 1 : 2; /* "a", "_1" */
        dot[-shade] = '\0';
    }
}
