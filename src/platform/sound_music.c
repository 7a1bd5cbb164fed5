/* The music: one piece at a time, faded over to the next. */
#include "base/memory.h"
#include "platform/paths.h"
#include "platform/platform.h"
#include "platform/sound_inside.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    FADE_OUT_MS = 500,
    FADE_IN_MS = 1200,
    STEP_BACK_MS = 700, /* from full volume to silence */
    REST_MS = 120,
    LAYER_COMES_MS = 3000,
    LAYER_GOES_MS = 450, /* before the music is gone */
    FRAME_BYTES = 4,
};

static const float HUSHED = .35f; /* of the music's volume */

static const char *const MUSIC_NAME[MUSICS] = {
    [MUSIC_TITLE] = "title",
    [MUSIC_PLAY] = "play",
    [MUSIC_VICTORY] = "victory",
};

void music_file(MusicId id, char *out, size_t size) {
    snprintf(out, size, "music/%s.ogg", MUSIC_NAME[id]);
}

MusicId sound_music_asked(const Sound *sound) {
    return sound->is_resting ? MUSIC_NONE : sound->wanted;
}

/* --- volume ------------------------------------------------------------------------------------------------------- */

static int music_volume(const Sound *sound) {
    float volume = sound->is_resting ? 0 : sound->music_volume * (sound->is_hushed ? HUSHED : 1);
    return (int)(volume * MIX_MAX_VOLUME + .5f);
}

static int layer_step(Sound *sound, int wanted, int bytes) {
    bool rests = SDL_AtomicGet(&sound->falls_fast) != 0;
    int ms = wanted > sound->layer_volume ? LAYER_COMES_MS : rests ? REST_MS : LAYER_GOES_MS;
    int most = 1 + MIX_MAX_VOLUME * 1000 / ms * (bytes / FRAME_BYTES) / RATE;
    return SDL_clamp(wanted - sound->layer_volume, -most, most);
}

/* Counts every buffer since the music began, heard or not, so the layer is in step whenever it comes; the music's
 * length is a multiple of its own. */
static void mix_layer(Sound *sound, Uint8 *stream, int bytes) {
    bool is_new = SDL_AtomicSet(&sound->is_new, 0) != 0, plays = Mix_PlayingMusic() != 0;
    if (is_new || !plays) {
        sound->layer_at = 0;
        sound->layer_volume = 0;
    }
    if (plays && SDL_AtomicGet(&sound->has_layer) != 0) {
        sound->layer_volume += layer_step(sound, SDL_AtomicGet(&sound->layer_wanted), bytes);
        Uint64 length = sound->layer->alen;
        for (int done = 0, part; done < bytes && sound->layer_volume > 0; done += part) {
            int at = (int)((sound->layer_at + (Uint64)done) % length);
            part = SDL_min(bytes - done, (int)length - at);
            SDL_MixAudioFormat(stream + done, sound->layer->abuf + at, MIX_DEFAULT_FORMAT, (Uint32)part,
                               sound->layer_volume);
        }
    }
    sound->layer_at += plays ? (Uint64)bytes : 0;
}

/* The mixer calls this after each buffer. Music changes its volume a little from one buffer to the next, so that a
 * question is not announced by a step in it, and needs no frame to be drawn meanwhile. */
/* NOLINTNEXTLINE(readability-non-const-parameter): as SDL wants it */
static void SDLCALL step_back_or_forward(void *context, Uint8 *stream, int bytes) {
    Sound *sound = context;
    mix_layer(sound, stream, bytes);
    int wanted = SDL_AtomicGet(&sound->volume_wanted);
    if (sound->volume_now == wanted) {
        return;
    }
    int ms = SDL_AtomicGet(&sound->falls_fast) != 0 ? REST_MS : STEP_BACK_MS;
    int most = 1 + MIX_MAX_VOLUME * 1000 / ms * (bytes / FRAME_BYTES) / RATE;
    sound->volume_now += SDL_clamp(wanted - sound->volume_now, -most, most);
    Mix_VolumeMusic(sound->volume_now);
}

/* --- the layer ---------------------------------------------------------------------------------------------------- */

void music_near_file(char *out, size_t size) {
    snprintf(out, size, "music/%s_near.ogg", MUSIC_NAME[MUSIC_PLAY]);
}

bool sound_near_asked(const Sound *sound) {
    return sound->is_near && sound_music_asked(sound) == MUSIC_PLAY;
}

static void drop_layer(Sound *sound) {
    SDL_AtomicSet(&sound->has_layer, 0);
    if (sound->layer != NULL) {
        Mix_FreeChunk(sound->layer);
    }
    sound->layer = NULL;
    sound->layer_is_looked_for = false;
}

typedef struct Layering {
    Sound *sound;
    unsigned opened;
    Mix_Chunk *chunk;
} Layering;

static void decode_layer(void *data) {
    Layering *layering = data;
    char name[64];
    music_near_file(name, sizeof name);
    layering->chunk = sound_load(layering->sound, layering->opened, name);
}

static void take_layer(void *data, bool dropped) {
    Layering *layering = data;
    Sound *sound = layering->sound;
    (void)dropped;
    if (sound->is_open && sound->opened == layering->opened && sound->layer == NULL) {
        sound->layer = layering->chunk;
        SDL_AtomicSet(&sound->has_layer, sound->layer != NULL ? 1 : 0);
    } else if (layering->chunk != NULL) {
        Mix_FreeChunk(layering->chunk);
    }
    free(layering);
}

/* Read when it is wanted for the first time; whoever plays without music never has it in memory. */
static void want_layer(Sound *sound) {
    sound->layer_is_looked_for = true;
    Layering *layering = memory_raw(sizeof *layering);
    *layering = (Layering){.sound = sound, .opened = sound->opened, .chunk = NULL};
    if (sound->workers != NULL) {
        workers_submit(sound->workers, WORKER_THINKING, decode_layer, take_layer, layering);
    } else {
        decode_layer(layering);
        take_layer(layering, false);
    }
}

static void follow_layer(Sound *sound) {
    bool is_heard = sound->is_open && sound->is_near && sound->playing == MUSIC_PLAY && sound->music != NULL &&
                    !sound->is_fading_out;
    SDL_AtomicSet(&sound->layer_wanted, is_heard ? music_volume(sound) : 0);
    if (is_heard && !sound->layer_is_looked_for) {
        want_layer(sound);
    }
}

void sound_music_volume_changed(Sound *sound) {
    SDL_AtomicSet(&sound->volume_wanted, music_volume(sound));
    follow_layer(sound);
}

void sound_hush(Sound *sound, bool hush) {
    sound->is_hushed = hush;
    sound_music_volume_changed(sound);
}

void sound_rest(Sound *sound, bool rest) {
    sound->is_resting = rest;
    SDL_AtomicSet(&sound->falls_fast, rest ? 1 : 0);
    sound_music_volume_changed(sound);
}

void sound_near(Sound *sound, bool near) {
    sound->is_near = near;
    follow_layer(sound);
}

/* --- the device --------------------------------------------------------------------------------------------------- */

static void music_has_ended(void) {
    input_wake();
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

void sound_music_opened(Sound *sound) {
    sound->volume_now = music_volume(sound);
    Mix_VolumeMusic(sound->volume_now);
    Mix_HookMusicFinished(music_has_ended);
    Mix_SetPostMix(step_back_or_forward, sound);
}

void sound_music_closes(Sound *sound) {
    Mix_SetPostMix(NULL, NULL);
    Mix_HookMusicFinished(NULL);
    Mix_HaltMusic();
    drop_music(sound);
    drop_layer(sound);
}

/* --- pieces ------------------------------------------------------------------------------------------------------- */

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
    if (opening->bytes != NULL && sound_take_mixer(opening->sound, opening->opened)) {
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
            SDL_AtomicSet(&sound->is_new, 1);
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

void sound_music_follow(Sound *sound) {
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
    follow_layer(sound);
}

void sound_music(Sound *sound, MusicId id) {
    sound->wanted = id;
    if (sound->is_resting) {
        sound_rest(sound, false);
    }
    sound_step(sound);
}

MusicId sound_music_now(const Sound *sound) {
    return sound->music != NULL ? sound->playing : MUSIC_NONE;
}
