/* What is to happen when, of very many: a heap. Whatever has something due has a Due in it; nothing is allocated for
 * one. */
#ifndef TABLE_DUE_H
#define TABLE_DUE_H

#include <stddef.h>

typedef struct Due {
    double at;    /* ms */
    size_t place; /* in the heap, from 1; 0: nothing is due */
} Due;

typedef struct Dues {
    Due **due;
    size_t count, room;
} Dues;

void dues_fini(Dues *dues);

/* In place of what was due before. */
void dues_set(Dues *dues, Due *due, double at);
void dues_drop(Dues *dues, Due *due);

Due *dues_first(const Dues *dues); /* NULL: there is none */

#endif
