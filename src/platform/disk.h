/* Writing files that must never be half-written, or that only the user may read. All paths are UTF-8. */
#ifndef PLATFORM_DISK_H
#define PLATFORM_DISK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum DiskResult {
    DISK_FINE,
    DISK_MISSING, /* no such file or folder */
    DISK_FULL,
    DISK_READ_ONLY, /* or not ours to write to */
    DISK_FAILED,
} DiskResult;

typedef enum DiskReader {
    DISK_FOR_ALL,
    DISK_FOR_GROUP, /* that of the folder, where it gives files its own; whatever the umask */
    DISK_FOR_US,    /* nobody but its user can read it; on Windows the folder of the user's profile sees to that */
} DiskReader;

/* Writes a whole file in place of what is there: beside it first, and on the disk before it takes the place, so that
 * after a power cut there is the old one or the new one. */
DiskResult disk_replace(const char *path, const void *bytes, size_t size, DiskReader reader);

/* Adds to the end of a file, which is made if there is none and nobody but its user can read. What did not fit is not
 * there at all. A link is not followed. */
DiskResult disk_append(const char *path, const void *bytes, size_t size);

int64_t disk_size(const char *path);  /* -1: there is no such file */
bool disk_can_hold(const char *path); /* a file is there or, in a folder that is, could be */
/* Where a symbolic link leads, with the folder it lies in before it where it says no more; false: it is none. */
bool disk_link(const char *path, char *out, size_t size);
bool disk_is_ours_alone(const char *path);              /* DISK_FOR_US, and not more */
DiskResult disk_move(const char *from, const char *to); /* over what is there */
DiskResult disk_remove(const char *path);
/* Makes the folder and those above it; false: it is not there afterwards. */
bool disk_make_folder(const char *path);

/* The names in a folder that begin and end so, in the order of the alphabet; at most `most`. */
enum { DISK_NAME_BYTES = 256 };
int disk_list(const char *folder, const char *begin, const char *end, char names[][DISK_NAME_BYTES], int most);

/* Plugged-in drives that are mounted below a folder (on Windows: removable drives, whatever the folder): their paths.
 * A folder nothing is mounted on is no drive. */
typedef struct Drive {
    char path[1024];
    char name[DISK_NAME_BYTES]; /* the last part, for people */
} Drive;

int drives_list(const char *folder, Drive *out, int most);

#endif
