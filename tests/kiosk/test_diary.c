#include "suites.h"

#include "folder.h"
#include "i18n/i18n.h"
#include "kiosk/diary.h"
#include "platform/disk.h"
#include "platform/paths.h"
#include "platform/wall.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void set_up(void) {
    static const Clock still = {.is_virtual = true};
    folder_set_up();
    wall_follow(&still, WALL_SCRIPT_BEGIN);
    diary_open(test_folder);
}

static void tear_down(void) {
    diary_close();
    wall_follow(NULL, 0);
    folder_tear_down();
}

START_TEST(a_note_is_a_line_with_time_and_level) {
    size_t size;
    diary_note(DIARY_WARNING, "The drive is %d%% full.", 99);
    ck_assert_str_eq(diary_line(0), "2026-03-02 08:00:00 warning The drive is 99% full.");
    char *text = path_read(in_folder("schott-world.log"), 1000, &size);
    ck_assert_str_eq(text, "2026-03-02 08:00:00 warning The drive is 99% full.\n");
    free(text);
    ck_assert(diary_is_kept());
}
END_TEST

START_TEST(a_note_stays_one_line_and_whole_characters) {
    char longest[2000];
    diary_note(DIARY_INFO, "one\ntwo\x1b[31m");
    ck_assert_ptr_null(strchr(diary_line(0), '\n'));
    ck_assert_ptr_null(strchr(diary_line(0), '\x1b'));
    for (size_t i = 0; i + 3 < sizeof longest; i += 3) {
        memcpy(longest + i, "肖", 4);
    }
    diary_note(DIARY_INFO, "%s", longest);
    ck_assert(i18n_is_utf8(diary_line(0), strlen(diary_line(0))));
}
END_TEST

START_TEST(it_never_takes_more_than_its_files) {
    static char name[16][DISK_NAME_BYTES];
    for (int i = 0; i < 30000; i++) {
        diary_note(DIARY_INFO, "%d: a line that is long enough for the files to be full before the test is over", i);
    }
    ck_assert_int_eq(disk_list(test_folder, "schott-world.log", "", name, 16), DIARY_FILES);
    for (int i = 0; i < DIARY_FILES; i++) {
        ck_assert_int_le(disk_size(in_folder(name[i])), DIARY_FILE_MOST);
    }
    ck_assert_ptr_nonnull(strstr(diary_line(0), " 29999: "));
    ck_assert_ptr_nonnull(strstr(diary_line(DIARY_REMEMBERED - 1), " 29900: "));
    ck_assert_ptr_null(diary_line(DIARY_REMEMBERED));
    ck_assert_ptr_null(diary_line(-1));
}
END_TEST

START_TEST(after_a_restart_the_last_lines_are_there) {
    diary_note(DIARY_INFO, "before");
    diary_open(test_folder);
    ck_assert_ptr_nonnull(strstr(diary_line(0), "before"));
    diary_note(DIARY_INFO, "after");
    ck_assert_ptr_nonnull(strstr(diary_line(0), "after"));
    ck_assert_ptr_nonnull(strstr(diary_line(1), "before"));
}
END_TEST

START_TEST(a_torn_line_hides_none_of_the_others) {
    static const char TORN[] = "2026-03-01 12:00:00 info \0\0\0\0\n\xff\xfe\n";
    diary_note(DIARY_INFO, "before");
    ck_assert_int_eq(disk_append(in_folder("schott-world.log"), TORN, sizeof TORN - 1), DISK_FINE);
    diary_note(DIARY_INFO, "after");
    diary_open(test_folder);
    ck_assert_ptr_nonnull(strstr(diary_line(0), "after"));
    ck_assert_ptr_nonnull(strstr(diary_line(1), "before"));
    ck_assert_ptr_null(diary_line(2));
}
END_TEST

#ifndef _WIN32
/* Who can write into the folder must not make us write elsewhere. */
START_TEST(a_link_in_place_of_the_log_is_not_followed) {
    diary_close();
    ck_assert_int_eq(symlink(in_folder("elsewhere"), in_folder("schott-world.log")), 0);
    diary_open(test_folder);
    diary_note(DIARY_INFO, "Here I am.");
    ck_assert(!diary_is_kept());
    ck_assert(!path_exists(in_folder("elsewhere")));
    ck_assert_ptr_nonnull(strstr(diary_line(0), "Here I am."));
}
END_TEST

START_TEST(a_pipe_in_place_of_the_log_is_not_waited_for) {
    diary_close();
    ck_assert_int_eq(mkfifo(in_folder("schott-world.log"), 0600), 0);
    diary_open(test_folder);
    diary_note(DIARY_INFO, "Here I am.");
    ck_assert(!diary_is_kept());
}
END_TEST
#endif

#ifndef _WIN32
START_TEST(what_found_no_folder_is_written_when_there_is_one) {
    char folder[PATH_BYTES], file[PATH_BYTES];
    size_t size;
    diary_close();
    snprintf(folder, sizeof folder, "%s/log", in_folder("place"));
    ck_assert_int_eq(disk_replace(in_folder("place"), "no folder", 9, DISK_FOR_US), DISK_FINE);
    diary_open(folder);
    diary_note(DIARY_ERROR, "first");
    diary_note(DIARY_ERROR, "second");
    ck_assert(!diary_is_kept());
    ck_assert_int_eq(disk_remove(in_folder("place")), DISK_FINE);
    diary_note(DIARY_INFO, "third");
    ck_assert(diary_is_kept());
    ck_assert(path_join(file, folder, "schott-world.log"));
    char *text = path_read(file, 1000, &size);
    ck_assert_str_eq(text, "2026-03-02 08:00:00 error first\n2026-03-02 08:00:00 error second\n"
                           "2026-03-02 08:00:00 info third\n");
    free(text);
}
END_TEST
#endif

START_TEST(without_a_place_it_is_remembered_alone) {
    diary_open(NULL);
    diary_note(DIARY_ERROR, "nowhere to write");
    ck_assert_ptr_nonnull(strstr(diary_line(0), "error nowhere to write"));
    ck_assert(!diary_is_kept());
}
END_TEST

Suite *suite_diary(void) {
    Suite *suite = suite_create("diary");
    TCase *tests = tcase_create("diary");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, a_note_is_a_line_with_time_and_level);
    tcase_add_test(tests, a_note_stays_one_line_and_whole_characters);
    tcase_add_test(tests, it_never_takes_more_than_its_files);
    tcase_add_test(tests, after_a_restart_the_last_lines_are_there);
    tcase_add_test(tests, a_torn_line_hides_none_of_the_others);
#ifndef _WIN32
    tcase_add_test(tests, a_link_in_place_of_the_log_is_not_followed);
    tcase_add_test(tests, a_pipe_in_place_of_the_log_is_not_waited_for);
    tcase_add_test(tests, what_found_no_folder_is_written_when_there_is_one);
#endif
    tcase_add_test(tests, without_a_place_it_is_remembered_alone);
    suite_add_tcase(suite, tests);
    return suite;
}
