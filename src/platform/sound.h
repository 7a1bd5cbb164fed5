/* Sound and music. There may be no audio device, and a file may be missing: then all of this does nothing, silently,
 * and sound_is_open() says so. Nothing in the game waits for a sound. */
#ifndef PLATFORM_SOUND_H
#define PLATFORM_SOUND_H

#include <stdbool.h>

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
    SOUNDS
} SoundId;

typedef enum MusicId { MUSIC_NONE = 0, MUSIC_TITLE, MUSIC_PLAY, MUSIC_VICTORY, MUSICS } MusicId;

typedef struct Sound Sound;

/* Never NULL. mute: opens no device at all. */
Sound *sound_new(bool mute);
void sound_free(Sound *sound);
bool sound_is_open(const Sound *sound);

/* 0 to 1 each. */
void sound_set_volumes(Sound *sound, float effects, float music);

void sound_play(Sound *sound, SoundId id);

/* Files assets/sounds/NAME_1.ogg, NAME_2.ogg ...: the step'th of a rising row, from 0; the last one where there are
 * fewer. */
void sound_play_step(Sound *sound, SoundId id, int step);

/* Fades over to it; the one that plays already goes on. */
void sound_music(Sound *sound, MusicId id);

/* Begins the music that waits for another to fade out. */
void sound_step(Sound *sound);

#endif
