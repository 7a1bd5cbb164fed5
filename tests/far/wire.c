#include "wire.h"

#include "play/session_inside.h"

#include <stdlib.h>
#include <string.h>

void wire_open(Wire *wire, const PlayHost *at, Session *session, int seat) {
    *wire = (Wire){.at = at};
    cursor_join(&wire->cursor, session, NULL, seat, 0, 0);
}

void wire_close(Wire *wire) {
    session_leave(wire->far);
    free(wire->heard);
    *wire = (Wire){0};
}

void wire_forget(Wire *wire) {
    wire->length = 0;
}

static void keep(Wire *wire, const char *text) {
    size_t length = strlen(text);
    wire->heard = realloc(wire->heard, wire->length + length + 1);
    memcpy(wire->heard + wire->length, text, length + 1);
    wire->length += length;
}

/* Every message is one that its reader understands, and no longer than may be. */
static void hear(Wire *wire, char *text) {
    DataError fault = {0};
    size_t length = strlen(text);
    keep(wire, text);
    if (wire->far == NULL) {
        wire->far = far_open(wire->at, text, length, &fault);
    } else {
        far_take(wire->far, text, length, &fault);
    }
    if (wire->far == NULL || data_failed(&fault)) {
        ck_abort_msg("%s: %s", fault.text, text);
    }
    cJSON_free(text);
}

static void say(Wire *wire, char *text) {
    DataError fault = {0};
    size_t length = strlen(text);
    ck_assert_uint_le(length, FAR_CLIENT_MAX);
    ck_assert_msg(cursor_take(&wire->cursor, text, length, &fault), "%s: %s", fault.text, text);
    cJSON_free(text);
}

void wire_break(Wire *wire) {
    unsigned epoch = 0;
    int n = 0, most = wire->cursor.most;
    far_lost(wire->far);
    far_at(wire->far, &epoch, &n);
    cursor_join(&wire->cursor, wire->cursor.session, NULL, wire->cursor.seat, epoch, n);
    wire->cursor.most = most;
}

void wire_say(Wire *wire) {
    char *text;
    while (wire->far != NULL && (text = far_send(wire->far)) != NULL) {
        say(wire, text);
    }
}

void wire_hear(Wire *wire, int committed) {
    char *text;
    while ((text = cursor_next(&wire->cursor, committed)) != NULL) {
        int had = wire->far != NULL ? session_history_count(wire->far) : 0;
        hear(wire, text);
        if (wire->breaks_at > 0 && session_history_count(wire->far) / wire->breaks_at != had / wire->breaks_at) {
            wire_break(wire);
        }
    }
}

void wire_catch_up(Wire *wire) {
    wire_say(wire);
    wire_hear(wire, session_history_count(wire->cursor.session));
}

/* --- many --------------------------------------------------------------------------------------------------------- */

void wires_open(Wires *wires, const PlayHost *at, Session *session, int breaks_at) {
    *wires = (Wires){.session = session, .seats = session_players(session)};
    for (int seat = 0; seat < wires->seats; seat++) {
        wire_open(&wires->wire[wires->count++], at, session, seat);
    }
    wire_open(&wires->wire[wires->count++], at, session, SESSION_NOBODY);
    Wire *brittle = &wires->wire[wires->count++];
    wire_open(brittle, at, session, SESSION_NOBODY);
    brittle->breaks_at = breaks_at;
    brittle->cursor.most = breaks_at;
    wires_catch_up(wires);
}

void wires_close(Wires *wires) {
    for (int i = 0; i < wires->count; i++) {
        wire_close(&wires->wire[i]);
    }
}

void wires_catch_up(Wires *wires) {
    for (int i = 0; i < wires->count; i++) {
        wire_catch_up(&wires->wire[i]);
    }
    for (int i = 0; i < wires->count; i++) {
        wire_catch_up(&wires->wire[i]); /* what those behind it did */
    }
}

static void compare_history(const Session *here, const Session *there, EventsAlike *are_alike, int from) {
    ck_assert_int_eq(session_history_count(there), session_history_count(here));
    int unlike = -1;
    for (int i = from; i < session_history_count(here) && unlike < 0; i++) {
        unlike = are_alike(session_event(there, i), session_event(here, i)) ? -1 : i;
    }
    ck_assert_msg(unlike < 0, "event %d is another one", unlike);
}

void wires_compare(const Wires *wires, EventsAlike *are_alike, int *seen) {
    const Session *here = wires->session;
    for (int i = 0; i < wires->count; i++) {
        const Session *there = wires->wire[i].far;
        compare_history(here, there, are_alike, *seen < session_history_count(here) ? *seen : 0);
        ck_assert_uint_eq(there->rules->moment(there), here->rules->moment(here));
        ck_assert_int_eq(session_is_over(there), session_is_over(here));
        ck_assert_int_eq(session_rounds(there), session_rounds(here));
        ck_assert(!session_is_waiting(there));
        for (int p = 0; p < wires->seats; p++) {
            ck_assert_int_eq(session_is_person(there, p), session_is_person(here, p));
            ck_assert_str_eq(session_seat(there, p)->name, session_seat(here, p)->name);
        }
    }
    *seen = session_history_count(here);
}

int games_in_lockstep(void) {
    const char *wish = getenv("SCHOTT_LONG");
    const char *fewer = getenv("FAR_GAMES"); /* where each takes ten times as long */
    return wish != NULL && wish[0] == '1' ? 1000 : fewer != NULL ? atoi(fewer) : 30;
}
