#include "kiosk/config_inside.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Values of kiosk.ini: numbers, times, words out of a list. */

static bool read_number(const char *text, long least, long most, int *number) {
    char *end;
    errno = 0;
    long value = strtol(text, &end, 10);
    if (end == text || *end != '\0' || errno != 0 || value < least || value > most) {
        return false;
    }
    *number = (int)value;
    return true;
}

/* "21:30"; "24:00" is the end of the day, which is its beginning. */
static bool read_time(const char *text, int *minutes) {
    int hour, minute, length = 0;
    if (text[0] == '\0') {
        *minutes = KIOSK_NEVER;
        return true;
    }
    bool read = isdigit((unsigned char)text[0]) && sscanf(text, "%2d:%2d%n", &hour, &minute, &length) == 2 &&
                text[length] == '\0' && text[length - 3] == ':' && isdigit((unsigned char)text[length - 2]);
    if (!read || minute > 59 || hour * 60 + minute > 24 * 60) {
        return false;
    }
    *minutes = (hour * 60 + minute) % (24 * 60);
    return true;
}

/* Which of the choices the word is; -1: none. */
static int find_choice(const char *choices, const char *word, size_t length) {
    int index = 0;
    for (const char *at = choices; *at != '\0'; index++) {
        size_t size = strcspn(at, " ");
        if (size == length && strncmp(at, word, length) == 0) {
            return index;
        }
        at += size;
        at += strspn(at, " ");
    }
    return -1;
}

/* Words from the choices, each once, at least one. */
static bool read_words(const ConfigKey *key, const char *value, char (*word)[KIOSK_CODE_BYTES], int most, int *count) {
    char read[I18N_LANGUAGES_MAX][KIOSK_CODE_BYTES] = {{0}};
    int found = 0;
    for (const char *at = value + strspn(value, ", \t"); *at != '\0'; at += strspn(at, ", \t")) {
        size_t length = strcspn(at, ", \t");
        if (found == most || find_choice(key->choices, at, length) < 0) {
            return false;
        }
        snprintf(read[found], KIOSK_CODE_BYTES, "%.*s", (int)length, at);
        for (int i = 0; i < found; i++) {
            if (strcmp(read[i], read[found]) == 0) {
                return false;
            }
        }
        at += length;
        found++;
    }
    if (found == 0) {
        return false;
    }
    memcpy(word, read, (size_t)most * sizeof *word);
    *count = found;
    return true;
}

static bool is_from_the_root(const char *path) {
    bool drive = isalpha((unsigned char)path[0]) && path[1] == ':' && (path[2] == '/' || path[2] == '\\');
    return path[0] == '\0' || path[0] == '/' || path[0] == '\\' || drive;
}

static bool copy_text(char *place, const char *value, long size) {
    if (strlen(value) >= (size_t)size) {
        return false;
    }
    memset(place, 0, (size_t)size);
    memcpy(place, value, strlen(value) + 1);
    return true;
}

static bool take_choice(void *place, const ConfigKey *key, const char *value) {
    int choice = find_choice(key->choices, value, strlen(value));
    if (choice < 0) {
        return false;
    }
    if (key->kind == CONFIG_FLAG) {
        *(bool *)place = choice == 0;
    } else {
        memcpy(place, &choice, sizeof choice); /* an enum of ours is as wide as an int */
    }
    return true;
}

bool config_take(KioskConfig *config, const ConfigKey *key, const char *value, KioskFault *fault) {
    void *place = (char *)config + key->place;
    switch (key->kind) {
    case CONFIG_NUMBER:
        *fault = KIOSK_FAULT_NUMBER;
        return read_number(value, key->least, key->most, place);
    case CONFIG_FLAG:
        *fault = KIOSK_FAULT_YES_OR_NO;
        return take_choice(place, key, value);
    case CONFIG_CHOICE:
        *fault = KIOSK_FAULT_CHOICE;
        return take_choice(place, key, value);
    case CONFIG_TIME:
        *fault = KIOSK_FAULT_TIME;
        return read_time(value, place);
    case CONFIG_TEXT:
        *fault = KIOSK_FAULT_LONG_VALUE;
        return copy_text(place, value, key->most);
    case CONFIG_PATH:
        *fault = is_from_the_root(value) ? KIOSK_FAULT_LONG_VALUE : KIOSK_FAULT_PATH;
        return is_from_the_root(value) && copy_text(place, value, key->most);
    case CONFIG_LANGUAGES:
        *fault = KIOSK_FAULT_CHOICE;
        return read_words(key, value, config->language, I18N_LANGUAGES_MAX, &config->language_count);
    case CONFIG_BOARDS:
        *fault = KIOSK_FAULT_CHOICE;
        return read_words(key, value, config->boards[key->least].name, KIOSK_BOARDS_MAX,
                          &config->boards[key->least].count);
    case CONFIG_GAMES:
        *fault = KIOSK_FAULT_CHOICE;
        return read_words(key, value, config->game, KIOSK_GAMES_MAX, &config->game_count);
    }
    return false;
}
