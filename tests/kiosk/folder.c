#include "folder.h"

#include "platform/disk.h"
#include "platform/paths.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <direct.h>
#define remove_folder _rmdir
#else
#include <unistd.h>
#define remove_folder rmdir
#endif

char test_folder[256];

const char *in_folder(const char *name) {
    static char path[4][512];
    static unsigned turn;
    char *out = path[turn++ % 4];
    snprintf(out, sizeof path[0], "%s/%s", test_folder, name);
    return out;
}

void folder_set_up(void) {
    const char *base = getenv("TMPDIR") != NULL ? getenv("TMPDIR") : getenv("TEMP");
    snprintf(test_folder, sizeof test_folder, "%s/kiosk-%llx", base != NULL ? base : "/tmp",
             (unsigned long long)process_entropy());
    ck_assert(disk_make_folder(test_folder));
}

static void empty(const char *folder) {
    static char name[512][DISK_NAME_BYTES];
    int count = disk_list(folder, "", "", name, 512);
    for (int i = 0; i < count; i++) {
        char path[PATH_BYTES];
        path_join(path, folder, name[i]);
        if (strcmp(name[i], ".") != 0 && strcmp(name[i], "..") != 0 && disk_remove(path) != DISK_FINE) {
            empty(path);
        }
    }
    remove_folder(folder);
}

void folder_tear_down(void) {
    empty(test_folder);
}
