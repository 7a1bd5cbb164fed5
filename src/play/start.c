/* How a session comes about and ends: made, sat down at, left. */
#include "play/session_inside.h"

#include "base/memory.h"

#include <stdlib.h>

Session *session_new(const PlayHost *host, const Game *rules) {
    Session *session = memory_new(rules->session_size);
    session->host = *host;
    session->rules = rules;
    session->undoing = SESSION_NOBODY;
    session->waits_until = -1;
    session->sat_down_at = session_now(session);
    rules->init(session);
    return session;
}

void session_close(Session *session) {
    minds_forget(session);
    session->rules->fini(session);
    free(session->action);
    free(session->history);
    free(session);
}

Session *session_again(const Session *last, PlayError *error) {
    Session *session = last->rules->again(last, error);
    for (int p = 0; session != NULL && p < session_players(session); p++) {
        Seat *seat = &session->head->seats.seat[p];
        seat->is_computer = seat->is_computer && !seat->stands_in; /* everybody is back */
        seat->stands_in = false;
    }
    return session;
}

/* --- at the table ------------------------------------------------------------------------------------------------- */

void session_sit_down(Session *session) {
    session->sat_down_at = session_now(session);
    if (session->store_id == 0) {
        journal_begin(session);
        return;
    }
    journal_sit_down(session);
    if (session_is_over(session)) {
        journal_finish(session); /* the power went between the last action and its result */
    }
}

void session_leave(Session *session) {
    if (session != NULL) {
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
