#include "data/file.h"

#include "base/memory.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* What an assets folder is known by. */
static const char sign[] = "questions.json";

static bool is_separator(char c) {
#ifdef _WIN32
    return c == '/' || c == '\\' || c == ':';
#else
    return c == '/';
#endif
}

const char *file_name(const char *path) {
    const char *name = path;
    for (const char *at = path; *at; at++) {
        if (is_separator(*at) && at[1]) {
            name = at + 1;
        }
    }
    return name;
}

char *file_join(const char *folder, const char *name) {
    size_t length = strlen(folder);
    bool separate = length > 0 && !is_separator(folder[length - 1]);
    char *path = memory_resize(NULL, length + strlen(name) + 2);
    sprintf(path, "%s%s%s", folder, separate ? "/" : "", name);
    return path;
}

/* A pipe or a device in place of a file might keep us waiting for ever. */
static bool is_plain(const char *path) {
    struct stat about;
    return stat(path, &about) != 0 || S_ISREG(about.st_mode);
}

char *file_read(const char *path, size_t *length, DataError *error) {
    if (!is_plain(path)) {
        data_fail_as(DATA_FAULT_CLOSED, error, "%s is not a file.", path);
        return NULL;
    }
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        data_fail_as(DATA_FAULT_CLOSED, error, "%s cannot be opened: %s.", path, strerror(errno));
        return NULL;
    }
    size_t size = 0, room = 1 << 14;
    char *text = memory_resize(NULL, room + 1);
    for (size_t got; (got = fread(text + size, 1, room - size, file)) > 0;) {
        size += got;
        if (size == room && size <= FILE_SIZE_MAX) {
            text = memory_resize(text, (room *= 2) + 1);
        }
    }
    bool broken = ferror(file) != 0;
    fclose(file);
    if (broken) {
        data_fail_as(DATA_FAULT_CLOSED, error, "%s cannot be read: %s.", path, strerror(errno));
    } else if (size > FILE_SIZE_MAX) {
        data_fail_as(DATA_FAULT_LARGE, error, "%s is larger than %d MiB.", path, FILE_SIZE_MAX >> 20);
    }
    if (broken || size > FILE_SIZE_MAX) {
        free(text);
        return NULL;
    }
    text[size] = '\0';
    *length = size;
    return text;
}

bool file_exists(const char *path) {
    FILE *file = is_plain(path) ? fopen(path, "rb") : NULL;
    if (file != NULL) {
        fclose(file);
    }
    return file != NULL;
}

static bool is_assets(const char *folder) {
    char *path = file_join(folder, sign);
    bool found = *folder && file_exists(path); /* the source's is empty in a package */
    free(path);
    return found;
}

static char *copy(const char *text, size_t length) {
    char *out = memory_resize(NULL, length + 1);
    memcpy(out, text, length);
    out[length] = '\0';
    return out;
}

/* The folder the program lies in: from argv[0], or, for a bare name, the first folder of PATH that has it. */
static char *program_folder(const char *program) {
    const char *name = file_name(program);
    if (name > program) {
        return copy(program, (size_t)(name - program));
    }
#ifdef _WIN32
    return copy(".", 1);
#else
    const char *path = getenv("PATH");
    while (path != NULL && *path) {
        size_t length = strcspn(path, ":");
        char *folder = copy(path, length);
        char *candidate = file_join(folder, program);
        bool found = file_exists(candidate);
        free(candidate);
        if (found) {
            return folder;
        }
        free(folder);
        path += length + (path[length] == ':');
    }
    return copy(".", 1);
#endif
}

char *file_find_assets(const char *wanted, const char *program, DataError *error) {
    const char *named = wanted != NULL ? wanted : getenv("SCHOTT_WORLD_ASSETS");
    if (named != NULL && *named) {
        if (is_assets(named)) {
            return copy(named, strlen(named));
        }
        data_fail(error, "%s is not a folder with the game's assets: it has no %s.", named, sign);
        return NULL;
    }
    char *folder = program_folder(program);
    char *tries[] = {file_join(folder, "assets"), file_join(folder, "../Resources/assets"),
                     file_join(folder, "../share/schott-world"), file_join(DATA_INSTALLED_ASSETS, ""),
                     file_join(DATA_SOURCE_ASSETS, "")};
    free(folder);
    char *found = NULL;
    for (size_t i = 0; i < sizeof tries / sizeof *tries; i++) {
        if (found == NULL && is_assets(tries[i])) {
            found = tries[i];
        } else {
            free(tries[i]);
        }
    }
    if (found == NULL) {
        data_fail(error, "The game's assets cannot be found: name their folder with --assets.");
    }
    return found;
}
