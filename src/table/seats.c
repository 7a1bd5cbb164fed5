/* What people do with seats, and say beside the game: eight things, so nobody has to watch over it. */
#include "table/inside.h"

const char *const reaction_names[REACTIONS] = {"hello", "well_done",  "lucky",  "oh_no",
                                               "hurry", "one_moment", "thanks", "good_game"};

/* --- a computer that sits in -------------------------------------------------------------------------------------- */

static void stand_in(Room *room, int seat, bool stands_in) {
    session_stand_in(room->session, seat, stands_in);
    room->is_stirred = true;
}

static double late_at(const Room *room, int seat) {
    return room->away_since[seat] + room->tables->rules.stand_in_after * 1000.0;
}

static bool is_to_be_replaced(const Room *room, int seat) {
    return room->tables->rules.stand_in_after > 0 && (room->known.away >> seat & 1) != 0 &&
           session_is_person(room->session, seat) && !session_is_over(room->session);
}

double room_stand_in_due(const Room *room) {
    double due = -1;
    for (int p = 0; p < room->people.seats; p++) {
        if (is_to_be_replaced(room, p) && (due < 0 || late_at(room, p) < due)) {
            due = late_at(room, p);
        }
    }
    return due;
}

void room_stand_ins(Room *room, double now) {
    for (int p = 0; p < room->people.seats; p++) {
        if (is_to_be_replaced(room, p) && now >= late_at(room, p)) {
            stand_in(room, p, true);
        }
    }
}

/* --- seats -------------------------------------------------------------------------------------------------------- */

static void give_up(Room *room, int seat) {
    Guest *guest = room_at(room, seat);
    Holder *holder = &room->people.holder[seat];
    holder->secret = (Secret){0};
    if (guest != NULL) {
        guest->cursor.seat = SESSION_NOBODY; /* watches from here on */
    }
    stand_in(room, seat, false);
    room->known.free = people_free(&room->people);
    room->known.away &= ~(1u << seat);
    room_note(room);
}

static void carry_out(Room *room, const SeatWish *wish) {
    switch (wish->deed) {
    case SEAT_STAND_IN:
    case SEAT_COMPUTER:
        stand_in(room, wish->seat, true);
        break;
    case SEAT_TAKE_BACK:
        stand_in(room, wish->seat, false);
        break;
    case SEAT_LEAVE:
    case SEAT_FREE:
        give_up(room, wish->seat);
        break;
    }
    room_changed(room);
}

bool room_take_seat(Guest *guest, const JsonPlace *message, int *why) {
    Room *room = guest->room;
    SeatWish wish = {.by = guest->cursor.seat, .is_owner = guest->cursor.is_owner};
    wish.seat = json_member_int(message, "seat", 0, room->people.seats - 1);
    wish.deed = (SeatDeed)json_member_word(message, "do", seat_deed_names, SEAT_DEEDS);
    if (data_failed(message->error)) {
        return false;
    }
    wish.is_away = (room->known.away >> wish.seat & 1) != 0;
    wish.is_over = table_clock_is_over(&room->clock, wish.seat, tables_wall(room->tables));
    *why = -1;
    if (people_allow(&room->people, &wish)) {
        carry_out(room, &wish);
    } else {
        *why = FAR_NOT_YOURS;
    }
    return true;
}

/* --- reactions ---------------------------------------------------------------------------------------------------- */

bool room_take_reaction(Guest *guest, const JsonPlace *message) {
    Room *room = guest->room;
    int seat = guest->cursor.seat, what = json_member_word(message, "what", reaction_names, REACTIONS);
    if (seat == SESSION_NOBODY) {
        json_fault(message, "must be a player's");
    }
    if (data_failed(message->error)) {
        return false;
    }
    room->reaction[seat].what = what;
    room->reaction[seat].count++;
    room_tell_all(room);
    return true;
}
