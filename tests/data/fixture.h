/* What the tests of JSON, boards and questions share. */
#ifndef TESTS_DATA_FIXTURE_H
#define TESTS_DATA_FIXTURE_H

#include <check.h>

#include "data/error.h"

/* A change to a text, and the sentence that must be told of it. */
typedef struct Broken {
    const char *find;
    const char *put;
    const char *sentence;
} Broken;

/* The text with the first find replaced; find must be there. The caller frees it. */
char *with_change(const char *text, const char *find, const char *put);

/* The text with its single quotes as double ones, which read badly in a C string. The caller frees it. */
char *quoted(const char *text);

/* The folder with the game's own assets joined with a name; the caller frees it. */
char *asset_path(const char *name);

Suite *file_suite(void);
Suite *json_suite(void);

#endif
