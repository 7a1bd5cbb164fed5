#include "i18n/catalogue.h"

#include "i18n/read_file.h"
#include "i18n/utf8.h"

#include <stdlib.h>
#include <string.h>

/* The format is GNU gettext's: a header of seven numbers, a table of the originals sorted by their bytes and one of the
 * translations, each entry a length and an offset. */

static const uint32_t MAGIC = 0x950412deu;
static const uint32_t MAGIC_SWAPPED = 0xde120495u;
enum { HEADER_SIZE = 28, ENTRY_SIZE = 8, CONTEXT_END = 4, SIZE_MAX_READ = 16 << 20 };

static uint32_t number_at(const Catalogue *catalogue, size_t offset) {
    uint32_t number;
    memcpy(&number, catalogue->bytes + offset, sizeof number);
    if (catalogue->swapped) {
        number = number >> 24 | (number >> 8 & 0xff00u) | (number << 8 & 0xff0000u) | number << 24;
    }
    return number;
}

static uint32_t length_of(const Catalogue *catalogue, uint32_t table, uint32_t index) {
    return number_at(catalogue, table + (size_t)index * ENTRY_SIZE);
}

static const char *text_of(const Catalogue *catalogue, uint32_t table, uint32_t index) {
    return catalogue->bytes + number_at(catalogue, table + (size_t)index * ENTRY_SIZE + 4);
}

static bool table_fits(const Catalogue *catalogue, uint32_t table) {
    if (table % 4 != 0 || table > catalogue->size || (catalogue->size - table) / ENTRY_SIZE < catalogue->count) {
        return false;
    }
    for (uint32_t i = 0; i < catalogue->count; i++) {
        size_t length = length_of(catalogue, table, i);
        size_t offset = number_at(catalogue, table + (size_t)i * ENTRY_SIZE + 4);
        if (offset >= catalogue->size || length >= catalogue->size - offset ||
            catalogue->bytes[offset + length] != '\0') {
            return false;
        }
    }
    return true;
}

static bool is_sorted(const Catalogue *catalogue) {
    for (uint32_t i = 1; i < catalogue->count; i++) {
        if (strcmp(text_of(catalogue, catalogue->originals, i - 1), text_of(catalogue, catalogue->originals, i)) >= 0) {
            return false;
        }
    }
    return true;
}

static unsigned count_strings(const char *text, size_t length) {
    unsigned count = 1;
    for (size_t i = 0; i < length; i++) {
        count += text[i] == '\0';
    }
    return count;
}

/* A plural has all its forms, anything else has one; all of it is text. */
static bool forms_match(const Catalogue *catalogue) {
    for (uint32_t i = 0; i < catalogue->count; i++) {
        unsigned wanted = count_strings(text_of(catalogue, catalogue->originals, i),
                                        length_of(catalogue, catalogue->originals, i)) == 1
                              ? 1
                              : catalogue->rule.forms;
        const char *text = text_of(catalogue, catalogue->translations, i);
        uint32_t length = length_of(catalogue, catalogue->translations, i);
        if (count_strings(text, length) != wanted || !utf8_is_valid(text, length)) {
            return false;
        }
    }
    return true;
}

static const char *header_field(const char *header, const char *field) {
    for (const char *line = header; line != NULL; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, field, strlen(field)) == 0) {
            return line + strlen(field);
        }
    }
    return NULL;
}

static bool header_is_understood(Catalogue *catalogue) {
    const char *header = catalogue_find(catalogue, NULL, "");
    if (header == NULL) {
        return false;
    }
    const char *type = header_field(header, "Content-Type:");
    const char *rule = header_field(header, "Plural-Forms:");
    return type != NULL && strncmp(type, " text/plain; charset=UTF-8", 26) == 0 && rule != NULL &&
           plural_rule_parse(&catalogue->rule, rule);
}

static bool check(Catalogue *catalogue) {
    if (catalogue->size < HEADER_SIZE) {
        return false;
    }
    uint32_t magic = number_at(catalogue, 0);
    catalogue->swapped = magic == MAGIC_SWAPPED;
    if ((magic != MAGIC && magic != MAGIC_SWAPPED) || number_at(catalogue, 4) >> 16 != 0) {
        return false;
    }
    catalogue->count = number_at(catalogue, 8);
    catalogue->originals = number_at(catalogue, 12);
    catalogue->translations = number_at(catalogue, 16);
    return table_fits(catalogue, catalogue->originals) && table_fits(catalogue, catalogue->translations) &&
           is_sorted(catalogue) && header_is_understood(catalogue) && forms_match(catalogue);
}

/* Compares context, its end and message, without putting them together, with an original. */
static int compare(const char *context, const char *message, const char *original) {
    if (context != NULL) {
        size_t length = strlen(context);
        int order = strncmp(context, original, length);
        if (order != 0) {
            return order;
        }
        order = CONTEXT_END - (unsigned char)original[length];
        if (order != 0) {
            return order;
        }
        original += length + 1;
    }
    return strcmp(message, original);
}

CatalogueFault catalogue_load(Catalogue *catalogue, const char *path) {
    *catalogue = (Catalogue){0};
    catalogue->bytes = read_file(path, SIZE_MAX_READ, &catalogue->size);
    if (catalogue->bytes == NULL) {
        return CATALOGUE_MISSING;
    }
    if (check(catalogue)) {
        return CATALOGUE_FINE;
    }
    catalogue_fini(catalogue);
    return CATALOGUE_DAMAGED;
}

void catalogue_fini(Catalogue *catalogue) {
    free(catalogue->bytes);
    *catalogue = (Catalogue){0};
}

const char *catalogue_find(const Catalogue *catalogue, const char *context, const char *message) {
    uint32_t low = 0, high = catalogue->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = compare(context, message, text_of(catalogue, catalogue->originals, middle));
        if (order == 0) {
            return text_of(catalogue, catalogue->translations, middle);
        }
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return NULL;
}
