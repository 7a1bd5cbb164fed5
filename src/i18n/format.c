#include "i18n/i18n.h"

#include "i18n/languages.h"
#include "i18n/utf8.h"

#include <stdio.h>
#include <string.h>

/* Messages are filled in in one pass, so what is filled in can hold braces. */

#define MINUS "\xe2\x88\x92"

enum { NUMBER_SIZE = 80, LIST_SIZE = 1024 };

typedef struct Writer {
    char *out;
    size_t size, length;
    bool cut;
} Writer;

static Writer writer_begin(char *out, size_t size) {
    if (size > 0) {
        out[0] = '\0';
    }
    return (Writer){.out = out, .size = size, .cut = size == 0};
}

static void write_bytes(Writer *writer, const char *text, size_t length) {
    if (writer->cut) {
        return;
    }
    size_t fits = utf8_whole(text, length, writer->size - 1 - writer->length);
    memcpy(writer->out + writer->length, text, fits);
    writer->length += fits;
    writer->out[writer->length] = '\0';
    writer->cut = fits < length;
}

static void write_text(Writer *writer, const char *text) {
    write_bytes(writer, text, strlen(text));
}

static void write_number(Writer *writer, long long scaled, unsigned decimals) {
    const NumberStyle *style = &NUMBER_STYLES[language_current()];
    unsigned long long size = scaled < 0 ? 0ull - (unsigned long long)scaled : (unsigned long long)scaled;
    char digits[NUMBER_SIZE];
    if (decimals > 18) {
        decimals = 18;
    }
    int count = snprintf(digits, sizeof digits, "%0*llu", (int)decimals + 1, size);
    int whole = count - (int)decimals;
    if (scaled < 0) {
        write_text(writer, MINUS);
    }
    for (int i = 0; i < whole; i++) {
        if (i > 0 && (whole - i) % 3 == 0) {
            write_text(writer, style->thousands);
        }
        write_bytes(writer, &digits[i], 1);
    }
    if (decimals > 0) {
        write_text(writer, style->decimal);
        write_bytes(writer, &digits[whole], decimals);
    }
}

/* The length of "{name}" where the text begins with one, else 0. */
static size_t placeholder_length(const char *text) {
    size_t name = text[0] == '{' ? strspn(text + 1, "abcdefghijklmnopqrstuvwxyz0123456789_") : 0;
    return name > 0 && text[1 + name] == '}' ? name + 2 : 0;
}

static const I18nArg *find_arg(const I18nArg *args, size_t count, const char *name, size_t length) {
    for (size_t i = 0; i < count; i++) {
        if (strlen(args[i].name) == length && memcmp(args[i].name, name, length) == 0) {
            return &args[i];
        }
    }
    return NULL;
}

bool i18n_format_args(char *out, size_t size, const char *message, const I18nArg *args, size_t count) {
    Writer writer = writer_begin(out, size);
    const char *at = message;
    while (*at != '\0') {
        size_t length = placeholder_length(at);
        const I18nArg *arg = length > 0 ? find_arg(args, count, at + 1, length - 2) : NULL;
        if (arg == NULL) {
            length = 1 + strcspn(at + 1, "{");
            write_bytes(&writer, at, length);
        } else if (arg->text != NULL) {
            write_text(&writer, arg->text);
        } else {
            write_number(&writer, arg->number, 0);
        }
        at += length;
    }
    return !writer.cut;
}

bool i18n_format_number(char *out, size_t size, long long number) {
    return i18n_format_decimal(out, size, number, 0);
}

bool i18n_format_decimal(char *out, size_t size, long long scaled, unsigned decimals) {
    Writer writer = writer_begin(out, size);
    write_number(&writer, scaled, decimals);
    return !writer.cut;
}

bool i18n_format_percent(char *out, size_t size, long long percent) {
    /* TRANSLATORS: a percentage, with the space before the sign your language wants */
    return i18n_format(out, size, trc("percentage", "{number}%"), I18N_NUMBER("number", percent));
}

bool i18n_format_date(char *out, size_t size, int year, int month, int day) {
    char y[NUMBER_SIZE], m[NUMBER_SIZE], d[NUMBER_SIZE];
    snprintf(y, sizeof y, "%d", year);
    snprintf(m, sizeof m, "%02d", month);
    snprintf(d, sizeof d, "%02d", day);
    /* TRANSLATORS: a short date in numbers; month and day always have two digits */
    return i18n_format(out, size, trc("date", "{year}-{month}-{day}"), I18N_TEXT("year", y), I18N_TEXT("month", m),
                       I18N_TEXT("day", d));
}

bool i18n_format_list(char *out, size_t size, const char *const *items, size_t count) {
    char list[LIST_SIZE], longer[LIST_SIZE];
    if (count <= 1) {
        return i18n_copy(out, size, count == 0 ? "" : items[0]);
    }
    if (count == 2) {
        /* TRANSLATORS: two names and nothing else: "Anna and Ben" */
        return i18n_format(out, size, trc("list of two", "{first} and {second}"), I18N_TEXT("first", items[0]),
                           I18N_TEXT("second", items[1]));
    }
    bool fits = i18n_copy(list, sizeof list, items[0]);
    for (size_t i = 1; i + 1 < count; i++) {
        /* TRANSLATORS: a list of three or more as it grows, here not yet with its last: "Anna, Ben" */
        fits &= i18n_format(longer, sizeof longer, trc("list, in between", "{list}, {item}"), I18N_TEXT("list", list),
                            I18N_TEXT("item", items[i]));
        memcpy(list, longer, sizeof list);
    }
    /* TRANSLATORS: the end of a list of three or more: "Anna, Ben and Chen" */
    fits &= i18n_format(out, size, trc("list, the last", "{list} and {item}"), I18N_TEXT("list", list),
                        I18N_TEXT("item", items[count - 1]));
    return fits;
}

bool i18n_copy(char *out, size_t size, const char *text) {
    Writer writer = writer_begin(out, size);
    write_text(&writer, text);
    return !writer.cut;
}

bool i18n_is_utf8(const char *text, size_t length) {
    return utf8_is_valid(text, length);
}
