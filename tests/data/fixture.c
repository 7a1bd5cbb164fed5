#include "fixture.h"

#include "data/file.h"

#include <stdlib.h>
#include <string.h>

char *with_change(const char *text, const char *find, const char *put) {
    const char *at = strstr(text, find);
    ck_assert_msg(at != NULL, "the text has no %s", find);
    size_t before = (size_t)(at - text);
    char *out = malloc(strlen(text) + strlen(put) + 1);
    memcpy(out, text, before);
    strcpy(out + before, put);
    strcat(out, at + strlen(find));
    return out;
}

char *quoted(const char *text) {
    char *json = malloc(strlen(text) + 1);
    strcpy(json, text);
    for (char *at = json; *at; at++) {
        if (*at == '\'') {
            *at = '"';
        }
    }
    return json;
}

char *asset_path(const char *name) {
    DataError error = {0};
    char *folder = file_find_assets(NULL, "", &error);
    ck_assert_str_eq(error.text, "");
    char *path = file_join(folder, name);
    free(folder);
    return path;
}
