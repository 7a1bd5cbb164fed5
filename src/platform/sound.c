#include "platform/sound.h"

#include "base/memory.h"
#include "platform/paths.h"
#include "platform/platform.h"
#include "platform/sound_asked.h"

#include <SDL.h>
#include <SDL_mixer.h>

#include <stdio.h>
#include <stdlib.h>

enum {
    RATE = 48000, /* of the files too */
    BUFFER = 1024,
    CHANNELS = 24,
    FILES_MAX = 12,
    FADE_OUT_MS = 500,
    FADE_IN_MS = 1200,
    STEP_BACK_MS = 700, /* from full volume to silence */
    AGAIN_MS = 30,      /* the same sound begins again no sooner */
    LATE_MS = 150,      /* what has been decoded later than this is not heard this time */
};

static const float HUSHED = .35f; /* of the music's volume */

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
};

static const char *const MUSIC_NAME[MUSICS] = {
    [MUSIC_TITLE] = "title",
    [MUSIC_PLAY] = "play",
    [MUSIC_VICTORY] = "victory",
};

typedef struct Loaded {
    bool is_looked_for[FILES_MAX];
    Mix_Chunk *file[FILES_MAX]; /* NULL: missing or unreadable */
    int next;                   /* shade */
    Uint32 begun[FILES_MAX];    /* of a row each step, of shades the first stands for all */
    bool has_begun[FILES_MAX];
} Loaded;

struct Sound {
    Workers *workers;
    /* Held while a worker reads a file, and while the device opens or closes: the mixer's lists of what it can read
     * bear no second thread, and go with the device. Guards is_open and opened for workers. */
    SDL_mutex *mixer;
    bool is_mute;    /* on purpose */
    bool is_running; /* SDL's audio is */
    bool is_open;
    unsigned opened; /* how often the device has been: what is decoded belongs to one opening */
    float effects, music_volume;
    bool is_hushed;
    Loaded effect[SOUNDS];
    Mix_Music *music;
    char *music_bytes; /* the mixer reads from them as it plays */
    MusicId playing, wanted;
    bool is_fading_out;
    SoundLog log;
    SDL_atomic_t volume_wanted;     /* of the music, 0 to MIX_MAX_VOLUME */
    int volume_now;                 /* the mixer's thread alone while the device is open */
    SDL_atomic_t is_lost, has_come; /* devices, told by any thread */
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

MusicId sound_music_asked(const Sound *sound) {
    return sound->wanted;
}

void music_file(MusicId id, char *out, size_t size) {
    snprintf(out, size, "music/%s.ogg", MUSIC_NAME[id]);
}

/* Takes the mixer when it is open as it was that time; else what is loaded would be of no use. */
static bool take_mixer(Sound *sound, unsigned opened) {
    SDL_LockMutex(sound->mixer);
    bool is_same = sound->is_open && sound->opened == opened;
    if (!is_same) {
        SDL_UnlockMutex(sound->mixer);
    }
    return is_same;
}

static Mix_Chunk *load(Sound *sound, unsigned opened, SoundId id, int index) {
    char name[64];
    size_t size = 0;
    sound_file(id, index, name, sizeof name);
    char *bytes = asset_read(name, &size);
    Mix_Chunk *chunk = NULL;
    if (bytes != NULL && take_mixer(sound, opened)) {
        SDL_RWops *file = SDL_RWFromConstMem(bytes, (int)size);
        chunk = file != NULL ? Mix_LoadWAV_RW(file, 1) : NULL;
        SDL_UnlockMutex(sound->mixer);
    }
    free(bytes);
    return chunk;
}

/* --- the device --------------------------------------------------------------------------------------------------- */

static void music_has_ended(void) {
    input_wake();
}

/* The mixer calls this after each buffer. Music changes its volume a little from one buffer to the next, so that a
 * question is not announced by a step in it, and needs no frame to be drawn meanwhile. */
/* NOLINTNEXTLINE(readability-non-const-parameter): as SDL wants it */
static void SDLCALL step_back_or_forward(void *context, Uint8 *stream, int bytes) {
    Sound *sound = context;
    (void)stream;
    int wanted = SDL_AtomicGet(&sound->volume_wanted);
    if (sound->volume_now == wanted) {
        return;
    }
    static const int FRAME_BYTES = 4;
    int most = 1 + MIX_MAX_VOLUME * 1000 / STEP_BACK_MS * (bytes / FRAME_BYTES) / RATE;
    sound->volume_now += SDL_clamp(wanted - sound->volume_now, -most, most);
    Mix_VolumeMusic(sound->volume_now);
}

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

static int music_volume(const Sound *sound) {
    float volume = sound->music_volume * (sound->is_hushed ? HUSHED : 1);
    return (int)(volume * MIX_MAX_VOLUME + .5f);
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
    sound->volume_now = music_volume(sound);
    Mix_VolumeMusic(sound->volume_now);
    Mix_HookMusicFinished(music_has_ended);
    Mix_SetPostMix(step_back_or_forward, sound);
}

static void drop_music(Sound *sound) {
    if (sound->music != NULL) {
        Mix_FreeMusic(sound->music);
    }
    free(sound->music_bytes);
    sound->music = NULL;
    sound->music_bytes = NULL;
    sound->playing = MUSIC_NONE;
    sound->is_fading_out = false;
}

/* What was loaded is in the device's own format, so it goes with it. */
static void close_device(Sound *sound) {
    if (!sound->is_open) {
        return;
    }
    Mix_SetPostMix(NULL, NULL);
    Mix_HookMusicFinished(NULL);
    Mix_HaltChannel(-1);
    Mix_HaltMusic();
    drop_music(sound);
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
    SDL_AtomicSet(&sound->volume_wanted, music_volume(sound));
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
    SDL_AtomicSet(&sound->volume_wanted, music_volume(sound));
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

/* --- music -------------------------------------------------------------------------------------------------------- */

/* Music and what it is read from. */
typedef struct Opening {
    Sound *sound;
    MusicId id;
    unsigned opened;
    char *bytes;
    Mix_Music *music;
} Opening;

static void open_music(void *data) {
    Opening *opening = data;
    char name[64];
    size_t size = 0;
    music_file(opening->id, name, sizeof name);
    opening->bytes = asset_read(name, &size);
    if (opening->bytes != NULL && take_mixer(opening->sound, opening->opened)) {
        SDL_RWops *file = SDL_RWFromConstMem(opening->bytes, (int)size);
        opening->music = file != NULL ? Mix_LoadMUS_RW(file, 1) : NULL;
        SDL_UnlockMutex(opening->sound->mixer);
    }
}

/* By now something else may be wanted. */
static void take_music(void *data, bool dropped) {
    Opening *opening = data;
    Sound *sound = opening->sound;
    bool is_wanted = sound->is_open && sound->opened == opening->opened && sound->playing == opening->id;
    if (!dropped && is_wanted && sound->music == NULL) {
        sound->music = opening->music;
        sound->music_bytes = opening->bytes;
        if (sound->music != NULL) {
            Mix_FadeInMusic(sound->music, -1, FADE_IN_MS);
        }
    } else {
        if (opening->music != NULL) {
            Mix_FreeMusic(opening->music);
        }
        free(opening->bytes);
    }
    free(opening);
}

static void begin_music(Sound *sound, MusicId id) {
    drop_music(sound);
    sound->playing = id;
    if (id == MUSIC_NONE) {
        return;
    }
    Opening *opening = memory_raw(sizeof *opening);
    *opening = (Opening){.sound = sound, .id = id, .opened = sound->opened, .bytes = NULL};
    if (sound->workers != NULL) {
        workers_submit(sound->workers, WORKER_THINKING, open_music, take_music, opening);
    } else {
        open_music(opening);
        take_music(opening, false);
    }
}

static void follow_music(Sound *sound) {
    MusicId wanted = sound->music_volume > 0 ? sound->wanted : MUSIC_NONE;
    if (Mix_PlayingMusic() == 0) {
        if (sound->is_fading_out) {
            drop_music(sound);
        }
        if (sound->playing != wanted) {
            begin_music(sound, wanted);
        }
    } else if (sound->playing != wanted && !sound->is_fading_out) {
        sound->is_fading_out = Mix_FadeOutMusic(FADE_OUT_MS) != 0;
    }
}

void sound_music(Sound *sound, MusicId id) {
    sound->wanted = id;
    sound_step(sound);
}

void sound_hush(Sound *sound, bool hush) {
    sound->is_hushed = hush;
    SDL_AtomicSet(&sound->volume_wanted, music_volume(sound));
}

void sound_step(Sound *sound) {
    follow_devices(sound);
    if (sound->is_open) {
        follow_music(sound);
    }
}

MusicId sound_music_now(const Sound *sound) {
    return sound->music != NULL ? sound->playing : MUSIC_NONE;
}
