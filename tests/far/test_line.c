/* A single line: what is said when, and what is refused. */
#include "suites.h"
#include "wire.h"

#include "games/world/play/game.h"
#include "games/world/play/session_inside.h"
#include "games/world/play/shelf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Table table;
static Session *session;
static Wires wires;

static void set_up(void) {
    PlayError error = {0};
    WorldSessionSetup setup = {.players = 2, .board = "classic", .questions = DECK_FAMILY, .seed = 77};
    table_open(&table);
    *host_shelf(&table.host, &WORLD_GAME) = shelf_new();
    for (int p = 0; p < 2; p++) {
        setup.seat[p] = (Seat){.name = "Änne", .figurine = (Figurine)p};
    }
    session = world_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    session_sit_down(session);
    wires_open(&wires, &table.host, session, 13);
}

static void tear_down(void) {
    wires_close(&wires);
    session_leave(session);
    shelf_free(*host_shelf(&table.host, &WORLD_GAME));
    table_close(&table);
}

static Session *screen(int seat) {
    return wires.wire[seat].far;
}

static int awaited(void) {
    return world_session_game(session)->awaited_player;
}

static const WorldAction TAKE = {.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_DISCARD};

static void act_here(WorldAction action) {
    ck_assert_int_eq(world_session_act(screen(awaited()), action), WORLD_ACCEPTED);
    wires_catch_up(&wires);
}

static const WorldAction PUT = {.kind = WORLD_ACTION_PLACE, .a = 0};

/* --- commit before show ------------------------------------------------------------------------------------------- */

START_TEST(nothing_is_shown_before_it_is_committed) {
    Wire *wire = &wires.wire[awaited()], *watcher = &wires.wire[2];
    int committed = session_history_count(session);
    world_session_act(wire->far, TAKE);
    wire_say(wire);
    ck_assert_int_gt(session_history_count(session), committed);
    wire_forget(wire);
    wire_forget(watcher);
    wire_hear(wire, committed);
    wire_hear(watcher, committed);
    ck_assert_uint_eq(wire->length + watcher->length, 0); /* not even the answer */
    ck_assert(session_is_waiting(wire->far));
    wires_catch_up(&wires);
    ck_assert(!session_is_waiting(wire->far));
    ck_assert_int_eq(session_history_count(watcher->far), session_history_count(session));
}
END_TEST

/* Whoever comes back is told what is asked now: not one event sooner than the question itself. */
START_TEST(a_question_is_not_asked_before_it_is_committed) {
    Random chance;
    int committed = 0;
    random_init(&chance, 3);
    while (world_session_game(session)->awaiting != WORLD_AWAITING_QUESTION) {
        committed = session_history_count(session);
        ck_assert_int_eq(world_session_act(session, table_some_action(session, &chance)), WORLD_ACCEPTED);
    }
    Wire *wire = &wires.wire[2];
    wire_close(wire);
    wire_open(wire, &table.host, session, SESSION_NOBODY);
    wire_hear(wire, committed);
    ck_assert_ptr_null(strstr(wire->heard, "\"ask\""));
    wire_catch_up(wire);
    ck_assert_ptr_nonnull(strstr(wire->heard, "\"ask\""));
}
END_TEST

/* --- what is refused ---------------------------------------------------------------------------------------------- */

START_TEST(what_the_rules_refuse_is_never_sent) {
    WorldAction place = {.kind = WORLD_ACTION_PLACE, .a = 3};
    ck_assert_int_eq(world_session_act(screen(awaited()), place), WORLD_REFUSED_NOT_NOW);
    ck_assert_ptr_null(far_send(screen(awaited())));
}
END_TEST

START_TEST(somebody_else_s_turn_is_nobody_else_s) {
    Session *other = screen(1 - awaited());
    size_t actions = session_actions(session);
    ck_assert_int_eq(world_session_act(other, TAKE), WORLD_ACCEPTED);
    wires_catch_up(&wires);
    ck_assert_int_eq(far_refused(other), FAR_NOT_YOURS);
    ck_assert(!session_is_waiting(other));
    world_session_act(screen(SEATS_MAX - 2), TAKE); /* who watches */
    wires_catch_up(&wires);
    ck_assert_int_eq(far_refused(screen(SEATS_MAX - 2)), FAR_NOT_YOURS);
    ck_assert_uint_eq(session_actions(session), actions);
}
END_TEST

START_TEST(what_is_sent_twice_happens_once) {
    Wire *wire = &wires.wire[awaited()];
    DataError fault = {0};
    world_session_act(wire->far, TAKE);
    world_session_act(wire->far, TAKE); /* pressed twice: it is on its way */
    char *text = far_send(wire->far);
    ck_assert_ptr_null(far_send(wire->far));
    ck_assert(cursor_take(&wire->cursor, text, strlen(text), &fault));
    size_t actions = session_actions(session);
    wire_catch_up(wire);
    ck_assert(cursor_take(&wire->cursor, text, strlen(text), &fault)); /* the line has said it once more */
    ck_assert_uint_eq(session_actions(session), actions);
    wire_catch_up(wire);
    ck_assert(!session_is_waiting(wire->far));
    ck_assert_int_eq(session_history_count(wire->far), session_history_count(session));
    cJSON_free(text);
}
END_TEST

/* A turn of each later the same would be right once more. */
START_TEST(what_comes_late_does_nothing) {
    int seat = awaited();
    Wire *wire = &wires.wire[seat];
    DataError fault = {0};
    world_session_act(wire->far, TAKE);
    char *text = far_send(wire->far);
    ck_assert(cursor_take(&wire->cursor, text, strlen(text), &fault));
    wires_catch_up(&wires);
    act_here(PUT);
    while (world_session_game(session)->awaiting != WORLD_AWAITING_TURN || awaited() != seat) {
        act_here(table_some_action(screen(awaited()), &(Random){0}));
    }
    size_t actions = session_actions(session);
    ck_assert(cursor_take(&wire->cursor, text, strlen(text), &fault));
    ck_assert_uint_eq(session_actions(session), actions);
    ck_assert_int_eq(wire->cursor.why, FAR_LATE);
    cJSON_free(text);
}
END_TEST

START_TEST(nobody_takes_back_another_s_step) {
    int seat = awaited();
    DataError fault = {0};
    char text[80];
    act_here(TAKE);
    snprintf(text, sizeof text, "{\"t\":\"undo\",\"moment\":%d}", 1);
    for (int other = 1 - seat; other < wires.count; other += 1 + (other + 1 == seat)) {
        ck_assert(cursor_take(&wires.wire[other].cursor, text, strlen(text), &fault));
        ck_assert_uint_eq(session_actions(session), 1);
        ck_assert_int_eq(wires.wire[other].cursor.why, FAR_NOT_YOURS);
    }
    ck_assert(cursor_take(&wires.wire[seat].cursor, text, strlen(text), &fault));
    ck_assert_uint_eq(session_actions(session), 0);
}
END_TEST

START_TEST(what_was_on_its_way_when_the_line_broke_happens_or_not) {
    for (int has_arrived = 0; has_arrived < 2; has_arrived++) {
        int seat = awaited();
        Wire *wire = &wires.wire[seat];
        WorldAction action = world_session_game(session)->awaiting == WORLD_AWAITING_TURN
                                 ? TAKE
                                 : (WorldAction){.kind = WORLD_ACTION_PLACE};
        size_t actions = session_actions(session);
        ck_assert_int_eq(world_session_act(wire->far, action), WORLD_ACCEPTED);
        if (has_arrived) {
            wire_say(wire);
        }
        wire_break(wire);
        wires_catch_up(&wires);
        ck_assert(!session_is_waiting(wire->far));
        ck_assert_uint_eq(session_actions(session), actions + (size_t)has_arrived);
        ck_assert_int_eq(session_history_count(wire->far), session_history_count(session));
    }
}
END_TEST

static bool host_takes(const char *text) {
    DataError fault = {0};
    return cursor_take(&wires.wire[awaited()].cursor, text, strlen(text), &fault);
}

/* The line is silent: what is taken back and done otherwise meanwhile has as many events. */
START_TEST(who_was_away_while_a_step_was_taken_back_begins_anew) {
    int seat = awaited();
    act_here(TAKE);
    act_here(PUT);
    Wire *away = &wires.wire[1 - seat];
    world_session_act(session, TAKE); /* theirs: by another device, for all this one knows */
    wire_catch_up(away);
    int n = session_history_count(away->far);
    ck_assert(session_undo(session));
    world_session_act(session, (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_STOCK});
    ck_assert_int_ge(session_history_count(session), n);
    wire_break(away);
    wire_catch_up(away);
    int seen = 0;
    wires_catch_up(&wires);
    wires_compare(&wires, world_events_alike, &seen);
    ck_assert(world_view_equal(world_session_view(away->far), world_session_view(session)));
}
END_TEST

START_TEST(who_is_new_is_not_told_of_old_questions) {
    Random chance;
    random_init(&chance, 3);
    bool is_answered = false;
    while (!is_answered) {
        WorldAction action = table_some_action(session, &chance);
        is_answered = action.kind == WORLD_ACTION_ANSWER;
        ck_assert_int_eq(world_session_act(session, action), WORLD_ACCEPTED);
    }
    wires_catch_up(&wires);
    ck_assert_ptr_nonnull(strstr(wires.wire[2].heard, "\"told\""));
    Wire *wire = &wires.wire[2];
    wire_close(wire);
    wire_open(wire, &table.host, session, SESSION_NOBODY);
    wire_catch_up(wire);
    ck_assert_ptr_null(strstr(wire->heard, "\"told\""));
}
END_TEST

START_TEST(a_message_that_is_none_of_ours_is_refused) {
    static const char *const WRONG[] = {"",
                                        "{}",
                                        "[]",
                                        "7",
                                        "{\"t\":7}",
                                        "{\"t\":\"shutdown\"}",
                                        "{\"t\":\"act\"}",
                                        "{\"t\":\"table\"}",
                                        "{\"t\":\"events\",\"epoch\":1,\"n\":0,\"list\":[]}",
                                        "{\"t\":\"act\",\"id\":1,\"moment\":0,\"action\":{\"type\":\"take\"}}",
                                        "{\"t\":\"act\",\"id\":0,\"moment\":0,\"action\":{\"type\":\"next_stage\"}}",
                                        "{\"t\":\"act\",\"id\":1,\"moment\":-1,\"action\":{\"type\":\"next_stage\"}}",
                                        "{\"t\":\"undo\"}",
                                        "{\"t\":\"draft\",\"round\":1,\"line\":{}}",
                                        "{\"t\":\"undo\",\"moment\":0,\"x\":[[[[[[[[0]]]]]]]]}"};
    size_t actions = session_actions(session);
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        ck_assert_msg(!host_takes(WRONG[i]), "%s", WRONG[i]);
    }
    ck_assert(host_takes("{\"t\":\"undo\",\"moment\":0,\"from the future\":[[[[[[0]]]]]]}"));
    ck_assert_uint_eq(session_actions(session), actions);
    char *long_one = calloc(1, FAR_CLIENT_MAX + 2);
    memset(long_one, ' ', FAR_CLIENT_MAX + 1);
    memcpy(long_one, "{\"t\":\"undo\",\"moment\":0}", 23);
    ck_assert(!host_takes(long_one));
    long_one[FAR_CLIENT_MAX] = '\0';
    ck_assert(host_takes(long_one));
    free(long_one);
}
END_TEST

static bool screen_takes(const char *text) {
    DataError fault = {0};
    return far_take(screen(0), text, strlen(text), &fault);
}

/* A host may be anybody's: nothing it says puts a view where it can't be. */
START_TEST(an_event_that_can_not_happen_is_refused) {
    static const char *const WRONG[] = {"[19,0,0,0]",
                                        "[19,4,1,0]",
                                        "[1,-1,1,0,50]",
                                        "[99,0]",
                                        "[12,0,0,0,255,0]",
                                        "[2,0,7,3,255,0,0,255,0]",
                                        "[2,0,7,2,9,0,0,255,0]",
                                        "[4]",
                                        "[13,0,250,1,3,2]",
                                        "[10,-1]",
                                        "[2,0,61,0,255,0,1,255,0]"};
    int n = session_history_count(screen(0));
    char text[200];
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        snprintf(text, sizeof text, "{\"t\":\"events\",\"epoch\":1,\"n\":%d,\"list\":[%s]}", n, WRONG[i]);
        ck_assert_msg(!screen_takes(text), "%s", text);
        ck_assert_int_eq(session_history_count(screen(0)), n);
    }
    snprintf(text, sizeof text, "{\"t\":\"events\",\"epoch\":1,\"n\":%d,\"list\":[]}", n + 1);
    ck_assert(!screen_takes(text)); /* something is missing */
    act_here(TAKE);                 /* the only card there */
    n = session_history_count(screen(0));
    snprintf(text, sizeof text, "{\"t\":\"events\",\"epoch\":1,\"n\":%d,\"list\":[[2,0,7,1,0,0,2,0,0]]}", n);
    ck_assert(!screen_takes(text));
}
END_TEST

START_TEST(what_the_host_wrote_before_it_began_anew_is_passed_over) {
    int n = session_history_count(screen(0));
    char text[200];
    snprintf(text, sizeof text, "{\"t\":\"events\",\"epoch\":7,\"n\":%d,\"list\":[[10,0]]}", n);
    ck_assert(screen_takes(text));
    ck_assert_int_eq(session_history_count(screen(0)), n);
}
END_TEST

/* --- who sits there ----------------------------------------------------------------------------------------------- */

START_TEST(who_is_away_and_comes_back_is_told_to_everybody) {
    session_stand_in(session, 1, true);
    wires_catch_up(&wires);
    for (int i = 0; i < wires.count; i++) {
        ck_assert(!session_is_person(wires.wire[i].far, 1));
        ck_assert(session_stands_in(wires.wire[i].far, 1));
    }
    session_stand_in(session, 1, false);
    wires_catch_up(&wires);
    for (int i = 0; i < wires.count; i++) {
        ck_assert(session_is_person(wires.wire[i].far, 1));
    }
}
END_TEST

START_TEST(a_far_table_keeps_nothing_here_and_decides_nothing) {
    StoreGames before = store_list_games(table.store, NULL), after;
    session_sit_down(screen(0));
    session_stand_in(screen(0), 1, true);
    ck_assert(session_is_person(screen(0), 1));
    ck_assert(session_due(screen(0)) < 0);
    session_step(screen(0), table.now + 1e6);
    ck_assert_int_eq(table.thoughts, 0);
    after = store_list_games(table.store, NULL);
    ck_assert_uint_eq(after.count, before.count);
    ck_assert(session_is_here(screen(0), 0) && !session_is_here(screen(0), 1));
    ck_assert(session_is_here(session, 0) && session_is_here(session, 1));
    store_games_free(&before);
    store_games_free(&after);
}
END_TEST

START_TEST(a_script_is_told_what_the_screen_knows) {
    char *state = session_state_json(screen(0));
    ck_assert_ptr_nonnull(strstr(state, "\"awaiting\":{\"kind\":\"turn\""));
    ck_assert_ptr_null(strstr(state, "stock"));
    ck_assert_ptr_null(strstr(state, "events"));
    cJSON_free(state);
}
END_TEST

START_TEST(what_happened_meanwhile_plays_from_what_was_seen_last) {
    Wire *wire = &wires.wire[1 - awaited()];
    WorldEvent event;
    while (world_session_take_event(wire->far, &event)) {
    }
    int seen = session_told(wire->far);
    Wire *other = &wires.wire[awaited()];
    world_session_act(other->far, TAKE);
    wire_catch_up(other);
    wire_break(wire);
    wire_catch_up(wire);
    ck_assert_int_eq(session_told(wire->far), seen);
    ck_assert_int_gt(session_history_count(wire->far), seen);
    wire_close(wire);
    wire_open(wire, &table.host, session, 1 - other->cursor.seat);
    wire_catch_up(wire);
    ck_assert_int_eq(session_told(wire->far), session_history_count(session)); /* who is new sees it as it stands */
}
END_TEST

Suite *line_suite(void) {
    Suite *suite = suite_create("a line");
    TCase *tests = tcase_create("a line");
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, nothing_is_shown_before_it_is_committed);
    tcase_add_test(tests, a_question_is_not_asked_before_it_is_committed);
    tcase_add_test(tests, what_the_rules_refuse_is_never_sent);
    tcase_add_test(tests, somebody_else_s_turn_is_nobody_else_s);
    tcase_add_test(tests, what_is_sent_twice_happens_once);
    tcase_add_test(tests, what_comes_late_does_nothing);
    tcase_add_test(tests, nobody_takes_back_another_s_step);
    tcase_add_test(tests, what_was_on_its_way_when_the_line_broke_happens_or_not);
    tcase_add_test(tests, who_was_away_while_a_step_was_taken_back_begins_anew);
    tcase_add_test(tests, who_is_new_is_not_told_of_old_questions);
    tcase_add_test(tests, a_message_that_is_none_of_ours_is_refused);
    tcase_add_test(tests, an_event_that_can_not_happen_is_refused);
    tcase_add_test(tests, what_the_host_wrote_before_it_began_anew_is_passed_over);
    tcase_add_test(tests, who_is_away_and_comes_back_is_told_to_everybody);
    tcase_add_test(tests, a_far_table_keeps_nothing_here_and_decides_nothing);
    tcase_add_test(tests, a_script_is_told_what_the_screen_knows);
    tcase_add_test(tests, what_happened_meanwhile_plays_from_what_was_seen_last);
    suite_add_tcase(suite, tests);
    return suite;
}
