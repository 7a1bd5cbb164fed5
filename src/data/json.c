/* cJSON builds the tree; it is lenient about text (blanks, numbers, encoding, repeated keys), so the text is looked
 * over before, and keys are checked against what the reader knows. */
#include "data/json.h"

#include "base/memory.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- the text ----------------------------------------------------------------------------------------------------- */

typedef struct Scan {
    const unsigned char *text;
    size_t length;
    size_t at;
    const char *fault;
} Scan;

static int scan_peek(const Scan *scan) {
    return scan->at < scan->length ? scan->text[scan->at] : -1;
}

static bool is_digit(int c) {
    return c >= '0' && c <= '9';
}

/* One character of UTF-8: shortest form, no surrogates, not past U+10FFFF. */
static bool scan_utf8(Scan *scan) {
    int lead = scan->text[scan->at];
    int rest = lead < 0x80 ? 0 : lead >= 0xc2 && lead < 0xe0 ? 1 : lead >= 0xe0 && lead < 0xf0 ? 2 : 3;
    if (lead >= 0xf5 || (lead >= 0x80 && lead < 0xc2) || scan->at + (size_t)rest >= scan->length) {
        return false;
    }
    for (int i = 1; i <= rest; i++) {
        if ((scan->text[scan->at + (size_t)i] & 0xc0) != 0x80) {
            return false;
        }
    }
    int second = rest > 0 ? scan->text[scan->at + 1] : 0;
    if ((lead == 0xe0 && second < 0xa0) || (lead == 0xed && second > 0x9f) || (lead == 0xf0 && second < 0x90) ||
        (lead == 0xf4 && second > 0x8f)) {
        return false;
    }
    scan->at += (size_t)rest + 1;
    return true;
}

static void scan_string(Scan *scan) {
    scan->at++;
    for (;;) {
        int c = scan_peek(scan);
        if (c < 0) {
            scan->fault = "a string does not end";
            return;
        }
        if (c < 0x20) {
            scan->fault = "a string holds a control character";
            return;
        }
        if (c == '"') {
            scan->at++;
            return;
        }
        if (c == '\\') {
            if (scan->at + 5 < scan->length && memcmp(scan->text + scan->at, "\\u0000", 6) == 0) {
                scan->fault = "a string holds a NUL character";
                return;
            }
            scan->at += scan->at + 1 < scan->length ? 2 : 1;
            continue;
        }
        if (!scan_utf8(scan)) {
            scan->fault = "a string is not UTF-8";
            return;
        }
    }
}

static void scan_number(Scan *scan) {
    bool good = true;
    if (scan_peek(scan) == '-') {
        scan->at++;
    }
    if (scan_peek(scan) == '0') {
        scan->at++;
    } else {
        good = is_digit(scan_peek(scan));
        while (is_digit(scan_peek(scan))) {
            scan->at++;
        }
    }
    if (scan_peek(scan) == '.') {
        scan->at++;
        good = good && is_digit(scan_peek(scan));
        while (is_digit(scan_peek(scan))) {
            scan->at++;
        }
    }
    if (scan_peek(scan) == 'e' || scan_peek(scan) == 'E') {
        scan->at++;
        if (scan_peek(scan) == '-' || scan_peek(scan) == '+') {
            scan->at++;
        }
        good = good && is_digit(scan_peek(scan));
        while (is_digit(scan_peek(scan))) {
            scan->at++;
        }
    }
    int next = scan_peek(scan);
    if (!good || is_digit(next) || next == '.' || next == '-' || next == '+') {
        scan->fault = "a number is malformed";
    }
}

/* What cJSON would let pass. Order and nesting of brackets, commas and words it checks itself. */
static void scan_text(Scan *scan) {
    int depth = 0;
    while (scan->fault == NULL && scan->at < scan->length) {
        int c = scan_peek(scan);
        if (c == '"') {
            scan_string(scan);
        } else if (c == '-' || is_digit(c)) {
            scan_number(scan);
        } else if (c >= 0x7f || (c < 0x20 && c != '\t' && c != '\n' && c != '\r')) {
            scan->fault = c == 0 ? "a NUL byte stands there" : "a character stands there that belongs in a string only";
        } else {
            if (c == '[' || c == '{') {
                depth++;
            } else if (c == ']' || c == '}') {
                depth--;
            }
            if (depth > JSON_DEPTH_MAX) {
                scan->fault = "it is nested too deep";
            } else {
                scan->at++;
            }
        }
    }
}

static void parse_fault(const char *text, size_t at, const char *what, const char *file, const char *fault,
                        DataError *error) {
    int line = 1;
    size_t begin = 0;
    for (size_t i = 0; i < at; i++) {
        if (text[i] == '\n') {
            line++;
            begin = i + 1;
        }
    }
    if (file != NULL) {
        data_fail_as(DATA_FAULT_FORM, error, "%s, line %d, column %zu: the %s is not JSON: %s.", file, line,
                     at - begin + 1, what, fault);
    } else {
        data_fail_as(DATA_FAULT_FORM, error, "The %s is not JSON: %s (line %d, column %zu).", what, fault, line,
                     at - begin + 1);
    }
}

static void *allocate(size_t size) {
    return memory_resize(NULL, size);
}

const char *json_skip_mark(const char *text, size_t *length) {
    static const char MARK[] = "\xef\xbb\xbf";
    size_t size = strlen(MARK);
    bool has_mark = *length >= size && memcmp(text, MARK, size) == 0;
    *length -= has_mark ? size : 0;
    return has_mark ? text + size : text;
}

bool json_is_utf8(const char *text, size_t length) {
    Scan scan = {.text = (const unsigned char *)text, .length = length};
    while (scan.at < length && scan_utf8(&scan)) {
    }
    return scan.at == length;
}

cJSON *json_parse(const char *text, size_t length, const char *what, const char *file, DataError *error) {
    cJSON_InitHooks(&(cJSON_Hooks){.malloc_fn = allocate, .free_fn = free});
    Scan scan = {.text = (const unsigned char *)text, .length = length};
    scan_text(&scan);
    if (scan.fault != NULL) {
        parse_fault(text, scan.at, what, file, scan.fault, error);
        return NULL;
    }
    const char *end = text;
    cJSON *tree = cJSON_ParseWithLengthOpts(text, length + 1, &end, true);
    if (tree == NULL) {
        size_t at = end >= text && end <= text + length ? (size_t)(end - text) : 0;
        parse_fault(text, at, what, file, at == length ? "it ends too early" : "it cannot be read from there on",
                    error);
    }
    return tree;
}

/* --- places ------------------------------------------------------------------------------------------------------- */

/* Text from outside goes into an error in short form. */
static void shorten(char out[48], const char *text) {
    snprintf(out, 48, "%s", text);
    if (strlen(text) < 48) {
        return;
    }
    out[44] = '\0';
    data_trim_utf8(out);
    strcat(out, "...");
}

static void place_append(char *out, size_t size, const char *text) {
    size_t length = strlen(out);
    snprintf(out + length, size - length, "%s", text);
}

static void place_path(const JsonPlace *place, char *out, size_t size) {
    if (place->in == NULL) {
        return;
    }
    place_path(place->in, out, size);
    if (place->index >= 0) {
        char number[16];
        snprintf(number, sizeof number, "[%d]", place->index);
        place_append(out, size, number);
        return;
    }
    if (out[0]) {
        place_append(out, size, ".");
    }
    place_append(out, size, place->key);
}

static void place_name(const JsonPlace *place, char *out, size_t size) {
    const JsonPlace *root = place;
    while (root->in != NULL) {
        root = root->in;
    }
    char path[160] = "";
    place_path(place, path, sizeof path);
    const char *file = root->file != NULL ? root->file : "";
    const char *colon = root->file != NULL ? ": " : "";
    if (path[0]) {
        snprintf(out, size, "%s%s%s", file, colon, path);
    } else {
        snprintf(out, size, "%s%s%s %s", file, colon, root->file != NULL ? "the" : "The", root->key);
    }
}

void json_fault(const JsonPlace *place, const char *format, ...) {
    if (data_failed(place->error)) {
        return;
    }
    char name[256], rest[256];
    place_name(place, name, sizeof name);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(rest, sizeof rest, format, arguments);
    va_end(arguments);
    data_fail(place->error, "%s %s.", name, rest);
}

JsonPlace json_root(const cJSON *tree, const char *what, const char *file, DataError *error) {
    return (JsonPlace){.node = tree, .key = what, .file = file, .index = -1, .error = error};
}

/* --- values ------------------------------------------------------------------------------------------------------- */

/* Nothing is said about what is missing: that was said when it was looked for. */
static bool wrong_kind(const JsonPlace *place, bool right) {
    return place->node == NULL || !right;
}

bool json_keys_have(const char *keys, const char *key) {
    size_t length = strlen(key);
    if (length == 0 || strchr(key, ' ') != NULL) {
        return false;
    }
    for (const char *at = strstr(keys, key); at != NULL; at = strstr(at + 1, key)) {
        if ((at == keys || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0')) {
            return true;
        }
    }
    return false;
}

bool json_object(const JsonPlace *place, const char *keys) {
    if (wrong_kind(place, cJSON_IsObject(place->node))) {
        json_fault(place, "must be an object");
        return false;
    }
    const cJSON *child;
    cJSON_ArrayForEach(child, place->node) {
        char key[48];
        shorten(key, child->string);
        if (!json_keys_have(keys, child->string)) {
            json_fault(place, "must not have a key \"%s\": known are %s", key, keys);
            return false;
        }
        for (const cJSON *before = place->node->child; before != child; before = before->next) {
            if (strcmp(before->string, child->string) == 0) {
                json_fault(place, "must not have the key \"%s\" twice", key);
                return false;
            }
        }
    }
    return true;
}

JsonPlace json_maybe(const JsonPlace *in, const char *key) {
    const cJSON *node = cJSON_IsObject(in->node) ? cJSON_GetObjectItemCaseSensitive(in->node, key) : NULL;
    return (JsonPlace){.node = node, .in = in, .key = key, .index = -1, .error = in->error};
}

JsonPlace json_member(const JsonPlace *in, const char *key) {
    JsonPlace place = json_maybe(in, key);
    if (place.node == NULL && in->node != NULL) {
        json_fault(in, "must have \"%s\"", key);
    }
    return place;
}

int json_list(const JsonPlace *place, int min, int max) {
    bool list = cJSON_IsArray(place->node);
    int count = list ? cJSON_GetArraySize(place->node) : 0;
    if (place->node != NULL && list && count >= min && count <= max) {
        return count;
    }
    if (min == max) {
        json_fault(place, "must be a list of %d", min);
    } else {
        json_fault(place, "must be a list of %d to %d", min, max);
    }
    return 0;
}

JsonPlace json_first(const JsonPlace *list) {
    const cJSON *node = cJSON_IsArray(list->node) ? list->node->child : NULL;
    return (JsonPlace){.node = node, .in = list, .index = 0, .error = list->error};
}

JsonPlace json_next(const JsonPlace *item) {
    JsonPlace next = *item;
    next.node = item->node != NULL ? item->node->next : NULL;
    next.index++;
    return next;
}

int64_t json_integer(const JsonPlace *place, int64_t min, int64_t max) {
    bool number = place->node != NULL && cJSON_IsNumber(place->node);
    double value = number ? place->node->valuedouble : 0;
    bool inside = number && value >= (double)min && value <= (double)max;
    if (inside && (double)(int64_t)value >= value && (double)(int64_t)value <= value) {
        return (int64_t)value;
    }
    if (min == max) {
        json_fault(place, "must be %lld", (long long)min);
    } else {
        json_fault(place, "must be a whole number from %lld to %lld", (long long)min, (long long)max);
    }
    return min > 0 ? min : 0;
}

double json_number(const JsonPlace *place, double min, double max) {
    if (cJSON_IsNumber(place->node) && place->node->valuedouble >= min && place->node->valuedouble <= max) {
        return place->node->valuedouble;
    }
    json_fault(place, "must be a number from %g to %g", min, max);
    return min > 0 ? min : 0;
}

const char *json_string(const JsonPlace *place, size_t min, size_t max) {
    if (cJSON_IsString(place->node)) {
        size_t length = strlen(place->node->valuestring);
        if (length >= min && length <= max) {
            return place->node->valuestring;
        }
    }
    if (min == max) {
        json_fault(place, "must be a string of %zu bytes", min);
    } else {
        json_fault(place, "must be a string of %zu to %zu bytes", min, max);
    }
    return "";
}

int json_word(const JsonPlace *place, const char *const words[], int count) {
    if (place->node != NULL && cJSON_IsString(place->node)) {
        for (int i = 0; i < count; i++) {
            if (words[i] != NULL && strcmp(words[i], place->node->valuestring) == 0) {
                return i;
            }
        }
    }
    char list[200] = "";
    for (int i = 0; i < count; i++) {
        if (words[i] != NULL) {
            place_append(list, sizeof list, list[0] ? ", \"" : "\"");
            place_append(list, sizeof list, words[i]);
            place_append(list, sizeof list, "\"");
        }
    }
    json_fault(place, strchr(list, ',') != NULL ? "must be one of %s" : "must be %s", list);
    return 0;
}

bool json_is_null(const JsonPlace *place) {
    return cJSON_IsNull(place->node) != 0;
}

int json_member_int(const JsonPlace *in, const char *key, int min, int max) {
    JsonPlace place = json_member(in, key);
    return (int)json_integer(&place, min, max);
}

int json_maybe_int(const JsonPlace *in, const char *key, int min, int max, int otherwise) {
    JsonPlace place = json_maybe(in, key);
    return place.node != NULL ? (int)json_integer(&place, min, max) : otherwise;
}

int json_member_word(const JsonPlace *in, const char *key, const char *const words[], int count) {
    JsonPlace place = json_member(in, key);
    return json_word(&place, words, count);
}

void json_add_integer(cJSON *object, const char *key, int64_t value) {
    char digits[24];
    snprintf(digits, sizeof digits, "%lld", (long long)value);
    cJSON_AddRawToObject(object, key, digits);
}

char *json_print(const cJSON *tree) {
    char *text = cJSON_PrintUnformatted(tree);
    if (text == NULL) {
        memory_is_out();
    }
    return text;
}
