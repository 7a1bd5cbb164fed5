#include "i18n/i18n.h"

#include "base/memory.h"
#include "i18n/catalogue.h"
#include "i18n/languages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Catalogues are loaded when first chosen and stay: a widget may keep what tr() gave it over a change of language. */

static struct {
    char *locale_dir;
    Catalogue catalogue[LANGUAGE_COUNT]; /* bytes NULL: not loaded, or English */
    int current;
    char error[256];
} state;

static CatalogueFault load(int language) {
    static const char TAIL[] = "/LC_MESSAGES/schott-world.mo";
    if (state.catalogue[language].bytes != NULL) {
        return CATALOGUE_FINE;
    }
    if (state.locale_dir == NULL) {
        return CATALOGUE_MISSING;
    }
    size_t size = strlen(state.locale_dir) + 1 + strlen(LANGUAGES[language].code) + sizeof TAIL;
    char *path = memory_raw(size);
    snprintf(path, size, "%s/%s%s", state.locale_dir, LANGUAGES[language].code, TAIL);
    CatalogueFault fault = catalogue_load(&state.catalogue[language], path);
    free(path);
    return fault;
}

/* Said in English, since that is what goes on. */
static void explain(const char *message, const char *language) {
    i18n_format(state.error, sizeof state.error, message, I18N_TEXT("language", language));
}

static const char *look_up(const char *context, const char *message) {
    const Catalogue *catalogue = &state.catalogue[state.current];
    return catalogue->bytes == NULL ? NULL : catalogue_find(catalogue, context, message);
}

void i18n_init(const char *locale_dir) {
    i18n_fini();
    state.locale_dir = memory_copy(locale_dir);
}

void i18n_fini(void) {
    for (int i = 0; i < LANGUAGE_COUNT; i++) {
        catalogue_fini(&state.catalogue[i]);
    }
    free(state.locale_dir);
    state.locale_dir = NULL;
    state.current = 0;
    state.error[0] = '\0';
}

bool i18n_set_language(const char *code) {
    int language = i18n_find_language(code);
    state.current = 0;
    state.error[0] = '\0';
    if (language < 0) {
        explain(tr("“{language}” isn’t available, so the game continues in English."), code);
        return false;
    }
    if (language == 0) {
        return true;
    }
    switch (load(language)) {
    case CATALOGUE_FINE:
        state.current = language;
        return true;
    case CATALOGUE_MISSING:
        explain(tr("The texts for {language} weren’t found, so the game continues in English."),
                LANGUAGES[language].own_name);
        return false;
    case CATALOGUE_DAMAGED:
        explain(tr("The texts for {language} are damaged, so the game continues in English."),
                LANGUAGES[language].own_name);
        return false;
    }
    return false;
}

const char *i18n_error(void) {
    return state.error[0] == '\0' ? NULL : state.error;
}

const char *i18n_language(void) {
    return LANGUAGES[state.current].code;
}

int language_current(void) {
    return state.current;
}

const char *tr(const char *message) {
    const char *found = message[0] == '\0' ? NULL : look_up(NULL, message); /* "" is the catalogue's header */
    if (found != NULL) {
        return found;
    }
    const char *context_end = strstr(message, I18N_CONTEXT_END); /* of NC_ */
    return context_end == NULL ? message : context_end + 1;
}

const char *trc(const char *context, const char *message) {
    const char *found = look_up(context, message);
    return found == NULL ? message : found;
}

const char *trn(const char *singular, const char *plural, unsigned long n) {
    const char *found = look_up(NULL, singular);
    if (found == NULL) {
        return n == 1 ? singular : plural;
    }
    for (unsigned form = plural_rule_form(&state.catalogue[state.current].rule, n); form > 0; form--) {
        found += strlen(found) + 1;
    }
    return found;
}
