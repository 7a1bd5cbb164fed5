#include "store/inside.h"

#include "base/memory.h"
#include "i18n/i18n.h"

#include <string.h>

/* What is written of games, answers and reports. What could not be read back is refused here already. */

StoreTicket worker_refuse(Store *store, Write *write) {
    Write *senseless = write_new(WRITE_DELETE, -1);
    write_free(write);
    return worker_send(store, senseless);
}

bool text_is_sound(const char *text, size_t size) {
    const char *end = memchr(text, '\0', size);
    return end != NULL && i18n_is_utf8(text, (size_t)(end - text));
}

static bool is_sound(const StoreGame *game, const char *setup) {
    if (game->seat_count < 1 || game->seat_count > STORE_SEATS_MAX || game->rules < 1 ||
        !text_is_sound(game->kind, sizeof game->kind) || !text_is_sound(game->board, sizeof game->board) ||
        !text_is_sound(setup, STORE_SETUP_MAX)) {
        return false;
    }
    for (int i = 0; i < game->seat_count; i++) {
        if (!text_is_sound(game->seat[i].name, sizeof game->seat[i].name) ||
            !text_is_sound(game->seat[i].level, sizeof game->seat[i].level)) {
            return false;
        }
    }
    return true;
}

StoreTicket store_begin_game(Store *store, const StoreGame *game, const char *setup, int64_t *id) {
    Write *write = write_new(WRITE_BEGIN, store->next_game++);
    *id = write->game;
    write->begin = *game;
    write->text = memory_copy(setup);
    return is_sound(game, setup) ? worker_send(store, write) : worker_refuse(store, write);
}

StoreTicket store_append_action(Store *store, int64_t game, int64_t ordinal, const StoreAction *action) {
    Write *write = write_new(WRITE_APPEND, game);
    write->number = ordinal;
    write->action = *action;
    return action->seat >= 0 && action->seat < STORE_SEATS_MAX ? worker_send(store, write)
                                                               : worker_refuse(store, write);
}

StoreTicket store_truncate_journal(Store *store, int64_t game, int64_t count) {
    Write *write = write_new(WRITE_TRUNCATE, game);
    write->number = count;
    return worker_send(store, write);
}

StoreTicket store_finish_game(Store *store, int64_t game, const StoreResult *result, int64_t now) {
    Write *write = write_new(WRITE_FINISH, game);
    write->number = now;
    write->result = *result;
    StoreExtra *extras = memory_new(result->extra_count * sizeof *extras);
    if (result->extra_count > 0) {
        memcpy(extras, result->extras, result->extra_count * sizeof *extras);
    }
    write->result.extras = extras;
    for (size_t i = 0; i < result->extra_count; i++) {
        if (!text_is_sound(extras[i].key, sizeof extras[i].key) || extras[i].seat < 0 ||
            extras[i].seat >= STORE_SEATS_MAX) {
            return worker_refuse(store, write);
        }
    }
    return worker_send(store, write);
}

StoreTicket store_abandon_game(Store *store, int64_t game, int64_t now) {
    Write *write = write_new(WRITE_ABANDON, game);
    write->number = now;
    return worker_send(store, write);
}

StoreTicket store_delete_game(Store *store, int64_t game) {
    return worker_send(store, write_new(WRITE_DELETE, game));
}

StoreTicket store_add_report(Store *store, const StoreReport *report) {
    Write *write = write_new(WRITE_REPORT, report->game);
    write->report = *report;
    return text_is_sound(report->question, sizeof report->question) ? worker_send(store, write)
                                                                    : worker_refuse(store, write);
}

StoreTicket store_take_back_report(Store *store, int64_t game, int64_t ordinal) {
    Write *write = write_new(WRITE_TAKE_BACK_REPORT, game);
    write->number = ordinal;
    return worker_send(store, write);
}

StoreTicket store_add_answer(Store *store, const StoreAnswer *answer) {
    Write *write = write_new(WRITE_ANSWER, answer->game);
    write->answer = *answer;
    bool sound = text_is_sound(answer->name, sizeof answer->name) &&
                 text_is_sound(answer->question, sizeof answer->question) &&
                 text_is_sound(answer->topic, sizeof answer->topic);
    return sound ? worker_send(store, write) : worker_refuse(store, write);
}
