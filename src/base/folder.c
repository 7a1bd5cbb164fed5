#include "base/folder.h"

#include "base/memory.h"

#include <stdlib.h>

#ifdef _WIN32
#include <windows.h>

static wchar_t *widen(const char *path) {
    int length = MultiByteToWideChar(CP_UTF8, 0, path, -1, NULL, 0);
    wchar_t *wide = memory_new((size_t)length * sizeof *wide + sizeof *wide);
    MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, length);
    return wide;
}

bool folder_exists(const char *path) {
    wchar_t *wide = widen(path);
    DWORD attributes = GetFileAttributesW(wide);
    free(wide);
    return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

/* Whether it worked is looked at afterwards. */
static void make_one(const char *path, FolderReader reader) {
    wchar_t *wide = widen(path);
    (void)reader;
    CreateDirectoryW(wide, NULL);
    free(wide);
}

static bool is_separator(char c) {
    return c == '/' || c == '\\';
}
#else
#include <sys/stat.h>

bool folder_exists(const char *path) {
    struct stat about;
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

/* Whether it worked is looked at afterwards. */
static void make_one(const char *path, FolderReader reader) {
    (void)mkdir(path, reader == FOLDER_FOR_ALL ? 0755 : 0700);
}

static bool is_separator(char c) {
    return c == '/';
}
#endif

bool folder_make(const char *path, FolderReader reader) {
    if (path[0] == '\0' || folder_exists(path)) {
        return path[0] != '\0';
    }
    char *above = memory_copy(path);
    for (char *c = above + 1; *c != '\0'; c++) {
        char separator = *c;
        if (is_separator(separator)) {
            *c = '\0';
            make_one(above, reader);
            *c = separator;
        }
    }
    free(above);
    make_one(path, reader);
    return folder_exists(path);
}
