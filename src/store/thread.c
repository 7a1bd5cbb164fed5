#include "store/thread.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void must(int fault) {
    if (fault == 0)
        return;
    fputs("schott-world: the system has no room for another thread\n", stderr);
    abort();
}

void thread_start(Thread *thread, void *(*run)(void *), void *with) {
    must(pthread_create(thread, NULL, run, with));
}

void thread_join(Thread thread) {
    pthread_join(thread, NULL);
}

void mutex_init(Mutex *mutex) {
    must(pthread_mutex_init(mutex, NULL));
}

void condition_init(Condition *condition) {
    must(pthread_cond_init(condition, NULL));
}

/* Windows' C library of old has no timespec_get, but mingw's threads bring this. */
static struct timespec now(void) {
    struct timespec time;
#ifdef _WIN32
    clock_gettime(CLOCK_REALTIME, &time);
#else
    timespec_get(&time, TIME_UTC);
#endif
    return time;
}

uint64_t thread_milliseconds(void) {
    struct timespec time = now();
    return (uint64_t)time.tv_sec * 1000 + (uint64_t)time.tv_nsec / 1000000;
}

bool condition_wait_for(Condition *condition, Mutex *mutex, unsigned milliseconds) {
    struct timespec until = now();
    until.tv_sec += milliseconds / 1000;
    until.tv_nsec += (long)(milliseconds % 1000) * 1000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_sec++;
        until.tv_nsec -= 1000000000;
    }
    return pthread_cond_timedwait(condition, mutex, &until) == 0;
}
