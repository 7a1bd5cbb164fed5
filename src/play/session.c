/* A game in play: its actions and what they made happen. Everything that is remembered beside the rules' game follows
 * from setup and actions, so that undo and resume simply play them again. */
#include "play/session_inside.h"

#include "base/memory.h"
#include "core/core_assert.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct Store *session_store(const Session *session) {
    return session->host.store(session->host.context);
}

double session_now(const Session *session) {
    return session->host.now(session->host.context);
}

/* --- what happened ------------------------------------------------------------------------------------------------ */

void session_tell(Session *session, const void *event) {
    size_t size = session->rules->event_size;
    session->history = memory_one_more(session->history, (size_t)session->history_count, size);
    memcpy(session->history + (size_t)session->history_count * size, event, size);
    session->history_count++;
}

const void *session_event(const Session *session, int index) {
    bool is_there = index >= 0 && index < session->history_count;
    return is_there ? session->history + (size_t)index * session->rules->event_size : NULL;
}

const void *session_event_ahead(const Session *session, int ahead) {
    return session_event(session, session->told + ahead);
}

bool session_take(Session *session, void *event) {
    const void *next = session_event_ahead(session, 0);
    if (next != NULL) {
        memcpy(event, next, session->rules->event_size);
        session->told++;
    }
    return next != NULL;
}

int session_history_count(const Session *session) {
    return session->history_count;
}

int session_told(const Session *session) {
    return session->told;
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

void session_add(Session *session, const StoreAction *row) {
    session->action = memory_one_more(session->action, session->action_count, sizeof *session->action);
    session->action[session->action_count++] = (SessionAction){.row = *row};
}

bool session_replay(Session *session, size_t count) {
    session->history_count = 0;
    session->action_count = count;
    session->rules->begin(session);
    for (size_t i = 0; i < count; i++) {
        SessionAction *action = &session->action[i];
        if (session->rules->apply(session, &action->row, &action->shows) != 0) {
            return false;
        }
    }
    return true;
}

/* What others have decided stays good for as long as the moment does. */
static void forget_thoughts(Session *session, uint64_t moment_before, int actor) {
    if (session->rules->moment(session) != moment_before) {
        minds_forget(session);
    } else {
        minds_forget_seat(session, actor);
    }
}

int session_act(Session *session, StoreAction action) {
    int first_event = session->history_count;
    uint64_t moment = session->rules->moment(session);
    bool shows = false;
    int refusal = session->rules->apply(session, &action, &shows);
    if (refusal != 0) {
        return refusal;
    }
    session_add(session, &action);
    session->action[session->action_count - 1].shows = shows;
    session->undoing = SESSION_NOBODY;
    forget_thoughts(session, moment, action.seat);
    journal_append(session, first_event);
    if (session_is_over(session)) {
        journal_finish(session);
    }
    return 0;
}

bool session_can_undo(const Session *session) {
    if (session->action_count == 0 || session_is_over(session)) {
        return false;
    }
    const SessionAction *last = &session->action[session->action_count - 1];
    bool own = session->undoing == SESSION_NOBODY || session->undoing == last->row.seat;
    return own && !last->shows && session_is_person(session, last->row.seat);
}

bool session_undo(Session *session) {
    if (!session_can_undo(session)) {
        return false;
    }
    session->undoing = session_last_actor(session);
    bool replayed = session_replay(session, session->action_count - 1);
    CORE_ASSERT(replayed);
    session->told = session->history_count;
    session->turned_back++;
    minds_forget(session);
    journal_cut(session);
    return true;
}

unsigned session_turned_back(const Session *session) {
    return session->turned_back;
}

int session_last_actor(const Session *session) {
    return session->action_count == 0 ? SESSION_NOBODY : session->action[session->action_count - 1].row.seat;
}

/* --- asking ------------------------------------------------------------------------------------------------------- */

const Game *session_rules(const Session *session) {
    return session->rules;
}

int session_players(const Session *session) {
    return session->rules->players(session);
}

const Seat *session_seat(const Session *session, int player) {
    CORE_ASSERT(player >= 0 && player < session_players(session));
    return &session->head->seats.seat[player];
}

bool session_is_person(const Session *session, int player) {
    return player >= 0 && player < session_players(session) && !session->head->seats.seat[player].is_computer;
}

int session_persons(const Session *session) {
    int persons = 0;
    for (int p = 0; p < session_players(session); p++) {
        persons += session_is_person(session, p);
    }
    return persons;
}

int session_character(const Session *session, int player) {
    const Seat *seat = session_seat(session, player);
    return seat->is_computer ? seat->character - 1 : -1;
}

const char *session_board_name(const Session *session) {
    return session->head->board;
}

int64_t session_started(const Session *session) {
    return session->head->started;
}

int64_t session_store_id(const Session *session) {
    return session->store_id;
}

size_t session_actions(const Session *session) {
    return session->action_count;
}

bool session_is_over(const Session *session) {
    return session->rules->is_over(session);
}

uint64_t session_hash(const Session *session) {
    return session->rules->hash(session);
}

bool session_is_show(const Session *session) {
    return session->is_show;
}

bool session_is_tutorial(const Session *session) {
    return session->is_tutorial;
}

uint32_t session_lessons(const Session *session) {
    return session->lessons;
}

void session_give_lesson(Session *session, int lesson) {
    session->lessons |= 1u << lesson;
    journal_taught(session);
}

/* --- the driver's view -------------------------------------------------------------------------------------------- */

char *session_state_json(Session *session) {
    session_flush(session);
    return session->rules->state(session);
}

char *session_hash_json(Session *session) {
    enum { SIZE = 16 + 2 + 1 };
    session_flush(session);
    char *text = memory_raw(SIZE);
    snprintf(text, SIZE, "\"%016" PRIx64 "\"", session_hash(session));
    return text;
}
