/* Names for people who type none: friendly first names of the language of the moment. */
#ifndef SCENES_TABLE_FRIENDLY_H
#define SCENES_TABLE_FRIENDLY_H

#include <stddef.h>

enum { FRIENDLY_NAME_BYTES = 40, FRIENDLY_LEAST = 24 };

int friendly_count(void);

/* The index'th, counted round and round. */
void friendly_name(int index, char *out, size_t size);

#endif
