#ifndef I18N_READ_FILE_H
#define I18N_READ_FILE_H

#include <stddef.h>

/* The bytes of the file, with a 0 behind them, to be freed; NULL when it cannot be read or is larger than most. The
 * path is UTF-8 on every system. */
char *read_file(const char *path, size_t most, size_t *size);

#endif
