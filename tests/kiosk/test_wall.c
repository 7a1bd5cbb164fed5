#include "suites.h"

#include "platform/wall.h"

#include <stdlib.h>

static Clock script;

static void set_up(void) {
    script = (Clock){.is_virtual = true};
}

static void tear_down(void) {
    wall_follow(NULL, 0);
}

START_TEST(days_and_dates_are_each_others_inverse) {
    for (int32_t date = -200000; date < 200000; date += 37) {
        int year, month, day;
        wall_date(date, &year, &month, &day);
        ck_assert_int_eq(wall_days(year, month, day), date);
        ck_assert_int_ge(month, 1);
        ck_assert_int_le(month, 12);
    }
    ck_assert_int_eq(wall_days(1970, 1, 1), 0);
    ck_assert_int_eq(wall_days(2000, 2, 29), 11016);
    ck_assert_int_eq(wall_days(2000, 3, 1), 11017);
}
END_TEST

START_TEST(the_machines_own_time_has_the_months_people_have) {
    static const struct {
        int64_t seconds;
        int year, month, day;
    } CASE[] = {{1768478400, 2026, 1, 15}, {1772280000, 2026, 2, 28}, {1798632000, 2026, 12, 30}};
    for (size_t i = 0; i < sizeof CASE / sizeof CASE[0]; i++) {
        WallTime time = wall_time(CASE[i].seconds); /* about noon in Europe, so the day is the same there */
        ck_assert_int_eq(time.year, CASE[i].year);
        ck_assert_int_eq(time.month, CASE[i].month);
        ck_assert_int_eq(time.date, wall_days(time.year, time.month, time.day));
        ck_assert_int_le(abs(time.day - CASE[i].day), 1);
    }
}
END_TEST

START_TEST(a_script_lives_through_days_in_no_time) {
    wall_follow(&script, WALL_SCRIPT_BEGIN);
    WallTime time = wall_time(wall_now());
    ck_assert_int_eq(time.year, 2026);
    ck_assert_int_eq(time.month, 3);
    ck_assert_int_eq(time.day, 2);
    ck_assert_int_eq(time.hour, 8);
    clock_advance(&script, (16 * WALL_HOUR + 90) * 1000.0);
    time = wall_time(wall_now());
    ck_assert_int_eq(time.day, 3);
    ck_assert_int_eq(time.hour, 0);
    ck_assert_int_eq(time.minute, 1);
    ck_assert_int_eq(time.second, 30);
}
END_TEST

START_TEST(a_clock_that_is_set_goes_on_from_there) {
    clock_advance(&script, 5000);
    wall_follow(&script, 1000);
    clock_advance(&script, 2500);
    ck_assert_int_eq(wall_now(), 1002);
    wall_follow(&script, -1);
    ck_assert_int_eq(wall_now(), -1);
    ck_assert_int_eq(wall_time(wall_now()).year, 1969);
    ck_assert_int_eq(wall_minute_of_day(wall_now()), 24 * 60 - 1);
}
END_TEST

START_TEST(somebody_sets_the_clock) {
    ck_assert(!wall_jump(3600));
    wall_follow(&script, 1000);
    ck_assert(wall_jump(-400));
    clock_advance(&script, 1000);
    ck_assert_int_eq(wall_now(), 601);
}
END_TEST

START_TEST(without_a_script_it_is_today) {
    ck_assert_int_gt(wall_now(), INT64_C(1700000000));
    WallTime time = wall_time(wall_now());
    ck_assert_int_ge(time.year, 2023);
    ck_assert_int_eq(time.date, wall_days(time.year, time.month, time.day));
}
END_TEST

Suite *suite_wall(void) {
    Suite *suite = suite_create("wall");
    TCase *tests = tcase_create("wall");
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, days_and_dates_are_each_others_inverse);
    tcase_add_test(tests, the_machines_own_time_has_the_months_people_have);
    tcase_add_test(tests, a_script_lives_through_days_in_no_time);
    tcase_add_test(tests, a_clock_that_is_set_goes_on_from_there);
    tcase_add_test(tests, somebody_sets_the_clock);
    tcase_add_test(tests, without_a_script_it_is_today);
    suite_add_tcase(suite, tests);
    return suite;
}
