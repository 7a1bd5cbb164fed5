/* A game in play: its actions and what they made happen. Everything that is remembered beside the rules' game follows
 * from setup and actions, so that undo and resume simply play them again. */
#include "play/session_inside.h"

#include "base/memory.h"
#include "core/core_assert.h"
#include "i18n/i18n.h"

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

int session_history_after(const Session *session, size_t actions) {
    return actions > 0 ? session->action[actions - 1].history : session->history_begun;
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
    session->history_begun = session->history_count;
    for (size_t i = 0; i < count; i++) {
        SessionAction *action = &session->action[i];
        if (session->rules->apply(session, &action->row, &action->shows) != 0) {
            return false;
        }
        action->history = session->history_count;
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
    if (session->far != NULL) {
        return far_act(session, &action);
    }
    int first_event = session->history_count;
    uint64_t moment = session->rules->moment(session);
    bool shows = false;
    int refusal = session->rules->apply(session, &action, &shows);
    if (refusal != 0) {
        return refusal;
    }
    session_add(session, &action);
    session->action[session->action_count - 1].shows = shows;
    session->action[session->action_count - 1].history = session->history_count;
    session->undoing = SESSION_NOBODY;
    forget_thoughts(session, moment, action.seat);
    journal_append(session, first_event);
    if (session_is_over(session)) {
        journal_finish(session);
    }
    return 0;
}

/* From before a seat changed hands: nobody knows any more who did it, and nobody takes it back. */
static bool is_of_who_was_there(const Session *session, size_t index) {
    int seat = session->action[index].row.seat;
    bool has_changed = seat >= 0 && seat < session_players(session) && (session->stood_in >> seat & 1) != 0;
    return has_changed && index < session->seated_at;
}

/* How many actions are left after a step back: the last one of a person's goes, and all that computers did since. All
 * of them: there is none. */
static size_t after_undo(const Session *session, bool past_hidden) {
    for (size_t i = session->action_count; i > 0; i--) {
        const SessionAction *action = &session->action[i - 1];
        if ((action->shows && !past_hidden) || is_of_who_was_there(session, i - 1)) {
            break;
        }
        if (session_is_person(session, action->row.seat)) {
            bool own = session->undoing == SESSION_NOBODY || session->undoing == action->row.seat;
            return own ? i - 1 : session->action_count;
        }
    }
    return session->action_count;
}

static bool can_take_back(const Session *session, bool past_hidden) {
    return !session_is_over(session) && after_undo(session, past_hidden) < session->action_count;
}

/* Nobody else is there who would lose by it, nor away from the table for a while. */
static bool is_among_computers(const Session *session) {
    int persons = 0;
    for (int p = 0; p < session_players(session); p++) {
        persons += session_is_person(session, p) || session_stands_in(session, p);
    }
    return persons == 1 && session_players(session) > 1;
}

static bool goes_past_hidden(const Session *session) {
    return session->is_unranked && is_among_computers(session);
}

int session_undoes(const Session *session) {
    size_t left = after_undo(session, goes_past_hidden(session));
    return left < session->action_count ? session->action[left].row.seat : SESSION_NOBODY;
}

bool session_can_undo(const Session *session) {
    return can_take_back(session, goes_past_hidden(session)) && session_is_here(session, session_undoes(session));
}

bool session_can_undo_unranked(const Session *session) {
    return session->far == NULL && is_among_computers(session) && !session->is_tutorial && !session->is_show &&
           can_take_back(session, true);
}

static void take_back(Session *session, size_t left) {
    session->undoing = session->action[left].row.seat;
    bool replayed = session_replay(session, left);
    CORE_ASSERT(replayed);
    session->told = session->history_count;
    session->turned_back++;
    remarks_take_back(session);
    minds_forget(session);
    journal_cut(session);
}

bool session_undo(Session *session) {
    if (!session_can_undo(session)) {
        return false;
    }
    if (session->far != NULL) {
        return far_undo(session);
    }
    take_back(session, after_undo(session, goes_past_hidden(session)));
    return true;
}

bool session_undo_unranked(Session *session) {
    if (!session_can_undo_unranked(session)) {
        return false;
    }
    session->is_unranked = true;
    journal_unranked(session);
    return session_undo(session);
}

bool session_is_unranked(const Session *session) {
    return session->is_unranked;
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
    return record_players(session->record);
}

const Seat *session_seat(const Session *session, int player) {
    CORE_ASSERT(player >= 0 && player < session_players(session));
    return &session->record->seats.seat[player];
}

bool session_is_person(const Session *session, int player) {
    return player >= 0 && player < session_players(session) && !session->record->seats.seat[player].is_computer;
}

int session_persons(const Session *session) {
    int persons = 0;
    for (int p = 0; p < session_players(session); p++) {
        persons += session_is_person(session, p);
    }
    return persons;
}

bool session_plays_here(const Session *session, int seat) {
    return session_is_person(session, seat) && session_is_here(session, seat);
}

int session_persons_here(const Session *session) {
    int persons = 0;
    for (int p = 0; p < session_players(session); p++) {
        persons += session_plays_here(session, p);
    }
    return persons;
}

static void seat_computer(Session *session, int seat, bool stands_in) {
    Seat *who = &session->record->seats.seat[seat];
    who->is_computer = who->stands_in = stands_in;
    who->level = (AiLevel)session->host.stand_in;
    who->character = 0;
}

void session_stand_in(Session *session, int seat, bool stands_in) {
    bool changes = stands_in ? session_is_person(session, seat) : session_stands_in(session, seat);
    if (!changes || session->far != NULL) {
        return;
    }
    session->seatings++;
    seat_computer(session, seat, stands_in);
    session->stood_in |= 1u << seat;
    session->undoing = SESSION_NOBODY;
    session->seated_at = session->action_count;
    minds_forget(session);
    journal_stood_in(session);
}

void session_seat_person(Session *session, int seat, const char *name, Figurine figurine) {
    Seat *who = &session->record->seats.seat[seat];
    i18n_copy(who->name, sizeof who->name, name);
    who->figurine = figurine;
    session->seatings++;
}

void session_stand_ins_recall(Session *session, unsigned stand_in) {
    for (int p = 0; p < session_players(session); p++) {
        if (stand_in >> p & 1 && session_is_person(session, p)) {
            seat_computer(session, p, true);
            session->seated_at = session->action_count;
        }
    }
}

bool session_stands_in(const Session *session, int seat) {
    return seat >= 0 && seat < session_players(session) && session->record->seats.seat[seat].stands_in;
}

int session_character(const Session *session, int player) {
    const Seat *seat = session_seat(session, player);
    return seat->is_computer ? seat->character - 1 : -1;
}

const char *session_board_name(const Session *session) {
    return session->record->board;
}

int64_t session_started(const Session *session) {
    return session->record->started;
}

int64_t session_store_id(const Session *session) {
    return session->store_id;
}

size_t session_actions(const Session *session) {
    return session->action_count;
}

int session_rounds(const Session *session) {
    return session->rules->rounds(session);
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
