#define _DEFAULT_SOURCE /* mkdtemp */

/* Whole files, and where the assets are. */
#include "fixture.h"

#include "data/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#ifndef _WIN32
#include <unistd.h>
#endif

START_TEST(a_file_is_read_whole_with_its_zero_bytes) {
    const char *path = "test_file.tmp";
    FILE *file = fopen(path, "wb");
    for (int i = 0; i < 40000; i++) {
        fputc(i % 251, file);
    }
    fclose(file);
    DataError error = {0};
    size_t length = 0;
    char *text = file_read(path, &length, &error);
    remove(path);
    ck_assert_str_eq(error.text, "");
    ck_assert_uint_eq(length, 40000);
    for (int i = 0; i < 40000; i++) {
        ck_assert_int_eq((unsigned char)text[i], i % 251);
    }
    ck_assert_int_eq(text[40000], 0);
    free(text);
}
END_TEST

START_TEST(a_file_that_is_too_large_is_refused) {
    const char *path = "test_large.tmp";
    FILE *file = fopen(path, "wb");
    fseek(file, FILE_SIZE_MAX, SEEK_SET);
    fputc('x', file);
    fclose(file);
    DataError error = {0};
    size_t length;
    ck_assert_ptr_null(file_read(path, &length, &error));
    remove(path);
    ck_assert_str_eq(error.text, "test_large.tmp is larger than 16 MiB.");
}
END_TEST

#ifndef _WIN32
START_TEST(a_pipe_in_place_of_a_file_is_refused_and_not_waited_for) {
    const char *path = "test_pipe.tmp";
    DataError error = {0};
    size_t length;
    ck_assert_int_eq(mkfifo(path, 0600), 0);
    ck_assert_ptr_null(file_read(path, &length, &error));
    ck_assert_str_eq(error.text, "test_pipe.tmp is not a file.");
    ck_assert(!file_exists(path));
    remove(path);
    error.text[0] = '\0';
    ck_assert_ptr_null(file_read("/dev/zero", &length, &error));
    ck_assert_str_eq(error.text, "/dev/zero is not a file.");
}
END_TEST
#endif

START_TEST(the_name_of_a_file_is_the_last_part_of_its_path) {
    ck_assert_str_eq(file_name("a/b/c.json"), "c.json");
    ck_assert_str_eq(file_name("c.json"), "c.json");
    ck_assert_str_eq(file_name("/c.json"), "c.json");
}
END_TEST

START_TEST(parts_of_a_path_are_joined_by_one_separator) {
    static const char *const cases[][3] = {{"a", "b", "a/b"}, {"a/", "b", "a/b"}, {"", "b", "b"}};
    for (int i = 0; i < 3; i++) {
        char *path = file_join(cases[i][0], cases[i][1]);
        ck_assert_str_eq(path, cases[i][2]);
        free(path);
    }
}
END_TEST

#ifndef _WIN32
/* What is found then lies beside the program, wherever that is and whatever else is on the machine. */
START_TEST(an_empty_wish_for_a_folder_is_none) {
    char folder[] = "/tmp/test_file-XXXXXX", name[128];
    DataError error = {0};
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(name, sizeof name, "%s/assets", folder);
    ck_assert_int_eq(mkdir(name, 0700), 0);
    snprintf(name, sizeof name, "%s/assets/questions.json", folder);
    FILE *file = fopen(name, "w");
    ck_assert_ptr_nonnull(file);
    fclose(file);
    char program[128], wanted[128];
    snprintf(program, sizeof program, "%s/program", folder);
    snprintf(wanted, sizeof wanted, "%s/assets", folder);
    char *found = file_find_assets("", program, &error);
    ck_assert_msg(found != NULL, "%s", error.text);
    ck_assert_str_eq(found, wanted);
    free(found);
    remove(name);
    rmdir(wanted);
    rmdir(folder);
}
END_TEST
#endif

START_TEST(a_folder_that_was_asked_for_must_be_right) {
    DataError error = {0};
    ck_assert_ptr_null(file_find_assets("no/such/folder", "", &error));
    ck_assert_str_eq(error.text, "no/such/folder is not a folder with the game's assets: it has no questions.json.");
}
END_TEST

Suite *file_suite(void) {
    Suite *suite = suite_create("files");
    TCase *tests = tcase_create("files");
    tcase_add_test(tests, a_file_is_read_whole_with_its_zero_bytes);
    tcase_add_test(tests, a_file_that_is_too_large_is_refused);
#ifndef _WIN32
    tcase_add_test(tests, a_pipe_in_place_of_a_file_is_refused_and_not_waited_for);
#endif
    tcase_add_test(tests, the_name_of_a_file_is_the_last_part_of_its_path);
    tcase_add_test(tests, parts_of_a_path_are_joined_by_one_separator);
#ifndef _WIN32
    tcase_add_test(tests, an_empty_wish_for_a_folder_is_none);
#endif
    tcase_add_test(tests, a_folder_that_was_asked_for_must_be_right);
    suite_add_tcase(suite, tests);
    return suite;
}
