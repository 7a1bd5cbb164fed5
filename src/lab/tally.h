/* Counting and averaging for simulate. */
#ifndef LAB_TALLY_H
#define LAB_TALLY_H

#include <stddef.h>
#include <stdint.h>

/* A mean with its 95 % interval. */
typedef struct Estimate {
    double mean, low, high;
} Estimate;

typedef struct Mean {
    int64_t count;
    double sum, squares;
} Mean;

void mean_add(Mean *mean, double value);
Estimate mean_estimate(const Mean *mean);

/* A share of hits among tries, by Wilson's interval, which also holds near 0 and 1. A shared hit may count as half. */
Estimate share_estimate(double hits, int64_t tries);

/* Times of decisions, all kept. */
typedef struct Times {
    float *list;
    size_t count, room;
} Times;

void times_add(Times *times, double micros);
void times_fini(Times *times);

/* Sorts; permille 500 is the median, 1000 the longest. 0 where there is none. */
double times_at(Times *times, int permille);
double times_mean(const Times *times);

#endif
