/* What a company signs before it sends a pack to its stands (docs/packs.md): the name and version of a
 * pack, and of each of its files length and SHA-256. */
#ifndef PACK_MANIFEST_H
#define PACK_MANIFEST_H

#include "data/error.h"

/* Writes manifest.json into the folder of a pack; how many files it lists. 0: the pack is refused or it cannot be
 * written, and *error says why. */
int pack_write_manifest(const char *folder, DataError *error);

#endif
