/* What goes on by itself: time limits, and the computers. They think on a worker, with what a player can see, and act
 * after the pause the player has set.
 *
 * What a decision is good for is a moment of the game: where all move in turn, until the next action; where all move at
 * once, until the round is over. Its random source is made from that moment alone, so that a game that is resumed or
 * undone continues as it would have, whatever the order in which others acted. */
#include "play/session_inside.h"

#include "base/memory.h"
#include "core/core_assert.h"

#include <stdlib.h>

static void think(void *data) {
    Thought *thought = data;
    if (thought->is_hint) {
        thought->rules->advise(thought);
    } else {
        thought->rules->decide(thought);
    }
}

/* One that is still being thought is freed when the worker has done with it. */
static void forget(Thought **slot) {
    if (*slot != NULL && (*slot)->is_done) {
        free(*slot);
    } else if (*slot != NULL) {
        (*slot)->session = NULL;
    }
    *slot = NULL;
}

static Thought **slot_of(Session *session, const Thought *thought) {
    return thought->is_hint ? &session->hint[thought->seat] : &session->decision[thought->seat];
}

static void thought_done(void *data, bool dropped) {
    Thought *thought = data;
    Session *session = thought->session;
    if (session == NULL) {
        free(thought);
        return;
    }
    thought->is_done = true;
    if (dropped) {
        forget(slot_of(session, thought));
    } else {
        session->host.changed(session->host.context);
    }
}

void minds_forget_seat(Session *session, int seat) {
    forget(&session->decision[seat]);
    forget(&session->hint[seat]);
}

void minds_forget(Session *session) {
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        minds_forget_seat(session, seat);
    }
    session->has_asked = false;
}

static void begin(Session *session, int seat, bool is_hint) {
    Thought *thought = memory_new(session->rules->thought_size);
    thought->rules = session->rules;
    thought->session = session;
    thought->seat = seat;
    thought->is_hint = is_hint;
    session->rules->look(session, thought);
    *slot_of(session, thought) = thought;
    session->host.think(session->host.context, think, thought_done, thought);
}

/* --- computers ---------------------------------------------------------------------------------------------------- */

static bool has_decided(const Session *session, int seat) {
    const Thought *thought = session->decision[seat];
    return thought != NULL && thought->is_done && thought->has_result;
}

double session_pace(const Session *session) {
    return session->host.pace(session->host.context);
}

static double due_at(const Session *session, int seat) {
    return session->at_rest_since + session->rules->pause(session, seat);
}

static void ask_computers(Session *session, double now) {
    unsigned asked = session->rules->asks(session);
    session->has_asked = true;
    session->decided_for = session->rules->moment(session);
    session->at_rest_since = now;
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        if (asked >> seat & 1) {
            begin(session, seat, false);
        }
    }
}

static void act_for(Session *session, int seat) {
    StoreAction action = session->decision[seat]->action;
    forget(&session->decision[seat]);
    int refusal = session_act(session, action);
    CORE_ASSERT(refusal == 0);
}

static bool tick(Session *session, double now) {
    return session->rules->tick != NULL && session->rules->tick(session, now);
}

void session_step(Session *session, double now) {
    if (session->far != NULL || tick(session, now)) {
        return; /* elsewhere its host alone decides */
    }
    if (!session->has_asked || session->decided_for != session->rules->moment(session)) {
        ask_computers(session, now);
    }
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        if (has_decided(session, seat) && now >= due_at(session, seat)) {
            act_for(session, seat);
            return; /* the table tells what happened before anybody else acts */
        }
    }
}

static double sooner(double one, double other) {
    bool is_other = other >= 0 && (one < 0 || other < one);
    return is_other ? other : one;
}

double session_due(const Session *session) {
    bool ticks = session->far == NULL && session->rules->tick_due != NULL;
    double soonest = ticks ? session->rules->tick_due(session) : -1;
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        soonest = sooner(soonest, has_decided(session, seat) ? due_at(session, seat) : -1);
    }
    return soonest;
}

bool session_is_about_to_move(const Session *session) {
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        if (has_decided(session, seat)) {
            return true;
        }
    }
    return false;
}

static bool is_under_way(const Thought *thought) {
    return thought != NULL && !thought->is_done;
}

bool session_is_thinking(const Session *session) {
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        if (is_under_way(session->decision[seat]) || is_under_way(session->hint[seat])) {
            return true;
        }
    }
    return false;
}

void session_hurry(Session *session) {
    session->at_rest_since = -1e12;
    session_note_haste(session);
}

void session_note_haste(Session *session) {
    session->hurried_at = session_now(session);
}

bool session_is_in_haste(const Session *session) {
    static const double HASTE_MS = 1200;
    return session->hurried_at > 0 && session_now(session) < session->hurried_at + HASTE_MS;
}

/* --- hints -------------------------------------------------------------------------------------------------------- */

void session_ask_hint(Session *session, int seat) {
    bool may = session->far == NULL && session_is_person(session, seat) && session->rules->asks_person != NULL &&
               session->rules->asks_person(session, seat);
    if (may && session->hint[seat] == NULL) {
        session->hints++;
        journal_hinted(session);
        begin(session, seat, true);
    }
}

const Thought *session_advice(const Session *session, int seat) {
    const Thought *thought = seat >= 0 && seat < SEATS_MAX ? session->hint[seat] : NULL;
    return thought != NULL && thought->is_done && thought->has_result ? thought : NULL;
}

int session_hints(const Session *session) {
    return session->hints;
}
