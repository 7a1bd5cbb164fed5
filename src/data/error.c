#include "data/error.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *data_names(char out[DATA_NAMES], const char *const *names, int count) {
    out[0] = '\0';
    for (int i = 0; i < count; i++) {
        size_t length = strlen(out);
        snprintf(out + length, DATA_NAMES - length, "%s%s", i > 0 ? ", " : "", names[i]);
    }
    return out;
}

void data_trim_utf8(char *text) {
    size_t length = strlen(text);
    size_t start = length;
    while (start > 0 && ((unsigned char)text[start - 1] & 0xc0) == 0x80) {
        start--;
    }
    if (start == 0) {
        return;
    }
    unsigned char lead = (unsigned char)text[start - 1];
    size_t wanted = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    if (lead >= 0xc0 && length - start < wanted) {
        text[start - 1] = '\0';
    }
}

void data_make_line(char *text) {
    for (char *at = text; *at; at++) {
        if ((unsigned char)*at < ' ' || *at == 0x7f) {
            *at = '?';
        }
    }
}

DATA_FORMAT(3, 0) static void fail(DataFaultKind kind, DataError *error, const char *format, va_list arguments) {
    if (data_failed(error)) {
        return;
    }
    error->kind = kind;
    vsnprintf(error->text, sizeof error->text, format, arguments);
    if (strlen(error->text) == sizeof error->text - 1) {
        data_trim_utf8(error->text);
    }
    data_make_line(error->text);
}

void data_fail(DataError *error, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fail(DATA_FAULT_CONTENT, error, format, arguments);
    va_end(arguments);
}

void data_fail_as(DataFaultKind kind, DataError *error, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fail(kind, error, format, arguments);
    va_end(arguments);
}
