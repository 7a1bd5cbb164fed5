/* How much anybody may ask of a host. */
#include "inn.h"
#include "suites.h"

#include "table/origin.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Inn inn;

static TableLimits *limits(void) {
    return &inn.tables->rules.limits;
}

static void set_up(void) {
    inn_open(&inn);
    *limits() = TABLE_RULES.limits;
}

static void tear_down(void) {
    inn_close(&inn);
}

START_TEST(who_talks_too_fast_is_told_so_and_parted_with) {
    Line *line = inn_call(&inn);
    for (int i = 0; i < 29; i++) {
        line_say(&inn, line, "{\"t\":\"join\",\"code\":\"x\"}");
        ck_assert(!line->bot.is_parted);
    }
    line_say(&inn, line, "{\"t\":\"join\",\"code\":\"x\"}");
    ck_assert(line->bot.is_parted);
    ck_assert_int_eq(line->bot.why, FAR_SLOW_DOWN);
    ck_assert_ptr_null(line->caller);
}
END_TEST

START_TEST(ten_messages_a_second_are_fine) {
    Line *line = inn_make(&inn, "world", 2, 0, "");
    line_join(&inn, line, line->bot.code, false);
    for (int i = 0; i < 200; i++) {
        inn_pass(&inn, 101);
        line_say(&inn, line, "{\"t\":\"react\",\"what\":\"hello\"}");
    }
    ck_assert(!line->bot.is_parted);
}
END_TEST

START_TEST(an_address_has_so_many_connections) {
    Caller *caller[60];
    int let_in = 0;
    for (int i = 0; i < 60; i++) {
        caller[i] = caller_new(inn.tables, i % 2 == 0 ? "2001:db8:1:2:3::4" : "2001:db8:1:2:ffff::5", NULL);
        let_in += caller[i] != NULL;
    }
    ck_assert_int_eq(let_in, 50);
    ck_assert_ptr_nonnull(inn_call_from(&inn, "2001:db8:1:3::4")); /* a neighbour's */
    for (int i = 0; i < 60; i++) {
        caller_free(caller[i]);
    }
    ck_assert_ptr_nonnull(inn_call_from(&inn, "2001:db8:1:2:9::9"));
}
END_TEST

START_TEST(who_tries_codes_has_to_rest_for_a_minute) {
    Line *owner = inn_make(&inn, "world", 2, 0, ""), *thief = inn_call(&inn);
    Line *other = inn_call_from(&inn, "198.51.100.7");
    for (int i = 0; i < 10; i++) {
        line_say(&inn, thief, "{\"t\":\"join\",\"code\":\"2222 2222\"}");
        ck_assert_int_eq(thief->bot.why, FAR_CODE);
    }
    line_join(&inn, thief, owner->bot.code, true);
    ck_assert_int_eq(thief->bot.why, FAR_SLOW_DOWN); /* even with one that is right */
    ck_assert_ptr_null(thief->bot.far);
    line_join(&inn, other, owner->bot.code, true);
    ck_assert_ptr_nonnull(other->bot.far);
    inn_pass(&inn, 60001);
    line_join(&inn, thief, owner->bot.code, true);
    ck_assert_ptr_nonnull(thief->bot.far);
}
END_TEST

START_TEST(who_comes_back_is_not_counted) {
    Line *line = inn_make(&inn, "world", 2, 0, "");
    for (int i = 0; i < 30; i++) {
        line_call_again(&inn, line);
        line_join(&inn, line, line->bot.code, false);
        ck_assert_int_eq(line->bot.why, -1);
    }
}
END_TEST

START_TEST(an_address_has_so_many_open_tables) {
    for (int i = 0; i < 21; i++) {
        Line *line = inn_call(&inn);
        line_say(&inn, line, "{\"t\":\"make\",\"game\":\"path\",\"setup\":{\"board\":\"classic\",\"seats\":[null]}}");
        ck_assert_int_eq(line->bot.why, i < 20 ? -1 : FAR_FULL);
        line_hang_up(line);
        inn.lines--;
        bot_close(&line->bot);
        free(line->heard);
        *line = (Line){0};
    }
    ck_assert_uint_eq(tables_count(inn.tables), 20);
    inn.tables->rules.limits.tables = 20;
    Line *line = inn_call_from(&inn, "198.51.100.7");
    line_say(&inn, line, "{\"t\":\"make\",\"game\":\"path\",\"setup\":{\"board\":\"classic\",\"seats\":[null]}}");
    ck_assert_int_eq(line->bot.why, FAR_FULL); /* in all */
}
END_TEST

START_TEST(a_table_has_so_many_watchers) {
    limits()->watchers = 3;
    limits()->joins = 100;
    Line *owner = inn_make(&inn, "world", 2, 0, "");
    for (int i = 0; i < 8; i++) {
        Line *line = inn_call(&inn);
        line_join(&inn, line, owner->bot.code, true);
        ck_assert_int_eq(line->bot.far != NULL, i < 3 + 2);
    }
}
END_TEST

START_TEST(who_says_nothing_is_parted_with_after_five_seconds) {
    Caller *caller = caller_new(inn.tables, "192.0.2.1", NULL);
    inn_pass(&inn, 4900);
    ck_assert_ptr_null(caller_next(caller));
    inn_pass(&inn, 200);
    char *text = caller_next(caller);
    ck_assert_ptr_nonnull(strstr(text, "\"bye\""));
    ck_assert(caller_is_done(caller));
    cJSON_free(text);
    caller_free(caller);
}
END_TEST

START_TEST(nothing_is_understood_before_hello_nor_behind_it_twice) {
    Caller *caller = caller_new(inn.tables, "192.0.2.1", NULL);
    caller_take(caller, "{\"t\":\"join\",\"code\":\"x\"}", 22);
    char *text = caller_next(caller);
    ck_assert_ptr_nonnull(strstr(text, "nonsense"));
    cJSON_free(text);
    caller_free(caller);
    Line *line = inn_call(&inn);
    line_say(&inn, line, "{\"t\":\"hello\",\"v\":1}");
    ck_assert(line->bot.is_parted);
}
END_TEST

START_TEST(another_version_is_told_so) {
    Caller *caller = caller_new(inn.tables, "192.0.2.1", NULL);
    caller_take(caller, "{\"t\":\"hello\",\"v\":2}", 19);
    char *text = caller_next(caller);
    ck_assert_ptr_nonnull(strstr(text, "\"version\""));
    cJSON_free(text);
    caller_free(caller);
}
END_TEST

START_TEST(nonsense_does_nothing_but_part) {
    static const char *const WRONG[] = {
        "",
        "[",
        "{\"t\":\"make\"}",
        "{\"t\":\"make\",\"game\":\"chess\",\"setup\":{}}",
        "{\"t\":\"make\",\"game\":\"world\",\"setup\":{\"board\":\"short\",\"seats\":[null]}}",
        "{\"t\":\"make\",\"game\":\"world\",\"setup\":{\"board\":\"short\",\"seats\":[null,null,null,null,null]}}",
        "{\"t\":\"make\",\"game\":\"world\",\"setup\":{\"board\":\"../../etc\",\"seats\":[null,null]}}",
        "{\"t\":\"make\",\"game\":\"world\",\"setup\":{\"board\":\"short\",\"seats\":[null,{\"level\":\"expert\"}]}}",
        "{\"t\":\"make\",\"game\":\"path\",\"setup\":{\"board\":\"classic\",\"limit\":-1,\"seats\":[null]}}",
        "{\"t\":\"join\"}",
        "{\"t\":\"join\",\"code\":7}",
        "{\"t\":\"join\",\"code\":\"x\",\"as\":\"king\"}",
        "{\"t\":\"join\",\"code\":\"x\",\"at\":[1]}",
        "{\"t\":\"join\",\"code\":\"x\",\"at\":[-1,-1]}",
        "{\"t\":\"join\",\"code\":\"x\",\"seat\":4}",
        "{\"t\":\"act\",\"id\":1,\"moment\":0,\"action\":{\"type\":\"next_stage\"}}",
        "{\"t\":\"seat\",\"seat\":0,\"do\":\"stand_in\"}",
        "{\"t\":\"events\",\"epoch\":1,\"n\":0,\"list\":[]}",
        "{\"t\":\"welcome\"}",
    };
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        Caller *caller = caller_new(inn.tables, "192.0.2.1", NULL);
        caller_take(caller, "{\"t\":\"hello\",\"v\":1}", 19);
        cJSON_free(caller_next(caller));
        caller_take(caller, WRONG[i], strlen(WRONG[i]));
        char *text = caller_next(caller);
        ck_assert_msg(text != NULL && strstr(text, "\"bye\"") != NULL, "%s: %s", WRONG[i], text);
        cJSON_free(text);
        caller_free(caller);
    }
    ck_assert_uint_eq(tables_count(inn.tables), 0);
}
END_TEST

START_TEST(a_page_from_elsewhere_may_not_call) {
    static const char NAMES[] = "table.example.org localhost";
    ck_assert(origin_may_call("table.example.org", "https://table.example.org", NAMES, false));
    ck_assert(origin_may_call("table.example.org:8021", "", NAMES, false)); /* no browser */
    ck_assert(origin_may_call("localhost:8021", "http://localhost:8021", NAMES, false));
    ck_assert(!origin_may_call("table.example.org", "https://evil.example", NAMES, false));
    ck_assert(!origin_may_call("table.example.org", "https://table.example.org.evil.example", NAMES, false));
    ck_assert(!origin_may_call("table.example.org", "null", NAMES, false));
    ck_assert(!origin_may_call("evil.example", "http://evil.example", NAMES, true)); /* pointed at this machine */
    ck_assert(!origin_may_call("", "", NAMES, true));
    ck_assert(!origin_may_call("192.168.1.5:8021", "http://192.168.1.5:8021", NAMES, false));
    ck_assert(origin_may_call("192.168.1.5:8021", "http://192.168.1.5:8021", NAMES, true));
    ck_assert(origin_may_call("[fe80::1]:8021", "http://[fe80::1]:8021", NAMES, true));
    ck_assert(!origin_may_call("192.168.1.5:8021", "http://192.168.1.6", NAMES, true));
}
END_TEST

Suite *limits_suite(void) {
    Suite *suite = suite_create("limits");
    TCase *tests = tcase_create("limits");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, who_talks_too_fast_is_told_so_and_parted_with);
    tcase_add_test(tests, ten_messages_a_second_are_fine);
    tcase_add_test(tests, an_address_has_so_many_connections);
    tcase_add_test(tests, who_tries_codes_has_to_rest_for_a_minute);
    tcase_add_test(tests, who_comes_back_is_not_counted);
    tcase_add_test(tests, an_address_has_so_many_open_tables);
    tcase_add_test(tests, a_table_has_so_many_watchers);
    tcase_add_test(tests, who_says_nothing_is_parted_with_after_five_seconds);
    tcase_add_test(tests, nothing_is_understood_before_hello_nor_behind_it_twice);
    tcase_add_test(tests, another_version_is_told_so);
    tcase_add_test(tests, a_page_from_elsewhere_may_not_call);
    tcase_add_test(tests, nonsense_does_nothing_but_part);
    suite_add_tcase(suite, tests);
    return suite;
}
