/* Places as people see them: links, addresses, codes. */
#include "visit/visit.h"

#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *page, *line; /* of the same host */
} SCHEME[] = {{"https://", "wss://"}, {"http://", "ws://"}};

enum { SCHEMES = 2 };

static bool begins(const char *text, const char *with) {
    return strncmp(text, with, strlen(with)) == 0;
}

static bool read_code(const char *text, char out[CODE_NUMBER_BYTES]) {
    uint32_t number;
    if (!code_number_read(text, &number)) {
        return false;
    }
    code_number_write(number, out);
    return true;
}

static bool is_secret(const char *text) {
    return strlen(text) == VISIT_SECRET_BYTES - 1 && strspn(text, "0123456789abcdef") == VISIT_SECRET_BYTES - 1;
}

/* Behind the #: code, and with a point the secret of a seat. */
static bool read_mark(char *mark, VisitPlace *place) {
    char *point = strchr(mark, '.');
    if (point != NULL) {
        *point = '\0';
        if (!is_secret(point + 1)) {
            return false;
        }
        memcpy(place->secret, point + 1, VISIT_SECRET_BYTES);
    }
    return read_code(mark, place->code);
}

/* What a browser would open, or who runs a host would say. */
static bool read_address(const char *text, char out[VISIT_ADDRESS_MAX]) {
    const char *scheme = "ws://", *rest = text;
    for (int i = 0; i < SCHEMES; i++) {
        const char *known[] = {SCHEME[i].page, SCHEME[i].line};
        for (int k = 0; k < 2; k++) {
            if (begins(text, known[k])) {
                scheme = SCHEME[i].line;
                rest = text + strlen(known[k]);
            }
        }
    }
    if (begins(text, "unix:/")) {
        scheme = "";
    } else if (strpbrk(rest, ".:") == NULL && !begins(rest, "localhost")) {
        return false; /* a word */
    } else if (rest[0] == '\0' || strpbrk(rest, " \t@\\\"<>") != NULL || strstr(rest, "://") != NULL) {
        return false;
    }
    size_t length = strlen(rest);
    length -= length > 1 && rest[length - 1] == '/' && scheme[0] != '\0' ? 1 : 0;
    return snprintf(out, VISIT_ADDRESS_MAX, "%s%.*s", scheme, (int)length, rest) < VISIT_ADDRESS_MAX;
}

/* Without what surrounds it where it was copied. */
static char *trimmed(const char *text) {
    char *copy = memory_copy(text + strspn(text, " \t\r\n"));
    size_t length = strlen(copy);
    while (length > 0 && strchr(" \t\r\n", copy[length - 1]) != NULL) {
        copy[--length] = '\0';
    }
    return copy;
}

bool visit_place_read(const char *text, VisitPlace *place) {
    VisitPlace found = {0};
    char *copy = trimmed(text), *mark = strchr(copy, '#');
    bool is_read;
    if (mark != NULL) {
        *mark = '\0';
        is_read = read_address(copy, found.address) && read_mark(mark + 1, &found);
    } else if (read_code(copy, found.code)) {
        memcpy(found.address, place->address, sizeof found.address);
        is_read = true;
    } else {
        is_read = read_address(copy, found.address);
    }
    free(copy);
    if (is_read) {
        *place = found;
    }
    return is_read;
}

void visit_link(const VisitPlace *place, bool with_seat, char out[VISIT_LINK_MAX]) {
    const char *address = place->address, *page = "";
    char code[CODE_NUMBER_BYTES];
    for (int i = 0; i < SCHEMES; i++) {
        if (begins(address, SCHEME[i].line)) {
            page = SCHEME[i].page;
            address += strlen(SCHEME[i].line);
            break;
        }
    }
    memcpy(code, place->code, sizeof code);
    for (char *gap = strchr(code, ' '); gap != NULL; gap = strchr(gap, ' ')) {
        *gap = '-';
    }
    bool has_path = strchr(address, '/') != NULL;
    bool has_seat = with_seat && place->secret[0] != '\0';
    snprintf(out, VISIT_LINK_MAX, "%s%s%s#%s%s%s", page, address, has_path ? "" : "/", code, has_seat ? "." : "",
             has_seat ? place->secret : "");
}
