#include "play/host.h"

#include "core/core_assert.h"
#include "play/keeper.h"

#include <stddef.h>

Keeper host_keeper(const PlayHost *host) {
    return host->keeper != NULL ? host->keeper(host->context) : keeper_of_store(host->store(host->context));
}

/* HOST_GAMES_MAX: it is not in the box. */
static int place_of(const PlayHost *host, const struct Game *game) {
    int place = 0;
    while (place < HOST_GAMES_MAX && host->game(host->context, place) != game) {
        place++;
    }
    return place;
}

void **host_shelf(PlayHost *host, const struct Game *game) {
    int place = place_of(host, game);
    CORE_ASSERT(place < HOST_GAMES_MAX);
    return &host->shelf[place];
}

void *host_shelf_of(const PlayHost *host, const struct Game *game) {
    int place = place_of(host, game);
    return place < HOST_GAMES_MAX ? host->shelf[place] : NULL;
}
