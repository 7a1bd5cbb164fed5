/* All user-visible text in the chosen language. The source has the English messages; the other languages come from
 * catalogs (locale/CODE.po, compiled to CODE/LC_MESSAGES/schott-world.mo) and are switched by a call, regardless of the
 * system's locale. Main thread only. Strings are UTF-8. */
#ifndef I18N_I18N_H
#define I18N_I18N_H

#include <stdbool.h>
#include <stddef.h>

/* Marks a message in a table; it is passed to tr() when it is shown. */
#define N_(message) message

/* The same with a context: in English it means different things in different places. */
#define NC_(context, message) context I18N_CONTEXT_END message
#define I18N_CONTEXT_END      "\004" /* as the catalogues write it */

/* The message in the current language, or the message itself. Stays valid until i18n_fini: a catalogue once loaded
 * stays. */
const char *tr(const char *message);
/* By number: the catalogue's own rule picks the form. Fill in {n} or the like with i18n_format. */
const char *trn(const char *singular, const char *plural, unsigned long n);
/* A message that is short or means different things in different places names its context. */
const char *trc(const char *context, const char *message);

enum { I18N_LANGUAGES_MAX = 16 };

typedef struct I18nLanguage {
    const char *code;     /* "de", "zh_CN" */
    const char *own_name; /* "Deutsch"; shown as it is in every language */
} I18nLanguage;

/* Where the catalogues lie: locale_dir/CODE/LC_MESSAGES/schott-world.mo. The text is copied. English is current. */
void i18n_init(const char *locale_dir);
void i18n_fini(void);

/* False for an unknown code, or a catalogue that is missing or damaged: then English is current and i18n_error says so
 * in a sentence. */
bool i18n_set_language(const char *code);
const char *i18n_error(void);    /* of the last i18n_set_language; NULL: none */
const char *i18n_language(void); /* the current code, "en" at first */
const I18nLanguage *i18n_languages(size_t *count);
/* Where a code stands among them; -1: unknown. */
int i18n_find_language(const char *code);
const char *i18n_own_name(const char *code); /* the code itself where it is unknown */
/* Those a person may choose from, at most I18N_LANGUAGES_MAX: all, or the ones i18n_offer() was given, in that order;
 * codes that are unknown or come twice are left out. No codes: all again. */
const I18nLanguage *const *i18n_offered(size_t *count);
void i18n_offer(const char *const *codes, size_t count);
/* The first of ours in a list such as "de_AT.UTF-8:de:en" or "zh-Hans-CN,en-GB"; "en" when there is none. */
const char *i18n_match_system(const char *locale_list);

/* Whether the current language reads a word with a hyphen as one that no line may end in. */
bool i18n_keeps_hyphens(void);

typedef struct I18nArg {
    const char *name; /* of the placeholder, without braces */
    const char *text; /* NULL: the number counts */
    long long number; /* written as the language groups its digits */
} I18nArg;

#define I18N_TEXT(placeholder, value)   ((I18nArg){.name = (placeholder), .text = (value)})
#define I18N_NUMBER(placeholder, value) ((I18nArg){.name = (placeholder), .number = (value)})

/* Writes the message with its {name}s filled in. What is filled in is never looked at again, so a player may be called
 * "{name}". A placeholder nobody fills stays as it stands. Always ends the text, cut between two characters if it does
 * not fit; returns false when it was cut. At least one argument: i18n_format(out, sizeof out, tr("{name} moves {n}"),
 * I18N_TEXT("name", name), I18N_NUMBER("n", 3)); */
#define i18n_format(out, size, message, ...)                                                                           \
    i18n_format_args((out), (size), (message), (const I18nArg[]){__VA_ARGS__},                                         \
                     sizeof((const I18nArg[]){__VA_ARGS__}) / sizeof(I18nArg))
bool i18n_format_args(char *out, size_t size, const char *message, const I18nArg *args, size_t count);

/* All of these end the text and return false when it was cut. */
bool i18n_format_number(char *out, size_t size, long long number);                     /* 12,345 */
bool i18n_format_decimal(char *out, size_t size, long long scaled, unsigned decimals); /* 153, 1: 15.3 */
bool i18n_format_percent(char *out, size_t size, long long percent);                   /* 45% */
bool i18n_format_date(char *out, size_t size, int year, int month, int day);
bool i18n_format_list(char *out, size_t size, const char *const *items, size_t count); /* Anna, Ben and Chen */

/* As strncpy should be: always ends the text, never cuts inside a character; false when it was cut. */
bool i18n_copy(char *out, size_t size, const char *text);
/* For text that comes from outside: whether it is UTF-8 to the letter. */
bool i18n_is_utf8(const char *text, size_t length);

#endif
