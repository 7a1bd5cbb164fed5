/* The languages we have, and how each writes numbers. */
#ifndef I18N_LANGUAGES_H
#define I18N_LANGUAGES_H

#include "i18n/i18n.h"

enum { LANGUAGE_COUNT = 6 };

typedef struct NumberStyle {
    const char *thousands, *decimal;
} NumberStyle;

extern const I18nLanguage LANGUAGES[LANGUAGE_COUNT]; /* English first */
extern const NumberStyle NUMBER_STYLES[LANGUAGE_COUNT];

int language_current(void); /* index */

#endif
