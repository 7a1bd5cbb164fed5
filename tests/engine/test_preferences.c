#include "suites.h"

#include "shell/preferences.h"
#include "store/store.h"

#include <math.h>
#include <string.h>

START_TEST(preferences_from_a_damaged_file_are_brought_within_bounds) {
    Preferences preferences = {
        .effects = 7, .music = -1, .speed = NAN, .pace = INFINITY, .text_scale = 0, .quiz_seconds = -5, .display = -1};
    for (size_t i = 0; i < sizeof preferences.language; i++) {
        preferences.language[i] = 'x';
    }
    preferences_repair(&preferences);
    ck_assert_float_eq(preferences.effects, 1);
    ck_assert_float_eq(preferences.music, 0);
    ck_assert_float_eq(preferences.speed, 1);
    ck_assert_float_eq(preferences.pace, 3);
    ck_assert_float_eq(preferences.text_scale, 1);
    ck_assert_int_eq(preferences.quiz_seconds, 0);
    ck_assert_int_eq(preferences.display, 0);
    ck_assert_int_eq(preferences.language[sizeof preferences.language - 1], '\0');
}
END_TEST

START_TEST(what_was_set_is_found_again) {
    Store *store = NULL;
    ck_assert_int_eq(store_open(&store, NULL, 0), STORE_FINE);
    Preferences set = {.language = "zh_CN",
                       .effects = .35f,
                       .music = 0,
                       .speed = 2,
                       .pace = .5f,
                       .text_scale = 1.2f,
                       .quiz_seconds = 30,
                       .display = 1,
                       .reduced_motion = true,
                       .left_handed = true};
    preferences_save(store, &set);
    Preferences found = preferences_load(store);
    ck_assert_str_eq(found.language, "zh_CN");
    ck_assert_float_eq_tol(found.effects, .35f, 1e-6f);
    ck_assert_float_eq(found.music, 0);
    ck_assert_float_eq(found.speed, 2);
    ck_assert_float_eq(found.pace, .5f);
    ck_assert_float_eq_tol(found.text_scale, 1.2f, 1e-6f);
    ck_assert_int_eq(found.quiz_seconds, 30);
    ck_assert_int_eq(found.display, 1);
    ck_assert(found.reduced_motion && found.left_handed && !found.fullscreen && !found.confirmations &&
              !found.path_marks);
    store_close(store);
}
END_TEST

START_TEST(without_a_store_there_are_the_defaults) {
    Preferences fine = preferences_default(), found = preferences_load(NULL);
    ck_assert_float_eq(found.effects, fine.effects);
    ck_assert(found.fullscreen == fine.fullscreen && found.path_marks);
    preferences_save(NULL, &found);
}
END_TEST

Suite *suite_preferences(void) {
    Suite *suite = suite_create("preferences");
    TCase *tests = tcase_create("preferences");
    tcase_add_test(tests, preferences_from_a_damaged_file_are_brought_within_bounds);
    tcase_add_test(tests, what_was_set_is_found_again);
    tcase_add_test(tests, without_a_store_there_are_the_defaults);
    suite_add_tcase(suite, tests);
    return suite;
}
