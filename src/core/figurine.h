/* The four pieces people play with, in every game of the box. */
#ifndef CORE_FIGURINE_H
#define CORE_FIGURINE_H

/* Saved: append only. */
typedef enum Figurine {
    FIGURINE_FLASK = 0,
    FIGURINE_LENS = 1,
    FIGURINE_VIAL = 2,
    FIGURINE_FIBRE = 3,
} Figurine;

enum { FIGURINES = 4 };

#endif
