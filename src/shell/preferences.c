#include "shell/preferences.h"

#include "store/store.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>

typedef enum Kind {
    KIND_REAL,   /* a float, kept in thousandths */
    KIND_NUMBER, /* an int */
    KIND_FLAG,
} Kind;

/* All but the language: its key in the store, its place, its default and its bounds. A new preference is a row here. */
typedef struct Row {
    const char *key;
    Kind kind;
    size_t place;
    float otherwise, least, most;
} Row;

#define REAL(member, key, otherwise, least, most)                                                                      \
    { key, KIND_REAL, offsetof(Preferences, member), otherwise, least, most }
#define NUMBER(member, otherwise, least, most)                                                                         \
    { #member, KIND_NUMBER, offsetof(Preferences, member), otherwise, least, most }
#define FLAG(member, otherwise)                                                                                        \
    { #member, KIND_FLAG, offsetof(Preferences, member), otherwise, 0, 1 }

static const Row ROWS[] = {
    REAL(effects, "volume_effects", .8f, 0, 1),
    REAL(music, "volume_music", .5f, 0, 1),
    REAL(speed, "motion_speed", 1, .5f, 4),
    REAL(pace, "computer_pace", 1, 0, 3),
    REAL(text_scale, "text_scale", 1, 1, 1.4f),
    NUMBER(quiz_seconds, 0, 0, 300),
    NUMBER(display, 0, 0, 63),
    FLAG(reduced_motion, 0),
    FLAG(fullscreen, 1),
    FLAG(left_handed, 0),
    FLAG(confirmations, 1),
    FLAG(path_marks, 1),
};
enum { ROW_COUNT = sizeof ROWS / sizeof ROWS[0] };

static const float THOUSAND = 1000;
static const char LANGUAGE_KEY[] = "language";

static void *place_of(Preferences *preferences, const Row *row) {
    return (char *)preferences + row->place;
}

static float value_of(const Preferences *preferences, const Row *row) {
    const void *place = (const char *)preferences + row->place;
    switch (row->kind) {
    case KIND_REAL:
        return *(const float *)place;
    case KIND_NUMBER:
        return (float)*(const int *)place;
    case KIND_FLAG:
        return *(const bool *)place ? 1 : 0;
    }
    return 0;
}

static void put(Preferences *preferences, const Row *row, float value) {
    void *place = place_of(preferences, row);
    switch (row->kind) {
    case KIND_REAL:
        *(float *)place = value;
        return;
    case KIND_NUMBER:
        *(int *)place = (int)value;
        return;
    case KIND_FLAG:
        *(bool *)place = value != 0;
        return;
    }
}

Preferences preferences_default(void) {
    Preferences preferences = {0};
    for (int i = 0; i < ROW_COUNT; i++) {
        put(&preferences, &ROWS[i], ROWS[i].otherwise);
    }
    return preferences;
}

/* Written so that NaN ends at the default. */
static float within(float value, const Row *row) {
    return value >= row->least && value <= row->most ? value
           : value < row->least                      ? row->least
           : value > row->most                       ? row->most
                                                     : row->otherwise;
}

void preferences_repair(Preferences *preferences) {
    preferences->language[sizeof preferences->language - 1] = '\0';
    for (int i = 0; i < ROW_COUNT; i++) {
        put(preferences, &ROWS[i], within(value_of(preferences, &ROWS[i]), &ROWS[i]));
    }
}

static float load(const Store *store, const Row *row) {
    switch (row->kind) {
    case KIND_REAL: {
        int64_t otherwise = (int64_t)lroundf(row->otherwise * THOUSAND);
        return (float)store_get_number(store, row->key, otherwise, 0, 100000) / THOUSAND;
    }
    case KIND_NUMBER:
        return (float)store_get_number(store, row->key, (int64_t)row->otherwise, (int64_t)row->least,
                                       (int64_t)row->most);
    case KIND_FLAG:
        return store_get_flag(store, row->key, row->otherwise != 0) ? 1 : 0;
    }
    return row->otherwise;
}

static void save(Store *store, const Row *row, float value) {
    switch (row->kind) {
    case KIND_REAL:
        store_set_number(store, row->key, (int64_t)lroundf(value * THOUSAND));
        return;
    case KIND_NUMBER:
        store_set_number(store, row->key, (int64_t)value);
        return;
    case KIND_FLAG:
        store_set_flag(store, row->key, value != 0);
        return;
    }
}

Preferences preferences_load(const Store *store) {
    Preferences now = preferences_default();
    if (store == NULL) {
        return now;
    }
    snprintf(now.language, sizeof now.language, "%s", store_get_text(store, LANGUAGE_KEY, ""));
    for (int i = 0; i < ROW_COUNT; i++) {
        put(&now, &ROWS[i], load(store, &ROWS[i]));
    }
    preferences_repair(&now);
    return now;
}

void preferences_save(Store *store, const Preferences *preferences) {
    if (store == NULL) {
        return;
    }
    store_set_text(store, LANGUAGE_KEY, preferences->language);
    for (int i = 0; i < ROW_COUNT; i++) {
        save(store, &ROWS[i], value_of(preferences, &ROWS[i]));
    }
}
