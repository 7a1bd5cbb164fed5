#include "core/core_assert.h"

#include <stdio.h>
#include <stdlib.h>

void core_assert_failed(const char *file, int line, const char *what) {
    fprintf(stderr, "%s:%d: this must hold and does not: %s\n", file, line, what);
    abort();
}
