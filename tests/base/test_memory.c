/* Out of memory: a sentence, status 1, nothing after that. */
#include "base/give_up.h"
#include "base/memory.h"

#include <check.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static volatile size_t too_much = SIZE_MAX / 2;

static void tell(const char *message) {
    _Exit(strcmp(message, "Not enough memory.") == 0 ? 3 : 4);
}

START_TEST(without_memory_the_program_ends_with_status_one) {
    memory_raw(too_much);
}
END_TEST

START_TEST(a_person_is_told_before_the_end) {
    give_up_with(tell);
    memory_new(too_much);
}
END_TEST

START_TEST(an_array_that_cannot_grow_ends_the_program) {
    memory_resize(memory_raw(16), too_much);
}
END_TEST

START_TEST(the_sentence_stands_on_standard_error) {
    int ends[2];
    ck_assert_int_eq(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDERR_FILENO);
        give_up(GIVE_UP_NO_THREAD);
    }
    close(ends[1]);
    char said[256] = "";
    ck_assert_int_gt(read(ends[0], said, sizeof said - 1), 0);
    ck_assert_str_eq(said, "SCHOTT World: The system has no threads left for the game to run on.\n");
}
END_TEST

START_TEST(new_memory_is_zeroed_and_an_array_grows_one_by_one) {
    char *zeroed = memory_new(100);
    for (int i = 0; i < 100; i++) {
        ck_assert_int_eq(zeroed[i], 0);
    }
    free(zeroed);
    int *items = NULL;
    for (int i = 0; i < 1000; i++) {
        items = memory_one_more(items, (size_t)i, sizeof *items);
        items[i] = i;
    }
    ck_assert_int_eq(items[0], 0);
    ck_assert_int_eq(items[999], 999);
    free(items);
    char *copy = memory_copy("Jena");
    ck_assert_str_eq(copy, "Jena");
    free(copy);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("memory");
    TCase *tests = tcase_create("memory");
    tcase_add_exit_test(tests, without_memory_the_program_ends_with_status_one, 1);
    tcase_add_exit_test(tests, a_person_is_told_before_the_end, 3);
    tcase_add_exit_test(tests, an_array_that_cannot_grow_ends_the_program, 1);
    tcase_add_test(tests, the_sentence_stands_on_standard_error);
    tcase_add_test(tests, new_memory_is_zeroed_and_an_array_grows_one_by_one);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
