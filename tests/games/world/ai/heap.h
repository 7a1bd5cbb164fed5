/* Counts calls of the heap, where the linker lets them be wrapped. */
#ifndef TESTS_AI_HEAP_H
#define TESTS_AI_HEAP_H

/* So far, or -1: they are not counted here. */
long heap_calls(void);

#endif
