#include "orchestra.h"

#include "pcm.h"

#include "platform/paths.h"

#include <SDL_mixer.h>
#include <check.h>

#include <stdlib.h>

void orchestra_read(Band *band, bool is_room) {
    band_init(band, is_room);
    for (int i = 0; i < band->tones; i++) {
        char name[BAND_NAME];
        size_t size = 0;
        band_file(&band->tone[i], name);
        char *bytes = asset_read(name, &size);
        ck_assert_msg(bytes != NULL, "%s is missing", name);
        Mix_Chunk *chunk = Mix_LoadWAV_RW(SDL_RWFromConstMem(bytes, (int)size), 1);
        ck_assert_msg(chunk != NULL, "%s: %s", name, Mix_GetError());
        tone_fill(&band->tone[i], (const int16_t *)(const void *)chunk->abuf, (int)chunk->alen / 4);
        Mix_FreeChunk(chunk);
        free(bytes);
    }
}

void orchestra_read_score(Score *score) {
    size_t size = 0;
    char *text = asset_read("music/score.txt", &size);
    ck_assert_ptr_nonnull(text);
    ck_assert(score_read(score, text));
    free(text);
}
