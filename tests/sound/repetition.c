#include "repetition.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Five times a second, how loud each of three octaves' semitones is. 30 s that are alike in that are the same music,
 * and with them any 40 s. */
enum { BANDS = 40, LOWEST = 55, FRAMES = 9600, THINNED = 4, WINDOW = 150, APART = 100 };

static const double SAME = .8; /* correlation */
static const float SILENT = 1e-4F;

typedef struct Look {
    float band[BANDS];
    float energy;
} Look;

struct Repetition {
    Look *look;
    int *sounding; /* looks before that one which are not silent */
    int looks;
    float part[FRAMES / THINNED];
    int frames;
};

Repetition *repetition_new(void) {
    Repetition *repetition = calloc(1, sizeof *repetition);
    if (repetition == NULL) {
        abort();
    }
    return repetition;
}

void repetition_free(Repetition *repetition) {
    free(repetition->look);
    free(repetition->sounding);
    free(repetition);
}

/* How much of a tone there is (Goertzel). */
static float tone(const float *part, double hz) {
    float turn = (float)(2 * cos(2 * acos(-1) * hz * THINNED / 48000)), before = 0, now = 0;
    for (int i = 0; i < FRAMES / THINNED; i++) {
        float next = part[i] + turn * now - before;
        before = now;
        now = next;
    }
    return sqrtf(fmaxf(0, now * now + before * before - turn * now * before)) / (FRAMES / THINNED);
}

/* Loudness as ears have it, and without what all music has. */
static void look(Repetition *repetition) {
    repetition->look = realloc(repetition->look, (size_t)(repetition->looks + 1) * sizeof(Look));
    repetition->sounding = realloc(repetition->sounding, (size_t)(repetition->looks + 2) * sizeof(int));
    if (repetition->look == NULL || repetition->sounding == NULL) {
        abort();
    }
    Look *now = &repetition->look[repetition->looks++];
    float sum = 0, loud = 0;
    for (int b = 0; b < BANDS; b++) {
        float level = tone(repetition->part, 440 * pow(2, (LOWEST + b - 69) / 12.0));
        now->band[b] = log10f(level + SILENT);
        sum += now->band[b];
        loud = fmaxf(loud, level);
    }
    now->energy = 0;
    for (int b = 0; b < BANDS; b++) {
        now->band[b] = loud > SILENT ? now->band[b] - sum / BANDS : 0;
        now->energy += now->band[b] * now->band[b];
    }
    int before = repetition->looks > 1 ? repetition->sounding[repetition->looks - 1] : 0;
    repetition->sounding[repetition->looks - 1] = before;
    repetition->sounding[repetition->looks] = before + (now->energy > 0 ? 1 : 0);
}

void repetition_add(Repetition *repetition, const float *music, int frames) {
    for (int i = 0; i + THINNED <= frames; i += THINNED) {
        float sum = 0;
        for (int k = 0; k < 2 * THINNED; k++) {
            sum += music[2 * i + k];
        }
        repetition->part[repetition->frames++] = sum / (2 * THINNED);
        if (repetition->frames == FRAMES / THINNED) {
            look(repetition);
            repetition->frames = 0;
        }
    }
}

static float both(const Look *a, const Look *b) {
    float sum = 0;
    for (int i = 0; i < BANDS; i++) {
        sum += a->band[i] * b->band[i];
    }
    return sum;
}

/* A rest is like any other rest. */
static bool sounds_in(const Repetition *repetition, int first) {
    return repetition->sounding[first + WINDOW] - repetition->sounding[first] > WINDOW * 2 / 3;
}

/* Where windows so far apart are alike, the earlier one is heard once more; neighbours of a place are that place. */
static void compare(const Repetition *repetition, int lag, int *times, int *last) {
    double product = 0, here = 0, there = 0;
    const Look *all = repetition->look;
    for (int t = 0; t + lag < repetition->looks; t++) {
        product += (double)both(&all[t], &all[t + lag]);
        here += (double)all[t].energy;
        there += (double)all[t + lag].energy;
        if (t < WINDOW - 1) {
            continue;
        }
        int first = t - WINDOW + 1;
        bool is_music = sounds_in(repetition, first) && sounds_in(repetition, first + lag);
        if (is_music && product > SAME * sqrt(here * there) && lag - last[first] > APART) {
            times[first]++;
            last[first] = lag;
        }
        product -= (double)both(&all[first], &all[first + lag]);
        here -= (double)all[first].energy;
        there -= (double)all[first + lag].energy;
    }
}

int repetition_most(const Repetition *repetition) {
    int *times = calloc((size_t)repetition->looks + 1, sizeof *times);
    int *last = calloc((size_t)repetition->looks + 1, sizeof *last);
    int most = 0;
    if (times == NULL || last == NULL) {
        abort();
    }
    for (int lag = WINDOW; lag < repetition->looks; lag++) {
        compare(repetition, lag, times, last);
    }
    for (int t = 0; t < repetition->looks; t++) {
        most = times[t] > most ? times[t] : most;
    }
    free(times);
    free(last);
    return repetition->looks > 0 ? most + 1 : 0;
}
