/* What goes on by itself, without any scene: computers answer and deal, and a round's time runs out. */
#include "fixture.h"
#include "suites.h"

#include "games/path/play/authority.h"
#include "games/world/play/authority.h"

#include <stdio.h>

static const AiLevel LEVEL[] = {AI_EASY, AI_MEDIUM, AI_HARD, AI_EXPERT};

/* --- computers of World ------------------------------------------------------------------------------------------- */

/* A game that has come so far, however it got there. persons: a bit for each seat. */
static Session *until(WorldAwaitingKind kind, unsigned persons) {
    WorldSessionSetup setup = table_setup(2, LEVEL);
    Random random;
    random_init(&random, 1);
    for (int p = 0; p < 2; p++) {
        setup.seat[p] = persons >> p & 1 ? (Seat){.name = "Mia"} : setup.seat[p];
    }
    Session *session = world_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    session_sit_down(session);
    while (world_session_game(session)->awaiting != kind) {
        ck_assert(!session_is_over(session));
        ck_assert_int_eq(world_session_act(session, table_some_action(session, &random)), WORLD_ACCEPTED);
    }
    return session;
}

static void ask(Session *session) {
    session_step(session, table.now);
    table_think(&table, false);
}

START_TEST(a_computer_answers_once_it_has_read_the_question) {
    Session *session = until(WORLD_AWAITING_QUESTION, 0);
    int card = world_session_game(session)->question.index;
    size_t actions = session_actions(session);
    ask(session);
    ck_assert(session_due(session) >= table.now + 900 && session_due(session) <= table.now + 2600);
    ck_assert_int_eq(world_session_answer_given(session, card), -1);
    table.now = session_due(session) - 1;
    session_step(session, table.now);
    ck_assert_uint_eq(session_actions(session), actions);
    table.now++;
    session_step(session, table.now);
    ck_assert_uint_eq(session_actions(session), actions + 1);
    WorldSessionQuestion question;
    world_session_question(session, card, &question);
    int shown = world_session_answer_given(session, card);
    ck_assert_int_ge(shown, 0);
    ck_assert_int_eq(question.choice[shown], world_session_action(session, actions).a);
    session_leave(session);
}
END_TEST

START_TEST(nobody_answers_a_person_s_question_for_them) {
    Session *session = until(WORLD_AWAITING_QUESTION, 3);
    ask(session);
    table.now += 100000;
    session_step(session, table.now);
    ck_assert(session_due(session) < 0);
    ck_assert_int_eq(world_session_game(session)->awaiting, WORLD_AWAITING_QUESTION);
    session_leave(session);
}
END_TEST

START_TEST(computers_among_themselves_deal_the_next_stage) {
    Session *session = until(WORLD_AWAITING_STAGE_OVER, 0);
    int stage = world_session_game(session)->stage;
    ask(session);
    ck_assert(session_due(session) == table.now + 1200);
    table.now += 1200;
    session_step(session, table.now);
    ck_assert_int_eq(world_session_game(session)->stage, stage + 1);
    session_leave(session);
}
END_TEST

/* Whoever has won it. */
START_TEST(where_a_person_plays_people_deal_the_next_stage) {
    for (int person = 0; person < 2; person++) {
        table.seed = 7;
        Session *session = until(WORLD_AWAITING_STAGE_OVER, 1u << person);
        ask(session);
        table.now += 100000;
        session_step(session, table.now);
        ck_assert_int_eq(world_session_game(session)->awaiting, WORLD_AWAITING_STAGE_OVER);
        session_stand_in(session, person, true); /* the last one has gone */
        ask(session);
        table.now += 100000;
        session_step(session, table.now);
        ck_assert_int_ne(world_session_game(session)->awaiting, WORLD_AWAITING_STAGE_OVER);
        session_leave(session);
    }
}
END_TEST

/* --- time for a round of Best Path -------------------------------------------------------------------------------- */

enum { BOTH = 3, LIMIT = 30 };

static Session *draw_together(int limit) {
    PathSessionSetup setup = {.players = 2, .board = "classic", .limit = limit};
    for (int p = 0; p < 2; p++) {
        setup.seat[p] = (Seat){.figurine = (Figurine)p};
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "P%d", p);
    }
    Session *session = path_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    session_sit_down(session);
    return session;
}

static PathLine last_line(const Session *session, int player) {
    static PathLine line[PATH_LINES_MAX];
    return line[path_lines(path_session_game(session), player, line) - 1];
}

static void pass_time(Session *session, double ms) {
    table.now += ms;
    session_step(session, table.now);
}

START_TEST(what_is_drawn_counts_when_the_time_is_over) {
    Session *session = draw_together(LIMIT);
    PathLine line = last_line(session, 0);
    path_session_run_time(session, BOTH);
    path_session_draft(session, 0, &line);
    ck_assert(session_due(session) == table.now + 30000);
    pass_time(session, 29999);
    ck_assert_uint_eq(path_session_game(session)->closed, 0);
    ck_assert_int_lt(path_session_time_up(session), 0);
    pass_time(session, 1);
    ck_assert_uint_eq(path_session_game(session)->closed, 1); /* one after the other */
    ck_assert_int_eq(path_session_time_up(session), 0);
    ck_assert_int_lt(path_session_time_up(session), 0);
    pass_time(session, 0);
    ck_assert_int_eq(path_session_time_up(session), 1);
    ck_assert_int_eq(path_session_game(session)->round, 2);
    ck_assert_int_eq(path_session_game(session)->player[0].count, 1 + line.count);
    ck_assert_int_eq(path_session_game(session)->player[1].count, 1); /* nothing was drawn: a pass */
    ck_assert(path_session_time_left(session, 0) == 30000);
    session_leave(session);
}
END_TEST

START_TEST(time_runs_for_those_who_can_draw_alone) {
    Session *session = draw_together(LIMIT);
    path_session_run_time(session, 1);
    pass_time(session, 20000);
    path_session_run_time(session, 0);
    pass_time(session, 50000);
    ck_assert(path_session_time_left(session, 0) == 10000);
    ck_assert(path_session_time_left(session, 1) == 30000);
    ck_assert(session_due(session) < 0);
    path_session_run_time(session, 2);
    pass_time(session, 5000);
    ck_assert(path_session_time_left(session, 0) == 10000);
    ck_assert(path_session_time_left(session, 1) == 25000);
    session_leave(session);
}
END_TEST

START_TEST(a_draft_that_the_rules_refuse_is_a_pass) {
    Session *session = draw_together(LIMIT);
    path_session_run_time(session, BOTH);
    path_session_draft(session, 0, &(PathLine){.end = PATH_END_B, .count = 3});
    pass_time(session, 30000);
    ck_assert_uint_eq(path_session_game(session)->closed, 1);
    ck_assert_int_eq(path_session_game(session)->line[0].count, 0);
    session_leave(session);
}
END_TEST

START_TEST(who_comes_back_has_no_more_time_than_before) {
    Session *session = draw_together(LIMIT);
    path_session_set_time_left(session, 0, 1000);
    path_session_run_time(session, BOTH);
    pass_time(session, 1000);
    ck_assert_uint_eq(path_session_game(session)->closed, 1);
    session_leave(session);
}
END_TEST

START_TEST(without_a_limit_no_time_runs) {
    Session *session = draw_together(0);
    path_session_run_time(session, BOTH);
    ck_assert(session_due(session) < 0);
    pass_time(session, 1e9);
    ck_assert_uint_eq(path_session_game(session)->closed, 0);
    session_leave(session);
}
END_TEST

Suite *by_itself_suite(void) {
    Suite *suite = suite_create("by itself");
    TCase *tests = tcase_create("by itself");
    tcase_add_checked_fixture(tests, open_table, close_table);
    tcase_add_test(tests, a_computer_answers_once_it_has_read_the_question);
    tcase_add_test(tests, nobody_answers_a_person_s_question_for_them);
    tcase_add_test(tests, computers_among_themselves_deal_the_next_stage);
    tcase_add_test(tests, where_a_person_plays_people_deal_the_next_stage);
    tcase_add_test(tests, what_is_drawn_counts_when_the_time_is_over);
    tcase_add_test(tests, time_runs_for_those_who_can_draw_alone);
    tcase_add_test(tests, a_draft_that_the_rules_refuse_is_a_pass);
    tcase_add_test(tests, who_comes_back_has_no_more_time_than_before);
    tcase_add_test(tests, without_a_limit_no_time_runs);
    suite_add_tcase(suite, tests);
    return suite;
}
