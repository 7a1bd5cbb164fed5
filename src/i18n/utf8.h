#ifndef I18N_UTF8_H
#define I18N_UTF8_H

#include <stdbool.h>
#include <stddef.h>

bool utf8_is_valid(const char *text, size_t length);
/* The longest part of at most `most` bytes that does not end inside a character. */
size_t utf8_whole(const char *text, size_t length, size_t most);

#endif
