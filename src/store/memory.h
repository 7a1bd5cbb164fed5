/* Out of memory ends the program with a message: nothing here could go on without. */
#ifndef STORE_MEMORY_H
#define STORE_MEMORY_H

#include <stddef.h>

void *memory_new(size_t size); /* zeroed */
char *memory_copy(const char *text);
/* Room for one more in an array of count items that was grown by this alone; doubles at powers of two. */
void *memory_grow(void *items, size_t count, size_t item_size);
_Noreturn void memory_is_out(void);

#endif
