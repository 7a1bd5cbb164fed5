#include "platform/console.h"

#ifdef _WIN32
#include "platform/disk.h"
#include "platform/paths.h"

#include <SDL.h>

#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

static DWORD leads_to(DWORD which) {
    HANDLE handle = GetStdHandle(which);
    return handle != NULL && handle != INVALID_HANDLE_VALUE ? GetFileType(handle) : FILE_TYPE_UNKNOWN;
}

static bool lead(FILE *stream, const wchar_t *path, const wchar_t *mode) {
    bool leads = _wfreopen(path, mode, stream) != NULL;
#ifndef _UCRT
    FILE *file = leads ? NULL : _wfopen(path, mode);
    if (file != NULL) {
        *stream = *file; /* Wine opens no stream again that leads nowhere */
        leads = true;
    }
#endif
    return leads;
}

static bool has_log; /* nobody reads along */

/* An earlier run's last words are kept: what starts a program again is not to wipe off why it ended. */
static void log_in(const char *directory) {
    char folder[PATH_BYTES], path[PATH_BYTES], before[PATH_BYTES];
    if (!paths_data(directory, folder) || !path_join(path, folder, "schott-world.log") ||
        !path_join(before, folder, "schott-world-before.log")) {
        return;
    }
    if (disk_size(path) > 0) {
        (void)disk_move(path, before);
    }
    wchar_t *wide = (wchar_t *)(void *)SDL_iconv_string("UTF-16LE", "UTF-8", path, SDL_strlen(path) + 1);
    if (wide != NULL && lead(stderr, wide, L"a")) {
        setvbuf(stderr, NULL, _IONBF, 0); /* the last line before an end counts most */
    }
    SDL_free(wide);
}

void console_open(void) {
    SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX);
    _set_error_mode(_OUT_TO_STDERR);
    DWORD in = leads_to(STD_INPUT_HANDLE), out = leads_to(STD_OUTPUT_HANDLE), error = leads_to(STD_ERROR_HANDLE);
    bool has_in = in != FILE_TYPE_UNKNOWN, has_out = out != FILE_TYPE_UNKNOWN, has_error = error != FILE_TYPE_UNKNOWN;
    /* What was inherited of a console serves only who belongs to it. */
    bool has_device = in == FILE_TYPE_CHAR || out == FILE_TYPE_CHAR || error == FILE_TYPE_CHAR;
    if (has_in && has_out && has_error && !has_device) {
        return;
    }
    bool has_console = AttachConsole(ATTACH_PARENT_PROCESS);
    if (has_console) {
        SetConsoleOutputCP(CP_UTF8);
    }
    if (!has_in && has_console) {
        lead(stdin, L"CONIN$", L"r");
    }
    if (!has_out && has_console) {
        lead(stdout, L"CONOUT$", L"w");
    }
    if (!has_error && has_console) {
        lead(stderr, L"CONOUT$", L"w");
    } else if (!has_error) {
        has_log = true;
        log_in(NULL);
    }
}

void console_log_in(const char *folder) {
    if (has_log) {
        log_in(folder);
    }
}
#else
#include <signal.h>

/* A file that may not grow any more is a full disk, and told as one: nothing to die of. */
void console_open(void) {
    signal(SIGXFSZ, SIG_IGN);
}

void console_log_in(const char *folder) {
    (void)folder;
}
#endif
