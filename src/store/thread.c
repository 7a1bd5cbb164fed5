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

bool condition_wait_for(Condition *condition, Mutex *mutex, unsigned milliseconds) {
    struct timespec until;
    timespec_get(&until, TIME_UTC);
    until.tv_sec += milliseconds / 1000;
    until.tv_nsec += (long)(milliseconds % 1000) * 1000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_sec++;
        until.tv_nsec -= 1000000000;
    }
    return pthread_cond_timedwait(condition, mutex, &until) == 0;
}
