#include "suites.h"

#include "folder.h"
#include "kiosk/diary.h"
#include "kiosk/pin.h"
#include "platform/paths.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const double SECOND = 1000;
static Pin pin;

static void set_up(void) {
    folder_set_up();
    pin = (Pin){0};
    diary_open(NULL);
}

static void begin(void) {
    ck_assert_int_eq(pin_set(in_folder("pin"), "271828"), DISK_FINE);
    pin_open(&pin, in_folder("pin"), 0);
    ck_assert_int_eq(pin.state, PIN_READY);
}

/* The program ends and is started again: the clock begins anew. */
static void restart(void) {
    pin = (Pin){0};
    pin_open(&pin, in_folder("pin"), 0);
}

static void try_wrong(int times, double now) {
    for (int i = 0; i < times; i++) {
        pin_try(&pin, "000000", now);
    }
}

START_TEST(only_its_user_can_read_the_file) {
    begin();
    ck_assert(disk_is_ours_alone(in_folder("pin")));
    pin_try(&pin, "000000", 0);
    ck_assert(disk_is_ours_alone(in_folder("pin")));
}
END_TEST

START_TEST(a_pin_is_six_digits) {
    ck_assert(pin_is_sound("012345"));
    ck_assert(!pin_is_sound("01234"));
    ck_assert(!pin_is_sound("0123456"));
    ck_assert(!pin_is_sound("01234x"));
    ck_assert(!pin_is_sound(""));
}
END_TEST

START_TEST(the_right_one_opens_and_a_wrong_one_does_not) {
    begin();
    ck_assert_int_eq(pin_try(&pin, "271827", 0), PIN_WRONG);
    ck_assert_int_eq(pin_try(&pin, "", 0), PIN_WRONG);
    ck_assert_int_eq(pin_try(&pin, "271828", 0), PIN_RIGHT);
    ck_assert_int_eq(pin.wrong, 0);
}
END_TEST

START_TEST(without_a_file_nothing_opens) {
    pin_open(&pin, in_folder("pin"), 0);
    ck_assert_int_eq(pin.state, PIN_NOT_SET);
    ck_assert_int_eq(pin_try(&pin, "", 0), PIN_REFUSED);
    ck_assert_int_eq(pin_try(&pin, "000000", 0), PIN_REFUSED);
}
END_TEST

START_TEST(a_damaged_file_opens_nothing) {
    static const char *const DAMAGED[] = {"",
                                          "schott-world-pin 1 ",
                                          "schott-world-pin 1 12345 0 0\n",
                                          "000000",
                                          "schott-world-pin 1 123456 -1 0\n",
                                          "schott-world-pin 2 123456 0 0\n"};
    for (size_t i = 0; i < sizeof DAMAGED / sizeof DAMAGED[0]; i++) {
        disk_replace(in_folder("pin"), DAMAGED[i], strlen(DAMAGED[i]), DISK_FOR_US);
        pin_open(&pin, in_folder("pin"), 0);
        ck_assert_int_eq(pin.state, PIN_UNREADABLE);
        ck_assert_int_eq(pin_try(&pin, "", 0), PIN_REFUSED);
    }
}
END_TEST

START_TEST(five_wrong_tries_lock_it_for_five_minutes) {
    begin();
    try_wrong(4, 0);
    ck_assert_int_eq(pin.state, PIN_READY);
    ck_assert_int_eq(pin_try(&pin, "000000", 0), PIN_WRONG_AND_LOCKED);
    ck_assert_int_eq(pin_seconds_left(&pin, 0), 300);
    ck_assert_int_eq(pin_try(&pin, "271828", 299.9 * SECOND), PIN_REFUSED);
    ck_assert_int_eq(pin_try(&pin, "271828", 300 * SECOND), PIN_RIGHT);
}
END_TEST

START_TEST(after_the_lock_there_are_five_tries_again) {
    begin();
    try_wrong(5, 0);
    pin_step(&pin, 300 * SECOND);
    ck_assert_int_eq(pin.state, PIN_READY);
    try_wrong(4, 301 * SECOND);
    ck_assert_int_eq(pin.state, PIN_READY);
    restart();
    ck_assert_int_eq(pin_try(&pin, "000000", 0), PIN_WRONG_AND_LOCKED);
}
END_TEST

START_TEST(a_restart_takes_no_try_back) {
    begin();
    for (int i = 0; i < 4; i++) {
        ck_assert_int_eq(pin_try(&pin, "000000", 0), PIN_WRONG);
        restart();
    }
    ck_assert_int_eq(pin_try(&pin, "000000", 0), PIN_WRONG_AND_LOCKED);
    restart();
    ck_assert_int_eq(pin.state, PIN_LOCKED);
    ck_assert_int_eq(pin_try(&pin, "271828", 0), PIN_REFUSED);
}
END_TEST

START_TEST(a_restart_goes_on_with_what_is_left_of_the_lock) {
    begin();
    try_wrong(5, 0);
    for (int second = 1; second <= 200; second++) {
        pin_step(&pin, second * SECOND);
    }
    restart();
    ck_assert_int_le(pin_seconds_left(&pin, 0), 105);
    ck_assert_int_ge(pin_seconds_left(&pin, 0), 100);
    ck_assert_int_eq(pin_try(&pin, "271828", 105 * SECOND), PIN_RIGHT);
}
END_TEST

START_TEST(no_file_can_lock_it_for_longer) {
    static const char FOR_EVER[] = "schott-world-pin 1 271828 5 2000000000\n";
    disk_replace(in_folder("pin"), FOR_EVER, strlen(FOR_EVER), DISK_FOR_US);
    restart();
    ck_assert_int_eq(pin_seconds_left(&pin, 0), PIN_LOCK_SECONDS);
}
END_TEST

START_TEST(opening_the_pad_again_does_not_begin_the_lock_anew) {
    begin();
    try_wrong(5, 0);
    pin_open(&pin, in_folder("pin"), 290 * SECOND);
    ck_assert_int_eq(pin_seconds_left(&pin, 290 * SECOND), 10);
    pin_open(&pin, in_folder("pin"), 310 * SECOND);
    ck_assert_int_eq(pin.state, PIN_READY);
    ck_assert_int_eq(pin.wrong, 0);
}
END_TEST

START_TEST(where_the_file_cannot_be_written_tries_still_count) {
    begin();
    snprintf(pin.path, sizeof pin.path, "%s", in_folder("gone/pin"));
    try_wrong(4, 0);
    ck_assert_int_eq(pin_try(&pin, "000000", 0), PIN_WRONG_AND_LOCKED);
    ck_assert_int_eq(pin_try(&pin, "271828", 0), PIN_REFUSED);
}
END_TEST

/* A full disk, or a file system that became read-only. */
static void let_no_file_be_written(void) {
    char made[PATH_BYTES];
    ck_assert(paths_data(in_folder("pin.part"), made)); /* where it would be written before it takes the file's place */
}

START_TEST(opening_the_pad_again_takes_no_try_back_where_the_file_cannot_be_written) {
    begin();
    let_no_file_be_written();
    for (int i = 0; i < PIN_TRIES - 1; i++) {
        pin_open(&pin, in_folder("pin"), i * SECOND);
        ck_assert_int_eq(pin_try(&pin, "000000", i * SECOND), PIN_WRONG);
    }
    pin_open(&pin, in_folder("pin"), 10 * SECOND);
    ck_assert_int_eq(pin_try(&pin, "000000", 10 * SECOND), PIN_WRONG_AND_LOCKED);
    pin_open(&pin, in_folder("pin"), 20 * SECOND);
    ck_assert_int_eq(pin_try(&pin, "271828", 20 * SECOND), PIN_REFUSED);
    pin_open(&pin, in_folder("pin"), 310 * SECOND);
    ck_assert_int_eq(pin_try(&pin, "271828", 310 * SECOND), PIN_RIGHT);
}
END_TEST

/* A disk that fails for a moment, or a link that leads nowhere for one. */
START_TEST(a_file_that_goes_and_comes_again_takes_no_try_back) {
    static const char *const RUBBISH[] = {NULL, "", "schott-world-pin 1 1234", "schott-world-pin 1 999999 -1 0"};
    for (size_t i = 0; i < sizeof RUBBISH / sizeof *RUBBISH; i++) {
        pin = (Pin){0};
        begin();
        let_no_file_be_written();
        for (int time = 0; time <= PIN_TRIES; time++) {
            ck_assert_int_eq(disk_move(in_folder("pin"), in_folder("kept")), DISK_FINE);
            if (RUBBISH[i] != NULL) {
                ck_assert_int_eq(disk_append(in_folder("pin"), RUBBISH[i], strlen(RUBBISH[i])), DISK_FINE);
            }
            pin_open(&pin, in_folder("pin"), time * SECOND);
            ck_assert_int_eq(pin.state, RUBBISH[i] == NULL ? PIN_NOT_SET : PIN_UNREADABLE);
            ck_assert_int_eq(disk_move(in_folder("kept"), in_folder("pin")), DISK_FINE);
            pin_open(&pin, in_folder("pin"), time * SECOND);
            ck_assert_int_eq(pin_try(&pin, "000000", time * SECOND), time < PIN_TRIES - 1    ? PIN_WRONG
                                                                     : time == PIN_TRIES - 1 ? PIN_WRONG_AND_LOCKED
                                                                                             : PIN_REFUSED);
        }
        ck_assert_int_eq(rmdir(in_folder("pin.part")), 0);
    }
}
END_TEST

START_TEST(a_new_pin_begins_with_all_its_tries) {
    begin();
    try_wrong(4, 0);
    ck_assert_int_eq(pin_set(in_folder("pin"), "161803"), DISK_FINE);
    pin_open(&pin, in_folder("pin"), SECOND);
    ck_assert_int_eq(pin_try(&pin, "000000", SECOND), PIN_WRONG);
    ck_assert_int_eq(pin_try(&pin, "161803", SECOND), PIN_RIGHT);
}
END_TEST

START_TEST(wrong_tries_are_logged_and_no_digit_of_them) {
    begin();
    pin_try(&pin, "271829", 0);
    ck_assert_ptr_nonnull(strstr(diary_line(0), "wrong PIN"));
    ck_assert_ptr_null(strstr(diary_line(0), "271829"));
    try_wrong(4, 0);
    ck_assert_ptr_nonnull(strstr(diary_line(0), "locked for five minutes"));
}
END_TEST

Suite *suite_pin(void) {
    Suite *suite = suite_create("pin");
    TCase *tests = tcase_create("pin");
    tcase_add_checked_fixture(tests, set_up, folder_tear_down);
    tcase_add_test(tests, only_its_user_can_read_the_file);
    tcase_add_test(tests, a_pin_is_six_digits);
    tcase_add_test(tests, the_right_one_opens_and_a_wrong_one_does_not);
    tcase_add_test(tests, without_a_file_nothing_opens);
    tcase_add_test(tests, a_damaged_file_opens_nothing);
    tcase_add_test(tests, five_wrong_tries_lock_it_for_five_minutes);
    tcase_add_test(tests, after_the_lock_there_are_five_tries_again);
    tcase_add_test(tests, a_restart_takes_no_try_back);
    tcase_add_test(tests, a_restart_goes_on_with_what_is_left_of_the_lock);
    tcase_add_test(tests, no_file_can_lock_it_for_longer);
    tcase_add_test(tests, opening_the_pad_again_does_not_begin_the_lock_anew);
    tcase_add_test(tests, where_the_file_cannot_be_written_tries_still_count);
    tcase_add_test(tests, opening_the_pad_again_takes_no_try_back_where_the_file_cannot_be_written);
    tcase_add_test(tests, a_file_that_goes_and_comes_again_takes_no_try_back);
    tcase_add_test(tests, a_new_pin_begins_with_all_its_tries);
    tcase_add_test(tests, wrong_tries_are_logged_and_no_digit_of_them);
    suite_add_tcase(suite, tests);
    return suite;
}
