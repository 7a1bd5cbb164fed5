/* Plays the music without a game, as the game's own band does, for ears and meters.
 *
 *   listen-music ASSETS SECTION MOOD [FILE.wav]    MOOD: calm, busy, near, won; bare: heard before
 *   listen-music ASSETS all MOOD                   a line of figures for each section
 *   listen-music ASSETS stems MOOD                 and for each of its stems alone
 */
#include "finish.h"
#include "loudness.h"
#include "ogg.h"
#include "perform.h"
#include "shape.h"
#include "wav.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_BYTES = 1024 };

static const char *const MOOD[] = {"calm", "busy", "near", "won"};

static Band band;

static void read_tone(Tone *tone, const char *folder) {
    char name[BAND_NAME], path[PATH_BYTES];
    band_file(tone, name);
    snprintf(path, sizeof path, "%s/%s", folder, name);
    Wave *wave = ogg_read(path);
    if (wave == NULL) {
        fprintf(stderr, "listen-music: %s cannot be read\n", path);
        exit(1);
    }
    int16_t *side = calloc((size_t)wave->frames * 2, sizeof *side);
    for (int i = 0; side != NULL && i < wave->frames; i++) {
        side[2 * i] = (int16_t)lround(wave->left[i] * 32767);
        side[2 * i + 1] = (int16_t)lround(wave->right[i] * 32767);
    }
    tone_fill(tone, side, wave->frames);
    free(side);
    wave_free(wave);
}

static char *read_text(const char *folder) {
    char path[PATH_BYTES];
    snprintf(path, sizeof path, "%s/music/score.txt", folder);
    FILE *file = fopen(path, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0) {
        fprintf(stderr, "listen-music: %s cannot be read\n", path);
        exit(1);
    }
    long size = ftell(file);
    rewind(file);
    char *text = calloc((size_t)size + 1, 1);
    if (text == NULL || fread(text, 1, (size_t)size, file) != (size_t)size) {
        exit(1);
    }
    fclose(file);
    return text;
}

static void tell(const char *name, const Wave *wave) {
    printf("%-16s %6.1f s %7.2f LUFS %6.2f dBTP range %4.1f LU %5.2f %% above 2 kHz %5.2f %% above 3 kHz\n", name,
           (double)wave->frames / RATE, wave_loudness(wave, LOUDNESS_INTEGRATED), decibels(wave_true_peak(wave)),
           loudness_range(wave->left, wave->right, wave->frames),
           100 * share_above(wave->left, wave->right, wave->frames, 2000),
           100 * share_above(wave->left, wave->right, wave->frames, 3000));
}

static bool listen(const Score *score, int index, Mood mood, bool is_bare, const char *file) {
    Wave *wave = perform(&band, score, index, &(Manner){mood, is_bare, PERFORM_ALL});
    tell(score->section[index].name, wave);
    bool is_well = file == NULL || wav_write(file, wave);
    wave_free(wave);
    return is_well;
}

static void listen_to_stems(const Score *score, int index, Mood mood) {
    static const char *const NAME[STEMS] = {"  pad", "  bass", "  song", "  second", "  bright", "  clock"};
    for (int stem = 0; stem < STEMS; stem++) {
        Wave *wave = perform(&band, score, index, &(Manner){mood, false, stem});
        tell(NAME[stem], wave);
        wave_free(wave);
    }
}

int main(int count, char **word) {
    if (count < 4) {
        fprintf(stderr, "listen-music ASSETS SECTION|all|stems calm|busy|near|won|bare [FILE.wav]\n");
        return 2;
    }
    bool is_bare = strcmp(word[3], "bare") == 0, stems = strcmp(word[2], "stems") == 0;
    Mood mood = MOOD_CALM;
    for (int m = 0; m < MOODS; m++) {
        mood = strcmp(word[3], MOOD[m]) == 0 ? (Mood)m : mood;
    }
    Score score;
    char *text = read_text(word[1]);
    if (!score_read(&score, text)) {
        fprintf(stderr, "listen-music: that is no score\n");
        return 1;
    }
    free(text);
    band_init(&band, false);
    for (int i = 0; i < band.tones; i++) {
        read_tone(&band.tone[i], word[1]);
    }
    bool is_well = true;
    for (int s = 0; s < score.sections; s++) {
        if (stems || strcmp(word[2], "all") == 0 || strcmp(word[2], score.section[s].name) == 0) {
            is_well = listen(&score, s, mood, is_bare, count > 4 ? word[4] : NULL) && is_well;
        }
        if (stems) {
            listen_to_stems(&score, s, mood);
        }
    }
    band_free(&band);
    score_free(&score);
    return is_well ? 0 : 1;
}
