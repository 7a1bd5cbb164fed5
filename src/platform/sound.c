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
    CHANNELS = 24,
    AGAIN_MS = 30, /* the same sound begins again no sooner */
    LATE_MS = 150, /* what has been decoded later than this is not heard this time */
};

/* A row rises and is played by its step; shades are the same thing said differently, one after the other. */
typedef struct Effect {
    const char *name;
    int files;
    bool is_row;
} Effect;

static const Effect EFFECT[SOUNDS] = {
    [SOUND_PRESS] = {"press", 1, false},
    [SOUND_REFUSED] = {"refused", 1, false},
    [SOUND_FOCUS] = {"focus", 1, false},
    [SOUND_CARD_DEAL] = {"card_deal", 4, false},
    [SOUND_CARD_TAKE] = {"card_take", 4, false},
    [SOUND_CARD_PLACE] = {"card_place", 4, false},
    [SOUND_CARD_FLIP] = {"card_flip", 4, false},
    [SOUND_EVENT] = {"event", 1, false},
    [SOUND_FAST_TRACK] = {"fast_track", 1, false},
    [SOUND_RUN] = {"run", 9, true},
    [SOUND_HOP] = {"hop", 4, false},
    [SOUND_JUMP] = {"jump", 1, false},
    [SOUND_SITE] = {"site", 1, false},
    [SOUND_QUESTION] = {"question", 1, false},
    [SOUND_RIGHT] = {"right", 1, false},
    [SOUND_WRONG] = {"wrong", 1, false},
    [SOUND_TICK] = {"tick", 1, false},
    [SOUND_ROW_COMPLETE] = {"row_complete", 1, false},
    [SOUND_COUNT] = {"count", 12, true},
    [SOUND_STAGE] = {"stage", 1, false},
    [SOUND_VICTORY] = {"victory", 1, false},
    [SOUND_TILE] = {"tile", 6, true},
    [SOUND_TILE_BACK] = {"tile_back", 6, true},
    [SOUND_LIGHT] = {"light", 6, true},
    [SOUND_NUMBER_FULL] = {"number_full", 6, true},
    [SOUND_NUMBER_HALF] = {"number_half", 6, true},
    [SOUND_COIN] = {"coin", 1, false},
    [SOUND_READY] = {"ready", 1, false},
    [SOUND_ALL_READY] = {"all_ready", 1, false},
    [SOUND_DARK] = {"dark", 4, false},
    [SOUND_FULL_BOARD] = {"full_board", 1, false},
    [SOUND_VOICE] = {"voice", 4, true},
};

/* --- files -------------------------------------------------------------------------------------------------------- */

int sound_files(SoundId id) {
    return EFFECT[id].files;
}

void sound_file(SoundId id, int index, char *out, size_t size) {
    const Effect *effect = &EFFECT[id];
    if (effect->files == 1) {
        snprintf(out, size, "sounds/%s.ogg", effect->name);
    } else {
        snprintf(out, size, "sounds/%s_%d.ogg", effect->name, index + 1);
    }
}

int sound_take_asked(Sound *sound, SoundAsked out[SOUND_ASKED_MAX]) {
    return sound_log_take(&sound->log, out);
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
    sound->is_open = Mix_OpenAudio(RATE, MIX_DEFAULT_FORMAT, 2, BUFFER) == 0;
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
        sound->effect[id] = (Loaded){.next = 0};
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
    sound_music_volume_changed(sound);
    sound->is_mute = mute;
    start(sound);
    return sound;
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

/* Two steps of a row are two sounds: each of them is heard. */
static void begin_effect(Sound *sound, SoundId id, int index) {
    Loaded *loaded = &sound->effect[id];
    int which = EFFECT[id].is_row ? index : 0;
    Uint32 now = SDL_GetTicks();
    bool is_again = loaded->has_begun[which] && now - loaded->begun[which] < AGAIN_MS;
    if (loaded->file[index] != NULL && !is_again) {
        Mix_PlayChannel(-1, loaded->file[index], 0);
        loaded->has_begun[which] = true;
        loaded->begun[which] = now;
    }
}

/* Decoding takes some milliseconds, which no step of logic has. */
typedef struct Decoding {
    Sound *sound;
    SoundId id;
    int index;
    unsigned opened;
    Uint32 wanted;
    Mix_Chunk *chunk;
} Decoding;

static void decode(void *data) {
    Decoding *decoding = data;
    decoding->chunk = load(decoding->sound, decoding->opened, decoding->id, decoding->index);
}

static void take_decoded(void *data, bool dropped) {
    Decoding *decoding = data;
    Sound *sound = decoding->sound;
    Loaded *loaded = &sound->effect[decoding->id];
    (void)dropped;
    if (sound->is_open && sound->opened == decoding->opened) {
        loaded->file[decoding->index] = decoding->chunk;
        if (SDL_GetTicks() - decoding->wanted < LATE_MS) {
            begin_effect(sound, decoding->id, decoding->index);
        }
    } else if (decoding->chunk != NULL) {
        Mix_FreeChunk(decoding->chunk);
    }
    free(decoding);
}

static void submit_decoding(Sound *sound, SoundId id, int index) {
    Decoding *decoding = memory_raw(sizeof *decoding);
    *decoding = (Decoding){
        .sound = sound, .id = id, .index = index, .opened = sound->opened, .wanted = SDL_GetTicks(), .chunk = NULL};
    workers_submit(sound->workers, WORKER_THINKING, decode, take_decoded, decoding);
}

static void play(Sound *sound, SoundId id, int index) {
    Loaded *loaded = &sound->effect[id];
    if (!loaded->is_looked_for[index]) {
        loaded->is_looked_for[index] = true;
        if (sound->workers != NULL) {
            submit_decoding(sound, id, index);
            return;
        }
        loaded->file[index] = load(sound, sound->opened, id, index);
    }
    begin_effect(sound, id, index);
}

void sound_play_step(Sound *sound, SoundId id, int step) {
    sound_log_add(&sound->log, id, step);
    if (!sound->is_open || id == SOUND_NONE || sound->effects <= 0) {
        return;
    }
    Loaded *loaded = &sound->effect[id];
    if (EFFECT[id].is_row) {
        play(sound, id, SDL_clamp(step, 0, EFFECT[id].files - 1));
    } else {
        play(sound, id, loaded->next);
        loaded->next = (loaded->next + 1) % EFFECT[id].files;
    }
}

void sound_play(Sound *sound, SoundId id) {
    sound_play_step(sound, id, 0);
}

void sound_step(Sound *sound) {
    follow_devices(sound);
    if (sound->is_open) {
        sound_music_follow(sound);
    }
}
