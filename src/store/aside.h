#ifndef STORE_ASIDE_H
#define STORE_ASIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Renames the damaged database at path, and its log, to schott-world-damaged-DATE.sqlite beside it (with a number when
 * there is one already). Writes the new name without its folder; false: it could not be moved. */
bool aside_move(const char *path, int64_t now, char *name, size_t size);
/* A path beside it such as schott-world-WORD-DATE.sqlite where nothing is yet, to be freed, and its name without the
 * folder; NULL: there are too many. */
char *aside_path(const char *path, const char *word, int64_t now, char *name, size_t size);
/* The folder it lies in and those above; false: it is not there afterwards, or the path is empty. */
bool aside_make_folder(const char *path);
bool aside_exists(const char *path); /* whatever it is */
/* SQLite's log lies beside it: whoever had it open did not close it. */
bool aside_has_log(const char *path);
/* False: it, or what SQLite keeps beside it, is there and no file. Opening a pipe or a device may take for ever. */
bool aside_is_plain(const char *path);
/* Nobody but its user can read it, or what SQLite keeps beside it; it is made if it is not there. On Windows the folder
 * of the user's profile sees to that. */
void aside_keep_to_us(const char *path);
/* Files of this program may not grow beyond a size. */
bool aside_is_limited(void);
/* Renames over what is there. */
bool aside_replace(const char *from, const char *to);
void aside_remove(const char *path);

#endif
