/* Where games in progress are kept: their journals, and the notes beside them. A program keeps them in its store
 * (keeper_store.c); one that holds many tables may have another place. Nothing here is read back but notes: who goes on
 * with a game finds it in a way of its own. */
#ifndef PLAY_KEEPER_H
#define PLAY_KEEPER_H

#include "play/host.h"
#include "store/store.h"

/* Each means what the function of the store of that name does (store/store.h); `to` is the keeper's. */
typedef struct KeeperCalls {
    StoreTicket (*begin_game)(void *to, const StoreGame *game, const char *setup, int64_t *id);
    StoreTicket (*append_action)(void *to, int64_t game, int64_t ordinal, const StoreAction *action);
    StoreTicket (*truncate_journal)(void *to, int64_t game, int64_t count);
    StoreTicket (*finish_game)(void *to, int64_t game, const StoreResult *result, int64_t now);
    StoreTicket (*abandon_game)(void *to, int64_t game, int64_t now);
    StoreTicket (*add_answer)(void *to, const StoreAnswer *answer); /* 0: answers are not kept */

    StoreTicket (*committed)(void *to);
    bool (*wait)(void *to, StoreTicket ticket, unsigned milliseconds);
    bool (*await)(void *to, StoreTicket ticket);

    /* Notes. Nothing: 0 and "". */
    int64_t (*get_number)(void *to, const char *key, int64_t most);
    void (*set_number)(void *to, const char *key, int64_t value);
    const char *(*get_text)(void *to, const char *key);
    void (*set_text)(void *to, const char *key, const char *value);
    void (*unset)(void *to, const char *key);
} KeeperCalls;

typedef struct Keeper {
    const KeeperCalls *call;
    void *to; /* handed to each; NULL: nothing is kept, and nothing may be called */
} Keeper;

/* Of the program around a session. */
Keeper host_keeper(const PlayHost *host);

/* NULL: nothing is kept. */
Keeper keeper_of_store(Store *store);

#endif
