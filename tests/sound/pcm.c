#include "pcm.h"

#include "../../assets/sounds/make/loudness.h"
#include "platform/paths.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <check.h>

#include <math.h>
#include <stdlib.h>

Pcm pcm_read(const char *name) {
    size_t size;
    char *bytes = asset_read(name, &size);
    ck_assert_msg(bytes != NULL, "%s is missing", name);
    ck_assert_msg(size > 4 && SDL_memcmp(bytes, "OggS", 4) == 0, "%s is no OGG", name);
    Mix_Chunk *chunk = Mix_LoadWAV_RW(SDL_RWFromConstMem(bytes, (int)size), 1);
    ck_assert_msg(chunk != NULL, "%s: %s", name, Mix_GetError());
    Pcm pcm = {.frames = (int)chunk->alen / 4};
    pcm.left = calloc((size_t)pcm.frames, sizeof(double));
    pcm.right = calloc((size_t)pcm.frames, sizeof(double));
    const Sint16 *sample = (const Sint16 *)(const void *)chunk->abuf;
    for (int i = 0; i < pcm.frames; i++) {
        pcm.left[i] = sample[2 * i] / 32768.0;
        pcm.right[i] = sample[2 * i + 1] / 32768.0;
    }
    Mix_FreeChunk(chunk);
    free(bytes);
    return pcm;
}

void pcm_free(Pcm *pcm) {
    free(pcm->left);
    free(pcm->right);
}

void pcm_open_mixer(void) {
    ck_assert_int_eq(SDL_Init(SDL_INIT_AUDIO), 0);
    ck_assert_msg(Mix_OpenAudioDevice(RATE, AUDIO_S16SYS, 2, 1024, NULL, 0) == 0, "%s", Mix_GetError());
}

void pcm_close_mixer(void) {
    Mix_CloseAudio();
    SDL_Quit();
}

/* How much of a tone there is (Goertzel). */
double pcm_tone(const Pcm *pcm, double hz) {
    double turn = 2 * cos(2 * acos(-1) * hz / RATE), before = 0, now = 0;
    for (int i = 0; i < pcm->frames; i++) {
        double next = pcm->left[i] + pcm->right[i] + turn * now - before;
        before = now;
        now = next;
    }
    return now * now + before * before - turn * now * before;
}

static double mean(const double *side, int frames) {
    double sum = 0;
    for (int i = 0; i < frames; i++) {
        sum += side[i];
    }
    return sum / frames;
}

void pcm_is_clean(const char *name, const Pcm *pcm) {
    double peak = true_peak(pcm->left, pcm->right, pcm->frames);
    ck_assert_msg(peak < pow(10, -3 / 20.0), "%s rises to %.3f", name, peak);
    double off = fmax(fabs(mean(pcm->left, pcm->frames)), fabs(mean(pcm->right, pcm->frames)));
    ck_assert_msg(off < .0005, "%s is off the middle by %.5f", name, off);
}
