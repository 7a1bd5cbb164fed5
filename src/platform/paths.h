/* Folders and files. All paths are UTF-8 on every system. */
#ifndef PLATFORM_PATHS_H
#define PLATFORM_PATHS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PATH_BYTES = 4096 };

/* Finds the assets: the folder in the environment variable SCHOTT_WORLD_ASSETS, beside the executable (assets/,
 * ../Resources/assets on a Mac), the installed share folder, the source tree. False: none of them holds the game's
 * assets. Call once before any other asset function. */
bool paths_init(void);

/* The folder found; path_join() leads on from it. */
const char *paths_assets(void);

/* The folder of compiled message catalogues, same rules ("locale" beside "assets"). */
const char *paths_locale(void);

/* The whole of an asset file ("art/cards/number_17.svg") with a zero byte behind it; the caller frees it with free().
 * NULL: it is missing or unreadable. Any thread. */
char *asset_read(const char *name, size_t *size);

/* The names of an asset folder's files that end so ("art/icons", ".svg"), without the ending, in the order of the
 * alphabet. Returns how many there are, at most `most`; longer names are left out. */
enum { ASSET_NAME_BYTES = 64 };
int asset_list(const char *folder, const char *ending, char names[][ASSET_NAME_BYTES], int most);

/* A file anywhere, such as a game that somebody was sent: its whole with a zero byte behind it, freed with free().
 * NULL: it is missing, unreadable or larger than most bytes. */
char *path_read(const char *path, size_t most, size_t *size);

/* Whether there is a file, which a folder is not. */
bool path_exists(const char *path);

/* The folder for settings and games: directory if not NULL, else the system's place. Made if missing. False: it
 * cannot be made; *out then holds the path that was tried, and is empty where there is none to try. */
bool paths_data(const char *directory, char out[PATH_BYTES]);

/* Joins two parts of a path; false if it does not fit. */
bool path_join(char out[PATH_BYTES], const char *folder, const char *name);

/* Shows a folder in the system's own window for files. False: there is none. */
bool paths_show_folder(const char *folder);

/* The address that is asked for: every byte that could mean something else is written as its number. False: too long.
 */
bool path_to_url(const char *path, char *out, size_t size);

/* Memory the program occupies, 0 where unknown. */
uint64_t process_memory(void);

/* A seed nobody can foresee. */
uint64_t process_entropy(void);

#endif
