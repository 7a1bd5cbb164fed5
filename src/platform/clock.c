#include "platform/clock.h"

#include <SDL.h>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#else
#include <time.h>
#endif

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

uint64_t clock_thread_us(void) {
#ifdef _WIN32
    FILETIME begun, ended, in_system, in_program;
    if (!GetThreadTimes(GetCurrentThread(), &begun, &ended, &in_system, &in_program)) {
        return 0;
    }
    uint64_t system = (uint64_t)in_system.dwHighDateTime << 32 | in_system.dwLowDateTime;
    uint64_t program = (uint64_t)in_program.dwHighDateTime << 32 | in_program.dwLowDateTime;
    return (system + program) / 10;
#else
    struct timespec spent = {0};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return (uint64_t)spent.tv_sec * 1000000 + (uint64_t)spent.tv_nsec / 1000;
#endif
}
