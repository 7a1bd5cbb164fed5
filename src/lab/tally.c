#include "lab/tally.h"

#include "base/memory.h"

#include <math.h>
#include <stdlib.h>

static const double z = 1.959964; /* 95 % of a normal distribution lie within */

void mean_add(Mean *mean, double value) {
    mean->count++;
    mean->sum += value;
    mean->squares += value * value;
}

Estimate mean_estimate(const Mean *mean) {
    if (mean->count == 0) {
        return (Estimate){0, 0, 0};
    }
    double n = (double)mean->count;
    double middle = mean->sum / n;
    double variance = mean->count > 1 ? (mean->squares - n * middle * middle) / (n - 1) : 0;
    double off = variance > 0 ? z * sqrt(variance / n) : 0;
    return (Estimate){middle, middle - off, middle + off};
}

Estimate share_estimate(double hits, int64_t tries) {
    if (tries == 0) {
        return (Estimate){0, 0, 0};
    }
    double n = (double)tries, share = hits / n;
    double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    double off = z / (1 + z * z / n) * sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return (Estimate){share, hits > 0 ? middle - off : 0, hits < n ? middle + off : 1};
}

void times_add(Times *times, double micros) {
    if (times->count == times->room) {
        times->room = times->room ? times->room * 2 : 4096;
        times->list = memory_resize(times->list, times->room * sizeof *times->list);
    }
    times->list[times->count++] = (float)micros;
}

void times_fini(Times *times) {
    free(times->list);
    *times = (Times){0};
}

static int by_time(const void *a, const void *b) {
    float left = *(const float *)a, right = *(const float *)b;
    return (left > right) - (left < right);
}

double times_at(Times *times, int permille) {
    if (times->count == 0) {
        return 0;
    }
    qsort(times->list, times->count, sizeof *times->list, by_time);
    size_t at = (times->count - 1) * (size_t)permille / 1000;
    return (double)times->list[at];
}

double times_mean(const Times *times) {
    double sum = 0;
    for (size_t i = 0; i < times->count; i++) {
        sum += (double)times->list[i];
    }
    return times->count > 0 ? sum / (double)times->count : 0;
}
