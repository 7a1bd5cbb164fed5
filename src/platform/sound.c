#include "platform/sound.h"

#include "base/memory.h"
#include "platform/paths.h"
#include "platform/platform.h"
#include "platform/sound_inside.h"

#include <SDL.h>
#include <SDL_mixer.h>

#include <stdio.h>
#include <stdlib.h>

enum {
    BUFFER = 1024,
    AGAIN_MS = 30, /* the same sound begins again no sooner */
    LATE_MS = 150, /* what has been decoded later than this is not heard this time */
    DUCK_MOST_MS = 3500,
};

/* A row rises and is played by its step; shades are the same thing said differently. What varies is now a little louder
 * and now a little softer; under what tells something music goes down. */
typedef struct Effect {
    const char *name;
    int steps, shades;
    bool varies, ducks;
} Effect;

static const Effect EFFECT[SOUNDS] = {
    [SOUND_NONE] = {"", 1, 1, false, false},
    [SOUND_PRESS] = {"press", 1, 4, true, false},
    [SOUND_REFUSED] = {"refused", 1, 3, false, false},
    [SOUND_FOCUS] = {"focus", 1, 4, true, false},
    [SOUND_CARD_DEAL] = {"card_deal", 1, 8, true, false},
    [SOUND_CARD_TAKE] = {"card_take", 1, 6, true, false},
    [SOUND_CARD_PLACE] = {"card_place", 1, 8, true, false},
    [SOUND_CARD_FLIP] = {"card_flip", 1, 6, true, false},
    [SOUND_EVENT] = {"event", 1, 3, false, true},
    [SOUND_FAST_TRACK] = {"fast_track", 1, 3, false, true},
    [SOUND_RUN] = {"run", 9, 3, false, true},
    [SOUND_HOP] = {"hop", 8, 1, true, false},
    [SOUND_JUMP] = {"jump", 1, 3, true, false},
    [SOUND_SITE] = {"site", 1, 3, false, true},
    [SOUND_QUESTION] = {"question", 1, 3, false, true},
    [SOUND_RIGHT] = {"right", 1, 3, false, true},
    [SOUND_WRONG] = {"wrong", 1, 3, false, true},
    [SOUND_TICK] = {"tick", 1, 3, false, false},
    [SOUND_ROW_COMPLETE] = {"row_complete", 1, 3, false, true},
    [SOUND_COUNT] = {"count", 12, 3, false, false},
    [SOUND_STAGE] = {"stage", 1, 3, false, true},
    [SOUND_VICTORY] = {"victory", 1, 1, false, true},
    [SOUND_TILE] = {"tile", 6, 3, true, false},
    [SOUND_TILE_BACK] = {"tile_back", 6, 3, true, false},
    [SOUND_LIGHT] = {"light", 6, 3, false, false},
    [SOUND_NUMBER_FULL] = {"number_full", 6, 3, false, true},
    [SOUND_NUMBER_HALF] = {"number_half", 6, 3, false, true},
    [SOUND_COIN] = {"coin", 1, 3, true, false},
    [SOUND_READY] = {"ready", 1, 3, true, false},
    [SOUND_ALL_READY] = {"all_ready", 1, 3, false, true},
    [SOUND_DARK] = {"dark", 1, 6, true, false},
    [SOUND_FULL_BOARD] = {"full_board", 1, 1, false, true},
    [SOUND_VOICE] = {"voice", 12, 3, false, false},
};

/* --- files -------------------------------------------------------------------------------------------------------- */

int sound_files(SoundId id) {
    return EFFECT[id].steps * EFFECT[id].shades;
}

int sound_shades(SoundId id) {
    return EFFECT[id].shades;
}

bool sound_ducks(SoundId id) {
    return EFFECT[id].ducks;
}

void sound_file(SoundId id, int index, char *out, size_t size) {
    const Effect *effect = &EFFECT[id];
    if (effect->steps > 1 && effect->shades > 1) {
        snprintf(out, size, "sounds/%s_%d%c.ogg", effect->name, index / effect->shades + 1,
                 'a' + index % effect->shades);
    } else if (sound_files(id) > 1) {
        snprintf(out, size, "sounds/%s_%d.ogg", effect->name, index + 1);
    } else {
        snprintf(out, size, "sounds/%s.ogg", effect->name);
    }
}

int sound_take_asked(Sound *sound, SoundAsked out[SOUND_ASKED_MAX]) {
    return sound_log_take(&sound->log, out);
}

int sound_take_directions(Sound *sound, SoundDirection out[SOUND_ASKED_MAX]) {
    return sound_log_take_directions(&sound->log, out);
}

bool sound_take_mixer(Sound *sound, unsigned opened) {
    SDL_LockMutex(sound->mixer);
    bool is_same = sound->is_open && sound->opened == opened;
    if (!is_same) {
        SDL_UnlockMutex(sound->mixer);
    }
    return is_same;
}

Mix_Chunk *sound_load(Sound *sound, unsigned opened, const char *name) {
    size_t size = 0;
    char *bytes = asset_read(name, &size);
    Mix_Chunk *chunk = NULL;
    if (bytes != NULL && sound_take_mixer(sound, opened)) {
        SDL_RWops *file = SDL_RWFromConstMem(bytes, (int)size);
        chunk = file != NULL ? Mix_LoadWAV_RW(file, 1) : NULL;
        SDL_UnlockMutex(sound->mixer);
    }
    free(bytes);
    return chunk;
}

static Mix_Chunk *load(Sound *sound, unsigned opened, SoundId id, int index) {
    char name[64];
    sound_file(id, index, name, sizeof name);
    return sound_load(sound, opened, name);
}

/* --- the device --------------------------------------------------------------------------------------------------- */

/* Any thread. SDL says goodbye to a device of ours with its number, to any other one with 0. */
static int SDLCALL device_watch(void *context, SDL_Event *event) {
    Sound *sound = context;
    if (event->type == SDL_AUDIODEVICEREMOVED && event->adevice.iscapture == 0 && event->adevice.which != 0) {
        SDL_AtomicSet(&sound->is_lost, 1);
    } else if (event->type == SDL_AUDIODEVICEADDED && event->adevice.iscapture == 0) {
        SDL_AtomicSet(&sound->has_come, 1);
    }
    return 0;
}

static void open_device(Sound *sound) {
    SDL_LockMutex(sound->mixer);
    sound->is_open = Mix_OpenAudioDevice(RATE, AUDIO_S16SYS, 2, BUFFER, NULL, 0) == 0;
    sound->opened += sound->is_open ? 1 : 0;
    SDL_UnlockMutex(sound->mixer);
    if (!sound->is_open) {
        return;
    }
    Mix_AllocateChannels(CHANNELS);
    Mix_Volume(-1, (int)(sound->effects * MIX_MAX_VOLUME));
    sound_music_opened(sound);
}

/* What was loaded is in the device's own format, so it goes with it. */
static void close_device(Sound *sound) {
    if (!sound->is_open) {
        return;
    }
    sound_music_closes(sound);
    Mix_HaltChannel(-1);
    for (int id = 0; id < SOUNDS; id++) {
        for (int i = 0; i < FILES_MAX; i++) {
            if (sound->effect[id].file[i] != NULL) {
                Mix_FreeChunk(sound->effect[id].file[i]);
            }
        }
        sound->effect[id] = (Loaded){.last = 0};
    }
    SDL_LockMutex(sound->mixer);
    Mix_CloseAudio();
    sound->is_open = false;
    SDL_UnlockMutex(sound->mixer);
}

static void start(Sound *sound) {
    sound->is_running = !sound->is_mute && SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    if (sound->is_running) {
        open_device(sound);
        SDL_AddEventWatch(device_watch, sound);
    }
}

Sound *sound_new(bool mute, Workers *workers) {
    Sound *sound = memory_new(sizeof *sound);
    SDL_mutex *mixer = SDL_CreateMutex();
    if (mixer == NULL) {
        memory_is_out();
    }
    sound->mixer = mixer;
    sound->workers = workers;
    sound->effects = sound->music_volume = 1;
    sound->random = 1;
    sound->is_mute = mute;
    start(sound);
    return sound;
}

void sound_unmute(Sound *sound) {
    sound->is_mute = false;
    sound_look_for_device(sound);
}

void sound_look_for_device(Sound *sound) {
    if (!sound->is_running) {
        start(sound);
    } else if (!sound->is_open) {
        open_device(sound);
    }
}

void sound_free(Sound *sound) {
    if (sound == NULL) {
        return;
    }
    if (sound->is_running) {
        SDL_DelEventWatch(device_watch, sound);
        close_device(sound);
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    sound_music_free(sound);
    SDL_DestroyMutex(sound->mixer);
    free(sound);
}

bool sound_is_open(const Sound *sound) {
    return sound->is_open;
}

static void follow_devices(Sound *sound) {
    if (!sound->is_running) {
        return;
    }
    bool is_lost = SDL_AtomicSet(&sound->is_lost, 0) != 0, has_come = SDL_AtomicSet(&sound->has_come, 0) != 0;
    if (is_lost) {
        close_device(sound);
    }
    if (!sound->is_open && (is_lost || has_come)) {
        open_device(sound);
    }
}

void sound_set_volumes(Sound *sound, float effects, float music) {
    sound->effects = effects;
    sound->music_volume = music;
    sound_music_volume_changed(sound);
    if (sound->is_open) {
        Mix_Volume(-1, (int)(effects * MIX_MAX_VOLUME));
    }
}

/* --- effects ------------------------------------------------------------------------------------------------------ */

/* Of a sound that was asked for: which file, where and how loud. */
typedef struct Playing {
    SoundId id;
    int index;
    SoundPlace place;
    float gain;
} Playing;

static int length_ms(const Mix_Chunk *chunk) {
    return (int)(chunk->alen / FRAME_BYTES / (RATE / 1000));
}

/* Two steps of a row are two sounds: each of them is heard. */
static void begin_effect(Sound *sound, const Playing *playing) {
    Loaded *loaded = &sound->effect[playing->id];
    Mix_Chunk *chunk = loaded->file[playing->index];
    int which = playing->index / EFFECT[playing->id].shades;
    Uint32 now = SDL_GetTicks();
    bool is_again = loaded->has_begun[which] && now - loaded->begun[which] < AGAIN_MS;
    if (chunk == NULL || is_again) {
        return;
    }
    sound_place_play(sound, chunk, playing->place, sound->effects * playing->gain);
    loaded->has_begun[which] = true;
    loaded->begun[which] = now;
    if (EFFECT[playing->id].ducks) {
        sound_duck(sound, SDL_min(length_ms(chunk) * 3 / 4, (int)DUCK_MOST_MS));
    }
}

/* Decoding takes some milliseconds, which no step of logic has. */
typedef struct Decoding {
    Sound *sound;
    Playing playing;
    unsigned opened;
    Uint32 wanted;
    Mix_Chunk *chunk;
} Decoding;

static void decode(void *data) {
    Decoding *decoding = data;
    decoding->chunk = load(decoding->sound, decoding->opened, decoding->playing.id, decoding->playing.index);
}

static void take_decoded(void *data, bool dropped) {
    Decoding *decoding = data;
    Sound *sound = decoding->sound;
    (void)dropped;
    if (sound->is_open && sound->opened == decoding->opened) {
        sound->effect[decoding->playing.id].file[decoding->playing.index] = decoding->chunk;
        if (SDL_GetTicks() - decoding->wanted < LATE_MS) {
            begin_effect(sound, &decoding->playing);
        }
    } else if (decoding->chunk != NULL) {
        Mix_FreeChunk(decoding->chunk);
    }
    free(decoding);
}

static void submit_decoding(Sound *sound, const Playing *playing) {
    Decoding *decoding = memory_raw(sizeof *decoding);
    *decoding = (Decoding){
        .sound = sound, .playing = *playing, .opened = sound->opened, .wanted = SDL_GetTicks(), .chunk = NULL};
    workers_submit(sound->workers, WORKER_THINKING, decode, take_decoded, decoding);
}

static void play(Sound *sound, const Playing *playing) {
    Loaded *loaded = &sound->effect[playing->id];
    if (!loaded->is_looked_for[playing->index]) {
        loaded->is_looked_for[playing->index] = true;
        if (sound->workers != NULL) {
            submit_decoding(sound, playing);
            return;
        }
        loaded->file[playing->index] = load(sound, sound->opened, playing->id, playing->index);
    }
    begin_effect(sound, playing);
}

static int chance(Sound *sound, int bound) {
    sound->random = sound->random * 1664525U + 1013904223U;
    return (int)((sound->random >> 8) % (uint32_t)bound);
}

/* Not the one before, and of three or more not the one before that. */
static int fresh(Sound *sound, SoundId id, int wanted, int choices) {
    Loaded *loaded = &sound->effect[id];
    while (choices > 1 && (wanted + 1 == loaded->last || (choices > 2 && wanted + 1 == loaded->before))) {
        wanted = (wanted + 1) % choices;
    }
    loaded->before = loaded->last;
    loaded->last = wanted + 1;
    return wanted;
}

/* A walk of more hops than there are steps goes on among the last three; several short ones begin each a step higher.
 */
static int hop_file(Sound *sound, int step) {
    int steps = EFFECT[SOUND_HOP].steps;
    return fresh(sound, SOUND_HOP, step < steps ? SDL_max(step, 0) : steps - 3 + (step - steps) % 3, steps);
}

static int file_of(Sound *sound, SoundId id, int step) {
    const Effect *effect = &EFFECT[id];
    if (id == SOUND_HOP) {
        return hop_file(sound, step);
    }
    int shade = fresh(sound, id, chance(sound, effect->shades), effect->shades);
    return SDL_clamp(step, 0, effect->steps - 1) * effect->shades + shade;
}

/* Up to 1.5 dB either way. */
static float gain_of(Sound *sound, SoundId id) {
    static const float MORE = .19F;
    return EFFECT[id].varies ? 1 - MORE * (float)chance(sound, 1000) / 1000 : 1;
}

void sound_play_at(Sound *sound, SoundId id, int step, SoundPlace place) {
    if (id == SOUND_NONE) {
        return;
    }
    int index = file_of(sound, id, step);
    Playing playing = {id, index, place, gain_of(sound, id)};
    sound_log_add(&sound->log, &(SoundAsked){sound->now, id, step, index, place, playing.gain});
    if (sound->is_open && sound->effects > 0) {
        play(sound, &playing);
    }
}

void sound_play_step(Sound *sound, SoundId id, int step) {
    sound_play_at(sound, id, step, (SoundPlace){0, false});
}

void sound_play(Sound *sound, SoundId id) {
    sound_play_step(sound, id, 0);
}

void sound_voice(Sound *sound, int figurine, SoundFeeling feeling, SoundPlace place) {
    int figurines = EFFECT[SOUND_VOICE].steps / SOUND_FEELINGS;
    sound_play_at(sound, SOUND_VOICE, (int)feeling * figurines + figurine, place);
}

void sound_step(Sound *sound, double now) {
    sound->now = now;
    follow_devices(sound);
}
