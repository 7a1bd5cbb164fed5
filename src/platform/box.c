#include "platform/box.h"

#include <SDL.h>

#include <signal.h>
#include <stdbool.h>

#ifdef __linux__
#include <pthread.h>
#include <sys/prctl.h>
#include <unistd.h>

/* In X11, SDL shows the box from a process of its own, which would stay when ours is ended. */
static pid_t waiting; /* our process while it waits for the box; otherwise 0 */

static void end_with_who_waits(void) {
    if (waiting != 0) {
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (getppid() != waiting) {
            _exit(0); /* it has ended in the meantime */
        }
    }
}

static void tie_box(void) {
    static bool is_tied;
    if (!is_tied) {
        is_tied = pthread_atfork(NULL, NULL, end_with_who_waits) == 0;
    }
    waiting = getpid();
}

static void untie_box(void) {
    waiting = 0;
}
#else
static void tie_box(void) {
}

static void untie_box(void) {
}
#endif

/* SDL has taken the signals since it started, and would keep them for a loop of events that nobody runs now. */
static bool is_told_to_end(void) {
    SDL_PumpEvents();
    return SDL_HasEvent(SDL_QUIT) == SDL_TRUE;
}

void box_show(const char *title, const char *sentence) {
    static const int NUMBER[] = {SIGTERM, SIGINT};
    void (*before[SDL_arraysize(NUMBER)])(int);
    for (size_t i = 0; i < SDL_arraysize(NUMBER); i++) {
        before[i] = signal(NUMBER[i], SIG_DFL);
    }
    if (!is_told_to_end()) {
        tie_box();
        SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, title, sentence, NULL);
        untie_box();
    }
    for (size_t i = 0; i < SDL_arraysize(NUMBER); i++) {
        signal(NUMBER[i], before[i]);
    }
}
