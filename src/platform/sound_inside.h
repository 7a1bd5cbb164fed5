/* What the parts of the player share: effects and the device (sound.c), where they come from (sound_place.c), music
 * (sound_music.c) and the room (sound_room.c). */
#ifndef PLATFORM_SOUND_INSIDE_H
#define PLATFORM_SOUND_INSIDE_H

#include "platform/band.h"
#include "platform/conductor.h"
#include "platform/sound.h"
#include "platform/sound_asked.h"

#include <SDL.h>
#include <SDL_mixer.h>

enum {
    RATE = 48000, /* of the files too */
    FILES_MAX = 36,
    CHANNELS = 24,
    FRAME_BYTES = 4, /* two sides of 16 bits */
    FULL = 10000,    /* volumes that threads tell each other */
};

typedef struct Loaded {
    bool is_looked_for[FILES_MAX];
    Mix_Chunk *file[FILES_MAX]; /* NULL: missing or unreadable */
    int last, before;           /* the shades that were heard last, from 1 */
    Uint32 begun[FILES_MAX];    /* of a row each step, of shades the first stands for all */
    bool has_begun[FILES_MAX];
} Loaded;

/* What is heard from across the table: a filter for each channel; the mixer's thread alone while it plays. */
typedef struct Dull {
    float left, right;
} Dull;

/* Of the mixer's thread; the rest is told to it. */
typedef struct Heard {
    Conductor conductor;
    float volume, duck, room; /* 0 to 1: as loud as it is just now */
    int bed;                  /* SoundBed */
    int next_call;            /* frames until something is heard in the room */
    uint32_t random;
} Heard;

struct Sound {
    Workers *workers;
    /* Held while a worker reads a file, and while the device opens or closes: the mixer's lists of what it can read
     * bear no second thread, and go with the device. Guards is_open and opened for workers. */
    SDL_mutex *mixer;
    bool is_mute;    /* on purpose */
    bool is_running; /* SDL's audio is */
    bool is_open;
    unsigned opened; /* how often the device has been: what is decoded belongs to one opening */
    double now;      /* the game's time */
    uint32_t random; /* of shades */
    float effects, music_volume;
    bool is_hushed, is_resting;
    Loaded effect[SOUNDS];
    Dull dull[CHANNELS];
    SoundLog log;
    SoundDirection direction; /* what is asked for: piece, stretch, mood ... */
    bool score_is_looked_for, beds_looked_for[SOUND_BEDS];
    Score score;      /* from is_written on the mixer's thread reads it */
    Band band, place; /* the mixer's thread plays them; what is added is added while it is kept away */
    Heard heard;
    SDL_atomic_t is_written;    /* there is a score */
    SDL_atomic_t wanted;        /* SoundDirection, packed */
    SDL_atomic_t volume_wanted; /* of the music, 0 to FULL */
    SDL_atomic_t room_wanted;   /* of the room */
    SDL_atomic_t volume_now;    /* told by the mixer's thread */
    SDL_atomic_t ducked_until;  /* SDL_GetTicks */
    SDL_atomic_t falls_fast;
    SDL_atomic_t is_lost, has_come; /* devices, told by any thread */
};

/* Takes the mixer when it is open as it was that time; else what is loaded would be of no use. */
bool sound_take_mixer(Sound *sound, unsigned opened);

/* The device has just opened; it is about to close. */
void sound_music_opened(Sound *sound);
void sound_music_closes(Sound *sound);
void sound_music_free(Sound *sound);
void sound_music_volume_changed(Sound *sound);

/* A whole file, decoded; NULL where it is missing, unreadable, or the device is another by now. Any thread. */
Mix_Chunk *sound_load(Sound *sound, unsigned opened, const char *name);

/* Begins on a free channel, there and so loud; -1: none is free. */
int sound_place_play(Sound *sound, Mix_Chunk *chunk, SoundPlace place, float volume);

/* Under what is being told the music goes down for so long. */
void sound_duck(Sound *sound, int ms);

/* --- bands ---------------------------------------------------------------------------------------------------------
 */

/* Has those tones of a band read, by a worker where there is one. */
void sound_want_tones(Sound *sound, Band *band, Instrument instrument, int pitch);

enum { ALL_PITCHES = -1 };

/* What of a room is not there yet is looked for. */
void sound_room_follow(Sound *sound);

/* The mixer's thread: what the room has to say in the next frames. */
void sound_room_pass(Sound *sound, SoundBed bed, int frames);

#endif
