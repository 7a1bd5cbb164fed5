#include "games/path/ai/train/fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* --- least squares ------------------------------------------------------------------------------------------------ */

void sums_add(Sums *sums, const Sample *samples, int count) {
    for (int k = 0; k < count; k++) {
        const int16_t *feature = samples[k].feature;
        for (int i = 0; i < WORTH_FEATURES; i++) {
            if (feature[i] == 0) {
                continue;
            }
            for (int j = 0; j < WORTH_FEATURES; j++) {
                sums->of[i][j] += (double)feature[i] * feature[j];
            }
            sums->of[i][WORTH_FEATURES] += (double)feature[i] * samples[k].got;
        }
    }
    sums->count += count;
}

void sums_fade(Sums *sums, double by) {
    for (int i = 0; i < WORTH_FEATURES; i++) {
        for (int j = 0; j <= WORTH_FEATURES; j++) {
            sums->of[i][j] *= by;
        }
    }
    sums->count *= by;
}

static void swap_rows(double *a, double *b) {
    for (int i = 0; i <= WORTH_FEATURES; i++) {
        double keep = a[i];
        a[i] = b[i];
        b[i] = keep;
    }
}

/* Gauss and Jordan. */
static void solve(double rows[WORTH_FEATURES][WORTH_FEATURES + 1]) {
    for (int i = 0; i < WORTH_FEATURES; i++) {
        int pivot = i;
        for (int k = i; k < WORTH_FEATURES; k++) {
            pivot = fabs(rows[k][i]) > fabs(rows[pivot][i]) ? k : pivot;
        }
        swap_rows(rows[i], rows[pivot]);
        for (int k = 0; k < WORTH_FEATURES; k++) {
            double times = k != i ? rows[k][i] / rows[i][i] : 0;
            for (int j = i; times != 0 && j <= WORTH_FEATURES; j++) {
                rows[k][j] -= times * rows[i][j];
            }
        }
    }
}

static int16_t as_word(double value) {
    return (int16_t)lrint(value > INT16_MAX ? INT16_MAX : value < INT16_MIN ? INT16_MIN : value);
}

/* A little is added to the diagonal: what hardly ever comes up shall weigh little. */
void fit_weights(const Sums *sums, uint64_t seen, int16_t weight[WORTH_FEATURES]) {
    static double rows[WORTH_FEATURES][WORTH_FEATURES + 1];
    memcpy(rows, sums->of, sizeof rows);
    for (int i = 0; i < WORTH_FEATURES; i++) {
        rows[i][i] += 2 + sums->count * 1e-4;
        for (int j = 0; j <= WORTH_FEATURES && (seen >> i & 1) == 0; j++) {
            rows[i][j] = i == j;
        }
    }
    solve(rows);
    for (int i = 0; i < WORTH_FEATURES; i++) {
        bool is_seen = (seen >> i & 1) != 0;
        weight[i] = is_seen ? as_word(rows[i][WORTH_FEATURES] / rows[i][i] * WORTH_POINT) : 0;
    }
}

/* --- the net ------------------------------------------------------------------------------------------------------ */

enum { BATCH = 64, EPOCHS = 6, HIDDEN_SIZE = WORTH_HIDDEN * WORTH_FEATURES, SIZE = HIDDEN_SIZE + WORTH_HIDDEN };
static const float RATE = 0.0015f, SCALE = 16; /* features come to the net as sixteenths */

/* Weights of the hidden units, one unit after the other, then those of what they add up to. */
typedef struct Learner {
    float weight[SIZE], slope[SIZE], mean[SIZE], square[SIZE];
    int steps;
} Learner;

static void begin(Learner *learner, const WorthNet *net, Random *random) {
    memset(learner, 0, sizeof *learner);
    bool fresh = true;
    for (int h = 0; h < WORTH_HIDDEN; h++) {
        fresh = fresh && net->sum[h] == 0;
        learner->weight[HIDDEN_SIZE + h] = (float)net->sum[h] / WORTH_NET_SUM;
        for (int i = 0; i < WORTH_FEATURES; i++) {
            learner->weight[h * WORTH_FEATURES + i] = (float)net->weight[h][i] * SCALE / WORTH_NET_WEIGHT;
        }
    }
    for (int i = 0; i < SIZE && fresh; i++) {
        float noise = (float)random_below(random, 2001) / 1000 - 1;
        learner->weight[i] = i < HIDDEN_SIZE ? noise * 0.25f : noise * 0.3f;
    }
}

static void learn_sample(Learner *learner, const float *in, float wanted) {
    float hidden[WORTH_HIDDEN], out = 0;
    for (int h = 0; h < WORTH_HIDDEN; h++) {
        float sum = 0;
        const float *weight = &learner->weight[h * WORTH_FEATURES];
        for (int i = 0; i < WORTH_FEATURES; i++) {
            sum += weight[i] * in[i];
        }
        hidden[h] = sum > 0 ? sum : 0;
        out += hidden[h] * learner->weight[HIDDEN_SIZE + h];
    }
    float error = out - wanted;
    for (int h = 0; h < WORTH_HIDDEN; h++) {
        learner->slope[HIDDEN_SIZE + h] += error * hidden[h];
        float back = hidden[h] > 0 ? error * learner->weight[HIDDEN_SIZE + h] : 0;
        float *slope = &learner->slope[h * WORTH_FEATURES];
        for (int i = 0; i < WORTH_FEATURES && back != 0; i++) {
            slope[i] += back * in[i];
        }
    }
}

/* Adam. */
static void take_step(Learner *learner, float rate) {
    learner->steps++;
    float mend_mean = 1 - powf(0.9f, (float)learner->steps), mend_square = 1 - powf(0.999f, (float)learner->steps);
    for (int i = 0; i < SIZE; i++) {
        float slope = learner->slope[i] / BATCH + 1e-4f * learner->weight[i];
        learner->mean[i] = 0.9f * learner->mean[i] + 0.1f * slope;
        learner->square[i] = 0.999f * learner->square[i] + 0.001f * slope * slope;
        learner->weight[i] -= rate * (learner->mean[i] / mend_mean) / (sqrtf(learner->square[i] / mend_square) + 1e-6f);
    }
    memset(learner->slope, 0, sizeof learner->slope);
}

static void finish(const Learner *learner, WorthNet *net) {
    for (int h = 0; h < WORTH_HIDDEN; h++) {
        net->sum[h] = as_word((double)learner->weight[HIDDEN_SIZE + h] * WORTH_NET_SUM);
        for (int i = 0; i < WORTH_FEATURES; i++) {
            net->weight[h][i] = as_word((double)learner->weight[h * WORTH_FEATURES + i] / SCALE * WORTH_NET_WEIGHT);
        }
    }
}

void fit_net(const Sample *samples, int count, const int16_t weight[WORTH_FEATURES], WorthNet *net, Random *random) {
    static Learner learner;
    begin(&learner, net, random);
    int steps = count / BATCH * EPOCHS;
    for (int step = 0; step < steps; step++) {
        for (int k = 0; k < BATCH; k++) {
            const Sample *sample = &samples[random_below(random, (uint32_t)count)];
            float in[WORTH_FEATURES], wanted = sample->got;
            for (int i = 0; i < WORTH_FEATURES; i++) {
                in[i] = sample->feature[i] / SCALE;
                wanted -= (float)(sample->feature[i] * weight[i]) / WORTH_POINT;
            }
            learn_sample(&learner, in, wanted);
        }
        take_step(&learner, RATE * (1 - (float)step / (float)steps));
    }
    finish(&learner, net);
}

double mean_error(const Sample *samples, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
        double error = samples[i].got - (double)samples[i].expected / WORTH_POINT;
        sum += error * error;
    }
    return count > 0 ? sqrt(sum / count) : 0;
}
