/* The game's time: milliseconds since the start, from the system clock, or virtual time that only the driver moves. */
#ifndef PLATFORM_CLOCK_H
#define PLATFORM_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

enum { STEPS_PER_SECOND = 60 };
#define STEP_MS (1000.0 / STEPS_PER_SECOND)

typedef struct Clock {
    bool is_virtual;
    double virtual_ms;
    uint64_t origin; /* performance counter at the start */
} Clock;

void clock_init(Clock *clock, bool is_virtual);

double clock_ms(const Clock *clock);

/* Virtual time only. */
void clock_advance(Clock *clock, double ms);

/* Real microseconds since some fixed moment, for measuring. */
uint64_t clock_real_us(void);

/* CPU time of the calling thread in microseconds: what something costs, whatever else is running. */
uint64_t clock_thread_us(void);

#endif
