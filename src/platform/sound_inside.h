/* What the parts of the player share: effects and the device (sound.c), music (sound_music.c). */
#ifndef PLATFORM_SOUND_INSIDE_H
#define PLATFORM_SOUND_INSIDE_H

#include "platform/sound.h"
#include "platform/sound_asked.h"

#include <SDL.h>
#include <SDL_mixer.h>

enum {
    RATE = 48000, /* of the files too */
    FILES_MAX = 12,
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
    bool is_hushed, is_resting;
    Loaded effect[SOUNDS];
    Mix_Music *music;
    char *music_bytes; /* the mixer reads from them as it plays */
    MusicId playing, wanted;
    bool is_fading_out;
    SoundLog log;
    SDL_atomic_t volume_wanted; /* of the music, 0 to MIX_MAX_VOLUME */
    SDL_atomic_t falls_fast;
    bool is_near, layer_is_looked_for;
    Mix_Chunk *layer;               /* decoded; given to the mixer's thread by has_layer, taken back by closing */
    SDL_atomic_t has_layer, is_new; /* is_new: the music begins with the next buffer */
    SDL_atomic_t layer_wanted;      /* its volume, 0 to MIX_MAX_VOLUME */
    int volume_now;                 /* the mixer's thread alone while the device is open */
    int layer_volume;               /* that thread alone */
    Uint64 layer_at;                /* bytes since the music began; that thread alone */
    SDL_atomic_t is_lost, has_come; /* devices, told by any thread */
};

/* Takes the mixer when it is open as it was that time; else what is loaded would be of no use. */
bool sound_take_mixer(Sound *sound, unsigned opened);

/* The device has just opened; it is about to close. */
void sound_music_opened(Sound *sound);
void sound_music_closes(Sound *sound);
void sound_music_volume_changed(Sound *sound);

/* A whole file, decoded; NULL where it is missing, unreadable, or the device is another by now. Any thread. */
Mix_Chunk *sound_load(Sound *sound, unsigned opened, const char *name);

/* Once in a while, with an open device. */
void sound_music_follow(Sound *sound);

#endif
