/* In the browser, in place of data/file.c and i18n/read_file.c: files that the page has fetched and given. */
#include "data/file.h"
#include "i18n/read_file.h"

#include "base/memory.h"
#include "hand/web/web.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Given {
    char *path, *bytes;
    size_t length;
} Given;

static Given *given;
static size_t given_count;

void hand_give(const char *path, const char *bytes, int length) {
    given = memory_one_more(given, given_count, sizeof *given);
    given[given_count] = (Given){memory_copy(path), memory_raw((size_t)length + 1), (size_t)length};
    memcpy(given[given_count].bytes, bytes, (size_t)length);
    given[given_count++].bytes[length] = '\0';
}

static char *copy_of(const char *path, size_t *length) {
    for (size_t i = 0; i < given_count; i++) {
        if (strcmp(given[i].path, path) == 0) {
            char *copy = memory_raw(given[i].length + 1);
            memcpy(copy, given[i].bytes, given[i].length + 1);
            *length = given[i].length;
            return copy;
        }
    }
    return NULL;
}

char *file_read(const char *path, size_t *length, DataError *error) {
    char *copy = copy_of(path, length);
    if (copy == NULL) {
        data_fail_as(DATA_FAULT_CLOSED, error, "%s cannot be opened.", path);
    }
    return copy;
}

bool file_exists(const char *path) {
    size_t length;
    char *copy = copy_of(path, &length);
    free(copy);
    return copy != NULL;
}

const char *file_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

char *file_join(const char *folder, const char *name) {
    size_t length = strlen(folder) + strlen(name) + 2;
    char *path = memory_raw(length);
    snprintf(path, length, "%s/%s", folder, name);
    return path;
}

char *read_file(const char *path, size_t most, size_t *size) {
    char *copy = copy_of(path, size);
    return copy != NULL && *size <= most ? copy : NULL;
}
