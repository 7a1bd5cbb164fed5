/* Where a sound comes from: left or right as it is seen, and across the table softer and duller than in front. */
#include "platform/sound_inside.h"

static const float WIDTH = .4F;   /* how much of the one side is lost at the edge */
static const float ACROSS = .71F; /* 3 dB */
static const float DULL_HZ = 2400;

/* NOLINTNEXTLINE(readability-non-const-parameter): as SDL wants it */
static void SDLCALL make_dull(int channel, void *stream, int bytes, void *context) {
    static const float SHARE = 1 - 1 / (1 + 2 * 3.14159265F * DULL_HZ / RATE);
    Dull *dull = context;
    Sint16 *at = stream;
    (void)channel;
    for (int i = 0; i < bytes / FRAME_BYTES; i++) {
        dull->left += SHARE * ((float)at[2 * i] - dull->left);
        dull->right += SHARE * ((float)at[2 * i + 1] - dull->right);
        at[2 * i] = (Sint16)dull->left;
        at[2 * i + 1] = (Sint16)dull->right;
    }
}

/* Before it plays a channel has nobody else's effects. */
int sound_place_play(Sound *sound, Mix_Chunk *chunk, SoundPlace place, float volume) {
    int channel = Mix_GroupAvailable(-1);
    if (channel < 0 || channel >= CHANNELS) {
        return -1;
    }
    float x = SDL_clamp(place.x, -1, 1) * WIDTH;
    Mix_UnregisterAllEffects(channel);
    if (x != 0) {
        Mix_SetPanning(channel, (Uint8)(255 * (x > 0 ? 1 - x : 1)), (Uint8)(255 * (x < 0 ? 1 + x : 1)));
    }
    if (place.is_across) {
        sound->dull[channel] = (Dull){0, 0};
        Mix_RegisterEffect(channel, make_dull, NULL, &sound->dull[channel]);
    }
    Mix_Volume(channel, (int)(volume * (place.is_across ? ACROSS : 1) * MIX_MAX_VOLUME + .5F));
    return Mix_PlayChannel(channel, chunk, 0);
}
