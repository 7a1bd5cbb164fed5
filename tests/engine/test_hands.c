/* Pointer, fingers, keys and pad, each through the same events a hand makes. */
#include "suites.h"

#include "desk.h"
#include "script.h"

#include <string.h>

START_TEST(a_click_presses) {
    ok("click desk.go");
    ck_assert_int_eq(desk()->pressed, 1);
    ok("click desk.disc");
    ck_assert_int_eq(desk()->pressed, 2);
    ck_assert_int_eq(desk()->last_a, 7);
}
END_TEST

START_TEST(a_drag_carries_to_its_target) {
    ok("drag desk.card desk.slot1");
    ck_assert_int_eq(desk()->drags_begun, 1);
    ck_assert_int_eq(desk()->dropped_on, 1);
    ck_assert_int_eq(desk()->pressed, 0);
}
END_TEST

START_TEST(a_drag_to_where_it_may_not_go_comes_back) {
    ok("drag desk.card desk.slot2");
    ck_assert_int_eq(desk()->drags_begun, 1);
    ck_assert_int_eq(desk()->drags_ended, 1);
    ck_assert_int_eq(desk()->dropped_on, -1);
    ok("drag desk.card desk.go");
    ck_assert_int_eq(desk()->drags_ended, 2);
}
END_TEST

START_TEST(the_pointer_goes_where_it_is_told) {
    ok("pointer 100 150 move");
    ok("pointer 100 150 down");
    ck_assert_int_eq(desk()->pressed, 0);
    ok("pointer 100 150 up");
    ck_assert_int_eq(desk()->pressed, 1);
    ok("pointer 100 150 down");
    ok("pointer 1000 1050 move");
    ok("pointer 1000 1050 up");
    ck_assert_int_eq(desk()->pressed, 1);
    ok("pointer 1000 1050 down");
    ok("pointer 1000 1050 up");
    ck_assert_int_eq(desk()->elsewhere, 1);
    ck_assert_int_eq(desk()->pressed, 1);
    refused("pointer 1 2");
    refused("pointer x 2 down");
    refused("pointer 1 2 sideways");
}
END_TEST

START_TEST(a_finger_presses_and_a_second_one_is_ignored) {
    ok("touch 0 100 150 down");
    ok("touch 1 500 150 down");
    ok("touch 1 500 150 up");
    ck_assert_float_eq(desk()->toggle, 0);
    ok("touch 0 100 150 up");
    ck_assert_int_eq(desk()->pressed, 1);
    refused("touch 0 1 2");
}
END_TEST

START_TEST(a_finger_pulls_a_list) {
    ok("touch 3 1400 480 down");
    ok("touch 3 1400 380 move");
    ok("touch 3 1400 180 move");
    ok("touch 3 1400 180 up");
    ck_assert_int_eq(desk()->pressed, 0);
    ck_assert_ptr_null(widget("desk.row0"));
    ck_assert_ptr_nonnull(widget("desk.row6"));
    ok("click desk.row6");
    ck_assert_int_eq(desk()->last_a, 6);
}
END_TEST

START_TEST(keys_lead_through_everything) {
    ok("key Tab");
    ck_assert(cJSON_IsTrue(cJSON_GetObjectItem(widget("desk.go"), "focused")));
    ok("key Return");
    ck_assert_int_eq(desk()->pressed, 1);
    ok("key Down");
    ck_assert(cJSON_IsTrue(cJSON_GetObjectItem(widget("desk.off"), "focused")));
    ok("key Space");
    ck_assert_int_eq(desk()->refused, 1);
    ok("key Escape");
    ok("key F1");
    ck_assert_int_eq(desk()->backs, 1);
    ck_assert_int_eq(desk()->helps, 1);
    ok("key U");
    ck_assert_int_eq(desk()->letter, 'u');
    ok("key Left Shift down");
    ok("key Left Shift up");
    ck_assert(strstr(refused("key Nonsense"), "Nonsense") != NULL);
}
END_TEST

START_TEST(a_pad_does_all_that_keys_do) {
    ok("pad dpdown");
    ck_assert(cJSON_IsTrue(cJSON_GetObjectItem(widget("desk.go"), "focused")));
    ok("pad a");
    ck_assert_int_eq(desk()->pressed, 1);
    ok("pad b");
    ck_assert_int_eq(desk()->backs, 1);
    ok("pad back");
    ck_assert_int_eq(desk()->helps, 1);
    ok("pad dpdown down");
    ok("wait 1000");
    ok("pad dpdown up");
    ck_assert(cJSON_IsFalse(cJSON_GetObjectItem(widget("desk.off"), "focused"))); /* it went on by itself */
    refused("pad nonsense");
}
END_TEST

START_TEST(settings_change_by_any_hand) {
    ok("click desk.toggle");
    ck_assert_float_eq(desk()->toggle, 1);
    ok("click desk.choice");
    ck_assert_float_eq(desk()->choice, 1);
    ok("key Right"); /* shows the focus */
    ok("key Right");
    ck_assert_float_eq(desk()->choice, 2);
    ok("key Up");
    ok("key Left");
    ck_assert_float_eq(desk()->slider, 2);
    ok("pointer 1060 260 down");
    ck_assert_float_eq(desk()->slider, 10);
    ok("pointer 100 260 move");
    ok("pointer 100 260 up");
    ck_assert_float_eq(desk()->slider, 0);
}
END_TEST

START_TEST(names_are_typed) {
    refused("text Anna");
    ok("click desk.name");
    ok("text Jürgen 李");
    ck_assert_str_eq(desk()->name, "Jürgen 李");
    ok("key Backspace");
    ok("key Left");
    ok("text \"x");
    ck_assert_str_eq(desk()->name, "Jürgen\"x ");
    ok("text 0123456789012345678901234567890123456789");
    ck_assert_uint_le(strlen(desk()->name), 20);
    ok("key Return");
    ck_assert_str_eq(desk()->submitted, desk()->name);
    refused("text more");
    refused("text");
}
END_TEST

START_TEST(a_full_field_takes_no_half_characters) {
    ok("click desk.name");
    ok("text 李李李李李李李李李李");
    ck_assert_str_eq(desk()->name, "李李李李李李");
}
END_TEST

START_TEST(a_popup_takes_everything_until_it_goes) {
    ok("click desk.note");
    ck_assert_str_eq(scene(), "note");
    ck_assert_int_eq(cJSON_GetArraySize(cJSON_GetObjectItem(answer(), "stack")), 2);
    ck_assert(cJSON_IsTrue(cJSON_GetObjectItem(answer(), "motion")));
    ck_assert_ptr_null(widget("desk.go"));
    ck_assert_double_ge(number("wait idle", "ms"), 100);
    ok("scene");
    ck_assert(cJSON_IsFalse(cJSON_GetObjectItem(answer(), "motion")));
    refused("click desk.go");
    ok("click note.ok");
    ck_assert_str_eq(scene(), "desk");
    ck_assert_int_eq(desk()->resumed, 1);
    ck_assert(!desk()->note_is_open);
}
END_TEST

Suite *suite_hands(void) {
    Suite *suite = suite_create("hands");
    TCase *tests = tcase_create("hands");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, script_begin, script_end);
    tcase_add_test(tests, a_click_presses);
    tcase_add_test(tests, a_drag_carries_to_its_target);
    tcase_add_test(tests, a_drag_to_where_it_may_not_go_comes_back);
    tcase_add_test(tests, the_pointer_goes_where_it_is_told);
    tcase_add_test(tests, a_finger_presses_and_a_second_one_is_ignored);
    tcase_add_test(tests, a_finger_pulls_a_list);
    tcase_add_test(tests, keys_lead_through_everything);
    tcase_add_test(tests, a_pad_does_all_that_keys_do);
    tcase_add_test(tests, settings_change_by_any_hand);
    tcase_add_test(tests, names_are_typed);
    tcase_add_test(tests, a_full_field_takes_no_half_characters);
    tcase_add_test(tests, a_popup_takes_everything_until_it_goes);
    suite_add_tcase(suite, tests);
    return suite;
}
