#include "base/memory.h"
#include "base/give_up.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

void memory_is_out(void) {
    give_up(GIVE_UP_NO_MEMORY);
}

static void *there(void *memory) {
    if (memory == NULL) {
        memory_is_out();
    }
    return memory;
}

void *memory_new(size_t size) {
    return there(calloc(1, size > 0 ? size : 1));
}

void *memory_raw(size_t size) {
    return there(malloc(size > 0 ? size : 1));
}

void *memory_resize(void *memory, size_t size) {
    return there(realloc(memory, size > 0 ? size : 1));
}

char *memory_copy(const char *text) {
    size_t size = strlen(text) + 1;
    return memcpy(memory_raw(size), text, size);
}

void *memory_one_more(void *items, size_t count, size_t item_size) {
    bool is_full = (count & (count - 1)) == 0;
    return is_full ? memory_resize(items, (count == 0 ? 1 : 2 * count) * item_size) : items;
}
