/* Folders. All paths are UTF-8 on every system. */
#ifndef BASE_FOLDER_H
#define BASE_FOLDER_H

#include <stdbool.h>

bool folder_exists(const char *path);

typedef enum FolderReader {
    FOLDER_FOR_ALL,
    FOLDER_FOR_US, /* what is made is open to its user alone; on Windows the user's profile sees to that */
} FolderReader;

/* Makes what is missing of it and of those above it. False: it is not there afterwards. */
bool folder_make(const char *path, FolderReader reader);

#endif
