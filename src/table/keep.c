/* What the store has of a table. Its game and actions are the session's own journal; beside it two notes, one with
 * digests of secrets and clocks, one with names, and how often steps were taken back. */
#include "table/inside.h"

#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum What {
    KEPT_TABLE,
    KEPT_NAMES,
    KEPT_EPOCH,
    KEPT,
} What;

static const char *const SUFFIX[KEPT] = {[KEPT_TABLE] = "", [KEPT_NAMES] = ".names", [KEPT_EPOCH] = ".epoch"};

static const char *key_of(int64_t game, What what) {
    static char key[STORE_KEY_SIZE];
    snprintf(key, sizeof key, "table.%lld%s", (long long)game, SUFFIX[what]);
    return key;
}

/* --- what sessions keep ------------------------------------------------------------------------------------------- */

static KeeperCalls of_store;

static unsigned epoch_of(const Store *store, int64_t game) {
    return (unsigned)store_get_number(store, key_of(game, KEPT_EPOCH), 0, 0, INT32_MAX);
}

/* Before the step is: an epoch too many makes somebody begin anew, one too few shows them what is no more. */
static StoreTicket truncate_journal(void *to, int64_t game, int64_t count) {
    store_set_number(to, key_of(game, KEPT_EPOCH), (int64_t)epoch_of(to, game) + 1);
    return of_store.truncate_journal(to, game, count);
}

/* Who knew what is nobody's business here. */
static StoreTicket add_answer(void *to, const StoreAnswer *answer) {
    (void)to;
    (void)answer;
    return 0;
}

Keeper tables_keeper(void *room) {
    static KeeperCalls calls;
    Keeper keeper = keeper_of_store(((Room *)room)->tables->host.store);
    of_store = calls = *keeper.call;
    calls.truncate_journal = truncate_journal;
    calls.add_answer = add_answer;
    return (Keeper){.call = &calls, .to = keeper.to};
}

/* --- noting ------------------------------------------------------------------------------------------------------- */

static void set_note(Room *room, What what, cJSON *tree) {
    Store *store = room->tables->host.store;
    if (store != NULL && room->game != 0) {
        char *text = json_print(tree);
        StoreTicket ticket = store_set_text(store, key_of(room->game, what), text);
        room->ticket = ticket > room->ticket ? ticket : room->ticket;
        cJSON_free(text);
    }
    cJSON_Delete(tree);
}

static void add_times(cJSON *out, const TableClock *clock, int seats) {
    cJSON *list = cJSON_AddArrayToObject(out, "times");
    for (int p = 0; p < seats; p++) {
        const TableTime *time = &clock->seat[p];
        cJSON *item = cJSON_CreateObject();
        cJSON_AddBoolToObject(item, "runs", time->runs);
        json_add_integer(item, "since", time->since);
        json_add_integer(item, "turn", time->turn);
        json_add_integer(item, "reserve", time->reserve);
        cJSON_AddItemToArray(list, item);
    }
}

void room_note(Room *room) {
    cJSON *out = people_to_json(&room->people);
    cJSON_AddNumberToObject(out, "number", room->number);
    cJSON_AddStringToObject(out, "pace", table_pace_names[room->pace]);
    cJSON_AddBoolToObject(out, "clock", room->clock.turn > 0);
    json_add_integer(out, "moment", (int64_t)(room->clock.moment & (uint64_t)JSON_INTEGER_MAX));
    json_add_integer(out, "day", room->seen_day);
    add_times(out, &room->clock, room->people.seats);
    set_note(room, KEPT_TABLE, out);
}

void room_note_names(Room *room) {
    set_note(room, KEPT_NAMES, people_names_to_json(&room->people));
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

static cJSON *get_note(const Store *store, int64_t game, What what, DataError *fault) {
    const char *text = store_get_text(store, key_of(game, what), "");
    return json_parse(text, strlen(text), "what is noted of the table", NULL, fault);
}

/* Live, nobody's time goes on while the host is not there. */
static void times_read(const JsonPlace *place, Room *room) {
    JsonPlace clock = json_member(place, "clock"), moment = json_member(place, "moment");
    JsonPlace list = json_member(place, "times");
    table_clock_begin(&room->clock, room->pace, cJSON_IsTrue(clock.node));
    room->clock.moment = (uint64_t)json_integer(&moment, 0, JSON_INTEGER_MAX);
    json_list(&list, room->people.seats, room->people.seats);
    JsonPlace item = json_first(&list);
    for (int p = 0; p < room->people.seats; p++, item = json_next(&item)) {
        JsonPlace since = json_member(&item, "since"), turn = json_member(&item, "turn");
        JsonPlace reserve = json_member(&item, "reserve"), runs = json_member(&item, "runs");
        room->clock.seat[p] = (TableTime){.runs = room->pace == TABLE_DAYS && cJSON_IsTrue(runs.node),
                                          .since = json_integer(&since, 0, JSON_INTEGER_MAX),
                                          .turn = json_integer(&turn, 0, JSON_INTEGER_MAX),
                                          .reserve = json_integer(&reserve, 0, JSON_INTEGER_MAX)};
    }
}

static bool note_read(const cJSON *tree, Room *room, DataError *fault) {
    JsonPlace place = json_root(tree, "what is noted of the table", NULL, fault), day = json_member(&place, "day");
    bool is_read = people_from_json(&place, &room->people);
    room->number = (uint32_t)json_member_int(&place, "number", 0, CODE_NUMBER_MOST);
    room->pace = (TablePace)json_member_word(&place, "pace", table_pace_names, TABLE_PACES);
    room->seen_day = json_integer(&day, 0, INT32_MAX);
    if (is_read) {
        times_read(&place, room);
    }
    return !data_failed(fault);
}

static bool read_table(Room *room, DataError *fault) {
    cJSON *tree = get_note(room->tables->host.store, room->game, KEPT_TABLE, fault);
    bool is_read = tree != NULL && note_read(tree, room, fault);
    cJSON_Delete(tree);
    return is_read;
}

/* Names may have been taken out: then there are none. */
static void read_names(Room *room) {
    DataError fault = {0};
    cJSON *tree = get_note(room->tables->host.store, room->game, KEPT_NAMES, &fault);
    JsonPlace list = json_root(tree, "names", NULL, &fault);
    if (tree != NULL) {
        people_names_from_json(&list, &room->people);
    }
    cJSON_Delete(tree);
}

/* --- going on ----------------------------------------------------------------------------------------------------- */

static Session *resume(Room *room, PlayError *error) {
    PlayHost host = room_host(room);
    StoreJournal journal;
    StoreProblem problem = store_load_journal(room->tables->host.store, room->game, &journal);
    if (problem != STORE_FINE) {
        store_explain(&(StoreNotice){.problem = problem}, error->text, sizeof error->text);
        return NULL;
    }
    Session *session = session_resume_journal(&host, &journal, error);
    store_journal_free(&journal);
    return session;
}

static void people_sit_down(Room *room, Session *session) {
    room->known.epoch = epoch_of(room->tables->host.store, room->game);
    session_sit_down(session);
    for (int p = 0; p < room->people.seats; p++) {
        const Holder *holder = &room->people.holder[p];
        if (holder->name[0] != '\0') {
            session_seat_person(session, p, holder->name, holder->figurine);
        }
    }
}

bool room_wake(Room *room) {
    PlayError error = {0};
    DataError fault = {0};
    if (room->session != NULL) {
        return true;
    }
    Session *session = read_table(room, &fault) ? resume(room, &error) : NULL;
    if (session == NULL) {
        tables_log(room->tables, "table %s: %s%s", room->code, fault.text, error.text);
        return false;
    }
    read_names(room);
    people_sit_down(room, session);
    room_begin(room, session);
    return true;
}

/* A game without a note was made when the host was killed: nobody has been told its code. */
static void recall(Tables *tables, const StoreGame *game) {
    DataError fault = {0};
    Room *room = memory_new(sizeof *room);
    room->tables = tables;
    room->game = game->id;
    if (read_table(room, &fault) && tables_find(tables, room->number) == NULL) {
        tables_add(tables, room);
        return;
    }
    free(room);
    store_delete_game(tables->host.store, game->id);
}

void tables_recall(Tables *tables) {
    StoreGames games = store_list_games(tables->host.store, NULL);
    for (size_t i = 0; i < games.count; i++) {
        recall(tables, &games.game[i]);
    }
    store_games_free(&games);
}

/* --- forgetting --------------------------------------------------------------------------------------------------- */

static void forget(Tables *tables, Room *room) {
    Store *store = tables->host.store;
    for (int what = 0; what < KEPT && store != NULL; what++) {
        store_unset(store, key_of(room->game, (What)what));
    }
    if (store != NULL) {
        store_delete_game(store, room->game);
    }
    tables_drop(tables, room);
}

void tables_forget_old(Tables *tables) {
    int64_t oldest = room_day(tables) - tables->rules.kept_days;
    for (size_t i = 0; i < tables->slots; i++) {
        for (Room *room = tables->slot[i], *next; room != NULL; room = next) {
            next = room->next;
            if (room->session == NULL && room->seen_day < oldest) {
                forget(tables, room);
            }
        }
    }
}
