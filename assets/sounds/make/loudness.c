#include "loudness.h"

#include "filter.h"

#include <math.h>
#include <stdlib.h>

enum { PART = RATE / 100, PARTS_PER_BLOCK = 40 };

static const double NOTHING = -200;

/* The two filters of BS.1770 for 48 kHz: the head, then what the ear leaves out below. */
static const Filter HEAD = {
    1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, .73248077421585, 0, 0};
static const Filter EAR = {1, -2, 1, -1.99004745483398, .99007225036621, 0, 0};

typedef struct Parts {
    int count;
    double *power; /* of each 10 ms, both sides added; with 400 ms of silence before and after */
} Parts;

static Parts weigh(const double *left, const double *right, int frames) {
    int count = (frames + PART - 1) / PART + 2 * PARTS_PER_BLOCK;
    Parts parts = {.count = count, .power = calloc((size_t)count, sizeof(double))};
    if (parts.power == NULL) {
        abort();
    }
    const double *sides[2] = {left, right};
    for (int s = 0; s < 2; s++) {
        Filter head = HEAD, ear = EAR;
        for (int i = 0; i < frames + PART * PARTS_PER_BLOCK; i++) {
            double value = filter_next(&ear, filter_next(&head, i < frames ? sides[s][i] : 0));
            if (i / PART + PARTS_PER_BLOCK < count) {
                parts.power[i / PART + PARTS_PER_BLOCK] += value * value / PART;
            }
        }
    }
    return parts;
}

static double block_power(const Parts *parts, int first) {
    double sum = 0;
    for (int i = 0; i < PARTS_PER_BLOCK; i++) {
        sum += parts->power[first + i];
    }
    return sum / PARTS_PER_BLOCK;
}

static double lufs(double power) {
    return power > 0 ? -.691 + 10 * log10(power) : NOTHING;
}

/* The mean of the blocks louder than gate; blocks begin every 100 ms. */
static double mean_above(const Parts *parts, double gate) {
    double sum = 0;
    int blocks = 0;
    for (int first = PARTS_PER_BLOCK; first + 2 * PARTS_PER_BLOCK <= parts->count; first += 10) {
        double power = block_power(parts, first);
        if (lufs(power) > gate) {
            sum += power;
            blocks++;
        }
    }
    return blocks > 0 ? lufs(sum / blocks) : NOTHING;
}

double loudness_integrated(const double *left, const double *right, int frames) {
    Parts parts = weigh(left, right, frames);
    double result = mean_above(&parts, mean_above(&parts, -70) - 10);
    free(parts.power);
    return result;
}

double loudness_momentary(const double *left, const double *right, int frames) {
    Parts parts = weigh(left, right, frames);
    double loudest = 0;
    for (int first = 0; first + PARTS_PER_BLOCK <= parts.count; first++) {
        loudest = fmax(loudest, block_power(&parts, first));
    }
    free(parts.power);
    return lufs(loudest);
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Between the quietest tenth and the loudest twentieth; silence, and what is 20 LU below the mean, are left out
 * (EBU Tech 3342). */
static double range_of(double *power, int count) {
    double sum = 0;
    int heard = 0;
    for (int i = 0; i < count; i++) {
        if (lufs(power[i]) > -70) {
            power[heard++] = power[i];
            sum += power[heard - 1];
        }
    }
    double gate = heard > 0 ? lufs(sum / heard) - 20 : 0;
    int kept = 0;
    for (int i = 0; i < heard; i++) {
        if (lufs(power[i]) > gate) {
            power[kept++] = power[i];
        }
    }
    qsort(power, (size_t)kept, sizeof *power, by_size);
    return kept > 0 ? lufs(power[(int)((kept - 1) * .95 + .5)]) - lufs(power[(int)((kept - 1) * .1 + .5)]) : 0;
}

double loudness_range(const double *left, const double *right, int frames) {
    enum { SHORT_TERM = 300, STEP = 10 };
    Parts parts = weigh(left, right, frames);
    double *power = calloc((size_t)parts.count, sizeof *power);
    if (power == NULL) {
        abort();
    }
    int count = 0;
    for (int first = PARTS_PER_BLOCK; first + SHORT_TERM + PARTS_PER_BLOCK <= parts.count; first += STEP) {
        for (int i = 0; i < SHORT_TERM; i++) {
            power[count] += parts.power[first + i] / SHORT_TERM;
        }
        count++;
    }
    double range = range_of(power, count);
    free(power);
    free(parts.power);
    return range;
}

/* Three values between each two samples, from the sixteen around them. */
static double between(const double *side, int frames, int i, double t) {
    double sum = 0;
    for (int k = -7; k <= 8; k++) {
        if (i + k >= 0 && i + k < frames) {
            double x = PI * (t - k);
            double window = .5 + .5 * cos(PI * (t - k) / 8.5);
            sum += side[i + k] * sin(x) / x * window;
        }
    }
    return fabs(sum);
}

double true_peak(const double *left, const double *right, int frames) {
    const double *sides[2] = {left, right};
    double peak = 0;
    for (int s = 0; s < 2; s++) {
        for (int i = 0; i < frames; i++) {
            double here = fabs(sides[s][i]);
            peak = fmax(peak, here);
            /* Between two samples it cannot rise much above them. */
            if (here > peak * .7) {
                for (int quarter = 1; quarter <= 3; quarter++) {
                    peak = fmax(peak, between(sides[s], frames, i, quarter / 4.0));
                    peak = fmax(peak, i > 0 ? between(sides[s], frames, i - 1, quarter / 4.0) : 0);
                }
            }
        }
    }
    return peak;
}
