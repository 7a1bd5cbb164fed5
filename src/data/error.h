/* One sentence about what is wrong with something from outside: a file, a line, an option. */
#ifndef DATA_ERROR_H
#define DATA_ERROR_H

#include <stdbool.h>

#if defined(__GNUC__)
#define DATA_FORMAT(at, rest) __attribute__((format(printf, at, rest)))
#else
#define DATA_FORMAT(at, rest)
#endif

/* Empty while nothing is wrong. The first fault stays: what comes after it is mostly its echo. */
typedef struct DataError {
    char text[512];
} DataError;

static inline bool data_failed(const DataError *error) {
    return error->text[0] != '\0';
}

void data_fail(DataError *error, const char *format, ...) DATA_FORMAT(2, 3);

/* Cuts text so that it ends with a whole UTF-8 character. */
void data_trim_utf8(char *text);

#endif
