#ifndef STORE_ASIDE_H
#define STORE_ASIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Renames the damaged database at path, and its log, to schott-world-damaged-DATE.sqlite beside it (with a number when
 * there is one already). Writes the new name without its folder; false: it could not be moved. */
bool aside_move(const char *path, int64_t now, char *name, size_t size);

#endif
