/* Whole files in memory, and where the game's files are. */
#ifndef DATA_FILE_H
#define DATA_FILE_H

#include "data/error.h"

#include <stddef.h>

enum { FILE_SIZE_MAX = 16 * 1024 * 1024 };

/* Reads a file; a NUL byte is added behind it. The caller frees it; NULL: failed. */
char *file_read(const char *path, size_t *length, DataError *error);

/* Whether it can be opened for reading. */
bool file_exists(const char *path);

/* The last part of a path, for errors. */
const char *file_name(const char *path);

/* Joins folder and name; the caller frees it. */
char *file_join(const char *folder, const char *name);

/* The folder with boards and questions: the one that is asked for (an option, or NULL), the environment's
 * SCHOTT_WORLD_ASSETS, assets/ beside the program, ../share/schott-world from it, the source's. One that is asked for
 * or named by the environment must be right; the others are tried in turn. program is argv[0]. The caller frees it;
 * NULL: there is none. */
char *file_find_assets(const char *wanted, const char *program, DataError *error);

#endif
