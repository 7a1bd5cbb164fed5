#include "platform/terminal.h"

#include <stdio.h>
#include <string.h>

#ifdef _WIN32
#include <io.h>
#include <windows.h>

typedef DWORD Mode;

bool terminal_has_person(void) {
    return _isatty(_fileno(stdin)) != 0;
}

/* Not the standard handle: a program with a window has none, and reads the console it was started from. */
static HANDLE typed(void) {
    return (HANDLE)_get_osfhandle(_fileno(stdin));
}

static bool go_silent(Mode *before) {
    return GetConsoleMode(typed(), before) && SetConsoleMode(typed(), *before & ~(DWORD)ENABLE_ECHO_INPUT);
}

static void go_back(const Mode *before) {
    SetConsoleMode(typed(), *before);
    fputc('\n', stderr); /* the end of the line is not shown either */
}
#else
#include <signal.h>
#include <termios.h>
#include <unistd.h>

typedef struct termios Mode;

/* Who gives up with Ctrl-C must not be left with a terminal that shows nothing. */
static const int END[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
enum { ENDS = sizeof END / sizeof END[0] };
static struct sigaction end_before[ENDS];
static Mode mode_before;

static void heed_no_ends(void) {
    for (int i = 0; i < ENDS; i++) {
        sigaction(END[i], &end_before[i], NULL);
    }
}

static void show_and_end(int number) {
    tcsetattr(STDIN_FILENO, TCSANOW, &mode_before);
    heed_no_ends();
    raise(number); /* is delivered when this returns, as it would have been */
}

static void heed_ends(void) {
    struct sigaction action = {.sa_handler = show_and_end};
    for (int i = 0; i < ENDS; i++) {
        sigaction(END[i], NULL, &end_before[i]);
        if (end_before[i].sa_handler != SIG_IGN) {
            sigaction(END[i], &action, NULL);
        }
    }
}

bool terminal_has_person(void) {
    return isatty(STDIN_FILENO) != 0;
}

static bool go_silent(Mode *before) {
    if (tcgetattr(STDIN_FILENO, before) != 0) {
        return false;
    }
    Mode silent = mode_before = *before;
    heed_ends();
    silent.c_lflag &= ~(tcflag_t)ECHO;
    silent.c_lflag |= ECHONL;
    if (tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent) == 0) {
        return true;
    }
    heed_no_ends();
    return false;
}

static void go_back(const Mode *before) {
    tcsetattr(STDIN_FILENO, TCSAFLUSH, before);
    heed_no_ends();
}
#endif

static bool read_line(char *out, size_t size) {
    if (fgets(out, (int)size, stdin) == NULL) {
        out[0] = '\0';
        return false;
    }
    size_t length = strcspn(out, "\r\n");
    bool is_whole = out[length] != '\0' || feof(stdin) != 0;
    out[length] = '\0';
    for (int c = 0; !is_whole && c != '\n' && c != EOF;) {
        c = getchar(); /* the rest is no answer to the next question */
    }
    return is_whole;
}

bool terminal_read_secret(const char *prompt, char *out, size_t size) {
    Mode before;
    bool has_person = terminal_has_person(), is_silent = has_person && go_silent(&before);
    if (has_person) { /* after that: what is typed before is thrown away */
        fputs(prompt, stderr);
        fflush(stderr);
    }
    bool read = read_line(out, size);
    if (is_silent) {
        go_back(&before);
    }
    return read;
}
