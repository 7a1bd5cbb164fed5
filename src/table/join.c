/* Who comes to a table and goes. */
#include "table/inside.h"

#include "i18n/i18n.h"

#include <stdio.h>
#include <string.h>

Guest *room_at(const Room *room, int seat) {
    Guest *guest = room->guests;
    while (guest != NULL && guest->cursor.seat != seat) {
        guest = guest->next;
    }
    return guest;
}

/* Whose person is not there, as everybody sees it at once. */
static void look_who_is_away(Room *room) {
    double now = tables_now(room->tables);
    unsigned away = 0;
    for (int p = 0; p < room->people.seats; p++) {
        bool is_away = room->people.holder[p].secret.is_set && room_at(room, p) == NULL;
        away |= is_away ? 1u << p : 0;
        if (is_away && (room->known.away >> p & 1) == 0) {
            room->away_since[p] = now;
        }
    }
    room->known.away = away;
    room->known.free = people_free(&room->people);
    if (room->guests == NULL) {
        room->empty_since = now;
    }
}

static void unlink_guest(Guest *guest) {
    Guest **at = &guest->room->guests;
    while (*at != guest) {
        at = &(*at)->next;
    }
    *at = guest->next;
    guest->room->guest_count--;
}

void room_leave(Guest *guest) {
    Room *room = guest->room;
    if (room != NULL) {
        unlink_guest(guest);
        guest->room = NULL;
        look_who_is_away(room);
        room_changed(room);
    }
}

/* --- coming ------------------------------------------------------------------------------------------------------- */

/* The device that had the seat is told, and goes. */
static void take_over(Room *room, int seat) {
    Guest *other = room_at(room, seat);
    if (other != NULL) {
        unlink_guest(other);
        other->room = NULL;
        caller_replaced(other->caller);
    }
}

static void seat_everybody(Room *room) {
    for (int p = 0; p < room->people.seats; p++) {
        const Holder *holder = &room->people.holder[p];
        if (holder->name[0] != '\0') {
            session_seat_person(room->session, p, holder->name, holder->figurine);
        }
    }
}

static void give_name(Room *room, int seat, const Joining *joining) {
    Holder *holder = &room->people.holder[seat];
    bool has_name = joining->name != NULL && joining->name[0] != '\0';
    snprintf(holder->name, sizeof holder->name, "%s", has_name ? joining->name : tr("Guest"));
    data_make_line(holder->name);
    people_choose_figurine(&room->people, seat, joining->figurine);
}

/* Whoever comes new gets a secret, which nobody is told before it is kept. */
static Secret new_secret(const Room *room, const Joining *joining, char text[SECRET_TEXT]) {
    const TableHost *host = &room->tables->host;
    uint8_t bytes[16];
    Secret secret;
    if (joining->wish != NULL && secret_from(joining->wish, &secret)) {
        memcpy(text, joining->wish, SECRET_TEXT);
        return secret;
    }
    host->random(host->context, bytes, sizeof bytes);
    return secret_of(bytes, text);
}

static int take_free_seat(Room *room, Guest *guest, const Joining *joining, int *seat) {
    unsigned free = people_free(&room->people);
    for (int p = 0; joining->seat < 0 && p < room->people.seats; p++) {
        *seat = *seat < 0 && (free >> p & 1) != 0 ? p : *seat;
    }
    if (*seat < 0 || *seat >= room->people.seats || (free >> *seat & 1) == 0) {
        return FAR_FULL;
    }
    give_name(room, *seat, joining);
    room->people.holder[*seat].secret = new_secret(room, joining, guest->cursor.secret);
    session_stand_in(room->session, *seat, false);
    seat_everybody(room);
    room_note_names(room);
    room_note(room);
    guest->ticket = room->ticket;
    return -1;
}

static int find_seat(Room *room, Guest *guest, const Joining *joining, int *seat) {
    const char *secret = joining->secret != NULL ? joining->secret : joining->wish;
    *seat = secret != NULL ? people_seat_of(&room->people, secret) : -1;
    if (*seat < 0 && joining->secret == NULL) {
        *seat = joining->seat;
        return take_free_seat(room, guest, joining, seat);
    }
    if (*seat < 0 || (joining->seat >= 0 && joining->seat != *seat)) {
        return FAR_NOT_YOURS;
    }
    take_over(room, *seat);
    session_stand_in(room->session, *seat, false); /* they are back */
    return -1;
}

static void note_day(Room *room) {
    int64_t today = room_day(room->tables);
    if (room->seen_day != today) {
        room->seen_day = today;
        room_note(room);
    }
}

static void sit_down(Room *room, Guest *guest, const Joining *joining, int seat) {
    char secret[SECRET_TEXT];
    memcpy(secret, guest->cursor.secret, sizeof secret);
    cursor_join(&guest->cursor, room->session, &room->known, seat, joining->epoch, joining->n);
    memcpy(guest->cursor.secret, secret, sizeof secret);
    guest->cursor.is_owner = joining->owner != NULL;
    guest->room = room;
    guest->has_record = false;
    for (int p = 0; p < SEATS_MAX; p++) {
        guest->clock_told[p] = 0;
        guest->reacted_told[p] = room->reaction[p].count;
    }
    guest->next = room->guests;
    room->guests = guest;
    room->guest_count++;
}

int room_join(Room *room, Guest *guest, const Joining *joining) {
    int seat = SESSION_NOBODY, why = -1;
    guest->ticket = 0;
    guest->cursor = (Cursor){0};
    bool must_own = joining->owner != NULL || joining->is_board;
    if (must_own && !secret_is(&room->people.owner, joining->owner)) {
        return FAR_NOT_YOURS;
    }
    if (joining->takes_seat) {
        why = find_seat(room, guest, joining, &seat);
    } else if (!joining->is_board && room->guest_count - room->people.seats >= room->tables->rules.limits.watchers) {
        why = FAR_FULL;
    }
    if (why < 0) {
        sit_down(room, guest, joining, seat);
        note_day(room);
        look_who_is_away(room);
        room->is_stirred = true;
        room_changed(room);
    }
    return why;
}
