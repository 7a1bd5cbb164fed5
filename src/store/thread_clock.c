#define _DEFAULT_SOURCE /* clocks */

#include "base/give_up.h"
#include "store/thread.h"

#include <time.h>

void mutex_init(Mutex *mutex) {
    if (pthread_mutex_init(mutex, NULL) != 0) {
        give_up(GIVE_UP_NO_THREAD);
    }
}

uint64_t thread_milliseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000 + (uint64_t)time.tv_nsec / 1000000;
}
