/* Reading JSON from outside: restrictions on the text, and values that know their path, so that an error can be
 * reported in one sentence: "fields[3].site.move must be a whole number from -127 to 127."
 *
 * After an error, reading continues with harmless values (0, "", an empty list); the caller checks for an error once,
 * at the end, and discards what was read. */
#ifndef DATA_JSON_H
#define DATA_JSON_H

#include "data/error.h"

#include <cjson/cJSON.h>
#include <stddef.h>
#include <stdint.h>

enum { JSON_DEPTH_MAX = 32 };

/* The largest whole number that every reader of JSON keeps exactly. */
#define JSON_INTEGER_MAX INT64_C(9007199254740991)

typedef struct JsonPlace {
    const cJSON *node;          /* NULL: not there */
    const struct JsonPlace *in; /* what this is part of; must live as long as this */
    const char *key;            /* of the root: what it is, as in "the board" */
    const char *file;           /* of the root: the file's name, or NULL */
    int index;                  /* in a list, else -1 */
    DataError *error;
} JsonPlace;

/* Parses a text of that length (the byte after it must be NUL): JSON to the letter, UTF-8, no NUL in strings, not
 * nested deeper than JSON_DEPTH_MAX. what is "board", file a name for the error or NULL. The caller deletes the tree;
 * NULL: refused. */
/* Text behind the byte order mark that an editor may have put before what people keep as files; else as it is. */
const char *json_skip_mark(const char *text, size_t *length);

/* Whether text is UTF-8 to the letter. */
bool json_is_utf8(const char *text, size_t length);

cJSON *json_parse(const char *text, size_t length, const char *what, const char *file, DataError *error);

JsonPlace json_root(const cJSON *tree, const char *what, const char *file, DataError *error);

/* Says of a place what it must be, as the end of a sentence: "must be a list of two cards". */
void json_fault(const JsonPlace *place, const char *format, ...) DATA_FORMAT(2, 3);

/* Whether a key is in a list of keys, separated by blanks. */
bool json_keys_have(const char *keys, const char *key);

/* The place must be an object with no other keys than those (separated by blanks), none twice. */
bool json_object(const JsonPlace *place, const char *keys);

/* A member of an object; json_maybe lets it be missing (node is NULL then). */
JsonPlace json_member(const JsonPlace *in, const char *key);
JsonPlace json_maybe(const JsonPlace *in, const char *key);

/* The place must be a list of that many items; returns how many, 0 after a fault. Items follow one another. */
int json_list(const JsonPlace *place, int min, int max);
JsonPlace json_first(const JsonPlace *list);
JsonPlace json_next(const JsonPlace *item);

int64_t json_integer(const JsonPlace *place, int64_t min, int64_t max);
double json_number(const JsonPlace *place, double min, double max);

/* A string of min to max bytes; stays in the tree. */
const char *json_string(const JsonPlace *place, size_t min, size_t max);

/* One of some words: which. A word that is NULL in the table is skipped. */
int json_word(const JsonPlace *place, const char *const words[], int count);

bool json_is_null(const JsonPlace *place);

/* Short forms for members that must be there. */
int json_member_int(const JsonPlace *in, const char *key, int min, int max);
int json_maybe_int(const JsonPlace *in, const char *key, int min, int max, int otherwise);
int json_member_word(const JsonPlace *in, const char *key, const char *const words[], int count);

/* Adds a whole number to the last of its digits: cJSON by itself may round those with more than 15. */
void json_add_integer(cJSON *object, const char *key, int64_t value);

/* Text without blanks; the caller frees it with cJSON_free. */
char *json_print(const cJSON *tree);

#endif
