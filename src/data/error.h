/* One sentence about what is wrong with something from outside: a file, a line, an option. */
#ifndef DATA_ERROR_H
#define DATA_ERROR_H

#include <stdbool.h>
#include <stdio.h> /* for the kind of formats its printf knows */

#if defined(__MINGW32__) && defined(__MINGW_PRINTF_FORMAT)
#define DATA_FORMAT(at, rest) __attribute__((format(__MINGW_PRINTF_FORMAT, at, rest)))
#elif defined(__GNUC__)
#define DATA_FORMAT(at, rest) __attribute__((format(printf, at, rest)))
#else
#define DATA_FORMAT(at, rest)
#endif

typedef enum DataFaultKind {
    DATA_FAULT_CONTENT, /* something is missing in it, or is not what it must be */
    DATA_FAULT_CLOSED,  /* cannot be opened or read */
    DATA_FAULT_LARGE,
    DATA_FAULT_FORM,    /* no JSON */
    DATA_FAULT_RULES,   /* an action is against them */
    DATA_FAULT_PLAYERS, /* nobody can tell who played */
    DATA_FAULT_END,     /* the game ends otherwise than was recorded */
    DATA_FAULT_GAME,    /* it is a game of another kind */
    DATA_FAULT_NEWER,   /* a later version of the program has written it */
    DATA_FAULT_NO_PACK, /* what is wanted came with a pack that is not here */
} DataFaultKind;

/* Empty while nothing is wrong. The first fault stays: what comes after it is mostly its echo. */
typedef struct DataError {
    char text[512]; /* for who wrote the file; a shell with languages tells its players by the kind alone */
    DataFaultKind kind;
} DataError;

static inline bool data_failed(const DataError *error) {
    return error->text[0] != '\0';
}

void data_fail(DataError *error, const char *format, ...) DATA_FORMAT(2, 3); /* of the kind DATA_FAULT_CONTENT */
void data_fail_as(DataFaultKind kind, DataError *error, const char *format, ...) DATA_FORMAT(3, 4);

/* "short, classic, grand", to say what there is; returns `out`. */
enum { DATA_NAMES = 160 };
const char *data_names(char out[DATA_NAMES], const char *const *names, int count);

/* Cuts text so that it ends with a whole UTF-8 character. */
void data_trim_utf8(char *text);

/* Puts a question mark for every control character, so that a sentence stays one line: parts of it come from outside.
 */
void data_make_line(char *text);

#endif
