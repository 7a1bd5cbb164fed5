/* Mixes what was heard in a game to what ears had, and measures it: what the driver's "sounds" told goes in, line by
 * line.
 *
 *   mix-game ASSETS SEED [FILE.raw] < CUES       FILE: 16 bits, two sides, 48,000 Hz
 *
 *   music MS PIECE STRETCH MOOD HUSHED RESTS     from then on
 *   sound MS FILE X ACROSS GAIN DUCKS
 *   end MS
 */
#include "repetition.h"

#include "../../assets/sounds/make/loudness.h"
#include "../../assets/sounds/make/ogg.h"
#include "../../assets/sounds/make/wave.h"

#include "platform/band.h"
#include "platform/conductor.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 480, BLOCK_MS = 10, CUES_MAX = 60000, NAME = 64, PATH_BYTES = 1024, AT_ONCE = 64, CHUNK_S = 60 };

/* As a new player has them. */
static const float EFFECTS = .8F, MUSIC = .5F;
static const float WIDTH = .4F, ACROSS = .71F, DUCKED = .63F, HUSHED = .35F;

typedef struct Cue {
    double ms;
    bool is_sound;
    char name[NAME]; /* file, or piece */
    int stretch, mood;
    bool is_hushed, is_resting;
    float x, gain;
    bool is_across, ducks;
} Cue;

typedef struct Playing {
    const Wave *wave;
    int at;
    float left, right;
    bool is_across;
    double dull[2];
} Playing;

typedef struct File {
    char name[NAME];
    Wave *wave;
} File;

static Cue cue[CUES_MAX];
static int cues;
static double end_ms;
static File file[512];
static int files;
static Playing playing[AT_ONCE];
static Band band;
static Score score;
static Conductor conductor;
static const char *assets;
static double ducked_until;
static int sections_begun;

static Wave *read_wave(const char *name) {
    char path[PATH_BYTES];
    for (int i = 0; i < files; i++) {
        if (strcmp(file[i].name, name) == 0) {
            return file[i].wave;
        }
    }
    snprintf(path, sizeof path, "%s/%s", assets, name);
    Wave *wave = ogg_read(path);
    if (wave == NULL || files == (int)(sizeof file / sizeof *file)) {
        fprintf(stderr, "mix-game: %s cannot be read\n", path);
        exit(1);
    }
    snprintf(file[files].name, NAME, "%s", name);
    file[files++].wave = wave;
    return wave;
}

static void read_band(void) {
    band_init(&band, false);
    for (int i = 0; i < band.tones; i++) {
        char name[BAND_NAME];
        band_file(&band.tone[i], name);
        Wave *wave = read_wave(name);
        int16_t *side = calloc((size_t)wave->frames * 2, sizeof *side);
        for (int k = 0; side != NULL && k < 2 * wave->frames; k++) {
            side[k] = (int16_t)lround((k % 2 == 0 ? wave->left : wave->right)[k / 2] * 32767);
        }
        tone_fill(&band.tone[i], side, wave->frames);
        free(side);
    }
}

static void read_score(void) {
    static char text[1 << 21];
    char path[PATH_BYTES];
    snprintf(path, sizeof path, "%s/music/score.txt", assets);
    FILE *from = fopen(path, "rb");
    size_t size = from != NULL ? fread(text, 1, sizeof text - 1, from) : 0;
    text[size] = '\0';
    if (from == NULL || !score_read(&score, text)) {
        fprintf(stderr, "mix-game: %s is no score\n", path);
        exit(1);
    }
    fclose(from);
}

static void read_cues(void) {
    char line[256];
    while (fgets(line, sizeof line, stdin) != NULL && cues < CUES_MAX) {
        Cue *now = &cue[cues];
        int across, ducks, hushed, rests;
        if (sscanf(line, "sound %lf %63s %f %d %f %d", &now->ms, now->name, &now->x, &across, &now->gain, &ducks) ==
            6) {
            now->is_sound = true;
            now->is_across = across != 0;
            now->ducks = ducks != 0;
            cues++;
        } else if (sscanf(line, "music %lf %63s %d %d %d %d", &now->ms, now->name, &now->stretch, &now->mood, &hushed,
                          &rests) == 6) {
            now->is_hushed = hushed != 0;
            now->is_resting = rests != 0;
            cues++;
        } else if (sscanf(line, "end %lf", &end_ms) != 1) {
            fprintf(stderr, "mix-game: this is no cue: %s", line);
            exit(1);
        }
    }
}

static void begin_sound(const Cue *now) {
    Playing *free_one = &playing[0];
    for (int i = 0; i < AT_ONCE; i++) {
        free_one = playing[i].wave == NULL ? &playing[i] : free_one;
    }
    float x = fmaxf(-1, fminf(1, now->x)) * WIDTH, volume = now->gain * EFFECTS * (now->is_across ? ACROSS : 1);
    *free_one = (Playing){.wave = read_wave(now->name),
                          .left = volume * (x > 0 ? 1 - x : 1),
                          .right = volume * (x < 0 ? 1 + x : 1),
                          .is_across = now->is_across};
    if (now->ducks) {
        ducked_until = fmax(ducked_until, now->ms + fmin(3500, free_one->wave->frames * 750.0 / RATE));
    }
}

static void add_sounds(float *sum) {
    static const double DULLED = .239; /* one pole at 2,400 Hz */
    for (int p = 0; p < AT_ONCE; p++) {
        Playing *one = &playing[p];
        for (int i = 0; i < BLOCK && one->wave != NULL; i++) {
            double value[2] = {one->wave->left[one->at], one->wave->right[one->at]};
            for (int s = 0; s < 2; s++) {
                one->dull[s] += (one->is_across ? DULLED : 1) * (value[s] - one->dull[s]);
                sum[2 * i + s] += (float)one->dull[s] * (s == 0 ? one->left : one->right);
            }
            if (++one->at >= one->wave->frames) {
                one->wave = NULL;
            }
        }
    }
}

static void play_note(void *context, const Section *section, const Note *note, float gain, int frame) {
    const double *ms = context;
    if (note == NULL) {
        band_damp(&band, 0);
        printf("section %.0f %s\n", *ms, section->name);
        sections_begun++;
    } else {
        band_play(&band, (Instrument)note->instrument, note->pitch, gain, (float)note->pan / 100, frame,
                  1 + note->length * (BAND_RATE / 1000));
    }
}

static float volume_now(const Cue *now, double ms) {
    static float volume;
    float wanted = now == NULL || now->is_resting ? 0 : MUSIC * (now->is_hushed ? HUSHED : 1);
    wanted *= ms < ducked_until ? DUCKED : 1;
    float most = BLOCK_MS / (now != NULL && now->is_resting ? 120.0F : 500.0F);
    volume += fmaxf(-most, fminf(most, wanted - volume));
    return volume;
}

typedef struct Meter {
    double left[CHUNK_S * RATE], right[CHUNK_S * RATE];
    int frames;
    double peak, least, most; /* LUFS of whole minutes */
} Meter;

static void measure(Meter *meter, const float *sum, FILE *out) {
    for (int i = 0; i < 2 * BLOCK; i++) {
        int16_t value = (int16_t)lroundf(fmaxf(-1, fminf(1, sum[i])) * 32767);
        (i % 2 == 0 ? meter->left : meter->right)[meter->frames + i / 2] = (double)sum[i];
        if (out != NULL) {
            fwrite(&value, sizeof value, 1, out);
        }
    }
    meter->frames += BLOCK;
    if (meter->frames == CHUNK_S * RATE) {
        double lufs = loudness_integrated(meter->left, meter->right, meter->frames);
        meter->peak = fmax(meter->peak, true_peak(meter->left, meter->right, meter->frames));
        meter->least = fmin(meter->least, lufs);
        meter->most = fmax(meter->most, lufs);
        meter->frames = 0;
    }
}

/* What is heard in the next ten milliseconds. */
static void render(const Cue *now, double ms, float *music, float *all) {
    memset(music, 0, 2 * BLOCK * sizeof *music);
    conductor_pass(&conductor, BLOCK, play_note, &ms);
    band_render(&band, music, BLOCK);
    float volume = volume_now(now, ms);
    for (int i = 0; i < 2 * BLOCK; i++) {
        all[i] = volume * music[i];
        music[i] = volume > 0 ? music[i] : 0;
    }
    add_sounds(all);
}

static void mix(FILE *out) {
    static Meter meter;
    static float music[2 * BLOCK], all[2 * BLOCK];
    Repetition *repetition = repetition_new();
    const Cue *direction = NULL;
    int next = 0, heard = 0;
    meter.most = -100;
    for (double ms = 0; ms < end_ms; ms += BLOCK_MS) {
        for (; next < cues && cue[next].ms <= ms; next++) {
            if (cue[next].is_sound) {
                begin_sound(&cue[next]);
            } else {
                direction = &cue[next];
                Wish wish = {strcmp(direction->name, "-") == 0 ? "" : direction->name, (Stretch)direction->stretch,
                             (Mood)direction->mood};
                band_damp(&band, conductor_wish(&conductor, wish) ? 450 : 0);
            }
        }
        render(direction, ms, music, all);
        heard += conductor_section(&conductor) != NULL ? 1 : 0;
        repetition_add(repetition, music, BLOCK);
        measure(&meter, all, out);
    }
    printf("minutes %.2f of music %.2f sections %d\n", end_ms / 60000, heard * BLOCK_MS / 60000.0, sections_begun);
    printf("peak %.2f dBTP minutes from %.1f to %.1f LUFS\n", decibels(meter.peak), meter.least, meter.most);
    printf("heard %d times: most of any 40 s of music\n", repetition_most(repetition));
    repetition_free(repetition);
}

int main(int count, char **word) {
    if (count < 3) {
        fprintf(stderr, "mix-game ASSETS SEED [FILE.raw] < CUES\n");
        return 2;
    }
    assets = word[1];
    read_band();
    read_score();
    read_cues();
    conductor_init(&conductor, &score, (uint32_t)strtoul(word[2], NULL, 10));
    FILE *out = count > 3 ? fopen(word[3], "wb") : NULL;
    mix(out);
    return out == NULL || fclose(out) == 0 ? 0 : 1;
}
