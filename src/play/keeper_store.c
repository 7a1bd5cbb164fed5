/* Games kept in the program's own store. */
#include "play/keeper.h"

static StoreTicket begin_game(void *to, const StoreGame *game, const char *setup, int64_t *id) {
    return store_begin_game(to, game, setup, id);
}

static StoreTicket append_action(void *to, int64_t game, int64_t ordinal, const StoreAction *action) {
    return store_append_action(to, game, ordinal, action);
}

static StoreTicket truncate_journal(void *to, int64_t game, int64_t count) {
    return store_truncate_journal(to, game, count);
}

static StoreTicket finish_game(void *to, int64_t game, const StoreResult *result, int64_t now) {
    return store_finish_game(to, game, result, now);
}

static StoreTicket abandon_game(void *to, int64_t game, int64_t now) {
    return store_abandon_game(to, game, now);
}

static StoreTicket add_answer(void *to, const StoreAnswer *answer) {
    return store_add_answer(to, answer);
}

static StoreTicket committed(void *to) {
    return store_committed(to);
}

static bool wait(void *to, StoreTicket ticket, unsigned milliseconds) {
    return store_wait(to, ticket, milliseconds);
}

static bool await(void *to, StoreTicket ticket) {
    return store_await(to, ticket);
}

static int64_t get_number(void *to, const char *key, int64_t most) {
    return store_get_number(to, key, 0, 0, most);
}

static void set_number(void *to, const char *key, int64_t value) {
    store_set_number(to, key, value);
}

static const char *get_text(void *to, const char *key) {
    return store_get_text(to, key, "");
}

static void set_text(void *to, const char *key, const char *value) {
    store_set_text(to, key, value);
}

static void unset(void *to, const char *key) {
    store_unset(to, key);
}

Keeper keeper_of_store(Store *store) {
    static const KeeperCalls CALLS = {.begin_game = begin_game,
                                      .append_action = append_action,
                                      .truncate_journal = truncate_journal,
                                      .finish_game = finish_game,
                                      .abandon_game = abandon_game,
                                      .add_answer = add_answer,
                                      .committed = committed,
                                      .wait = wait,
                                      .await = await,
                                      .get_number = get_number,
                                      .set_number = set_number,
                                      .get_text = get_text,
                                      .set_text = set_text,
                                      .unset = unset};
    return (Keeper){.call = &CALLS, .to = store};
}
