/* Bytes as hexadecimal digits, small letters, two a byte. */
#ifndef DATA_HEX_H
#define DATA_HEX_H

#include <stdbool.h>
#include <stdint.h>

/* 2 * count digits and a NUL. */
void hex_write(const uint8_t *bytes, int count, char *out);

/* False: it is not exactly as many digits, and what is in `out` means nothing. */
bool hex_read(const char *text, int count, uint8_t *out);

#endif
