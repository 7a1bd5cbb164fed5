#include "store/inside.h"

#include "i18n/i18n.h"
#include "store/memory.h"

#include <string.h>

/* What is written of games and answers. What could not be read back is refused here already. */

static Write *new_write(WriteKind kind, int64_t game) {
    Write *write = memory_new(sizeof *write);
    write->kind = kind;
    write->game = game;
    return write;
}

/* The writing is sent with no game, which the tables refuse: so it has its ticket and its notice like any other. */
static StoreTicket refuse(Store *store, Write *write) {
    Write *senseless = new_write(WRITE_DELETE, -1);
    write_free(write);
    return worker_send(store, senseless);
}

static bool is_text(const char *text, size_t size) {
    const char *end = memchr(text, '\0', size);
    return end != NULL && i18n_is_utf8(text, (size_t)(end - text));
}

static bool is_sound(const StoreGame *game, const char *setup) {
    if (game->seat_count < 1 || game->seat_count > STORE_SEATS_MAX || game->rules < 1 ||
        !is_text(game->kind, sizeof game->kind) || !is_text(game->board, sizeof game->board) ||
        !is_text(setup, STORE_SETUP_MAX))
        return false;
    for (int i = 0; i < game->seat_count; i++)
        if (!is_text(game->seat[i].name, sizeof game->seat[i].name) ||
            !is_text(game->seat[i].level, sizeof game->seat[i].level))
            return false;
    return true;
}

StoreTicket store_begin_game(Store *store, const StoreGame *game, const char *setup, int64_t *id) {
    Write *write = new_write(WRITE_BEGIN, store->next_game++);
    *id = write->game;
    write->begin = *game;
    write->text = memory_copy(setup);
    return is_sound(game, setup) ? worker_send(store, write) : refuse(store, write);
}

StoreTicket store_append_action(Store *store, int64_t game, int64_t ordinal, const StoreAction *action) {
    Write *write = new_write(WRITE_APPEND, game);
    write->number = ordinal;
    write->action = *action;
    return action->seat >= 0 && action->seat < STORE_SEATS_MAX ? worker_send(store, write) : refuse(store, write);
}

StoreTicket store_truncate_journal(Store *store, int64_t game, int64_t count) {
    Write *write = new_write(WRITE_TRUNCATE, game);
    write->number = count;
    return worker_send(store, write);
}

StoreTicket store_finish_game(Store *store, int64_t game, const StoreResult *result, int64_t now) {
    Write *write = new_write(WRITE_FINISH, game);
    write->number = now;
    write->result = *result;
    StoreExtra *extras = memory_new(result->extra_count * sizeof *extras);
    if (result->extra_count > 0)
        memcpy(extras, result->extras, result->extra_count * sizeof *extras);
    write->result.extras = extras;
    for (size_t i = 0; i < result->extra_count; i++)
        if (!is_text(extras[i].key, sizeof extras[i].key) || extras[i].seat < 0 || extras[i].seat >= STORE_SEATS_MAX)
            return refuse(store, write);
    return worker_send(store, write);
}

StoreTicket store_abandon_game(Store *store, int64_t game, int64_t now) {
    Write *write = new_write(WRITE_ABANDON, game);
    write->number = now;
    return worker_send(store, write);
}

StoreTicket store_delete_game(Store *store, int64_t game) {
    return worker_send(store, new_write(WRITE_DELETE, game));
}

StoreTicket store_add_answer(Store *store, const StoreAnswer *answer) {
    Write *write = new_write(WRITE_ANSWER, answer->game);
    write->answer = *answer;
    bool sound = is_text(answer->name, sizeof answer->name) && is_text(answer->question, sizeof answer->question) &&
                 is_text(answer->topic, sizeof answer->topic);
    return sound ? worker_send(store, write) : refuse(store, write);
}
