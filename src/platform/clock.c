#include "platform/clock.h"

#include <SDL.h>

void clock_init(Clock *clock, bool is_virtual) {
    *clock = (Clock){.is_virtual = is_virtual, .origin = SDL_GetPerformanceCounter()};
}

double clock_ms(const Clock *clock) {
    if (clock->is_virtual) {
        return clock->virtual_ms;
    }
    return (double)(SDL_GetPerformanceCounter() - clock->origin) * 1000.0 / (double)SDL_GetPerformanceFrequency();
}

void clock_advance(Clock *clock, double ms) {
    clock->virtual_ms += ms;
}

uint64_t clock_real_us(void) {
    return (uint64_t)((double)SDL_GetPerformanceCounter() * 1e6 / (double)SDL_GetPerformanceFrequency());
}
