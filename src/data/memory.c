#include "data/memory.h"

#include <stdio.h>
#include <stdlib.h>

void data_out_of_memory(void) {
    fputs("There is not enough memory.\n", stderr);
    abort();
}

void *data_allocate(size_t size) {
    void *memory = calloc(1, size > 0 ? size : 1);
    if (!memory) {
        data_out_of_memory();
    }
    return memory;
}

void *data_grow(void *memory, size_t size) {
    memory = realloc(memory, size > 0 ? size : 1);
    if (!memory) {
        data_out_of_memory();
    }
    return memory;
}
