/* Memory that is there, or the program ends with a message: nobody here could go on without. */
#ifndef DATA_MEMORY_H
#define DATA_MEMORY_H

#include <stddef.h>

void *data_allocate(size_t size); /* zeroed */
void *data_grow(void *memory, size_t size);
_Noreturn void data_out_of_memory(void);

#endif
