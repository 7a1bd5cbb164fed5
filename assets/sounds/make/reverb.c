#include "reverb.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 8, LONGEST = 4096, SPREADS = 3, SPREAD_LONGEST = 1024 };

/* Primes, so that no two echoes fall together. */
static const int LENGTH[LINES] = {1187, 1429, 1613, 1889, 2179, 2503, 2861, 3271};
static const int SPREAD[2][SPREADS] = {{149, 331, 577}, {173, 359, 617}};

typedef struct Hall {
    double line[LINES][LONGEST];
    double spread[2][SPREADS][SPREAD_LONGEST];
    double dull[LINES];
    double gain[LINES];
    double duller;
    int now;
} Hall;

static double spread_out(Hall *hall, int side, double in) {
    for (int i = 0; i < SPREADS; i++) {
        double *memory = hall->spread[side][i];
        double late = memory[(hall->now - SPREAD[side][i] + SPREAD_LONGEST) % SPREAD_LONGEST];
        double value = in + .6 * late;
        memory[hall->now % SPREAD_LONGEST] = value;
        in = late - .6 * value;
    }
    return in;
}

/* Each line to each: the Hadamard matrix, which neither adds nor takes power. */
static void exchange(double value[LINES]) {
    for (int half = 1; half < LINES; half *= 2) {
        for (int i = 0; i < LINES; i++) {
            if ((i & half) == 0) {
                double a = value[i], b = value[i + half];
                value[i] = a + b;
                value[i + half] = a - b;
            }
        }
    }
}

static void hall_next(Hall *hall, double left, double right, double out[2]) {
    double value[LINES], in[2] = {spread_out(hall, 0, left), spread_out(hall, 1, right)};
    out[0] = out[1] = 0;
    for (int i = 0; i < LINES; i++) {
        double late = hall->line[i][(hall->now - LENGTH[i] + LONGEST) % LONGEST];
        hall->dull[i] += (late - hall->dull[i]) * hall->duller;
        value[i] = hall->dull[i] * hall->gain[i];
        out[i % 2] += (i % 4 < 2 ? value[i] : -value[i]);
    }
    exchange(value);
    for (int i = 0; i < LINES; i++) {
        hall->line[i][hall->now % LONGEST] = value[i] / sqrt(LINES) + in[i % 2] * .35;
    }
    hall->now = (hall->now + 1) % LONGEST;
}

void reverb_add(Wave *wave, Room room) {
    Hall *hall = calloc(1, sizeof *hall);
    if (hall == NULL) {
        abort();
    }
    for (int i = 0; i < LINES; i++) {
        hall->gain[i] = pow(10, -3 * LENGTH[i] / (room.seconds * RATE));
    }
    hall->duller = 1 - exp(-2 * PI * room.dull_hz / RATE);
    int before = wave->loops ? (int)fmin(wave->frames, 2 * room.seconds * RATE) : 0;
    double out[2];
    for (int i = wave->frames - before; i < wave->frames; i++) {
        hall_next(hall, wave->left[i], wave->right[i], out);
    }
    for (int i = 0; i < wave->frames; i++) {
        hall_next(hall, wave->left[i], wave->right[i], out);
        wave->left[i] += room.wet * out[0];
        wave->right[i] += room.wet * out[1];
    }
    free(hall);
}
