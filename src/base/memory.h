/* Allocation that succeeds or ends the program (base/give_up.h): nothing in it could continue without memory. Any
 * thread may call these; free() releases. */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include <stddef.h>

void *memory_new(size_t size); /* zeroed */
void *memory_raw(size_t size); /* for what is filled in at once */
void *memory_resize(void *memory, size_t size);
char *memory_copy(const char *text);

/* Room for one more in an array of count items that was grown by this alone; doubles at powers of two. */
void *memory_one_more(void *items, size_t count, size_t item_size);

/* For an allocation that only a library could make. */
_Noreturn void memory_is_out(void);

#endif
