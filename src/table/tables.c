#include "table/inside.h"

#include "base/memory.h"
#include "games/path/play/game.h"
#include "games/world/play/game.h"
#include "games/world/play/shelf.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static const double TIDY_MS = 60000;

const TableRules TABLE_RULES = {.limits = {.messages = 10,
                                           .burst = 30,
                                           .connections = 50,
                                           .joins = 10,
                                           .wrong = 10,
                                           .tables_each = 20,
                                           .tables = 20000,
                                           .watchers = 200,
                                           .hello_ms = 5000},
                                .asleep_after = 600,
                                .kept_days = 30,
                                .pace = 100,
                                .language = "en"};

double tables_now(const Tables *tables) {
    return tables->host.now(tables->host.context);
}

int64_t tables_wall(const Tables *tables) {
    return tables->host.wall(tables->host.context);
}

void tables_log(const Tables *tables, const char *format, ...) {
    char line[1024];
    va_list values;
    va_start(values, format);
    vsnprintf(line, sizeof line, format, values);
    va_end(values);
    data_make_line(line);
    tables->host.log(tables->host.context, line);
}

bool tables_are_committed(const Tables *tables, StoreTicket ticket) {
    Store *store = tables->host.store;
    return tables->rules.shows_at_once || store == NULL || !store_await(store, ticket);
}

/* --- what sessions ask of their program --------------------------------------------------------------------------- */

static Tables *of(void *room) {
    return ((Room *)room)->tables;
}

static const Game *game_of(void *room, int index) {
    static const Game *const GAMES[] = {&WORLD_GAME, &PATH_GAME, NULL};
    (void)room;
    return GAMES[index];
}

static Store *no_store(void *room) {
    (void)room;
    return NULL;
}

static double now_of(void *room) {
    return tables_now(of(room));
}

static int64_t wall_of(void *room) {
    return tables_wall(of(room)) / 1000;
}

static uint64_t next_seed(void *room) {
    Tables *tables = of(room);
    uint64_t seed = 0;
    tables->host.random(tables->host.context, &seed, sizeof seed);
    return seed;
}

static double pace_of(void *room) {
    return of(room)->rules.pace / 100.0;
}

static bool is_virtual(void *room) {
    (void)room;
    return false;
}

/* A computer has made up its mind. */
static void changed(void *of_room) {
    Room *room = of_room;
    dues_set(&room->tables->rooms, &room->due, tables_now(room->tables));
}

static void think(void *room, void (*run)(void *data), void (*done)(void *data, bool dropped), void *data) {
    Tables *tables = of(room);
    tables->host.think(tables->host.context, run, done, data);
}

PlayHost room_host(Room *room) {
    PlayHost host = room->tables->play;
    host.context = room;
    return host;
}

/* --- coming about ------------------------------------------------------------------------------------------------- */

enum { SLOTS = 1024 };

Tables *tables_new(const TableHost *host, const TableRules *rules) {
    Tables *tables = memory_new(sizeof *tables);
    tables->host = *host;
    tables->rules = *rules;
    tables->slots = SLOTS;
    tables->slot = memory_new(tables->slots * sizeof(Room *));
    tables->play = (PlayHost){.assets = host->assets,
                              .pack = host->pack,
                              .game = game_of,
                              .store = no_store,
                              .keeper = tables_keeper,
                              .stand_in = AI_MEDIUM,
                              .now = now_of,
                              .wall = wall_of,
                              .next_seed = next_seed,
                              .pace = pace_of,
                              .is_virtual = is_virtual,
                              .changed = changed,
                              .think = think};
    *host_shelf(&tables->play, &WORLD_GAME) = shelf_new();
    visitors_init(&tables->visitors, &tables->rules.limits);
    if (host->store != NULL) {
        tables_recall(tables);
        tables_forget_old(tables);
    }
    return tables;
}

void tables_free(Tables *tables) {
    for (size_t i = 0; i < tables->slots; i++) {
        while (tables->slot[i] != NULL) {
            tables_drop(tables, tables->slot[i]);
        }
    }
    free(tables->slot);
    dues_fini(&tables->rooms);
    dues_fini(&tables->callers);
    visitors_fini(&tables->visitors);
    shelf_free(*host_shelf(&tables->play, &WORLD_GAME));
    free(tables);
}

/* --- finding ------------------------------------------------------------------------------------------------------ */

static Room **slot_of(const Tables *tables, uint32_t number) {
    return &tables->slot[number % tables->slots];
}

Room *tables_find(const Tables *tables, uint32_t number) {
    Room *room = *slot_of(tables, number);
    while (room != NULL && room->number != number) {
        room = room->next;
    }
    return room;
}

static void put(Tables *tables, Room *room) {
    Room **slot = slot_of(tables, room->number);
    room->next = *slot;
    *slot = room;
}

static void grow(Tables *tables) {
    Room **before = tables->slot;
    size_t slots = tables->slots;
    tables->slots *= 2;
    tables->slot = memory_new(tables->slots * sizeof(Room *));
    for (size_t i = 0; i < slots; i++) {
        for (Room *room = before[i], *next; room != NULL; room = next) {
            next = room->next;
            put(tables, room);
        }
    }
    free(before);
}

void tables_add(Tables *tables, Room *room) {
    if (++tables->count > tables->slots) {
        grow(tables);
    }
    code_number_write(room->number, room->code);
    room->known.code = room->code;
    put(tables, room);
}

void tables_number(Tables *tables, Room *room) {
    do {
        tables->host.random(tables->host.context, &room->number, sizeof room->number);
        room->number &= CODE_NUMBER_MOST;
    } while (tables_find(tables, room->number) != NULL);
}

static void forget_waiting(Tables *tables, const Room *room) {
    for (Room **at = &tables->waiting; *at != NULL; at = &(*at)->next_waiting) {
        if (*at == room) {
            *at = room->next_waiting;
            return;
        }
    }
}

void tables_drop(Tables *tables, Room *room) {
    Room **at = slot_of(tables, room->number);
    while (*at != room) {
        at = &(*at)->next;
    }
    *at = room->next;
    tables->count--;
    if (room->is_waiting) {
        forget_waiting(tables, room);
    }
    room_sleep(room);
    dues_drop(&tables->rooms, &room->due);
    if (room->maker != NULL) {
        room->maker->tables--;
    }
    free(room);
}

size_t tables_count(const Tables *tables) {
    return tables->count;
}

size_t tables_awake(const Tables *tables) {
    return tables->awake;
}

/* --- what happens by itself --------------------------------------------------------------------------------------- */

static Room *room_of(Due *due) {
    return (Room *)(void *)((char *)due - offsetof(Room, due));
}

/* What is due at the beginning alone: what becomes due meanwhile is for the next call, so that others are heard. */
static void step_rooms(Tables *tables, double now) {
    for (size_t most = tables->rooms.count; most > 0; most--) {
        Due *due = dues_first(&tables->rooms);
        if (due == NULL || due->at > now) {
            return;
        }
        dues_drop(&tables->rooms, due);
        room_step(room_of(due), now);
    }
}

static void part_with_silent_callers(Tables *tables, double now) {
    for (Due *due; (due = dues_first(&tables->callers)) != NULL && due->at <= now;) {
        dues_drop(&tables->callers, due);
        caller_late(due);
    }
}

static double sooner(double one, const Due *other) {
    return other != NULL && (one < 0 || other->at < one) ? other->at : one;
}

double tables_step(Tables *tables, double now) {
    step_rooms(tables, now);
    part_with_silent_callers(tables, now);
    if (now >= tables->tidied_at + TIDY_MS) {
        tables->tidied_at = now;
        visitors_tidy(&tables->visitors, now);
        tables_forget_old(tables);
    }
    return sooner(sooner(tables->tidied_at + TIDY_MS, dues_first(&tables->rooms)), dues_first(&tables->callers));
}

void tables_look_at_commits(Tables *tables) {
    Room *waiting = tables->waiting;
    tables->waiting = NULL;
    for (Room *next; waiting != NULL; waiting = next) {
        next = waiting->next_waiting;
        waiting->is_waiting = false;
        room_look_at_commits(waiting);
    }
}
