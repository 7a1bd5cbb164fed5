/* A screen and its host in one program: what one sends the other is given, at once and as text. */
#ifndef TESTS_FAR_WIRE_H
#define TESTS_FAR_WIRE_H

#include "table.h"

#include "play/cursor.h"
#include "play/far.h"

typedef struct Wire {
    const PlayHost *at; /* the screen's program */
    Session *far;       /* NULL until the first message */
    Cursor cursor;
    int breaks_at; /* it breaks after so many events, and whoever is there comes back; 0: never */
    char *heard;   /* all that the host said */
    size_t length;
} Wire;

void wire_open(Wire *wire, const PlayHost *at, Session *session, int seat);
void wire_close(Wire *wire);

/* The connection goes; who was there comes back and says up to where they have everything. */
void wire_break(Wire *wire);

/* The screen says what it has to say; the host does, so much being committed. */
void wire_say(Wire *wire);
void wire_hear(Wire *wire, int committed);
void wire_catch_up(Wire *wire); /* both, and all of it is */

/* Since it was asked last. */
void wire_forget(Wire *wire);

/* Many at one table: each seat's, and behind them one that watches, and one that watches on a line
 * that breaks. */
enum { WIRES_MAX = SEATS_MAX + 2 };

typedef struct Wires {
    Session *session;
    int seats, count;
    Wire wire[WIRES_MAX];
} Wires;

void wires_open(Wires *wires, const PlayHost *at, Session *session, int breaks_at);
void wires_close(Wires *wires);
void wires_catch_up(Wires *wires);

/* Member by member: an event's bytes may have gaps. */
typedef bool EventsAlike(const void *one, const void *other);
EventsAlike world_events_alike, path_events_alike;

/* What every screen must have in common with the host, whatever the game; *seen: how much of the history was compared
 * already. */
void wires_compare(const Wires *wires, EventsAlike *are_alike, int *seen);

/* How many games in lockstep: 30, or SCHOTT_LONG=1: 1000. */
int games_in_lockstep(void);

#endif
