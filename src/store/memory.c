#include "store/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void memory_is_out(void) {
    fputs("schott-world: out of memory\n", stderr);
    abort();
}

void *memory_new(size_t size) {
    void *memory = calloc(1, size > 0 ? size : 1);
    if (memory == NULL)
        memory_is_out();
    return memory;
}

char *memory_copy(const char *text) {
    size_t size = strlen(text) + 1;
    return memcpy(memory_new(size), text, size);
}

void *memory_grow(void *items, size_t count, size_t item_size) {
    if ((count & (count - 1)) != 0)
        return items;
    void *more = realloc(items, (count == 0 ? 1 : 2 * count) * item_size);
    if (more == NULL)
        memory_is_out();
    return more;
}
