#include "play/deals.h"

#include "play/code.h"
#include "play/day.h"

#include <inttypes.h>
#include <stdio.h>

enum { KEY_BYTES = 64 };

/* Saved: never to be changed. */
static void key_of(const char *kind, uint64_t seed, char key[KEY_BYTES]) {
    snprintf(key, KEY_BYTES, "dealt.%s.%" PRIx64, kind, seed);
}

bool deals_know(const Store *store, const char *kind, uint64_t seed) {
    char key[KEY_BYTES];
    key_of(kind, seed, key);
    return store != NULL && store_get_flag(store, key, false);
}

void deals_remember(Store *store, const char *kind, uint64_t seed) {
    char key[KEY_BYTES];
    key_of(kind, seed, key);
    store_set_flag(store, key, true);
}

bool deals_are_shared(uint64_t seed) {
    uint32_t code;
    int32_t date;
    return code_is_marked(seed, &code) || day_is_seed(seed, &date);
}
