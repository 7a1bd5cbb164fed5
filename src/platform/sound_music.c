/* The music and the room, mixed before the effects: the conductor says what is played, the band plays it. Files are
 * read when they are wanted for the first time and then stay, whatever becomes of the device. */
#include "base/memory.h"
#include "platform/paths.h"
#include "platform/platform.h"
#include "platform/sound_inside.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    BLOCK = 1024,
    DAMP_MS = 450,
    STEP_BACK_MS = 700, /* from full volume to silence */
    REST_MS = 120,
    DUCK_MS = 90,
    UNDUCK_MS = 700,
    ROOM_MS = 4000,
};

static const float HUSHED = .35F; /* of the music's volume */
static const float DUCKED = .63F; /* 4 dB */

static const char *const MUSIC_NAME[MUSICS] = {
    [MUSIC_NONE] = "",           [MUSIC_TITLE] = "title", [MUSIC_PLAY] = "play",
    [MUSIC_VICTORY] = "victory", [MUSIC_PATH] = "path",   [MUSIC_PATH_VICTORY] = "path_victory",
};

const char *music_name(MusicId id) {
    return MUSIC_NAME[id];
}

MusicId sound_music_asked(const Sound *sound) {
    return sound->is_resting ? MUSIC_NONE : sound->direction.music;
}

/* --- volume ------------------------------------------------------------------------------------------------------- */

static float approach(float now, float wanted, int ms, int frames) {
    float most = (float)frames * 1000 / ((float)ms * RATE);
    return now + SDL_clamp(wanted - now, -most, most);
}

/* As loud as it is to be behind so many frames. */
static void follow_volumes(Sound *sound, int frames) {
    Heard *heard = &sound->heard;
    float volume = (float)SDL_AtomicGet(&sound->volume_wanted) / FULL;
    bool rests = SDL_AtomicGet(&sound->falls_fast) != 0;
    bool ducks = (Sint32)(SDL_GetTicks() - (Uint32)SDL_AtomicGet(&sound->ducked_until)) < 0;
    heard->volume = approach(heard->volume, volume, rests ? REST_MS : STEP_BACK_MS, frames);
    heard->duck = approach(heard->duck, ducks ? DUCKED : 1, ducks ? DUCK_MS : UNDUCK_MS, frames);
    heard->room = approach(heard->room, (float)SDL_AtomicGet(&sound->room_wanted) / FULL, ROOM_MS, frames);
    SDL_AtomicSet(&sound->volume_now, (int)(heard->volume * heard->duck * FULL));
}

float sound_music_loudness(const Sound *sound) {
    return (float)SDL_AtomicGet((SDL_atomic_t *)&sound->volume_now) / FULL;
}

void sound_duck(Sound *sound, int ms) {
    Uint32 until = SDL_GetTicks() + (Uint32)ms, before = (Uint32)SDL_AtomicGet(&sound->ducked_until);
    if ((Sint32)(until - before) > 0) {
        SDL_AtomicSet(&sound->ducked_until, (int)until);
    }
}

/* --- the mixer's thread ------------------------------------------------------------------------------------------- */

static int pack(const SoundDirection *direction) {
    return (int)direction->music | (int)direction->stretch << 4 | (int)direction->mood << 8;
}

static SoundDirection unpack(int packed) {
    return (SoundDirection){
        .music = (MusicId)(packed & 15), .stretch = (Stretch)(packed >> 4 & 15), .mood = (Mood)(packed >> 8 & 15)};
}

static void play_note(void *context, const Section *section, const Note *note, float gain, int frame) {
    Sound *sound = context;
    (void)section;
    if (note == NULL) {
        band_damp(&sound->band, 0);
    } else {
        band_play(&sound->band, (Instrument)note->instrument, note->pitch, gain, (float)note->pan / 100, frame,
                  1 + note->length * (RATE / 1000));
    }
}

static void pass_music(Sound *sound, const SoundDirection *direction, int frames) {
    if (SDL_AtomicGet(&sound->is_written) == 0) {
        return;
    }
    Wish wish = {MUSIC_NAME[direction->music], direction->stretch, direction->mood};
    if (conductor_wish(&sound->heard.conductor, wish)) {
        band_damp(&sound->band, DAMP_MS);
    }
    conductor_pass(&sound->heard.conductor, frames, play_note, sound);
}

static void add_up(Sint16 *stream, const float *sum, int frames, float from, float to) {
    for (int i = 0; i < frames; i++) {
        float volume = from + (to - from) * (float)i / (float)frames;
        for (int side = 0; side < 2; side++) {
            float value = stream[2 * i + side] + 32767 * volume * sum[2 * i + side];
            stream[2 * i + side] = (Sint16)SDL_clamp(value, -32767, 32767);
        }
    }
}

static void render(Sound *sound, Sint16 *stream, int frames) {
    static float sum[2 * BLOCK];
    SoundDirection direction = unpack(SDL_AtomicGet(&sound->wanted));
    Heard *heard = &sound->heard;
    float music = heard->volume * heard->duck, room = heard->room;
    follow_volumes(sound, frames);
    memset(sum, 0, sizeof sum);
    pass_music(sound, &direction, frames);
    if (music > 0 || heard->volume > 0) {
        band_render(&sound->band, sum, frames);
        add_up(stream, sum, frames, music, heard->volume * heard->duck);
    } else {
        band_stop(&sound->band);
    }
    memset(sum, 0, sizeof sum);
    sound_room_pass(sound, sound_bed(&direction), frames);
    band_render(&sound->place, sum, frames);
    add_up(stream, sum, frames, room, heard->room);
}

/* What plays goes on when it cannot be heard: it is a place one comes back to. */
static void SDLCALL fill(void *context, Uint8 *stream, int bytes) {
    Sound *sound = context;
    Sint16 *at = (Sint16 *)(void *)stream;
    for (int left = bytes / FRAME_BYTES, part; left > 0; left -= part, at += 2 * part) {
        part = SDL_min(left, (int)BLOCK);
        render(sound, at, part);
    }
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

/* One instrument, or one tone of it. */
typedef struct Filling {
    Sound *sound;
    Band *band;
    unsigned opened;
    int count;
    Tone tone[BAND_TONES_MAX];
    int index[BAND_TONES_MAX];
} Filling;

static void fill_tones(void *data) {
    Filling *filling = data;
    for (int i = 0; i < filling->count; i++) {
        char name[BAND_NAME];
        band_file(&filling->tone[i], name);
        Mix_Chunk *chunk = sound_load(filling->sound, filling->opened, name);
        if (chunk != NULL) {
            tone_fill(&filling->tone[i], (const int16_t *)(const void *)chunk->abuf, (int)chunk->alen / FRAME_BYTES);
            Mix_FreeChunk(chunk);
        }
    }
}

/* While the mixer does not call, nobody plays. */
static void keep_away(Sound *sound, bool away) {
    if (sound->is_open) {
        Mix_HookMusic(away ? NULL : fill, away ? NULL : sound);
    }
}

static void take_tones(void *data, bool dropped) {
    Filling *filling = data;
    Sound *sound = filling->sound;
    (void)dropped;
    keep_away(sound, true);
    for (int i = 0; i < filling->count; i++) {
        Tone *tone = &filling->band->tone[filling->index[i]];
        if (tone->side == NULL) {
            *tone = filling->tone[i];
        } else {
            free(filling->tone[i].side);
        }
    }
    keep_away(sound, false);
    free(filling);
}

/* Pictures that were asked for before are seen before this is heard. */
static void submit(Sound *sound, void (*run)(void *data), void (*done)(void *data, bool dropped), void *data) {
    if (sound->workers != NULL) {
        workers_submit(sound->workers, WORKER_PICTURES, run, done, data);
    } else {
        run(data);
        done(data, false);
    }
}

void sound_want_tones(Sound *sound, Band *band, Instrument instrument, int pitch) {
    Filling *filling = memory_new(sizeof *filling);
    filling->sound = sound;
    filling->band = band;
    filling->opened = sound->opened;
    for (int i = 0; i < band->tones; i++) {
        const Tone *tone = &band->tone[i];
        if (tone->instrument == instrument && (pitch == ALL_PITCHES || tone->pitch == pitch) && tone->side == NULL) {
            filling->index[filling->count] = i;
            filling->tone[filling->count++] = *tone;
        }
    }
    submit(sound, fill_tones, take_tones, filling);
}

typedef struct Writing {
    Sound *sound;
    Score score;
} Writing;

static void read_score(void *data) {
    Writing *writing = data;
    size_t size = 0;
    char *text = asset_read("music/score.txt", &size);
    if (text != NULL) {
        score_read(&writing->score, text);
    }
    free(text);
}

static void take_score(void *data, bool dropped) {
    Writing *writing = data;
    Sound *sound = writing->sound;
    (void)dropped;
    if (writing->score.sections > 0) {
        sound->score = writing->score;
        conductor_init(&sound->heard.conductor, &sound->score, (uint32_t)SDL_GetPerformanceCounter());
        SDL_AtomicSet(&sound->is_written, 1);
    }
    free(writing);
}

/* Whoever plays without music never has it in memory. */
static void want_score(Sound *sound) {
    sound->score_is_looked_for = true;
    Writing *writing = memory_new(sizeof *writing);
    writing->sound = sound;
    submit(sound, read_score, take_score, writing);
    for (int i = 0; i < INSTRUMENT_BED; i++) {
        sound_want_tones(sound, &sound->band, (Instrument)i, ALL_PITCHES);
    }
}

/* --- what is asked for -------------------------------------------------------------------------------------------- */

static void follow(Sound *sound) {
    float volume = sound->is_resting ? 0 : sound->music_volume * (sound->is_hushed ? HUSHED : 1);
    SDL_AtomicSet(&sound->volume_wanted, (int)(volume * FULL));
    SDL_AtomicSet(&sound->room_wanted, (int)(sound->effects * FULL));
    SDL_AtomicSet(&sound->wanted, pack(&sound->direction));
    if (!sound->is_open) {
        return;
    }
    if (!sound->score_is_looked_for && sound->music_volume > 0 && sound->direction.music != MUSIC_NONE) {
        want_score(sound);
    }
    sound_room_follow(sound);
}

static void direct(Sound *sound) {
    sound->direction.is_hushed = sound->is_hushed;
    sound->direction.is_resting = sound->is_resting;
    sound_log_direct(&sound->log, sound->now, &sound->direction);
    follow(sound);
}

void sound_music_volume_changed(Sound *sound) {
    follow(sound);
}

void sound_music_has_come(Sound *sound) {
    sound->score_is_looked_for = false;
    memset(sound->beds_looked_for, 0, sizeof sound->beds_looked_for);
    follow(sound);
}

void sound_hush(Sound *sound, bool hush) {
    sound->is_hushed = hush;
    direct(sound);
}

void sound_rest(Sound *sound, bool rest) {
    sound->is_resting = rest;
    SDL_AtomicSet(&sound->falls_fast, rest ? 1 : 0);
    direct(sound);
}

void sound_mood(Sound *sound, Mood mood) {
    if (sound->direction.mood != mood) {
        sound->direction.mood = mood;
        direct(sound);
    }
}

void sound_stretch(Sound *sound, Stretch stretch) {
    if (sound->direction.stretch != stretch) {
        sound->direction.stretch = stretch;
        direct(sound);
    }
}

bool sound_near_asked(const Sound *sound) {
    MusicId id = sound_music_asked(sound);
    return sound->direction.mood == MOOD_NEAR && (id == MUSIC_PLAY || id == MUSIC_PATH);
}

void sound_music(Sound *sound, MusicId id) {
    sound->direction.music = id;
    if (id != MUSIC_PLAY) {
        sound->direction.stretch = STRETCH_HOME;
    }
    if (sound->is_resting) {
        sound->is_resting = false;
        SDL_AtomicSet(&sound->falls_fast, 0);
    }
    direct(sound);
}

MusicId sound_music_now(const Sound *sound) {
    bool is_on = sound->is_open && SDL_AtomicGet((SDL_atomic_t *)&sound->is_written) != 0;
    return is_on && sound->music_volume > 0 ? sound->direction.music : MUSIC_NONE;
}

/* --- the device --------------------------------------------------------------------------------------------------- */

void sound_music_opened(Sound *sound) {
    if (sound->band.tones == 0) {
        band_init(&sound->band, false);
        band_init(&sound->place, true);
        sound->heard = (Heard){.duck = 1, .random = (uint32_t)SDL_GetPerformanceCounter()};
    }
    follow(sound);
    keep_away(sound, false);
}

void sound_music_closes(Sound *sound) {
    keep_away(sound, true);
}

/* The workers are gone by now. */
void sound_music_free(Sound *sound) {
    band_free(&sound->band);
    band_free(&sound->place);
    score_free(&sound->score);
}
