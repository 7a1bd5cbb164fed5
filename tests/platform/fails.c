/* A failed assert where nobody reads along: "fails [FOLDER]" starts itself as a desktop starts a program, without
 * anything to read or write, and tells the status it ended with; FOLDER is for what is kept. What it said must be in
 * the log then, and no dialog may have waited for somebody. */
#include "core/core_assert.h"
#include "platform/console.h"

#include <SDL_main.h>

#include <stdio.h>
#include <string.h>
#include <windows.h>

enum { COMMAND_MAX = 1024, PATIENCE = 30000 };

static int fail_here(const char *folder) {
    console_open();
    if (folder != NULL) {
        console_log_in(folder);
    }
    CORE_NEVER("on purpose");
}

/* A program with a window that has no console is the parent, as Explorer is. */
static int fail_apart(const char *folder) {
    char program[MAX_PATH], command[COMMAND_MAX];
    STARTUPINFOA startup = {.cb = sizeof startup};
    PROCESS_INFORMATION process;
    DWORD status = 0;
    if (GetModuleFileNameA(NULL, program, sizeof program) == 0 ||
        snprintf(command, sizeof command, "\"%s\" --now \"%s\"", program, folder) >= COMMAND_MAX ||
        !CreateProcessA(program, command, NULL, NULL, FALSE, DETACHED_PROCESS, NULL, NULL, &startup, &process)) {
        puts("it does not start");
        return 1;
    }
    if (WaitForSingleObject(process.hProcess, PATIENCE) != WAIT_OBJECT_0) {
        TerminateProcess(process.hProcess, 1);
        puts("it does not end");
        return 1;
    }
    GetExitCodeProcess(process.hProcess, &status);
    printf("it ended with %lu\n", status);
    return 0;
}

int main(int argc, char *argv[]) {
    const char *folder = argc > 1 ? argv[argc - 1] : "";
    if (argc == 3 && strcmp(argv[1], "--now") == 0) {
        return fail_here(folder[0] != '\0' ? folder : NULL);
    }
    return fail_apart(folder);
}
