#include "perform.h"

#include <string.h>

enum { TAIL_MS = 4000, BLOCK = 1024 };

typedef struct Performance {
    Band *band;
    int stem;
} Performance;

static void play(void *context, const Section *section, const Note *note, float gain, int frame) {
    const Performance *performance = context;
    (void)section;
    if (note != NULL && (performance->stem == PERFORM_ALL || note->stem == performance->stem)) {
        band_play(performance->band, (Instrument)note->instrument, note->pitch, gain, (float)note->pan / 100, frame,
                  1 + note->length * (BAND_RATE / 1000));
    }
}

Wave *perform(Band *band, const Score *score, int section, const Manner *manner) {
    static float sum[2 * BLOCK];
    static Conductor conductor;
    Score one = {.section = &score->section[section], .note = score->note, .sections = 1, .notes = score->notes};
    Performance performance = {band, manner->stem};
    int length = one.section->ms * (RATE / 1000), total = length + TAIL_MS * (RATE / 1000);
    Wave *wave = wave_new((double)total / RATE, false);
    conductor_init(&conductor, &one, 1);
    conductor.heard[0] = manner->is_bare ? 1 : 0;
    conductor.wish = (Wish){one.section->piece, one.section->stretch, manner->mood};
    for (int at = 0; at < total; at += BLOCK) {
        int frames = total - at < BLOCK ? total - at : BLOCK, left = length - at < frames ? length - at : frames;
        memset(sum, 0, sizeof sum);
        if (left > 0) {
            conductor_pass(&conductor, left, play, &performance);
        }
        band_render(band, sum, frames);
        for (int i = 0; i < frames; i++) {
            wave->left[at + i] = (double)sum[2 * i];
            wave->right[at + i] = (double)sum[2 * i + 1];
        }
    }
    band_stop(band);
    return wave;
}
