/* A new table, as somebody asks for one. */
#include "table/inside.h"

#include "ai/character.h"
#include "base/memory.h"
#include "i18n/i18n.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const AiLevel USUAL = AI_MEDIUM;

/* One of a figurine's characters, by its name. */
static void seat_computer(const JsonPlace *place, bool has_experts, Seat *seat) {
    JsonPlace level = json_maybe(place, "level");
    int character = ai_character_of(seat->figurine, 0);
    seat->is_computer = true;
    seat->level = level.node != NULL ? (AiLevel)json_word(&level, ai_level_names, AI_LEVELS) : USUAL;
    seat->character = character + 1;
    i18n_copy(seat->name, sizeof seat->name, ai_character(character)->name);
    if (seat->level == AI_EXPERT && !has_experts) {
        json_fault(&level, "must be a level that this host has");
    }
}

/* null: for a person. */
static void seats_read(const JsonPlace *list, bool has_experts, Seats *seats) {
    seats->count = json_list(list, 1, SEATS_MAX);
    JsonPlace item = json_first(list);
    for (int p = 0; p < seats->count; p++, item = json_next(&item)) {
        Seat *seat = &seats->seat[p];
        *seat = (Seat){.figurine = (Figurine)p};
        i18n_copy(seat->name, sizeof seat->name, tr("Guest"));
        if (!json_is_null(&item)) {
            seat_computer(&item, has_experts, seat);
        }
    }
}

static void people_of(const Seats *seats, People *people) {
    *people = (People){.seats = seats->count};
    for (int p = 0; p < seats->count; p++) {
        people->computers |= seats->seat[p].is_computer ? 1u << p : 0;
        people->holder[p].figurine = seats->seat[p].figurine;
    }
}

/* By its kind; NULL: a fault has been told. */
static const Game *game_read(const PlayHost *host, const JsonPlace *message) {
    JsonPlace place = json_member(message, "game");
    const char *kind = json_string(&place, 1, 16);
    const Game *game;
    for (int i = 0; (game = host->game(host->context, i)) != NULL; i++) {
        if (strcmp(game->kind, kind) == 0 && game->far != NULL) {
            return game;
        }
    }
    json_fault(&place, "must be a game that this host has");
    return NULL;
}

/* People at several screens see no shuffling: theirs is one that can be looked at afterwards. */
static ChanceKey new_key(Tables *tables) {
    ChanceKey key = {.is_there = true};
    tables->host.random(tables->host.context, key.byte, sizeof key.byte);
    return key;
}

static Session *session_read(Room *room, const JsonPlace *message) {
    PlayHost host = room_host(room);
    PlayError error = {0};
    Seats seats;
    seats_init(&seats);
    const Game *game = game_read(&host, message);
    JsonPlace setup = json_member(message, "setup"), list = json_member(&setup, "seats");
    JsonPlace pace = json_maybe(message, "pace"), clock = json_maybe(message, "clock");
    seats_read(&list, room->tables->rules.has_experts, &seats);
    if (pace.node != NULL) {
        room->pace = (TablePace)json_word(&pace, table_pace_names, TABLE_PACES);
    }
    table_clock_begin(&room->clock, room->pace, !cJSON_IsFalse(clock.node));
    people_of(&seats, &room->people);
    ChanceKey key = new_key(room->tables);
    Session *session = data_failed(message->error) ? NULL : game->far->make(&host, &setup, &seats, &key, &error);
    if (error.text[0] != '\0') {
        tables_log(room->tables, "a table could not be made: %s", error.text);
    }
    return session;
}

Room *room_make(Tables *tables, const JsonPlace *message, char secret[SECRET_TEXT], FarWhy *why) {
    uint8_t bytes[16];
    Room *room = memory_new(sizeof *room);
    room->tables = tables;
    Session *session = session_read(room, message);
    if (session == NULL) {
        *why = FAR_RULES;
        free(room);
        return NULL;
    }
    tables_number(tables, room);
    tables_add(tables, room);
    tables->host.random(tables->host.context, bytes, sizeof bytes);
    room->people.owner = secret_of(bytes, secret);
    room->seen_day = room_day(tables);
    room->known.free = people_free(&room->people);
    session_sit_down(session);
    room_begin(room, session);
    room_note(room);
    room_changed(room);
    return room;
}
