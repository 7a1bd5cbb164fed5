#include "platform/system.h"

#include "platform/platform.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t is_to_end;

#ifdef _WIN32
static void end_wanted(int number) {
    (void)number;
    is_to_end = 1;
}

void platform_listen_for_end(void) {
    signal(SIGTERM, end_wanted);
    signal(SIGINT, end_wanted);
}

void system_end_when_hung_up(void) {
}
#else
#include <pthread.h>
#include <unistd.h>

static pthread_t listener;

/* The system gives a signal to any thread; the one that may be waiting for input has to be woken by it. Should it have
 * been about to wait, it is told again. */
static void end_wanted(int number) {
    is_to_end = 1;
    alarm(1);
    if (pthread_equal(pthread_self(), listener) == 0) {
        pthread_kill(listener, number);
    }
}

/* Without SA_RESTART: who waits for input is woken. */
void platform_listen_for_end(void) {
    listener = pthread_self();
    struct sigaction action = {.sa_handler = end_wanted};
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGALRM, &action, NULL);
}

/* The terminal or the session the game was started from is gone: as if told to end. */
static void hung_up(int number) {
    (void)number;
    raise(SIGTERM);
}

/* nohup has it ignored, and then it stays so. */
void system_end_when_hung_up(void) {
    struct sigaction before, action = {.sa_handler = hung_up};
    if (sigaction(SIGHUP, NULL, &before) == 0 && before.sa_handler == SIG_DFL) {
        sigaction(SIGHUP, &action, NULL);
    }
}
#endif

bool platform_is_to_end(void) {
    return is_to_end != 0;
}

bool platform_is_page(void) {
    return false;
}
