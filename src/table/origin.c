#include "table/origin.h"

#include <stdio.h>
#include <string.h>

/* Of "name:8021" and "[::1]:8021" what stands before the port. */
static void without_port(const char *from, char out[ORIGIN_BYTES]) {
    snprintf(out, ORIGIN_BYTES, "%s", from);
    const char *bracket = strchr(out, ']');
    char *colon = strchr(bracket != NULL ? bracket : out, ':');
    if (colon != NULL) {
        *colon = '\0';
    }
}

static bool has_name(const char *names, const char *name) {
    size_t length = strlen(name);
    for (const char *at = names; *at != '\0'; at += strspn(at, " ")) {
        size_t word = strcspn(at, " ");
        if (word == length && strncmp(at, name, length) == 0) {
            return true;
        }
        at += word;
    }
    return false;
}

/* Digits and dots, or in brackets: nobody can point one elsewhere. */
static bool is_address(const char *name) {
    return name[0] == '[' || (name[0] != '\0' && strspn(name, "0123456789.") == strlen(name));
}

static bool is_ours(const char *name, const char *names, bool by_address) {
    return has_name(names, name) || (by_address && is_address(name));
}

bool origin_may_call(const char *host, const char *origin, const char *names, bool by_address) {
    char own[ORIGIN_BYTES], page[ORIGIN_BYTES];
    without_port(host, own);
    if (!is_ours(own, names, by_address)) {
        return false;
    }
    if (origin[0] == '\0') {
        return true;
    }
    const char *behind = strstr(origin, "://");
    without_port(behind != NULL ? behind + strlen("://") : "", page);
    return has_name(names, page) || (by_address && strcmp(page, own) == 0);
}
