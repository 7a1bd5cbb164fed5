#include "platform/disk.h"

#include "base/memory.h"
#include "platform/paths.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#include <SDL.h>

#include <io.h>
#include <sys/stat.h>
#include <windows.h>
#else
#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

static void folder_of(const char *path, char folder[PATH_BYTES]) {
    const char *slash = strrchr(path, '/');
    snprintf(folder, PATH_BYTES, "%.*s", slash != NULL ? (int)(slash - path) + 1 : 1, slash != NULL ? path : ".");
}

/* One set of calls for both kinds of system, in their own encoding of paths. */

#ifdef _WIN32
typedef wchar_t Native;

static Native *native(const char *path) {
    return (Native *)(void *)SDL_iconv_string("UTF-16LE", "UTF-8", path, strlen(path) + 1);
}

static void native_free(Native *path) {
    SDL_free(path);
}

static int open_new(const Native *path, DiskReader reader) {
    (void)reader;
    return _wopen(path, _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY, _S_IREAD | _S_IWRITE);
}

static int open_end(const Native *path) {
    return _wopen(path, _O_WRONLY | _O_CREAT | _O_APPEND | _O_BINARY, _S_IREAD | _S_IWRITE);
}

static int sync_file(int file) {
    return _commit(file);
}

static int cut_file(int file, int64_t size) {
    return _chsize_s(file, size);
}

static int64_t end_of(int file) {
    return _lseeki64(file, 0, SEEK_END);
}

static int move_file(const Native *from, const Native *to) {
    if (MoveFileExW(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH)) {
        return 0;
    }
    DWORD fault = GetLastError();
    errno = fault == ERROR_FILE_NOT_FOUND || fault == ERROR_PATH_NOT_FOUND ? ENOENT : EACCES;
    return -1;
}

static int remove_file(const Native *path) {
    return _wunlink(path);
}

static void sync_folder(const char *path) {
    (void)path;
}
#else
typedef char Native;

static Native *native(const char *path) {
    return memory_copy(path);
}

static void native_free(Native *path) {
    free(path);
}

static int open_new(const Native *path, DiskReader reader) {
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, reader == DISK_FOR_ALL ? 0644 : 0600);
    if (file >= 0 && reader == DISK_FOR_GROUP) {
        (void)fchmod(file, 0640);
    }
    return file;
}

/* Follows no link that somebody laid there, and waits for no pipe. */
static int open_end(const Native *path) {
    struct stat about;
    int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
    if (file >= 0 && (fstat(file, &about) != 0 || !S_ISREG(about.st_mode))) {
        close(file);
        errno = EACCES;
        return -1;
    }
    if (file >= 0 && (about.st_mode & (S_IRWXG | S_IRWXO)) != 0) {
        (void)fchmod(file, 0600); /* an older version let others read it */
    }
    return file;
}

static int sync_file(int file) {
    return fsync(file);
}

static int cut_file(int file, int64_t size) {
    return ftruncate(file, (off_t)size);
}

static int64_t end_of(int file) {
    return (int64_t)lseek(file, 0, SEEK_END);
}

static int move_file(const Native *from, const Native *to) {
    return rename(from, to);
}

static int remove_file(const Native *path) {
    return unlink(path);
}

/* The new name is on the disk only when the folder is. */
static void sync_folder(const char *path) {
    char folder[PATH_BYTES];
    folder_of(path, folder);
    int file = open(folder, O_RDONLY | O_CLOEXEC);
    if (file >= 0) {
        (void)fsync(file); /* some drives cannot: then there is nothing more to be done */
        close(file);
    }
}
#endif

static DiskResult result_of(int fault) {
    switch (fault) {
    case ENOENT:
    case ENOTDIR:
        return DISK_MISSING;
    case ENOSPC:
    case EFBIG: /* a limit on the size of files */
#ifdef EDQUOT
    case EDQUOT:
#endif
        return DISK_FULL;
    case EROFS:
    case EACCES:
    case EPERM:
        return DISK_READ_ONLY;
    default:
        return DISK_FAILED;
    }
}

static bool write_all(int file, const char *bytes, size_t size) {
    enum { PIECE = 1 << 20 };
    while (size > 0) {
        unsigned piece = size < PIECE ? (unsigned)size : PIECE;
        long long written = write(file, bytes, piece);
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written <= 0) {
            errno = written == 0 ? ENOSPC : errno;
            return false;
        }
        bytes += written;
        size -= (size_t)written;
    }
    return true;
}

/* Closes in any case; the first fault counts. */
static DiskResult finish(int file, bool is_whole) {
    int fault = is_whole ? 0 : errno;
    if (fault == 0 && sync_file(file) != 0 && errno != EINVAL) {
        fault = errno;
    }
    if (close(file) != 0 && fault == 0) {
        fault = errno;
    }
    return fault == 0 ? DISK_FINE : result_of(fault);
}

static DiskResult write_beside(Native *beside, const void *bytes, size_t size, DiskReader reader) {
    (void)remove_file(beside); /* left there by a power cut */
    int file = open_new(beside, reader);
    return file < 0 ? result_of(errno) : finish(file, write_all(file, bytes, size));
}

DiskResult disk_replace(const char *path, const void *bytes, size_t size, DiskReader reader) {
    char name[PATH_BYTES];
    if (snprintf(name, sizeof name, "%s.part", path) >= (int)sizeof name) {
        return DISK_MISSING;
    }
    Native *place = native(path), *beside = native(name);
    DiskResult result = DISK_FAILED;
    if (place != NULL && beside != NULL) {
        result = write_beside(beside, bytes, size, reader);
        if (result == DISK_FINE && move_file(beside, place) != 0) {
            result = result_of(errno);
        }
        if (result == DISK_FINE) {
            sync_folder(path);
        } else {
            (void)remove_file(beside);
        }
    }
    native_free(place);
    native_free(beside);
    return result;
}

DiskResult disk_append(const char *path, const void *bytes, size_t size) {
    Native *place = native(path);
    int file = place != NULL ? open_end(place) : -1;
    DiskResult result = file < 0 ? result_of(errno) : DISK_FINE;
    native_free(place);
    if (file < 0) {
        return result;
    }
    int64_t end = end_of(file);
    bool is_whole = write_all(file, bytes, size);
    int fault = errno;
    if (!is_whole && cut_file(file, end) != 0) {
        fault = errno;
    }
    close(file);
    return is_whole ? DISK_FINE : result_of(fault);
}

DiskResult disk_move(const char *from, const char *to) {
    Native *source = native(from), *place = native(to);
    bool moved = source != NULL && place != NULL && move_file(source, place) == 0;
    DiskResult result = moved ? DISK_FINE : result_of(errno);
    native_free(source);
    native_free(place);
    return result;
}

DiskResult disk_remove(const char *path) {
    Native *place = native(path);
    bool removed = place != NULL && remove_file(place) == 0;
    DiskResult result = removed ? DISK_FINE : result_of(errno);
    native_free(place);
    return result;
}

/* --- looking ------------------------------------------------------------------------------------------------------ */

bool disk_make_folder(const char *path) {
    char made[PATH_BYTES];
    return paths_data(path, made);
}

typedef struct Names {
    const char *begin, *end;
    char (*list)[DISK_NAME_BYTES];
    int count, most;
} Names;

static void take_name(Names *names, const char *name) {
    size_t length = strlen(name), begin = strlen(names->begin), end = strlen(names->end);
    bool fits = length >= begin + end && length < DISK_NAME_BYTES && strncmp(name, names->begin, begin) == 0 &&
                strcmp(name + length - end, names->end) == 0;
    if (fits && names->count < names->most) {
        memcpy(names->list[names->count++], name, length + 1);
    }
}

static int by_name(const void *a, const void *b) {
    return strcmp(a, b);
}

#ifdef _WIN32
int64_t disk_size(const char *path) {
    Native *place = native(path);
    WIN32_FILE_ATTRIBUTE_DATA about;
    bool found = place != NULL && GetFileAttributesExW(place, GetFileExInfoStandard, &about) &&
                 (about.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) == 0;
    native_free(place);
    return found ? (int64_t)((uint64_t)about.nFileSizeHigh << 32 | about.nFileSizeLow) : -1;
}

static bool is_folder(const char *path) {
    Native *place = native(path);
    DWORD about = place != NULL ? GetFileAttributesW(place) : INVALID_FILE_ATTRIBUTES;
    native_free(place);
    return about != INVALID_FILE_ATTRIBUTES && (about & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

static bool is_taken(const char *path) {
    return is_folder(path);
}

bool disk_link(const char *path, char *out, size_t size) {
    (void)path;
    (void)out;
    (void)size;
    return false;
}

bool disk_is_ours_alone(const char *path) {
    return disk_size(path) >= 0;
}

static void take_names(Names *names, const char *folder) {
    char pattern[PATH_BYTES];
    WIN32_FIND_DATAW found;
    Native *place = path_join(pattern, folder, "*") ? native(pattern) : NULL;
    HANDLE search = place != NULL ? FindFirstFileW(place, &found) : INVALID_HANDLE_VALUE;
    native_free(place);
    if (search == INVALID_HANDLE_VALUE) {
        return;
    }
    do {
        char *name = SDL_iconv_string("UTF-8", "UTF-16LE", (const char *)found.cFileName,
                                      (wcslen(found.cFileName) + 1) * sizeof(wchar_t));
        if (name != NULL) {
            take_name(names, name);
        }
        SDL_free(name);
    } while (FindNextFileW(search, &found));
    FindClose(search);
}

int drives_list(const char *folder, Drive *out, int most) {
    int count = 0;
    DWORD drives = GetLogicalDrives();
    (void)folder;
    for (int letter = 0; letter < 26 && count < most; letter++) {
        wchar_t root[] = {(wchar_t)(L'A' + letter), L':', L'\\', 0};
        bool holds = (drives >> letter & 1) != 0 && GetDriveTypeW(root) == DRIVE_REMOVABLE &&
                     GetVolumeInformationW(root, NULL, 0, NULL, NULL, NULL, NULL, 0);
        if (holds) {
            snprintf(out[count].path, sizeof out[count].path, "%c:/", 'A' + letter);
            snprintf(out[count].name, sizeof out[count].name, "%c:", 'A' + letter);
            count++;
        }
    }
    return count;
}
#else
int64_t disk_size(const char *path) {
    struct stat about;
    return stat(path, &about) == 0 && S_ISREG(about.st_mode) ? (int64_t)about.st_size : -1;
}

static bool is_folder(const char *path) {
    struct stat about;
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

/* By something that is no file: a pipe would keep us waiting until somebody reads from it. */
static bool is_taken(const char *path) {
    struct stat about;
    return stat(path, &about) == 0 && !S_ISREG(about.st_mode);
}

bool disk_link(const char *path, char *out, size_t size) {
    char leads[PATH_BYTES], folder[PATH_BYTES];
    ssize_t length = readlink(path, leads, sizeof leads - 1);
    const char *name = strrchr(path, '/');
    if (length <= 0 || (size_t)length >= sizeof leads - 1) {
        return false;
    }
    leads[length] = '\0';
    int written = leads[0] == '/' || name == NULL
                      ? snprintf(folder, sizeof folder, "%s", leads)
                      : snprintf(folder, sizeof folder, "%.*s/%s", (int)(name - path), path, leads);
    bool fits = written > 0 && (size_t)written < sizeof folder && (size_t)written < size;
    if (fits) {
        memcpy(out, folder, (size_t)written + 1);
    }
    return fits;
}

bool disk_is_ours_alone(const char *path) {
    struct stat about;
    return stat(path, &about) == 0 && S_ISREG(about.st_mode) && about.st_uid == geteuid() &&
           (about.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

static void take_names(Names *names, const char *folder) {
    DIR *search = opendir(folder);
    const struct dirent *found;
    while (search != NULL && (found = readdir(search)) != NULL) {
        take_name(names, found->d_name);
    }
    if (search != NULL) {
        closedir(search);
    }
}

static bool is_mounted(const char *path, dev_t above) {
    struct stat about;
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode) && about.st_dev != above;
}

int drives_list(const char *folder, Drive *out, int most) {
    enum { FOLDERS_MAX = 64 };
    static char names[FOLDERS_MAX][DISK_NAME_BYTES];
    struct stat above;
    int count = 0, folders = disk_list(folder, "", "", names, FOLDERS_MAX);
    if (stat(folder, &above) != 0) {
        return 0;
    }
    for (int i = 0; i < folders && count < most; i++) {
        Drive *drive = &out[count];
        int length = snprintf(drive->path, sizeof drive->path, "%s/%s", folder, names[i]);
        if (names[i][0] != '.' && length < (int)sizeof drive->path && is_mounted(drive->path, above.st_dev)) {
            memcpy(drive->name, names[i], sizeof drive->name);
            count++;
        }
    }
    return count;
}
#endif

bool disk_can_hold(const char *path) {
    char folder[PATH_BYTES];
    folder_of(path, folder);
    return is_folder(folder) && !is_taken(path);
}

int disk_list(const char *folder, const char *begin, const char *end, char names[][DISK_NAME_BYTES], int most) {
    Names found = {.begin = begin, .end = end, .list = names, .most = most};
    take_names(&found, folder);
    qsort(names, (size_t)found.count, DISK_NAME_BYTES, by_name);
    return found.count;
}
