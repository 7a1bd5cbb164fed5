/* A pack: a company's own questions, in a folder or a zip (docs/packs.md):
 *
 *     pack.json            {"pack":1,"name":"acme","title":"Acme Glass","version":3,"languages":["en","de"],
 *                           "questions":"added"}
 *     questions.json       as assets/questions.json, in the first of the languages
 *     questions.de.json    a translation, one for each further language
 *
 * The names of these files are fixed, so that a manifest can name none that is not the pack's. All is read and checked
 * when it is opened, and kept in memory: what becomes of the files afterwards changes nothing. */
#ifndef PACK_PACK_H
#define PACK_PACK_H

#include "data/error.h"
#include "games/world/data/questions.h"

#include <stdbool.h>

enum {
    PACK_FORM = 1,
    PACK_ID_MAX = 15, /* bytes of the name; ids of questions begin with it and a hyphen */
    PACK_TITLE_MAX = 63,
    PACK_VERSION_MAX = 1000000,
    PACK_LANGUAGES_MAX = 12,
    PACK_LANGUAGE_BYTES = 16,
    PACK_QUESTIONS_MAX = 1000,
    PACK_INSTEAD_LEAST = 10, /* of a pack that plays without ours */
};

typedef struct Pack Pack;

/* NULL: refused, and *error says why. */
Pack *pack_open(const char *path, DataError *error);
Pack *pack_open_zip(const char *bytes, size_t length, const char *file, DataError *error); /* in memory */

/* The same pack, for one who frees it once more; one thread's. */
Pack *pack_share(Pack *pack);
void pack_free(Pack *pack); /* NULL is fine */

const char *pack_name(const Pack *pack);  /* "acme": of lower-case letters and digits */
const char *pack_title(const Pack *pack); /* as people read it */
int pack_version(const Pack *pack);       /* the higher the newer */
bool pack_is_instead(const Pack *pack);   /* its questions are asked without ours */

/* The first is what a language without a translation gets. */
int pack_languages(const Pack *pack);
const char *pack_language(const Pack *pack, int index);
bool pack_speaks(const Pack *pack, const char *language);

/* Its questions in a language, for the caller to free. */
Questions *pack_questions(const Pack *pack, const char *language);

/* Puts its questions to a bank of ours, in a language. False: they do not go together, *error says why, and the bank is
 * as it was. */
bool pack_join(const Pack *pack, Questions *ours, const char *language, DataError *error);

#endif
