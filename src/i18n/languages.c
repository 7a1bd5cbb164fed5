#include "i18n/languages.h"

#include <ctype.h>
#include <string.h>

#define NO_BREAK_SPACE "\xc2\xa0"

const I18nLanguage LANGUAGES[LANGUAGE_COUNT] = {
    {"en", "English"},  {"de", "Deutsch"},          {"fr", "Français"},
    {"it", "Italiano"}, {"id", "Bahasa Indonesia"}, {"zh_CN", "简体中文"},
};

const NumberStyle NUMBER_STYLES[LANGUAGE_COUNT] = {
    {",", "."}, {".", ","}, {NO_BREAK_SPACE, ","}, {".", ","}, {".", ","}, {",", "."},
};

/* What systems call our languages, with '-' as '_' and in small letters. A name matches when it is one of these or goes
 * on with '_'. Traditional Chinese is not what we have: its readers get the next of their languages. */
static const struct {
    const char *name;
    const char *code; /* NULL: not ours */
} NAMES[] = {
    {"zh_hant", NULL}, {"zh_tw", NULL}, {"zh_hk", NULL}, {"zh_mo", NULL}, {"zh", "zh_CN"}, {"en", "en"},
    {"de", "de"},      {"fr", "fr"},    {"it", "it"},    {"id", "id"},    {"in", "id"}, /* until 1989, and in Java */
};

static bool matches(const char *wanted, size_t length, const char *name) {
    for (size_t i = 0; name[i] != '\0'; i++) {
        if (i >= length) {
            return false;
        }
        int letter = wanted[i] == '-' ? '_' : tolower((unsigned char)wanted[i]);
        if (letter != name[i]) {
            return false;
        }
    }
    size_t end = strlen(name);
    return end == length || wanted[end] == '_' || wanted[end] == '-';
}

static const char *find_code(const char *wanted, size_t length) {
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        if (matches(wanted, length, NAMES[i].name)) {
            return NAMES[i].code;
        }
    }
    return NULL;
}

const I18nLanguage *i18n_languages(size_t *count) {
    *count = LANGUAGE_COUNT;
    return LANGUAGES;
}

int i18n_find_language(const char *code) {
    for (size_t i = 0; i < LANGUAGE_COUNT; i++) {
        if (strcmp(LANGUAGES[i].code, code) == 0) {
            return (int)i;
        }
    }
    return -1;
}

const char *i18n_own_name(const char *code) {
    int index = i18n_find_language(code);
    return index >= 0 ? LANGUAGES[index].own_name : code;
}

bool i18n_keeps_hyphens(void) {
    return strcmp(LANGUAGES[language_current()].code, "id") == 0;
}

/* --- what is offered ---------------------------------------------------------------------------------------------- */

_Static_assert((int)LANGUAGE_COUNT <= (int)I18N_LANGUAGES_MAX, "callers have room for all languages");

static const I18nLanguage *offered[LANGUAGE_COUNT];
static size_t offered_count;

static bool is_offered(const I18nLanguage *language) {
    for (size_t i = 0; i < offered_count; i++) {
        if (offered[i] == language) {
            return true;
        }
    }
    return false;
}

static void offer(const I18nLanguage *language) {
    if (!is_offered(language)) {
        offered[offered_count++] = language;
    }
}

void i18n_offer(const char *const *codes, size_t count) {
    offered_count = 0;
    for (size_t k = 0; k < count; k++) {
        int index = i18n_find_language(codes[k]);
        if (index >= 0) {
            offer(&LANGUAGES[index]);
        }
    }
}

const I18nLanguage *const *i18n_offered(size_t *count) {
    if (offered_count == 0) {
        for (size_t i = 0; i < LANGUAGE_COUNT; i++) {
            offer(&LANGUAGES[i]);
        }
    }
    *count = offered_count;
    return offered;
}

const char *i18n_match_system(const char *locale_list) {
    const char *at = locale_list == NULL ? "" : locale_list;
    while (*at != '\0') {
        at += strspn(at, ":, ");
        size_t whole = strcspn(at, ":, ");
        size_t name = strcspn(at, ".@;:, "); /* without the encoding, a variant, a weight */
        const char *code = find_code(at, name);
        if (code != NULL) {
            return code;
        }
        at += whole;
    }
    return LANGUAGES[0].code;
}
