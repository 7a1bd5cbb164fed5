#include "platform/band.h"

#include "base/memory.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How an instrument was recorded: tones from lowest to highest, so many semitones apart. */
typedef struct Kind {
    const char *name;
    int lowest, highest, apart;
    int thinned;
    bool is_held;
} Kind;

static const Kind KIND[INSTRUMENTS] = {
    [INSTRUMENT_BAR] = {"bar", 57, 93, 4, 2, false},   [INSTRUMENT_GOBLET] = {"goblet", 54, 90, 4, 2, false},
    [INSTRUMENT_BOWL] = {"bowl", 34, 58, 4, 4, false}, [INSTRUMENT_RIM] = {"rim", 46, 82, 4, 2, true},
    [INSTRUMENT_BEAD] = {"bead", 69, 93, 4, 1, false}, [INSTRUMENT_BELL] = {"bell", 74, 98, 4, 1, false},
    [INSTRUMENT_BOW] = {"bow", 82, 98, 4, 1, true},    [INSTRUMENT_SAND] = {"sand", 1, 6, 1, 1, false},
    [INSTRUMENT_BED] = {"bed", 1, 3, 1, 2, true},      [INSTRUMENT_FAR] = {"far", 62, 74, 4, 2, false},
    [INSTRUMENT_GULL] = {"gull", 1, 4, 1, 2, false},   [INSTRUMENT_TINKLE] = {"tinkle", 86, 98, 4, 1, false},
};

static const float SWELL_MS = 700, FADE_MS = 1500;
static const float SILENT = 1e-4F;

void band_init(Band *band, bool is_room) {
    memset(band, 0, sizeof *band);
    band->damped = 1;
    for (int i = is_room ? INSTRUMENT_BED : 0; i < (is_room ? INSTRUMENTS : INSTRUMENT_BED); i++) {
        for (int pitch = KIND[i].lowest; pitch <= KIND[i].highest; pitch += KIND[i].apart) {
            band->tone[band->tones++] = (Tone){
                .instrument = (Instrument)i, .pitch = pitch, .thinned = KIND[i].thinned, .is_held = KIND[i].is_held};
        }
    }
}

void band_free(Band *band) {
    for (int i = 0; i < band->tones; i++) {
        free(band->tone[i].side);
    }
    memset(band, 0, sizeof *band);
}

void band_file(const Tone *tone, char out[BAND_NAME]) {
    snprintf(out, BAND_NAME, "music/%s_%d.ogg", KIND[tone->instrument].name, tone->pitch);
}

/* One frame more than it has, so that between the last and the first there is something, too. */
void tone_fill(Tone *tone, const int16_t *side, int frames) {
    int kept = (frames - (tone->is_held ? BAND_OVERLAP : 0)) / tone->thinned;
    if (kept <= (tone->is_held ? BAND_OVERLAP / tone->thinned : 0)) {
        return;
    }
    int16_t *copy = memory_new((size_t)(kept + 1) * 2 * sizeof *copy);
    for (int i = 0; i < kept; i++) {
        copy[2 * i] = side[2 * i * tone->thinned];
        copy[2 * i + 1] = side[2 * i * tone->thinned + 1];
    }
    for (int i = 0; tone->is_held && i < 2 * (BAND_OVERLAP / tone->thinned); i++) {
        int at = (kept + i / 2) * tone->thinned;
        float share = (float)(i / 2 * tone->thinned) / BAND_OVERLAP;
        copy[i] = (int16_t)((1 - share) * (float)side[2 * at + i % 2] + share * (float)copy[i]);
    }
    copy[2 * kept] = tone->is_held ? copy[0] : 0;
    copy[2 * kept + 1] = tone->is_held ? copy[1] : 0;
    tone->frames = kept;
    tone->side = copy;
}

static const Tone *nearest(const Band *band, Instrument instrument, int pitch) {
    const Tone *best = NULL;
    for (int i = 0; i < band->tones; i++) {
        const Tone *tone = &band->tone[i];
        if (tone->instrument == instrument && (best == NULL || abs(tone->pitch - pitch) < abs(best->pitch - pitch))) {
            best = tone;
        }
    }
    return best;
}

/* A free one, or the one that is nearest to its end. */
static BandVoice *free_voice(Band *band) {
    BandVoice *oldest = &band->voice[0];
    for (int i = 0; i < BAND_VOICES; i++) {
        BandVoice *voice = &band->voice[i];
        if (voice->tone == NULL) {
            return voice;
        }
        if (!voice->tone->is_held && voice->at > oldest->at) {
            oldest = voice;
        }
    }
    return oldest;
}

void band_play(Band *band, Instrument instrument, int pitch, float gain, float pan, int wait, int length) {
    const Tone *tone = nearest(band, instrument, pitch);
    if (tone == NULL || tone->side == NULL || gain <= 0) {
        return;
    }
    BandVoice *voice = free_voice(band);
    bool has_pitch = KIND[instrument].apart > 1;
    double up = has_pitch ? pow(2, (pitch - tone->pitch) / 12.0) : 1;
    *voice = (BandVoice){.tone = tone,
                         .step = up / tone->thinned,
                         .left = gain * fminf(1 - pan, 1) / 32768,
                         .right = gain * fminf(1 + pan, 1) / 32768,
                         .level = tone->is_held ? 0 : 1,
                         .grows = tone->is_held ? 1000 / (SWELL_MS * BAND_RATE) : 0,
                         .held = length,
                         .wait = wait};
    if (tone->is_held) { /* two of the same do not beat in step */
        voice->at = fmod(wait * 7919.0 + pitch * 1237.0, tone->frames);
    }
}

void band_damp(Band *band, int ms) {
    band->damped = ms > 0 ? powf(10, -3.0F * 1000 / ((float)ms * BAND_RATE)) : 1;
}

/* Swells, is held, fades. */
static float next_level(BandVoice *voice) {
    float level = voice->level;
    if (voice->grows != 0) {
        voice->level = fminf(fmaxf(level + voice->grows, 0), 1);
        if (--voice->held == 0) {
            voice->grows = -1000 / (FADE_MS * BAND_RATE);
        } else if (voice->level >= 1 && voice->held > 0) {
            voice->level = 1;
        }
        level = level * level * (3 - 2 * level);
    }
    return level;
}

static void render_voice(Band *band, BandVoice *voice, float *sum, int frames) {
    const Tone *tone = voice->tone;
    int begin = voice->wait < frames ? voice->wait : frames;
    voice->wait -= begin;
    for (int i = begin; i < frames; i++) {
        int at = (int)voice->at;
        float part = (float)(voice->at - at);
        const int16_t *here = &tone->side[2 * at];
        float level = next_level(voice);
        sum[2 * i] += voice->left * level * ((float)here[0] + part * (float)(here[2] - here[0]));
        sum[2 * i + 1] += voice->right * level * ((float)here[1] + part * (float)(here[3] - here[1]));
        voice->left *= band->damped;
        voice->right *= band->damped;
        voice->at += voice->step;
        if (voice->at >= tone->frames) {
            if (!tone->is_held) {
                voice->tone = NULL;
                return;
            }
            voice->at -= tone->frames;
        }
    }
    bool has_faded = tone->is_held && voice->held <= 0 && voice->level <= 0;
    if (has_faded || (voice->left + voice->right) * 32768 < SILENT) {
        voice->tone = NULL;
    }
}

void band_render(Band *band, float *sum, int frames) {
    for (int i = 0; i < BAND_VOICES; i++) {
        if (band->voice[i].tone != NULL) {
            render_voice(band, &band->voice[i], sum, frames);
        }
    }
}

void band_stop(Band *band) {
    memset(band->voice, 0, sizeof band->voice);
}
