/* A zip in memory, for box.c alone. */
#ifndef PACK_ZIP_H
#define PACK_ZIP_H

#include "pack/box.h"

typedef struct PackZip PackZip;

/* NULL: refused; file is a name for the sentence. */
PackZip *pack_zip_open(const char *bytes, size_t length, const char *file, DataError *error);
void pack_zip_close(PackZip *zip);

/* Where pack.json lies: at the top, or in the one folder that everything was zipped with. */
bool pack_zip_has(const PackZip *zip, const char *name);
char *pack_zip_read(PackZip *zip, const char *name, size_t *length, DataError *error);

#endif
