#include "platform/console.h"

#ifdef _WIN32
#include "platform/paths.h"

#include <SDL.h>

#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

static bool leads_somewhere(DWORD which) {
    HANDLE handle = GetStdHandle(which);
    return handle != NULL && handle != INVALID_HANDLE_VALUE && GetFileType(handle) != FILE_TYPE_UNKNOWN;
}

static void log_to_file(void) {
    char folder[PATH_BYTES], path[PATH_BYTES];
    if (paths_data(NULL, folder) && path_join(path, folder, "schott-world.log")) {
        wchar_t *wide = (wchar_t *)(void *)SDL_iconv_string("UTF-16LE", "UTF-8", path, SDL_strlen(path) + 1);
        if (wide != NULL && _wfreopen(wide, L"w", stderr) != NULL) {
            setvbuf(stderr, NULL, _IONBF, 0); /* the last line before an end counts most */
        }
        SDL_free(wide);
    }
}

void console_open(void) {
    SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX);
    _set_error_mode(_OUT_TO_STDERR);
    bool has_out = leads_somewhere(STD_OUTPUT_HANDLE), has_error = leads_somewhere(STD_ERROR_HANDLE);
    if (has_out && has_error) {
        return;
    }
    bool has_console = AttachConsole(ATTACH_PARENT_PROCESS);
    if (has_console) {
        SetConsoleOutputCP(CP_UTF8);
    }
    if (!has_out && has_console) {
        (void)!freopen("CONOUT$", "w", stdout);
    }
    if (!has_error && has_console) {
        (void)!freopen("CONOUT$", "w", stderr);
    } else if (!has_error) {
        log_to_file();
    }
}
#else
void console_open(void) {
}
#endif
