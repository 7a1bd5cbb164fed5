#define _DEFAULT_SOURCE /* lstat */

#include "store/aside.h"

#include "base/folder.h"
#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#include <windows.h>

static wchar_t *widen(const char *path) {
    int length = MultiByteToWideChar(CP_UTF8, 0, path, -1, NULL, 0);
    wchar_t *wide = memory_new((size_t)length * sizeof *wide + sizeof *wide);
    MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, length);
    return wide;
}

bool aside_exists(const char *path) {
    wchar_t *wide = widen(path);
    bool exists = GetFileAttributesW(wide) != INVALID_FILE_ATTRIBUTES;
    free(wide);
    return exists;
}

bool aside_is_plain(const char *path) {
    wchar_t *wide = widen(path);
    DWORD attributes = GetFileAttributesW(wide);
    free(wide);
    return attributes == INVALID_FILE_ATTRIBUTES || (attributes & FILE_ATTRIBUTE_DIRECTORY) == 0;
}

void aside_keep_to_us(const char *path) {
    (void)path;
}

bool aside_is_limited(void) {
    return false;
}

static bool file_rename(const char *from, const char *to) {
    wchar_t *wide_from = widen(from), *wide_to = widen(to);
    bool renamed = MoveFileW(wide_from, wide_to) != 0;
    free(wide_from);
    free(wide_to);
    return renamed;
}

bool aside_replace(const char *from, const char *to) {
    wchar_t *wide_from = widen(from), *wide_to = widen(to);
    bool renamed = MoveFileExW(wide_from, wide_to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0;
    free(wide_from);
    free(wide_to);
    return renamed;
}

void aside_remove(const char *path) {
    wchar_t *wide = widen(path);
    DeleteFileW(wide);
    free(wide);
}
#else
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

bool aside_exists(const char *path) {
    struct stat about;
    return lstat(path, &about) == 0;
}

/* To be freed. */
static char *beside(const char *path, const char *ending) {
    size_t size = strlen(path) + strlen(ending) + 1;
    char *name = memory_new(size);
    snprintf(name, size, "%s%s", path, ending);
    return name;
}

static const char *const BESIDE[] = {"", "-wal", "-shm", "-journal"};
enum { BESIDES = sizeof BESIDE / sizeof *BESIDE };

bool aside_is_plain(const char *path) {
    bool is_plain = true;
    for (int i = 0; is_plain && i < BESIDES; i++) {
        char *name = beside(path, BESIDE[i]);
        struct stat about;
        is_plain = stat(name, &about) != 0 || S_ISREG(about.st_mode);
        free(name);
    }
    return is_plain;
}

/* What is there is not opened: closing it again would let go of every lock this process has on it. A link to where
 * nothing is yet is followed, as SQLite follows it. */
void aside_keep_to_us(const char *path) {
    struct stat about;
    int file = stat(path, &about) != 0 ? open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600) : -1;
    if (file >= 0) {
        close(file);
        return;
    }
    for (int i = 0; i < BESIDES; i++) {
        char *name = beside(path, BESIDE[i]);
        (void)chmod(name, 0600); /* somebody else's stays as it is */
        free(name);
    }
}

bool aside_is_limited(void) {
    struct rlimit limit;
    return getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
}

static bool file_rename(const char *from, const char *to) {
    return rename(from, to) == 0;
}

bool aside_replace(const char *from, const char *to) {
    return rename(from, to) == 0;
}

void aside_remove(const char *path) {
    (void)remove(path);
}
#endif

enum { TRIES = 1000 };

/* The civil date of a day counted from 1970, by eras of 400 years that begin in March. */
static void date_of(int64_t seconds, int *year, int *month, int *day) {
    int64_t days = seconds / 86400 - (seconds % 86400 < 0) + 719468;
    int64_t era = (days >= 0 ? days : days - 146096) / 146097;
    int64_t in_era = days - era * 146097;
    int64_t years = (in_era - in_era / 1460 + in_era / 36524 - in_era / 146096) / 365;
    int64_t in_year = in_era - (365 * years + years / 4 - years / 100);
    int64_t from_march = (5 * in_year + 2) / 153;
    *day = (int)(in_year - (153 * from_march + 2) / 5 + 1);
    *month = (int)(from_march < 10 ? from_march + 3 : from_march - 9);
    *year = (int)(years + era * 400 + (*month <= 2));
}

static char *join(const char *path, size_t folder_length, const char *name, const char *tail) {
    size_t size = folder_length + strlen(name) + strlen(tail) + 1;
    char *joined = memory_new(size);
    snprintf(joined, size, "%.*s%s%s", (int)folder_length, path, name, tail);
    return joined;
}

static bool move(const char *path, size_t folder_length, const char *name, const char *tail) {
    char *from = join(path, strlen(path), "", tail), *to = join(path, folder_length, name, tail);
    bool moved = !aside_exists(to) && file_rename(from, to);
    free(from);
    free(to);
    return moved;
}

bool aside_has_log(const char *path) {
    char *log = join(path, strlen(path), "", "-wal");
    bool is_there = aside_exists(log);
    free(log);
    return is_there;
}

static size_t folder_of(const char *path) {
    size_t length = strlen(path);
    while (length > 0 && path[length - 1] != '/' && path[length - 1] != '\\') {
        length--;
    }
    return length;
}

bool aside_make_folder(const char *path) {
    size_t length = folder_of(path);
    char *folder = memory_copy(path);
    folder[length] = '\0';
    bool is_there = path[0] != '\0' && (length == 0 || folder_make(folder, FOLDER_FOR_US));
    free(folder);
    return is_there;
}

static void write_name(char *name, size_t size, const char *word, int64_t now, int number) {
    int year, month, day;
    char again[16] = "";
    date_of(now, &year, &month, &day);
    if (number > 1) {
        snprintf(again, sizeof again, "-%d", number);
    }
    snprintf(name, size, "schott-world-%s-%04d-%02d-%02d%s.sqlite", word, year, month, day, again);
}

bool aside_move(const char *path, int64_t now, char *name, size_t size) {
    size_t folder_length = folder_of(path);
    for (int number = 1; number <= TRIES; number++) {
        write_name(name, size, "damaged", now, number);
        if (move(path, folder_length, name, "")) {
            move(path, folder_length, name, "-wal"); /* so that whoever repairs it has all there is */
            return true;
        }
    }
    name[0] = '\0';
    return false;
}

char *aside_path(const char *path, const char *word, int64_t now, char *name, size_t size) {
    for (int number = 1; number <= TRIES; number++) {
        write_name(name, size, word, now, number);
        char *whole = join(path, folder_of(path), name, "");
        if (!aside_exists(whole)) {
            return whole;
        }
        free(whole);
    }
    name[0] = '\0';
    return NULL;
}
