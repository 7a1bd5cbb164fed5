#define _GNU_SOURCE /* syscall */

#include "sample.h"
#include "store/inside.h"

#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* Waiting while the clock on the wall is set. Nobody may set it for a test, so it is shown wrong: an hour ahead of what
 * the system waits by, as if it had been set back by an hour in the middle of each wait. */

enum { HOUR = 3600, SOON = 100 /* ms */, LATE = 10000 };

int clock_gettime(clockid_t clock, struct timespec *time) {
    int fault = (int)syscall(SYS_clock_gettime, clock, time);
    time->tv_sec += clock == CLOCK_REALTIME ? HOUR : 0;
    return fault;
}

int timespec_get(struct timespec *time, int base) {
    clock_gettime(CLOCK_REALTIME, time);
    return base;
}

START_TEST(a_wait_is_over_in_time_though_the_clock_is_set_back) {
    Mutex mutex;
    Condition condition;
    mutex_init(&mutex);
    condition_init(&condition);
    pthread_mutex_lock(&mutex);
    uint64_t begun = thread_milliseconds();
    while (condition_wait_for(&condition, &mutex, SOON)) {
        ;
    }
    uint64_t gone = thread_milliseconds() - begun;
    ck_assert_uint_ge(gone, SOON - 1);
    ck_assert_uint_lt(gone, LATE);
    pthread_mutex_unlock(&mutex);
    pthread_cond_destroy(&condition);
    pthread_mutex_destroy(&mutex);
}
END_TEST

int main(void) {
    TCase *tests = tcase_create("clock");
    tcase_set_timeout(tests, 30);
    tcase_add_test(tests, a_wait_is_over_in_time_though_the_clock_is_set_back);
    Suite *suite = suite_create("clock");
    suite_add_tcase(suite, tests);
    return sample_run(suite);
}
