#include "heap.h"

#include <stddef.h>

#ifdef HEAP_WRAPPED
static long calls;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);

void *__wrap_malloc(size_t size) {
    calls++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
    calls++;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size) {
    calls++;
    return __real_realloc(memory, size);
}

long heap_calls(void) {
    return calls;
}
#else
long heap_calls(void) {
    return -1;
}
#endif
