/* The files of a pack, as they come: in a folder, or in a zip that is read in memory and never unpacked to a disk.
 * Every name in a zip is looked at before anything is read: one that leads out of the pack, a link, a device, a
 * password, a name that comes twice, or more than there is room for, and the whole pack is refused with a sentence. In
 * a folder only what is asked for is touched, and a link is not followed.
 *
 * minizip is zlib's own reader: two files, with zlib on every system, taken into fuzzers elsewhere for years. libzip
 * could not be built along with the game (it has no build file for Meson) and brings encryption that a pack must not
 * have. */
#ifndef PACK_BOX_H
#define PACK_BOX_H

#include "data/error.h"

#include <stdbool.h>
#include <stddef.h>

enum {
    PACK_FILES_MAX = 1000,             /* in a zip */
    PACK_NAME_MAX = 200,               /* bytes of a name in it */
    PACK_FILE_MAX = 8 * 1024 * 1024,   /* bytes of one file */
    PACK_BYTES_MAX = 64 * 1024 * 1024, /* of all files of a zip together */
};

typedef struct PackBox PackBox;

/* A folder or a zip; NULL: refused. */
PackBox *pack_box_open(const char *path, DataError *error);

/* A zip in memory, which must live as long as the box. */
PackBox *pack_box_open_zip(const char *bytes, size_t length, const char *file, DataError *error);
void pack_box_close(PackBox *box); /* NULL is fine */

bool pack_box_has(const PackBox *box, const char *name);

/* A whole file with a NUL behind it; the caller frees it. NULL: it is not there or cannot be used, *error says why. */
char *pack_box_read(PackBox *box, const char *name, size_t *length, DataError *error);

#endif
