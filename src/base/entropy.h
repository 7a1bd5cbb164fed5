/* Random bytes that nobody can foresee, from the system. False: it has none. */
#ifndef BASE_ENTROPY_H
#define BASE_ENTROPY_H

#include <stdbool.h>
#include <stddef.h>

bool entropy_fill(void *bytes, size_t count);

#endif
