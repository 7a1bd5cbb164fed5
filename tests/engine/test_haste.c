/* Hurrying never plays: when a press is believed again. */
#include "suites.h"
#include "ui/haste.h"

static Haste haste;

static void begin(void) {
    haste = (Haste){.reach = 40};
}

static InputEvent touch(float x, float y) {
    return (InputEvent){.kind = INPUT_POINTER_DOWN, .pointer = 1, .x = x, .y = y};
}

static InputEvent key(InputKey which) {
    return (InputEvent){.kind = INPUT_KEY_DOWN, .key = which};
}

/* Whether a press at that moment may act. */
static bool lets(InputEvent event, double now) {
    haste_feel(&haste, &event);
    return haste_lets(&haste, now);
}

static void hurry(InputEvent event, double now) {
    haste_feel(&haste, &event);
    haste_hurried(&haste, now);
}

START_TEST(nobody_has_hurried_at_first) {
    ck_assert(lets(touch(10, 10), 0));
    ck_assert(lets(key(KEY_ENTER), 5));
    ck_assert(!haste_lasts(&haste, 5));
}
END_TEST

START_TEST(after_hurrying_nothing_acts_until_nobody_has_pressed_for_a_while) {
    hurry(touch(10, 10), 1000);
    ck_assert(haste_sleeps(&haste, 1699));
    ck_assert(!haste_sleeps(&haste, 1700));
    ck_assert(!lets(touch(500, 500), 1400)); /* a press that comes too soon goes on hurrying */
    ck_assert(!lets(touch(900, 900), 2050));
    ck_assert(lets(touch(300, 300), 2751));
}
END_TEST

START_TEST(who_presses_on_is_never_believed_in_whichever_rhythm) {
    for (double rhythm = 150; rhythm <= 800; rhythm += 50) {
        begin();
        hurry(touch(10, 10), 1000);
        for (int i = 1; i < 60; i++) {
            ck_assert_msg(!lets(touch(10, 12), 1000 + i * rhythm), "%g ms", rhythm);
        }
    }
}
END_TEST

START_TEST(another_hand_is_believed_sooner_than_the_one_that_hurried) {
    hurry(key(KEY_SPACE), 1000);
    ck_assert(lets(key(KEY_ENTER), 1750));
    hurry(key(KEY_SPACE), 3000);
    ck_assert(!lets(key(KEY_SPACE), 3750));
    ck_assert(lets(key(KEY_SPACE), 4700));
    hurry(touch(10, 10), 6000);
    ck_assert(lets(touch(80, 10), 6750));
    hurry(touch(10, 10), 9000);
    ck_assert(!lets(touch(40, 10), 9750));
}
END_TEST

START_TEST(who_steers_elsewhere_means_what_is_pressed_there) {
    InputEvent right = key(KEY_RIGHT);
    hurry(key(KEY_ENTER), 1000);
    haste_feel(&haste, &right);
    ck_assert(!haste_lasts(&haste, 1750));
    ck_assert(lets(key(KEY_ENTER), 1750));
}
END_TEST

START_TEST(what_has_just_come_up_cannot_have_been_meant) {
    haste_unseen(&haste, 1000);
    ck_assert(!lets(touch(10, 10), 1390));
    begin();
    haste_unseen(&haste, 1000);
    ck_assert(lets(touch(10, 10), 1410));
    hurry(touch(10, 10), 2000);
    haste_unseen(&haste, 2100); /* shortens nothing */
    ck_assert(haste_sleeps(&haste, 2690));
}
END_TEST

START_TEST(a_key_held_down_is_one_press) {
    InputEvent held = key(KEY_ENTER);
    held.repeat = true;
    hurry(touch(10, 10), 1000);
    haste_feel(&haste, &held);
    ck_assert_int_eq(haste.pressed.kind, INPUT_POINTER_DOWN);
}
END_TEST

Suite *suite_haste(void) {
    Suite *suite = suite_create("haste");
    TCase *tests = tcase_create("haste");
    tcase_add_checked_fixture(tests, begin, NULL);
    tcase_add_test(tests, nobody_has_hurried_at_first);
    tcase_add_test(tests, after_hurrying_nothing_acts_until_nobody_has_pressed_for_a_while);
    tcase_add_test(tests, who_presses_on_is_never_believed_in_whichever_rhythm);
    tcase_add_test(tests, another_hand_is_believed_sooner_than_the_one_that_hurried);
    tcase_add_test(tests, who_steers_elsewhere_means_what_is_pressed_there);
    tcase_add_test(tests, what_has_just_come_up_cannot_have_been_meant);
    tcase_add_test(tests, a_key_held_down_is_one_press);
    suite_add_tcase(suite, tests);
    return suite;
}
