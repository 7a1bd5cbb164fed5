#include "play/deals.h"

#include "play/code.h"
#include "play/day.h"
#include "play/keeper.h"

#include <inttypes.h>
#include <stdio.h>

enum { KEY_BYTES = 64 };

/* Saved: never to be changed. */
static void key_of(const char *kind, uint64_t seed, char key[KEY_BYTES]) {
    snprintf(key, KEY_BYTES, "dealt.%s.%" PRIx64, kind, seed);
}

bool deals_know(const PlayHost *host, const char *kind, uint64_t seed) {
    Keeper keeper = host_keeper(host);
    char key[KEY_BYTES];
    key_of(kind, seed, key);
    return keeper.to != NULL && keeper.call->get_number(keeper.to, key, 1) != 0;
}

void deals_remember(const PlayHost *host, const char *kind, uint64_t seed) {
    Keeper keeper = host_keeper(host);
    char key[KEY_BYTES];
    key_of(kind, seed, key);
    keeper.call->set_number(keeper.to, key, 1);
}

bool deals_are_shared(uint64_t seed) {
    uint32_t code;
    int32_t date;
    return code_is_marked(seed, &code) || day_is_seed(seed, &date);
}
