#include "far/numbers.h"

#include "core/core_assert.h"

#include <string.h>

static void add_character(FarEvent *out, char character) {
    CORE_ASSERT(out->length < FAR_EVENT_BYTES - 1);
    out->text[out->length++] = character;
    out->text[out->length] = '\0';
}

static void add_number(FarEvent *out, int number) {
    char digits[12];
    int count = 0;
    if (number < 0) {
        add_character(out, '-');
        number = -number;
    }
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    while (count > 0) {
        add_character(out, digits[--count]);
    }
}

void far_event_begin(FarEvent *out, int kind, int player) {
    out->length = 0;
    add_character(out, '[');
    add_number(out, kind);
    add_character(out, ',');
    add_number(out, player == FAR_NOBODY ? -1 : player);
}

void far_event_end(FarEvent *out) {
    add_character(out, ']');
}

bool far_list_begin(const JsonPlace *list, int kinds, int players, int *kind, int *player, JsonPlace *last) {
    if (json_list(list, 2, FAR_LIST_MAX) == 0) {
        return false;
    }
    JsonPlace first = json_first(list);
    *kind = (int)json_integer(&first, 1, kinds);
    *last = json_next(&first);
    int named = (int)json_integer(last, -1, players - 1);
    *player = named < 0 ? FAR_NOBODY : named;
    return !data_failed(list->error);
}

static int get(const FarNumber *number, const void *event) {
    const unsigned char *at = (const unsigned char *)event + number->at;
    int8_t with_sign;
    uint16_t two;
    switch (number->size) {
    case FAR_BYTE:
        return *at;
    case FAR_SIGNED:
        memcpy(&with_sign, at, sizeof with_sign);
        return with_sign;
    case FAR_SHORT:
        memcpy(&two, at, sizeof two);
        return two;
    }
    return 0;
}

static void put(const FarNumber *number, void *event, int value) {
    unsigned char *at = (unsigned char *)event + number->at;
    uint16_t two = (uint16_t)value;
    switch (number->size) {
    case FAR_BYTE:
    case FAR_SIGNED:
        *at = (unsigned char)value;
        return;
    case FAR_SHORT:
        memcpy(at, &two, sizeof two);
        return;
    }
}

void far_numbers_add(FarEvent *out, const FarShape *shape, const void *event) {
    for (int i = 0; i < shape->count; i++) {
        add_character(out, ',');
        add_number(out, get(&shape->number[i], event));
    }
}

bool far_numbers_read(JsonPlace *last, const FarShape *shape, void *event) {
    for (int i = 0; i < shape->count; i++) {
        const FarNumber *number = &shape->number[i];
        *last = json_next(last);
        put(number, event, (int)json_integer(last, number->least, number->most));
    }
    return !data_failed(last->error);
}
