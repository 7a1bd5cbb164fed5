/* How a session comes about and ends: made, sat down at, left. */
#include "play/session_inside.h"

#include "base/memory.h"
#include "core/core_assert.h"
#include "play/day.h"

#include <stdlib.h>

Session *session_new(const PlayHost *host, const Game *rules) {
    Session *session = memory_new(rules->session_size);
    session->host = *host;
    session->rules = rules;
    session->undoing = SESSION_NOBODY;
    session->waits_until = -1;
    session->sat_down_at = session_now(session);
    session->record = (Record *)(void *)((char *)session + rules->record_at);
    record_init(session->record, rules->record);
    if (rules->init != NULL) {
        rules->init(session);
    }
    return session;
}

uint64_t session_seed(const Session *session, uint64_t given, const ChanceKey *key) {
    if (key->is_there) {
        return chance_seed(key);
    }
    return given != 0 ? given : session->host.next_seed(session->host.context);
}

bool session_equip(Session *session, PlayError *error) {
    return session->rules->equip == NULL || session->rules->equip(session, error);
}

void session_close(Session *session) {
    minds_forget(session);
    if (session->rules->fini != NULL) {
        session->rules->fini(session);
    }
    record_fini(session->record);
    far_free(session->far);
    free(session->action);
    free(session->history);
    free(session);
}

/* Whoever had to leave is here for the next game. */
static void send_everybody_back(Session *session) {
    for (int p = 0; p < session_players(session); p++) {
        Seat *seat = &session->record->seats.seat[p];
        seat->is_computer = seat->is_computer && !seat->stands_in;
        seat->stands_in = false;
    }
}

Session *session_again(const Session *last, PlayError *error) {
    Session *session = last->rules->again(last, error);
    if (session != NULL) {
        send_everybody_back(session);
    }
    return session;
}

Session *session_same_deal(const Session *last, PlayError *error) {
    Session *session = session_new(&last->host, last->rules);
    session_copy_record(last, session);
    session->record->started = last->host.wall(last->host.context);
    if (!session_equip(session, error)) {
        session_close(session);
        return NULL;
    }
    send_everybody_back(session);
    bool replayed = session_replay(session, 0);
    CORE_ASSERT(replayed);
    session->is_unranked = true;
    return session;
}

bool session_code(const Session *session, char out[CODE_BYTES]) {
    return session->rules->code != NULL && session->rules->code(session, out);
}

bool session_day(const Session *session, int32_t *date) {
    return day_is_seed(session->rules->seed(session), date);
}

/* So many steps stronger; no lower than the game knows, and no higher than there is. */
static AiLevel stepped(const Session *session, AiLevel level, int steps) {
    int strength = ai_level_strength(level) + steps;
    bool is_there = strength >= ai_level_strength(session->rules->weakest) && strength < AI_LEVELS;
    return is_there ? ai_level_of_strength(strength) : level;
}

static bool has_won(const Session *last, unsigned winners) {
    for (int p = 0; p < session_players(last); p++) {
        const Seat *seat = session_seat(last, p);
        if ((!seat->is_computer || seat->stands_in) && (winners >> p & 1) != 0) {
            return true;
        }
    }
    return false;
}

static bool can_step(const Session *last, int steps) {
    for (int p = 0; p < session_players(last); p++) {
        const Seat *seat = session_seat(last, p);
        if (seat->is_computer && !seat->stands_in && stepped(last, seat->level, steps) != seat->level) {
            return session_persons(last) > 0;
        }
    }
    return false;
}

static Session *again_stepped(const Session *last, int steps, PlayError *error) {
    Session *session = session_again(last, error);
    for (int p = 0; session != NULL && p < session_players(session); p++) {
        Seat *seat = &session->record->seats.seat[p];
        seat->level = seat->is_computer ? stepped(session, seat->level, steps) : seat->level;
        seat->step = 0;
        session->has_levels = true;
    }
    return session;
}

bool session_may_take_revenge(const Session *last, unsigned winners) {
    return !has_won(last, winners) && can_step(last, -1);
}

Session *session_revenge(const Session *last, PlayError *error) {
    return again_stepped(last, -1, error);
}

bool session_may_be_harder(const Session *last, unsigned winners) {
    return has_won(last, winners) && can_step(last, 1);
}

Session *session_harder(const Session *last, PlayError *error) {
    return again_stepped(last, 1, error);
}

/* --- at the table ------------------------------------------------------------------------------------------------- */

void session_sit_down(Session *session) {
    if (session->far != NULL) {
        return; /* its host keeps it */
    }
    session->sat_down_at = session_now(session);
    if (session->store_id == 0) {
        follow_people(session);
        journal_begin(session);
        return;
    }
    journal_sit_down(session);
    if (session_is_over(session)) {
        if (!session->was_finished) {
            journal_finish(session); /* the power went between the last action and its result */
        }
        journal_leave_podium(session); /* it is offered once */
    }
}

void session_leave(Session *session) {
    if (session != NULL) {
        journal_leave_podium(session);
        journal_note(session);
        session_close(session);
    }
}

void session_abandon(Session *session) {
    if (session != NULL) {
        journal_abandon(session);
        session_close(session);
    }
}
