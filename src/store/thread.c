#define _DEFAULT_SOURCE /* clocks */

#include "store/thread.h"

#include "base/give_up.h"

#include <time.h>

static void must(int fault) {
    if (fault != 0) {
        give_up(GIVE_UP_NO_THREAD);
    }
}

void thread_start(Thread *thread, void *(*run)(void *), void *with) {
    must(pthread_create(thread, NULL, run, with));
}

void thread_join(Thread thread) {
    pthread_join(thread, NULL);
}

/* Not by the clock on the wall: should that be set back by an hour, a wait would last so much longer. */
#if defined(__APPLE__) || defined(_WIN32)
void condition_init(Condition *condition) {
    must(pthread_cond_init(condition, NULL));
}

bool condition_wait_for(Condition *condition, Mutex *mutex, unsigned milliseconds) {
    struct timespec time = {.tv_sec = milliseconds / 1000, .tv_nsec = (long)(milliseconds % 1000) * 1000000};
    return pthread_cond_timedwait_relative_np(condition, mutex, &time) == 0;
}
#else
void condition_init(Condition *condition) {
    pthread_condattr_t attributes;
    must(pthread_condattr_init(&attributes));
    must(pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC));
    must(pthread_cond_init(condition, &attributes));
    pthread_condattr_destroy(&attributes);
}

bool condition_wait_for(Condition *condition, Mutex *mutex, unsigned milliseconds) {
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += milliseconds / 1000;
    until.tv_nsec += (long)(milliseconds % 1000) * 1000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_sec++;
        until.tv_nsec -= 1000000000;
    }
    return pthread_cond_timedwait(condition, mutex, &until) == 0;
}
#endif
