/* What is due, and how long somebody may take. */
#include "inn.h"
#include "suites.h"

#include "games/path/play/authority.h"
#include "games/path/play/session.h"
#include "games/world/play/authority.h"

static Inn inn;

static void set_up(void) {
    inn_open(&inn);
}

static void tear_down(void) {
    inn_close(&inn);
}

START_TEST(what_is_due_first_comes_first) {
    enum { MANY = 1000 };
    static Due due[MANY];
    Dues dues = {0};
    Random chance;
    random_init(&chance, 5);
    for (int i = 0; i < 20 * MANY; i++) {
        Due *some = &due[random_below(&chance, MANY)];
        if (random_below(&chance, 3) == 0) {
            dues_drop(&dues, some);
        } else {
            dues_set(&dues, some, random_below(&chance, 100000));
        }
    }
    double last = -1;
    size_t left = dues.count;
    for (Due *first; (first = dues_first(&dues)) != NULL; left--) {
        ck_assert(first->at >= last);
        last = first->at;
        dues_drop(&dues, first);
    }
    ck_assert_uint_eq(left, 0);
    dues_fini(&dues);
}
END_TEST

START_TEST(a_moment_takes_its_time_first_and_then_the_reserve) {
    TableClock clock;
    table_clock_begin(&clock, TABLE_LIVE, true);
    table_clock_run(&clock, 1, 1, 1000);
    ck_assert_int_eq(table_clock_until(&clock, 0), 21000);
    ck_assert_int_eq(table_clock_reserve(&clock, 0, 21000), 180000);
    ck_assert_int_eq(table_clock_reserve(&clock, 0, 31000), 170000);
    table_clock_run(&clock, 2, 2, 31000); /* ten seconds of it are gone */
    table_clock_run(&clock, 3, 1, 40000);
    ck_assert_int_eq(table_clock_until(&clock, 0), 60000);
    ck_assert(!table_clock_is_over(&clock, 0, 229999));
    ck_assert(table_clock_is_over(&clock, 0, 230000));
    ck_assert(!table_clock_is_over(&clock, 1, 230000)); /* not theirs */
}
END_TEST

/* Else who closes and opens again and again would have all the time there is. */
START_TEST(who_comes_back_in_the_same_moment_has_what_was_left_of_it) {
    TableClock clock;
    table_clock_begin(&clock, TABLE_LIVE, true);
    table_clock_run(&clock, 1, 3, 0);
    table_clock_run(&clock, 1, 2, 15000);
    table_clock_run(&clock, 1, 3, 100000);
    ck_assert_int_eq(table_clock_until(&clock, 0), 105000);
}
END_TEST

START_TEST(without_limit_no_time_runs) {
    TableClock clock;
    table_clock_begin(&clock, TABLE_DAYS, false);
    table_clock_run(&clock, 1, 1, 0);
    ck_assert(!table_clock_is_over(&clock, 0, INT64_MAX / 2));
}
END_TEST

/* --- at a table --------------------------------------------------------------------------------------------------- */

static Room *room;
static Line *line[2];

static void sit_down(const char *game, const char *more) {
    Line *owner = inn_make(&inn, game, 2, 0, more);
    for (int p = 0; p < 2; p++) {
        line[p] = inn_call(&inn);
        line_join(&inn, line[p], owner->bot.code, false);
    }
    room = inn_room(&inn, owner);
}

static int awaited(void) {
    return world_session_game(room->session)->awaited_player;
}

START_TEST(everybody_is_told_how_long_somebody_may_take) {
    sit_down("world", "");
    for (int p = 0; p < 2; p++) {
        ck_assert_int_eq(line[p]->bot.until[awaited()], inn.wall + 20000);
        ck_assert_int_eq(line[p]->bot.left[awaited()], 180000);
    }
}
END_TEST

START_TEST(when_time_is_over_nothing_happens_but_the_others_may_let_a_computer_play) {
    sit_down("world", "");
    int slow = awaited();
    Line *other = line[1 - slow];
    inn_pass(&inn, 199000);
    line_say(&inn, other, "{\"t\":\"seat\",\"seat\":%d,\"do\":\"stand_in\"}", slow);
    ck_assert_int_eq(other->bot.why, FAR_NOT_YOURS);
    inn_pass(&inn, 1001);
    ck_assert(session_is_person(room->session, slow));
    ck_assert_uint_eq(session_actions(room->session), 0);
    line_say(&inn, other, "{\"t\":\"seat\",\"seat\":%d,\"do\":\"stand_in\"}", slow);
    ck_assert(session_stands_in(room->session, slow));
}
END_TEST

START_TEST(over_days_there_is_a_day_and_none_without_a_clock) {
    sit_down("world", ",\"pace\":\"days\"");
    ck_assert_int_eq(line[0]->bot.until[awaited()], inn.wall + 24 * 3600 * 1000);
    sit_down("world", ",\"clock\":false");
    ck_assert_int_eq(line[0]->bot.heard[FAR_CLOCK], 0);
}
END_TEST

/* A round's own limit: what somebody has drawn by then counts, as the host says alone. */
START_TEST(a_round_is_over_when_the_host_says_so) {
    Line *owner = inn_call(&inn);
    line_say(&inn, owner,
             "{\"t\":\"make\",\"game\":\"path\",\"setup\":{\"board\":\"classic\",\"limit\":30,"
             "\"seats\":[null,null]}}");
    for (int p = 0; p < 2; p++) {
        line[p] = inn_call(&inn);
        line_join(&inn, line[p], owner->bot.code, false);
    }
    room = inn_room(&inn, owner);
    ck_assert_int_eq(line[0]->bot.until[1], inn.wall + 30000);
    inn_pass(&inn, 29000);
    ck_assert_int_eq(path_session_game(room->session)->round, 1);
    inn_pass(&inn, 1001);
    inn_pass(&inn, 1);
    ck_assert_int_eq(path_session_game(line[0]->bot.far)->round, 2);
}
END_TEST

START_TEST(an_empty_table_falls_asleep_and_wakes_for_who_comes) {
    sit_down("world", "");
    inn_play_on(&inn, 30);
    int had = session_history_count(room->session);
    line_hang_up(line[0]);
    line_hang_up(line[1]);
    inn_pass(&inn, 599000);
    ck_assert_ptr_nonnull(room->session);
    inn_pass(&inn, 1001);
    ck_assert_ptr_null(room->session);
    ck_assert_uint_eq(tables_awake(inn.tables), 0);
    line_call_again(&inn, line[0]);
    line_join(&inn, line[0], line[0]->bot.code, false);
    ck_assert_int_eq(session_history_count(room->session), had);
    ck_assert_int_eq(line[0]->bot.lost, 0);
}
END_TEST

Suite *times_suite(void) {
    Suite *suite = suite_create("times");
    TCase *tests = tcase_create("times");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, what_is_due_first_comes_first);
    tcase_add_test(tests, a_moment_takes_its_time_first_and_then_the_reserve);
    tcase_add_test(tests, who_comes_back_in_the_same_moment_has_what_was_left_of_it);
    tcase_add_test(tests, without_limit_no_time_runs);
    tcase_add_test(tests, everybody_is_told_how_long_somebody_may_take);
    tcase_add_test(tests, when_time_is_over_nothing_happens_but_the_others_may_let_a_computer_play);
    tcase_add_test(tests, over_days_there_is_a_day_and_none_without_a_clock);
    tcase_add_test(tests, a_round_is_over_when_the_host_says_so);
    tcase_add_test(tests, an_empty_table_falls_asleep_and_wakes_for_who_comes);
    suite_add_tcase(suite, tests);
    return suite;
}
