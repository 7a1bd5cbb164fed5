#include "platform/sound.h"

#include "platform/paths.h"
#include "platform/platform.h"

#include <SDL.h>
#include <SDL_mixer.h>

#include <stdio.h>
#include <stdlib.h>

enum {
    STEPS_MAX = 12, /* sounds in a rising row */
    CHANNELS = 24,
    FADE_OUT_MS = 500,
    FADE_IN_MS = 1200,
};

static const char *const SOUND_NAME[SOUNDS] = {
    [SOUND_PRESS] = "press",
    [SOUND_REFUSED] = "refused",
    [SOUND_FOCUS] = "focus",
    [SOUND_CARD_DEAL] = "card_deal",
    [SOUND_CARD_TAKE] = "card_take",
    [SOUND_CARD_PLACE] = "card_place",
    [SOUND_CARD_FLIP] = "card_flip",
    [SOUND_EVENT] = "event",
    [SOUND_FAST_TRACK] = "fast_track",
    [SOUND_RUN] = "run",
    [SOUND_HOP] = "hop",
    [SOUND_JUMP] = "jump",
    [SOUND_SITE] = "site",
    [SOUND_QUESTION] = "question",
    [SOUND_RIGHT] = "right",
    [SOUND_WRONG] = "wrong",
    [SOUND_TICK] = "tick",
    [SOUND_ROW_COMPLETE] = "row_complete",
    [SOUND_COUNT] = "count",
    [SOUND_STAGE] = "stage",
    [SOUND_VICTORY] = "victory",
};

static const char *const MUSIC_NAME[MUSICS] = {
    [MUSIC_TITLE] = "title",
    [MUSIC_PLAY] = "play",
    [MUSIC_VICTORY] = "victory",
};

struct Sound {
    bool is_open;
    float effects, music_volume;
    struct {
        bool is_looked_for;
        int steps; /* how many there are */
        Mix_Chunk *step[STEPS_MAX];
    } effect[SOUNDS];
    Mix_Music *music;
    char *music_bytes; /* the mixer reads from them as it plays */
    MusicId playing, next;
};

static void music_has_ended(void) {
    input_wake();
}

Sound *sound_new(bool mute) {
    Sound *sound = SDL_calloc(1, sizeof *sound);
    if (sound == NULL) {
        platform_complain("SCHOTT World", "There is not enough memory.");
        exit(1);
    }
    sound->effects = sound->music_volume = 1;
    sound->is_open = !mute && SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 &&
                     Mix_OpenAudio(48000, MIX_DEFAULT_FORMAT, MIX_DEFAULT_CHANNELS, 1024) == 0;
    if (sound->is_open) {
        Mix_AllocateChannels(CHANNELS);
        Mix_HookMusicFinished(music_has_ended);
    }
    return sound;
}

static void drop_music(Sound *sound) {
    if (sound->music != NULL) {
        Mix_FreeMusic(sound->music);
    }
    free(sound->music_bytes);
    sound->music = NULL;
    sound->music_bytes = NULL;
}

void sound_free(Sound *sound) {
    if (sound == NULL) {
        return;
    }
    if (sound->is_open) {
        Mix_HookMusicFinished(NULL);
        Mix_HaltChannel(-1);
        Mix_HaltMusic();
        drop_music(sound);
        for (int id = 0; id < SOUNDS; id++) {
            for (int i = 0; i < sound->effect[id].steps; i++) {
                Mix_FreeChunk(sound->effect[id].step[i]);
            }
        }
        Mix_CloseAudio();
    }
    SDL_free(sound);
}

bool sound_is_open(const Sound *sound) {
    return sound->is_open;
}

void sound_set_volumes(Sound *sound, float effects, float music) {
    sound->effects = effects;
    sound->music_volume = music;
    if (sound->is_open) {
        Mix_Volume(-1, (int)(effects * MIX_MAX_VOLUME));
        Mix_VolumeMusic((int)(music * MIX_MAX_VOLUME));
    }
}

static Mix_Chunk *load(const char *name) {
    size_t size = 0;
    char *bytes = asset_read(name, &size);
    SDL_RWops *file = bytes != NULL ? SDL_RWFromConstMem(bytes, (int)size) : NULL;
    Mix_Chunk *chunk = file != NULL ? Mix_LoadWAV_RW(file, 1) : NULL;
    free(bytes);
    return chunk;
}

/* NAME.ogg, or the row NAME_1.ogg, NAME_2.ogg ... */
static void look_for(Sound *sound, SoundId id) {
    char name[64];
    sound->effect[id].is_looked_for = true;
    snprintf(name, sizeof name, "sounds/%s.ogg", SOUND_NAME[id]);
    Mix_Chunk *chunk = load(name);
    if (chunk != NULL) {
        sound->effect[id].step[sound->effect[id].steps++] = chunk;
        return;
    }
    while (sound->effect[id].steps < STEPS_MAX) {
        snprintf(name, sizeof name, "sounds/%s_%d.ogg", SOUND_NAME[id], sound->effect[id].steps + 1);
        chunk = load(name);
        if (chunk == NULL) {
            return;
        }
        sound->effect[id].step[sound->effect[id].steps++] = chunk;
    }
}

void sound_play_step(Sound *sound, SoundId id, int step) {
    if (!sound->is_open || id == SOUND_NONE || sound->effects <= 0) {
        return;
    }
    if (!sound->effect[id].is_looked_for) {
        look_for(sound, id);
    }
    int steps = sound->effect[id].steps;
    if (steps > 0) {
        Mix_PlayChannel(-1, sound->effect[id].step[SDL_clamp(step, 0, steps - 1)], 0);
    }
}

void sound_play(Sound *sound, SoundId id) {
    sound_play_step(sound, id, 0);
}

static void begin_music(Sound *sound, MusicId id) {
    drop_music(sound);
    sound->playing = id;
    if (id == MUSIC_NONE) {
        return;
    }
    char name[64];
    snprintf(name, sizeof name, "music/%s.ogg", MUSIC_NAME[id]);
    size_t size = 0;
    sound->music_bytes = asset_read(name, &size);
    SDL_RWops *file = sound->music_bytes != NULL ? SDL_RWFromConstMem(sound->music_bytes, (int)size) : NULL;
    sound->music = file != NULL ? Mix_LoadMUS_RW(file, 1) : NULL;
    if (sound->music != NULL) {
        Mix_VolumeMusic((int)(sound->music_volume * MIX_MAX_VOLUME));
        Mix_FadeInMusic(sound->music, -1, FADE_IN_MS);
    }
}

void sound_music(Sound *sound, MusicId id) {
    if (!sound->is_open || id == sound->next) {
        return;
    }
    sound->next = id;
    if (Mix_PlayingMusic() != 0) {
        Mix_FadeOutMusic(FADE_OUT_MS);
    }
    sound_step(sound);
}

void sound_step(Sound *sound) {
    if (sound->is_open && sound->playing != sound->next && Mix_PlayingMusic() == 0) {
        begin_music(sound, sound->next);
    }
}
