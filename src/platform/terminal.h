/* Prompts on the terminal the program was started from. */
#ifndef PLATFORM_TERMINAL_H
#define PLATFORM_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

/* Whether a person types there; false: a pipe or a file. */
bool terminal_has_person(void);

/* Reads a line without its end. Where a person types, asks for it on standard error and does not show it. False: there
 * is none, or it is longer than size - 1 bytes. */
bool terminal_read_secret(const char *prompt, char *out, size_t size);

#endif
