/* A table: its session, how far it may be shown, and what whoever is there is told. */
#include "table/inside.h"

#include "play/chronicle.h"

#include <stdlib.h>
#include <string.h>

enum { MS = 1000 };

static const int64_t SAME_MS = 250; /* a clock that is off by less is the same */

int64_t room_day(const Tables *tables) {
    return tables_wall(tables) / MS / (24 * 60 * 60);
}

void room_begin(Room *room, Session *session) {
    room->session = session;
    room->game = session_store_id(session);
    room->empty_since = tables_now(room->tables);
    room->shown = room->awaited = (Standing){0};
    room->has_awaited = false;
    room->is_stirred = true;
    room->tables->awake++;
    for (int p = 0; p < SEATS_MAX; p++) {
        room->away_since[p] = room->empty_since;
    }
}

void room_sleep(Room *room) {
    if (room->session != NULL) {
        session_leave(room->session);
        room->session = NULL;
        room->tables->awake--;
        cJSON_free(room->record);
        room->record = NULL;
    }
}

/* --- commit before show ------------------------------------------------------------------------------------------- */

static Standing as_it_stands(const Room *room) {
    StoreTicket ticket = session_ticket(room->session);
    return (Standing){.ticket = ticket > room->ticket ? ticket : room->ticket,
                      .count = session_history_count(room->session),
                      .turned_back = session_turned_back(room->session)};
}

static bool is_shown(const Room *room) {
    Standing now = as_it_stands(room);
    return now.ticket <= room->shown.ticket && now.count == room->shown.count &&
           now.turned_back == room->shown.turned_back;
}

static void wait_for_commit(Room *room) {
    room->is_waiting = true;
    room->next_waiting = room->tables->waiting;
    room->tables->waiting = room;
}

/* One thing is awaited at a time, and what has gathered meanwhile next: so who acts without pause keeps nobody from
 * seeing what is committed. */
void room_look_at_commits(Room *room) {
    while (room->session != NULL && !room->is_waiting && (room->has_awaited || !is_shown(room))) {
        room->awaited = room->has_awaited ? room->awaited : as_it_stands(room);
        room->has_awaited = !tables_are_committed(room->tables, room->awaited.ticket);
        if (room->has_awaited) {
            wait_for_commit(room);
            return;
        }
        room->shown = room->awaited;
        room_tell_all(room);
    }
}

void room_tell_all(Room *room) {
    for (Guest *guest = room->guests; guest != NULL; guest = guest->next) {
        caller_ready(guest->caller);
    }
    if (room->teller != NULL) {
        caller_ready(room->teller->caller);
    }
}

/* --- time --------------------------------------------------------------------------------------------------------- */

static unsigned people_there(const Room *room) {
    unsigned seats = 0;
    for (int p = 0; p < room->people.seats; p++) {
        bool plays = room->people.holder[p].secret.is_set && session_is_person(room->session, p);
        seats |= plays ? 1u << p : 0;
    }
    return seats;
}

static Face face_of(const Room *room, int seat, unsigned awaited) {
    const GameFar *far = session_rules(room->session)->far;
    double left = far->time_left != NULL ? far->time_left(room->session, seat) : -1;
    const TableTime *time = &room->clock.seat[seat];
    if (left >= 0) {
        return (Face){.runs = (awaited >> seat & 1) != 0, .until = tables_wall(room->tables) + (int64_t)left};
    }
    return (Face){.runs = time->runs, .until = table_clock_until(&room->clock, seat), .left = time->reserve};
}

static bool are_alike(const Face *one, const Face *other) {
    int64_t apart = one->until - other->until;
    bool is_same_time = !one->runs || (apart < SAME_MS && apart > -SAME_MS);
    return one->runs == other->runs && one->left == other->left && is_same_time;
}

static void show_clocks(Room *room, unsigned awaited) {
    for (int p = 0; p < room->people.seats; p++) {
        Face now = face_of(room, p, awaited), *before = &room->face[p];
        if (!are_alike(&now, before)) {
            now.changes = before->changes + 1;
            *before = now;
        }
    }
}

/* Over days the time goes on while no host is there, so it is noted when it begins. */
static void run_clocks(Room *room) {
    const Game *rules = session_rules(room->session);
    unsigned there = people_there(room), awaited = rules->far->awaits(room->session) & there;
    TableClock before = room->clock;
    table_clock_run(&room->clock, rules->moment(room->session), awaited, tables_wall(room->tables));
    bool is_to_note = room->pace == TABLE_DAYS && room->clock.moment != before.moment;
    for (int p = 0; p < room->people.seats; p++) {
        is_to_note = is_to_note || room->clock.seat[p].reserve != before.seat[p].reserve;
    }
    if (is_to_note) {
        room_note(room);
    }
    if (rules->far->run_time != NULL) {
        rules->far->run_time(room->session, there);
    }
    show_clocks(room, awaited);
}

/* --- what happens by itself --------------------------------------------------------------------------------------- */

static double asleep_at(const Room *room) {
    bool is_empty = room->guests == NULL && !room->is_waiting;
    return is_empty ? room->empty_since + (double)room->tables->rules.asleep_after * MS : -1;
}

static double sooner(double one, double other) {
    return other >= 0 && (one < 0 || other < one) ? other : one;
}

static void look_ahead(Room *room) {
    double due = room->is_stirred ? tables_now(room->tables) : session_due(room->session);
    due = sooner(sooner(due, asleep_at(room)), room_stand_in_due(room));
    if (due >= 0) {
        dues_set(&room->tables->rooms, &room->due, due);
    } else {
        dues_drop(&room->tables->rooms, &room->due);
    }
}

void room_changed(Room *room) {
    if (session_is_over(room->session) && room->maker != NULL) {
        room->maker->tables--;
        room->maker = NULL;
    }
    run_clocks(room);
    room_look_at_commits(room);
    room_tell_all(room);
    look_ahead(room);
}

void room_step(Room *room, double now) {
    if (room->session == NULL) {
        return;
    }
    double asleep = asleep_at(room);
    if (asleep >= 0 && now >= asleep) {
        room_sleep(room);
        return;
    }
    size_t actions = session_actions(room->session);
    session_step(room->session, now);
    room->is_stirred = session_actions(room->session) != actions;
    room_stand_ins(room, now);
    room_changed(room);
}

/* --- telling ------------------------------------------------------------------------------------------------------ */

static char *clock_told(Guest *guest) {
    Room *room = guest->room;
    for (int p = 0; p < room->people.seats; p++) {
        const Face *face = &room->face[p];
        if (guest->clock_told[p] != face->changes) {
            guest->clock_told[p] = face->changes;
            cJSON *message = far_begin(FAR_CLOCK);
            cJSON_AddNumberToObject(message, "seat", p);
            if (face->runs) {
                json_add_integer(message, "until", face->until);
            }
            json_add_integer(message, "left", face->left);
            return far_text(message);
        }
    }
    return NULL;
}

static char *reaction_told(Guest *guest) {
    Room *room = guest->room;
    for (int p = 0; p < room->people.seats; p++) {
        if (guest->reacted_told[p] != room->reaction[p].count) {
            guest->reacted_told[p] = room->reaction[p].count;
            cJSON *message = far_begin(FAR_REACTED);
            cJSON_AddNumberToObject(message, "seat", p);
            cJSON_AddStringToObject(message, "what", reaction_names[room->reaction[p].what]);
            return far_text(message);
        }
    }
    return NULL;
}

/* The whole game, once all of it has been told: nothing in it is hidden any more. */
static char *record_told(Guest *guest) {
    Room *room = guest->room;
    if (guest->has_record || !session_is_over(room->session) ||
        guest->cursor.n < session_history_count(room->session)) {
        return NULL;
    }
    if (room->record == NULL) {
        room->record = chronicle_to_text(room->session);
    }
    guest->has_record = true;
    cJSON *message = far_begin(FAR_OVER);
    cJSON_AddRawToObject(message, "record", room->record);
    return far_text(message);
}

char *room_next(Guest *guest) {
    Room *room = guest->room;
    bool is_settled = room->shown.turned_back == session_turned_back(room->session);
    if (!is_settled || !tables_are_committed(room->tables, guest->ticket)) {
        return NULL;
    }
    char *text = cursor_next(&guest->cursor, room->shown.count);
    text = text == NULL && !room->has_awaited ? clock_told(guest) : text;
    text = text == NULL ? reaction_told(guest) : text;
    return text == NULL && !room->has_awaited ? record_told(guest) : text;
}
