/* Games kept elsewhere than in the program's own store, as a host of many tables does. */
#include "fixture.h"
#include "suites.h"

#include "games/world/play/session_inside.h"
#include "play/keeper.h"
#include "play/notes.h"
#include "store/inside.h"

#include <stdio.h>
#include <string.h>

/* --- one that keeps a single game in memory ----------------------------------------------------------------------- */

enum { ACTIONS_MAX = 2000, GAME = 41 };

static struct {
    StoreGame game;
    StoreAction action[ACTIONS_MAX];
    int64_t actions;
    int begun, answers, finished, abandoned;
    StoreResult result;
    StoreTicket issued, committed;
    char place[64];
} book;

static StoreTicket begin_game(void *to, const StoreGame *game, const char *setup, int64_t *id) {
    ck_assert_ptr_eq(to, &book);
    ck_assert_int_eq(setup[0], '{');
    book.game = *game;
    book.begun++;
    *id = GAME;
    return ++book.issued;
}

static StoreTicket append_action(void *to, int64_t game, int64_t ordinal, const StoreAction *action) {
    ck_assert_ptr_eq(to, &book);
    ck_assert_int_eq(game, GAME);
    ck_assert_int_eq(ordinal, book.actions);
    ck_assert_int_lt(book.actions, ACTIONS_MAX);
    book.action[book.actions++] = *action;
    return ++book.issued;
}

static StoreTicket truncate_journal(void *to, int64_t game, int64_t count) {
    (void)to;
    ck_assert_int_eq(game, GAME);
    book.actions = count;
    return ++book.issued;
}

static StoreTicket finish_game(void *to, int64_t game, const StoreResult *result, int64_t now) {
    (void)to;
    (void)now;
    ck_assert_int_eq(game, GAME);
    book.result = *result;
    book.finished++;
    return ++book.issued;
}

static StoreTicket abandon_game(void *to, int64_t game, int64_t now) {
    (void)to;
    (void)now;
    ck_assert_int_eq(game, GAME);
    book.abandoned++;
    return ++book.issued;
}

static StoreTicket add_answer(void *to, const StoreAnswer *answer) {
    (void)to;
    ck_assert_int_eq(answer->game, GAME);
    book.answers++;
    return ++book.issued;
}

static StoreTicket committed(void *to) {
    (void)to;
    return book.committed;
}

static bool wait(void *to, StoreTicket ticket, unsigned milliseconds) {
    (void)to;
    (void)milliseconds;
    return book.committed >= ticket;
}

static bool await(void *to, StoreTicket ticket) {
    (void)to;
    return book.committed < ticket;
}

static int64_t get_number(void *to, const char *key, int64_t most) {
    (void)to;
    (void)key;
    (void)most;
    return 0;
}

static void set_number(void *to, const char *key, int64_t value) {
    (void)to;
    (void)value;
    ck_assert_msg(strncmp(key, "game.41.", 8) == 0, "%s is noted", key);
}

static const char *get_text(void *to, const char *key) {
    (void)to;
    (void)key;
    return "";
}

static void set_text(void *to, const char *key, const char *value) {
    (void)to;
    if (strcmp(key, "game.41.place") == 0) {
        snprintf(book.place, sizeof book.place, "%s", value);
    }
}

static void unset(void *to, const char *key) {
    (void)to;
    (void)key;
}

static Keeper the_book(void *context) {
    static const KeeperCalls CALLS = {
        begin_game, append_action, truncate_journal, finish_game, abandon_game, add_answer, committed,
        wait,       await,         get_number,       set_number,  get_text,     set_text,   unset};
    (void)context;
    return (Keeper){.call = &CALLS, .to = &book};
}

static Store *no_store(void *context) {
    (void)context;
    return NULL;
}

static void keep_in_book(void) {
    open_table();
    memset(&book, 0, sizeof book);
    table.host.store = no_store;
    table.host.keeper = the_book;
}

/* --- what is kept ------------------------------------------------------------------------------------------------- */

START_TEST(every_action_and_the_end_are_kept) {
    Session *session = begin_computers(2);
    ck_assert_int_eq(book.begun, 1);
    ck_assert_str_eq(book.game.kind, "world");
    table_play(&table, session, SIZE_MAX);
    ck_assert(session_is_over(session));
    ck_assert_uint_eq((size_t)book.actions, session_actions(session));
    for (int64_t i = 0; i < book.actions; i++) {
        ck_assert_int_eq(memcmp(&book.action[i], &session->action[i].row, sizeof *book.action), 0);
    }
    ck_assert_int_eq(book.finished, 1);
    ck_assert_int_eq(book.abandoned, 0);
    ck_assert(book.result.seat[0].place == 1 || book.result.seat[1].place == 1);
    ck_assert_int_gt((int)strlen(book.place), 3);
    session_leave(session);
}
END_TEST

START_TEST(a_person_s_answers_and_steps_back_are_kept) {
    WorldSessionSetup setup = table_setup(2, (AiLevel[]){AI_EASY, AI_EASY});
    Random random;
    random_init(&random, 1);
    setup.seat[0] = setup.seat[1] = (Seat){.name = "Mia"};
    Session *session = world_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    session_sit_down(session);
    bool was_back = false;
    while (!session_is_over(session)) {
        ck_assert_int_eq(world_session_act(session, table_some_action(session, &random)), WORLD_ACCEPTED);
        was_back = (random_below(&random, 4) == 0 && session_undo(session)) || was_back;
        ck_assert_uint_eq((size_t)book.actions, session_actions(session));
        ck_assert_int_lt(book.actions, ACTIONS_MAX - 1);
    }
    ck_assert(was_back);
    ck_assert_int_gt(book.answers, 0);
    session_leave(session);
}
END_TEST

START_TEST(nothing_is_written_before_it_is_committed) {
    Session *session = begin_computers(2);
    ck_assert(session_awaits_commit(session));
    book.committed = book.issued;
    ck_assert(!session_awaits_commit(session));
    table_play(&table, session, 1);
    ck_assert(session_awaits_commit(session));
    session_abandon(session);
    ck_assert_int_eq(book.abandoned, 1);
}
END_TEST

/* --- the store, for a host ---------------------------------------------------------------------------------------- */

static Keeper the_store(void *context) {
    return keeper_of_store(((Table *)context)->store);
}

static void keep_for_a_host(void) {
    open_table();
    table.host.store = no_store;
    table.host.keeper = the_store;
}

/* Neither what these people have seen is asked, nor how they have played. */
START_TEST(a_table_begins_without_waiting_for_the_disk) {
    store_read_begin(table.store); /* nothing can be written, and whoever reads waits for ever */
    Session *session = begin_computers(4);
    table_play(&table, session, 20);
    ck_assert(session_awaits_commit(session));
    store_read_end(table.store);
    session_flush(session);
    ck_assert(!session_awaits_commit(session));
    session_leave(session);
}
END_TEST

START_TEST(a_host_s_game_is_not_the_one_that_lay_on_this_table_last) {
    Session *session = begin_computers(2);
    int64_t id = session_store_id(session);
    table_play(&table, session, SIZE_MAX);
    session_leave(session);
    StoreGame game;
    ck_assert(store_find_game(table.store, id, &game));
    ck_assert_int_eq(game.state, STORE_GAME_FINISHED);
    ck_assert_int_eq(store_get_number(table.store, LAST_GAME_KEY, 0, 0, INT64_MAX), 0);
    ck_assert_int_eq(journal_podium(table.store), 0);
}
END_TEST

Suite *keeper_suite(void) {
    Suite *suite = suite_create("keeper");
    TCase *own = tcase_create("a keeper of one's own"), *store = tcase_create("the store as a host's keeper");
    tcase_add_checked_fixture(own, keep_in_book, close_table);
    tcase_add_test(own, every_action_and_the_end_are_kept);
    tcase_add_test(own, a_person_s_answers_and_steps_back_are_kept);
    tcase_add_test(own, nothing_is_written_before_it_is_committed);
    suite_add_tcase(suite, own);
    tcase_add_checked_fixture(store, keep_for_a_host, close_table);
    tcase_add_test(store, a_table_begins_without_waiting_for_the_disk);
    tcase_add_test(store, a_host_s_game_is_not_the_one_that_lay_on_this_table_last);
    suite_add_tcase(suite, store);
    return suite;
}
