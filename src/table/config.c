#include "table/config.h"

#include "data/file.h"

#include <ini.h>

#include <errno.h>
#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum KeyKind {
    KEY_TEXT,
    KEY_NUMBER,
    KEY_FLAG,
} KeyKind;

typedef struct Key {
    const char *section, *name;
    KeyKind kind;
    size_t at;
    int least, most; /* of a number; of a text: its room */
} Key;

#define AT(member) offsetof(TableConfig, member)

static const Key KEYS[] = {
    {"listen", "address", KEY_TEXT, AT(address), 0, CONFIG_TEXT},
    {"listen", "port", KEY_NUMBER, AT(port), 1, 65535},
    {"listen", "socket", KEY_TEXT, AT(socket), 0, CONFIG_TEXT},
    {"listen", "names", KEY_TEXT, AT(names), 0, CONFIG_TEXT},
    {"listen", "pages", KEY_TEXT, AT(pages), 0, CONFIG_TEXT},
    {"listen", "behind_proxy", KEY_FLAG, AT(is_behind_proxy), 0, 0},
    {"tables", "folder", KEY_TEXT, AT(folder), 0, CONFIG_TEXT},
    {"tables", "pack", KEY_TEXT, AT(pack), 0, CONFIG_TEXT},
    {"tables", "language", KEY_TEXT, AT(rules.language), 0, 16},
    {"tables", "most", KEY_NUMBER, AT(rules.limits.tables), 1, 1000000},
    {"tables", "experts", KEY_FLAG, AT(rules.has_experts), 0, 0},
    {"tables", "pace", KEY_NUMBER, AT(rules.pace), 0, 1000},
    {"tables", "stand_in", KEY_NUMBER, AT(rules.stand_in_after), 0, 86400},
    {"tables", "asleep", KEY_NUMBER, AT(rules.asleep_after), 0, 86400},
    {"tables", "kept_days", KEY_NUMBER, AT(rules.kept_days), 0, 3650},
    {"limits", "messages", KEY_NUMBER, AT(rules.limits.messages), 1, 100000},
    {"limits", "burst", KEY_NUMBER, AT(rules.limits.burst), 1, 100000},
    {"limits", "connections", KEY_NUMBER, AT(rules.limits.connections), 1, 1000000},
    {"limits", "joins", KEY_NUMBER, AT(rules.limits.joins), 1, 1000000},
    {"limits", "wrong_codes", KEY_NUMBER, AT(rules.limits.wrong), 1, 1000000},
    {"limits", "tables", KEY_NUMBER, AT(rules.limits.tables_each), 1, 1000000},
    {"limits", "watchers", KEY_NUMBER, AT(rules.limits.watchers), 0, 10000},
};

enum { KEY_COUNT = sizeof KEYS / sizeof *KEYS };

void config_init(TableConfig *config) {
    *config = (TableConfig){.address = "127.0.0.1",
                            .port = 8021,
                            .names = "localhost 127.0.0.1 [::1]",
                            .folder = "/var/lib/schott-table",
                            .rules = TABLE_RULES};
}

typedef struct Reading {
    TableConfig *config;
    const char *file;
    DataError *error;
} Reading;

static const Key *find(const char *section, const char *name) {
    for (int i = 0; i < KEY_COUNT; i++) {
        if (strcmp(KEYS[i].section, section) == 0 && strcmp(KEYS[i].name, name) == 0) {
            return &KEYS[i];
        }
    }
    return NULL;
}

static bool read_number(const Key *key, const char *text, int *out) {
    char *end;
    errno = 0;
    long number = strtol(text, &end, 10);
    bool fits = errno == 0 && end != text && *end == '\0' && number >= key->least && number <= key->most;
    *out = fits ? (int)number : *out;
    return fits;
}

bool config_read_port(TableConfig *config, const char *text) {
    return read_number(find("listen", "port"), text, &config->port);
}

static bool read_flag(const char *text, bool *out) {
    *out = strcmp(text, "yes") == 0;
    return *out || strcmp(text, "no") == 0;
}

static bool read_value(TableConfig *config, const Key *key, const char *text) {
    char *at = (char *)config + key->at;
    switch (key->kind) {
    case KEY_TEXT:
        snprintf(at, (size_t)key->most, "%s", text);
        return strlen(text) < (size_t)key->most;
    case KEY_NUMBER:
        return read_number(key, text, (int *)(void *)at);
    case KEY_FLAG:
        return read_flag(text, (bool *)at);
    }
    return false;
}

/* Where the line is, inih says by the number that ini_parse_string() returns. */
static int take(void *to, const char *section, const char *name, const char *text) {
    Reading *reading = to;
    const Key *key = find(section, name);
    if (key == NULL) {
        data_fail(reading->error, "%s: there is no \"%s\" in [%s].", reading->file, name, section);
        return 0;
    }
    if (!read_value(reading->config, key, text)) {
        const char *of = key->kind == KEY_FLAG ? "\"yes\" or \"no\"" : key->kind == KEY_TEXT ? "shorter" : NULL;
        char range[64];
        snprintf(range, sizeof range, "a whole number from %d to %d", key->least, key->most);
        data_fail(reading->error, "%s: \"%s\" in [%s] must be %s.", reading->file, name, section,
                  of != NULL ? of : range);
        return 0;
    }
    return 1;
}

bool config_read(TableConfig *config, const char *path, DataError *error) {
    size_t length = 0;
    char *text = file_read(path, &length, error);
    if (text == NULL) {
        return false;
    }
    Reading reading = {.config = config, .file = file_name(path), .error = error};
    int line = ini_parse_string(text, take, &reading);
    if (line != 0 && !data_failed(error)) {
        data_fail(error, "%s: line %d is neither [section] nor key = value.", reading.file, line);
    }
    free(text);
    return !data_failed(error);
}
