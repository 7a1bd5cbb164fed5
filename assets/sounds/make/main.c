/* Makes all sound of the game.
 *
 *   make-sounds ogg FOLDER [NAME]    FOLDER/sounds/NAME.ogg and FOLDER/music/NAME.ogg
 *   make-sounds wav FOLDER [NAME]    the same as WAV
 *   make-sounds check FOLDER         whether the files in there are what the recipes make; lists their figures
 */
#include "finish.h"
#include "loudness.h"
#include "ogg.h"
#include "recipes.h"
#include "shape.h"
#include "tune.h"
#include "wav.h"

#include "platform/band.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_MAX_BYTES = 1024 };

typedef struct GroupOf {
    const char *folder;
    Loudness kind;
    double lufs;
    double quality; /* of the encoder */
} GroupOf;

static const GroupOf GROUP[GROUPS] = {
    [GROUP_TOUCH] = {"sounds", LOUDNESS_MOMENTARY, -29, .6}, [GROUP_TABLE] = {"sounds", LOUDNESS_MOMENTARY, -26, .7},
    [GROUP_CHIME] = {"sounds", LOUDNESS_MOMENTARY, -21, .6}, [GROUP_FANFARE] = {"sounds", LOUDNESS_MOMENTARY, -18, .6},
    [GROUP_TONE] = {"music", LOUDNESS_MOMENTARY, -21, .5},   [GROUP_HELD] = {"music", LOUDNESS_INTEGRATED, -21, .4},
    [GROUP_SHAKEN] = {"music", LOUDNESS_MOMENTARY, -26, 1},  [GROUP_BED] = {"music", LOUDNESS_INTEGRATED, -38, .6},
    [GROUP_FAR] = {"music", LOUDNESS_MOMENTARY, -40, .3},
};

static const Recipe *const BOOK[] = {TOUCHES, TABLE_SOUNDS, CHIMES, FANFARES, PATH_SOUNDS, INSTRUMENTS_OF_ALL};

static const double PEAK_MOST_DB = -3;   /* several may play at once */
static const double APART_MOST_DB = -14; /* what is left of a file when its recipe is taken away; the encoder's doing */

typedef struct Job {
    const char *verb, *folder, *name;
    int made, failed;
} Job;

/* Which file: a step of a row, and a shade of it. */
typedef struct Which {
    int step, shade;
} Which;

static void file_path(char out[PATH_MAX_BYTES], const char *folder, const Recipe *recipe, Which which,
                      const char *end) {
    char number[16] = "";
    int pitch = tone_pitch(recipe->name, which.step);
    if (pitch > 0) {
        snprintf(number, sizeof number, "_%d", pitch);
    } else if (recipe->steps > 1 && recipe->shades > 1) {
        snprintf(number, sizeof number, "_%d%c", which.step + 1, 'a' + which.shade);
    } else if (recipe->steps > 1 || recipe->shades > 1) {
        snprintf(number, sizeof number, "_%d", which.step + which.shade + 1);
    }
    snprintf(out, PATH_MAX_BYTES, "%s/%s/%s%s.%s", folder, GROUP[recipe->group].folder, recipe->name, number, end);
}

static uint64_t seed_of(const char *name, Which which) {
    uint64_t hash = 1469598103934665603u;
    for (; *name != '\0'; name++) {
        hash = (hash ^ (unsigned char)*name) * 1099511628211u;
    }
    return hash + (uint64_t)which.step + 100 * (uint64_t)which.shade;
}

static Wave *make(const Recipe *recipe, Which which) {
    const GroupOf *group = &GROUP[recipe->group];
    Wave *wave = wave_new(recipe->seconds, recipe->group == GROUP_HELD || recipe->group == GROUP_BED);
    Random random;
    random_init(&random, seed_of(recipe->name, which));
    recipe->make(wave, &random, recipe->steps > 1 ? which.step : which.shade);
    if (recipe->cents > 0 && recipe->shades > 1) {
        wave_tune(wave, recipe->cents * ((double)which.shade / (recipe->shades - 1) - .5));
    }
    finish(wave, group->kind, group->lufs);
    if (wave->loops) {
        wave_overlap(wave, BAND_OVERLAP);
    }
    return wave;
}

static bool report(const char *path, bool is_fine, const char *why) {
    if (!is_fine) {
        fprintf(stderr, "make-sounds: %s: %s\n", path, why);
    }
    return is_fine;
}

/* What differs, relative to what is there. */
static double apart_db(const Wave *a, const Wave *b) {
    double differs = 0, is = 0;
    for (int i = 0; i < a->frames; i++) {
        double left = a->left[i] - b->left[i], right = a->right[i] - b->right[i];
        differs += left * left + right * right;
        is += a->left[i] * a->left[i] + a->right[i] * a->right[i];
    }
    return decibels(sqrt(differs / is));
}

static void tell(const char *path, const Wave *file, Loudness kind, double apart) {
    printf("%-44s %6.2f s %7.2f LUFS %7.2f dBTP %7.1f dB apart %5.1f %% above 2 kHz", path, (double)file->frames / RATE,
           wave_loudness(file, kind), decibels(wave_true_peak(file)), apart,
           100 * share_above(file->left, file->right, file->frames, 2000));
    if (kind == LOUDNESS_INTEGRATED) {
        printf("  range %.1f LU\n", loudness_range(file->left, file->right, file->frames));
    } else {
        printf("  peak at %.0f ms\n", peak_ms(file->left, file->right, file->frames));
    }
}

static bool check(const char *path, const Wave *wave, Loudness kind) {
    Wave *file = ogg_read(path);
    if (!report(path, file != NULL, "it is missing or no stereo OGG Vorbis of 48,000 Hz")) {
        return false;
    }
    bool is_fine = report(path, file->frames == wave->frames, "its recipe makes another length");
    if (is_fine) {
        double apart = apart_db(wave, file);
        tell(path, file, kind, apart);
        is_fine = report(path, apart < APART_MOST_DB, "its recipe makes something else") &&
                  report(path, decibels(wave_true_peak(file)) < PEAK_MOST_DB, "its peaks are too high");
    }
    wave_free(file);
    return is_fine;
}

static bool do_one(const Job *job, const Recipe *recipe, Which which) {
    const GroupOf *group = &GROUP[recipe->group];
    char path[PATH_MAX_BYTES];
    Wave *wave = make(recipe, which);
    bool is_fine;
    if (strcmp(job->verb, "wav") == 0) {
        file_path(path, job->folder, recipe, which, "wav");
        is_fine = report(path, wav_write(path, wave), "it cannot be written");
    } else {
        file_path(path, job->folder, recipe, which, "ogg");
        is_fine = strcmp(job->verb, "check") == 0
                      ? check(path, wave, group->kind)
                      : report(path, ogg_write(path, wave, recipe->name, group->quality), "it cannot be written");
    }
    wave_free(wave);
    return is_fine;
}

static void do_all(Job *job) {
    for (size_t page = 0; page < sizeof BOOK / sizeof *BOOK; page++) {
        for (const Recipe *recipe = BOOK[page]; recipe->name != NULL; recipe++) {
            bool is_wanted = job->name == NULL || strcmp(job->name, recipe->name) == 0;
            for (int i = 0; is_wanted && i < recipe->steps * recipe->shades; i++) {
                Which which = {i / recipe->shades, i % recipe->shades};
                job->made++;
                job->failed += do_one(job, recipe, which) ? 0 : 1;
            }
        }
    }
}

/* What the instruments play; checked as text. */
static void do_score(Job *job) {
    char path[PATH_MAX_BYTES];
    if (job->name != NULL && strcmp(job->name, "score") != 0) {
        return;
    }
    job->made++;
    bool checks = strcmp(job->verb, "check") == 0;
    snprintf(path, sizeof path, "%s/music/score.txt", job->folder);
    bool is_fine = checks ? report(path, tunes_are(path), "its tunes make another one")
                          : report(path, tunes_write(path), "it cannot be written");
    job->failed += is_fine ? 0 : 1;
}

int main(int count, char **word) {
    bool is_right = (count == 3 || count == 4) &&
                    (strcmp(word[1], "ogg") == 0 || strcmp(word[1], "wav") == 0 || strcmp(word[1], "check") == 0);
    if (!is_right) {
        fprintf(stderr, "make-sounds ogg|wav|check FOLDER [NAME]\n");
        return 2;
    }
    Job job = {.verb = word[1], .folder = word[2], .name = count == 4 ? word[3] : NULL};
    do_all(&job);
    do_score(&job);
    printf("%d sounds, %d of them wrong\n", job.made, job.failed);
    return job.made > 0 && job.failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
