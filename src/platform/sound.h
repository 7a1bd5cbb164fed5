/* Sound and music. Without an audio device, all of this silently does nothing, and sound_is_open() says so. A missing
 * file is a sound that isn't heard. Nothing in the game waits for a sound. */
#ifndef PLATFORM_SOUND_H
#define PLATFORM_SOUND_H

#include "platform/mood.h"
#include "platform/worker.h"

#include <stdbool.h>
#include <stddef.h>

typedef enum SoundId {
    SOUND_NONE = 0,
    SOUND_PRESS,
    SOUND_REFUSED,
    SOUND_FOCUS,
    SOUND_CARD_DEAL,
    SOUND_CARD_TAKE,
    SOUND_CARD_PLACE,
    SOUND_CARD_FLIP,
    SOUND_EVENT,
    SOUND_FAST_TRACK,
    SOUND_RUN, /* pitch grows with the run: sound_play_step */
    SOUND_HOP, /* rises with each hop of a walk: sound_play_step */
    SOUND_JUMP,
    SOUND_SITE,
    SOUND_QUESTION,
    SOUND_RIGHT,
    SOUND_WRONG,
    SOUND_TICK,
    SOUND_ROW_COMPLETE,
    SOUND_COUNT, /* counting up: sound_play_step */
    SOUND_STAGE,
    SOUND_VICTORY,
    SOUND_TILE,        /* Best Path; a step for each PathColour, here and in the four that follow */
    SOUND_TILE_BACK,   /* taken out of the line again */
    SOUND_LIGHT,       /* runs through it */
    SOUND_NUMBER_FULL, /* reached */
    SOUND_NUMBER_HALF,
    SOUND_COIN, /* a number is worth half from now on */
    SOUND_READY,
    SOUND_ALL_READY,
    SOUND_DARK, /* a tile that was missed */
    SOUND_FULL_BOARD,
    SOUND_VOICE, /* sound_voice() */
    SOUNDS
} SoundId;

typedef enum MusicId {
    MUSIC_NONE = 0,
    MUSIC_TITLE,
    MUSIC_PLAY,
    MUSIC_VICTORY,
    MUSIC_PATH,
    MUSIC_PATH_VICTORY,
    MUSICS
} MusicId;

/* Where a sound is seen: x from -1, the left edge, to 1. is_across: at another player's place. */
typedef struct SoundPlace {
    float x;
    bool is_across;
} SoundPlace;

/* How a figurine says its two notes. */
typedef enum SoundFeeling { SOUND_GLAD, SOUND_THINKING, SOUND_SAD, SOUND_FEELINGS } SoundFeeling;

typedef struct Sound Sound;

/* Never NULL. mute: opens no device at all. A device that comes later, or comes back, is taken up. Files are read by
 * the workers the first time they are wanted, or at once where workers is NULL; the workers are freed before it. */
Sound *sound_new(bool mute, Workers *workers);
void sound_free(Sound *sound);
bool sound_is_open(const Sound *sound);

/* Where there has been no device and none has said it came: looks for one again, for places where screens with
 * loudspeakers are switched on later. Takes a moment: no more than now and then. */
void sound_look_for_device(Sound *sound);
/* What was begun mute is heard from now on. */
void sound_unmute(Sound *sound);
/* Its files were missing until now. */
void sound_music_has_come(Sound *sound);

/* 0 to 1 each. Music at 0 is not even read. */
void sound_set_volumes(Sound *sound, float effects, float music);

/* A sound that exists in several shades plays one that was not heard the last two times. What has only just begun is
 * not begun again: it would be twice as loud, not twice. */
void sound_play(Sound *sound, SoundId id);

/* The step'th of a rising row, from 0; the last one where there are fewer. A walk that is longer goes on among the
 * highest. */
void sound_play_step(Sound *sound, SoundId id, int step);

/* The same from where it is seen. */
void sound_play_at(Sound *sound, SoundId id, int step, SoundPlace place);

/* figurine: its number. */
void sound_voice(Sound *sound, int figurine, SoundFeeling feeling, SoundPlace place);

/* Goes over to it; the one that plays already goes on. Every piece has its own room, which is heard in its rests. */
void sound_music(Sound *sound, MusicId id);

/* From the next bar, and from the next section on. The stretch is MUSIC_PLAY's: other music brings it home again. */
void sound_mood(Sound *sound, Mood mood);
void sound_stretch(Sound *sound, Stretch stretch);

/* Music steps back while somebody thinks about a question. */
void sound_hush(Sound *sound, bool hush);

/* Silence before something great, at once; the music goes on unheard and is back when the rest ends, or when some music
 * is asked for. */
void sound_rest(Sound *sound, bool rest);

/* now: the game's time. Takes up what has become of the device. */
void sound_step(Sound *sound, double now);

/* What is on right now, and how loud: 0 to 1, with what it goes down under. */
MusicId sound_music_now(const Sound *sound);
float sound_music_loudness(const Sound *sound);

/* --- for scripts -------------------------------------------------------------------------------------------------- */

/* What was asked for, whether or not it could be heard: muted or without a device, too. */
typedef struct SoundAsked {
    double ms;
    SoundId id;
    int step, file; /* file: as sound_file() counts */
    SoundPlace place;
    float gain;
} SoundAsked;

/* What the music was asked to be from some moment on. */
typedef struct SoundDirection {
    double ms;
    MusicId music;
    Stretch stretch;
    Mood mood;
    bool is_hushed, is_resting;
} SoundDirection;

typedef enum SoundBed { SOUND_BED_NONE, SOUND_BED_DAWN, SOUND_BED_SEA, SOUND_BED_KILN, SOUND_BEDS } SoundBed;

enum { SOUND_ASKED_MAX = 256 };

/* Since this was called last, the oldest first; of more than SOUND_ASKED_MAX the newest. Returns how many. */
int sound_take_asked(Sound *sound, SoundAsked out[SOUND_ASKED_MAX]);
int sound_take_directions(Sound *sound, SoundDirection out[SOUND_ASKED_MAX]);
MusicId sound_music_asked(const Sound *sound); /* MUSIC_NONE while it rests */
bool sound_near_asked(const Sound *sound);     /* much is at stake, over that music */
SoundBed sound_bed(const SoundDirection *direction);

/* As its step is called: "ready", "tile_3"; of shades the first. */
void sound_name(const SoundAsked *asked, char *out, size_t size);
const char *music_name(MusicId id); /* "" for none */

/* --- files -------------------------------------------------------------------------------------------------------- */

/* How many files a sound has, and the name of each as an asset, from 0: step by step, with all shades of each. */
int sound_files(SoundId id);
int sound_shades(SoundId id);
void sound_file(SoundId id, int index, char *out, size_t size);

/* What music goes down under. */
bool sound_ducks(SoundId id);

#endif
