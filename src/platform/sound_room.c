/* The room one plays in: something that is always there, very softly, and now and then something far away. */
#include "platform/sound_inside.h"

#include <string.h>

enum {
    CALL_LEAST_MS = 5000,
    CALL_MORE_MS = 11000,
    ALWAYS = 0x7fffffff / 2,
};

static const Instrument CALLS[SOUND_BEDS] = {
    [SOUND_BED_DAWN] = INSTRUMENT_FAR, [SOUND_BED_SEA] = INSTRUMENT_GULL, [SOUND_BED_KILN] = INSTRUMENT_TINKLE};

SoundBed sound_bed(const SoundDirection *direction) {
    switch (direction->music) {
    case MUSIC_NONE:
    case MUSICS:
        return SOUND_BED_NONE;
    case MUSIC_TITLE:
    case MUSIC_VICTORY:
        return SOUND_BED_DAWN;
    case MUSIC_PATH:
    case MUSIC_PATH_VICTORY:
        return SOUND_BED_KILN;
    case MUSIC_PLAY:
        return direction->stretch == STRETCH_OCEAN || direction->stretch == STRETCH_AMERICAS ? SOUND_BED_SEA
                                                                                             : SOUND_BED_DAWN;
    }
    return SOUND_BED_NONE;
}

void sound_room_follow(Sound *sound) {
    SoundBed bed = sound_bed(&sound->direction);
    if (bed != SOUND_BED_NONE && sound->effects > 0 && !sound->beds_looked_for[bed]) {
        sound->beds_looked_for[bed] = true;
        sound_want_tones(sound, &sound->place, INSTRUMENT_BED, (int)bed);
        sound_want_tones(sound, &sound->place, CALLS[bed], ALL_PITCHES);
    }
}

static int chance(Heard *heard, int bound) {
    heard->random = heard->random * 1664525U + 1013904223U;
    return (int)((heard->random >> 8) % (uint32_t)bound);
}

/* The tones of the scale that sounds use. */
static int pitch_of(Heard *heard, SoundBed bed) {
    static const int FAR[] = {62, 64, 66, 69, 71, 74}, TINKLE[] = {86, 88, 90, 93, 95, 98};
    int which = chance(heard, 6);
    return bed == SOUND_BED_SEA ? 1 + which % 4 : bed == SOUND_BED_DAWN ? FAR[which] : TINKLE[which];
}

static bool is_there(const Band *band, SoundBed bed) {
    for (int i = 0; i < band->tones; i++) {
        const Tone *tone = &band->tone[i];
        if (tone->instrument == INSTRUMENT_BED && tone->pitch == (int)bed && tone->side != NULL) {
            return true;
        }
    }
    return false;
}

/* The old one fades while the new one comes. */
static void change_bed(Sound *sound, SoundBed bed) {
    Heard *heard = &sound->heard;
    for (int i = 0; i < BAND_VOICES; i++) {
        BandVoice *voice = &sound->place.voice[i];
        if (voice->tone != NULL && voice->tone->instrument == INSTRUMENT_BED) {
            voice->held = 1;
        }
    }
    heard->bed = (int)bed;
    heard->next_call = CALL_LEAST_MS * (RATE / 1000);
    band_play(&sound->place, INSTRUMENT_BED, (int)bed, 1, 0, 0, ALWAYS);
}

void sound_room_pass(Sound *sound, SoundBed bed, int frames) {
    Heard *heard = &sound->heard;
    if ((int)bed != heard->bed && (bed == SOUND_BED_NONE || is_there(&sound->place, bed))) {
        change_bed(sound, bed);
    }
    heard->next_call -= frames;
    if (heard->bed != SOUND_BED_NONE && heard->next_call <= 0) {
        float pan = (float)(chance(heard, 1400) - 700) / 1000, gain = .5F + (float)chance(heard, 500) / 1000;
        band_play(&sound->place, CALLS[heard->bed], pitch_of(heard, bed), gain, pan, 0, 1);
        heard->next_call = (CALL_LEAST_MS + chance(heard, CALL_MORE_MS)) * (RATE / 1000);
    }
}
