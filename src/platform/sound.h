/* Sound and music. Without an audio device, all of this silently does nothing, and sound_is_open() says so. A missing
 * file is a sound that isn't heard. Nothing in the game waits for a sound. */
#ifndef PLATFORM_SOUND_H
#define PLATFORM_SOUND_H

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
    SOUND_HOP,
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
    SOUND_VOICE, /* a step for each Figurine */
    SOUNDS
} SoundId;

typedef enum MusicId { MUSIC_NONE = 0, MUSIC_TITLE, MUSIC_PLAY, MUSIC_VICTORY, MUSICS } MusicId;

typedef struct Sound Sound;

/* Never NULL. mute: opens no device at all. A device that comes later, or comes back, is taken up. Files are read by
 * the workers the first time they are wanted, or at once where workers is NULL; the workers are freed before it. */
Sound *sound_new(bool mute, Workers *workers);
void sound_free(Sound *sound);
bool sound_is_open(const Sound *sound);

/* Where there has been no device and none has said it came: looks for one again, for places where screens with
 * loudspeakers are switched on later. Takes a moment: no more than now and then. */
void sound_look_for_device(Sound *sound);

/* 0 to 1 each. Music at 0 is not even read. */
void sound_set_volumes(Sound *sound, float effects, float music);

/* A sound that exists in several shades plays the next one. What has only just begun is not begun again: it would be
 * twice as loud, not twice. */
void sound_play(Sound *sound, SoundId id);

/* The step'th of a rising row, from 0; the last one where there are fewer. */
void sound_play_step(Sound *sound, SoundId id, int step);

/* Fades over to it; the one that plays already goes on. */
void sound_music(Sound *sound, MusicId id);

/* Music steps back while somebody thinks about a question. */
void sound_hush(Sound *sound, bool hush);

/* A second voice over MUSIC_PLAY, in step with it to the frame, for when much is at stake. It comes and goes slowly,
 * with the music's own volume; over other music nothing is heard of it. */
void sound_near(Sound *sound, bool near);

/* Silence before something great, at once; the music goes on unheard and is back when the rest ends, or when some music
 * is asked for. */
void sound_rest(Sound *sound, bool rest);

/* Begins the music that waits for another to fade out, and takes up what has become of the device. */
void sound_step(Sound *sound);

/* What is on right now. */
MusicId sound_music_now(const Sound *sound);

/* --- for scripts -------------------------------------------------------------------------------------------------- */

/* What was asked for, whether or not it could be heard: muted or without a device, too. */
typedef struct SoundAsked {
    SoundId id;
    int step;
} SoundAsked;

enum { SOUND_ASKED_MAX = 256 };

/* Since this was called last, the oldest first; of more than SOUND_ASKED_MAX the newest. Returns how many. */
int sound_take_asked(Sound *sound, SoundAsked out[SOUND_ASKED_MAX]);
MusicId sound_music_asked(const Sound *sound); /* MUSIC_NONE while it rests */
bool sound_near_asked(const Sound *sound);     /* over that music */

/* As its file is called: "ready", "tile_3"; of shades the first. "" for no music. */
void sound_name(SoundAsked asked, char *out, size_t size);
void music_name(MusicId id, char *out, size_t size);

/* --- files -------------------------------------------------------------------------------------------------------- */

/* How many files a sound has, and the name of each as an asset, from 0. */
int sound_files(SoundId id);
void sound_file(SoundId id, int index, char *out, size_t size);
void music_file(MusicId id, char *out, size_t size);
void music_near_file(char *out, size_t size);

#endif
