/* One compiled catalogue (.mo) in memory. */
#ifndef I18N_CATALOGUE_H
#define I18N_CATALOGUE_H

#include "i18n/plural.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Catalogue {
    char *bytes; /* the whole file, owned */
    size_t size;
    bool swapped; /* written by a machine of the other byte order */
    uint32_t count;
    uint32_t originals, translations; /* where the two tables begin */
    PluralRule rule;
} Catalogue;

typedef enum CatalogueFault {
    CATALOGUE_FINE,
    CATALOGUE_MISSING,
    CATALOGUE_DAMAGED,
} CatalogueFault;

/* Everything is checked here once, so that lookups need not. With a fault there is nothing to free. */
CatalogueFault catalogue_load(Catalogue *catalogue, const char *path);
void catalogue_fini(Catalogue *catalogue);

/* NULL: not in here. context may be NULL. The forms of a plural follow each other, each with its end. */
const char *catalogue_find(const Catalogue *catalogue, const char *context, const char *message);

#endif
