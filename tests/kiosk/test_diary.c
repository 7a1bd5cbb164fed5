#include "suites.h"

#include "folder.h"
#include "i18n/i18n.h"
#include "kiosk/diary_inside.h"
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

static void note(const char *name) {
    diary_note_with(DIARY_CALLED, I18N_TEXT("name", name));
}

START_TEST(a_note_is_a_line_with_time_and_level) {
    size_t size;
    diary_note_with(DIARY_INI_LINE, I18N_TEXT("line", "99"));
    ck_assert_str_eq(diary_line(0), "2026-03-02 08:00:00 warning kiosk.ini has an error in line 99.");
    char *text = path_read(in_folder("schott-world.log"), 1000, &size);
    ck_assert_str_eq(text, "2026-03-02 08:00:00 warning kiosk.ini has an error in line 99.\n");
    free(text);
    ck_assert(diary_is_kept());
}
END_TEST

START_TEST(a_note_stays_one_line_and_whole_characters) {
    char longest[2000];
    note("one\ntwo\x1b[31m");
    ck_assert_ptr_null(strchr(diary_line(0), '\n'));
    ck_assert_ptr_null(strchr(diary_line(0), '\x1b'));
    for (size_t i = 0; i + 3 < sizeof longest; i += 3) {
        memcpy(longest + i, "肖", 4);
    }
    note(longest);
    ck_assert(i18n_is_utf8(diary_line(0), strlen(diary_line(0))));
}
END_TEST

START_TEST(it_never_takes_more_than_its_files) {
    static char name[16][DISK_NAME_BYTES];
    for (int i = 0; i < 30000; i++) {
        char line[120];
        snprintf(line, sizeof line, "%d: a name that is long enough for the files to be full before the test is over",
                 i);
        note(line);
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
    note("before");
    diary_open(test_folder);
    ck_assert_ptr_nonnull(strstr(diary_line(0), "before"));
    note("after");
    ck_assert_ptr_nonnull(strstr(diary_line(0), "after"));
    ck_assert_ptr_nonnull(strstr(diary_line(1), "before"));
}
END_TEST

START_TEST(a_torn_line_hides_none_of_the_others) {
    static const char TORN[] = "2026-03-01 12:00:00 info \0\0\0\0\n\xff\xfe\n";
    note("before");
    ck_assert_int_eq(disk_append(in_folder("schott-world.log"), TORN, sizeof TORN - 1), DISK_FINE);
    note("after");
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
    note("Here I am.");
    ck_assert(!diary_is_kept());
    ck_assert(!path_exists(in_folder("elsewhere")));
    ck_assert_ptr_nonnull(strstr(diary_line(0), "Here I am."));
}
END_TEST

START_TEST(a_pipe_in_place_of_the_log_is_not_waited_for) {
    diary_close();
    ck_assert_int_eq(mkfifo(in_folder("schott-world.log"), 0600), 0);
    diary_open(test_folder);
    note("Here I am.");
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
    note("first");
    note("second");
    ck_assert(!diary_is_kept());
    ck_assert_int_eq(disk_remove(in_folder("place")), DISK_FINE);
    note("third");
    ck_assert(diary_is_kept());
    ck_assert(path_join(file, folder, "schott-world.log"));
    char *text = path_read(file, 1000, &size);
    ck_assert_str_eq(text, "2026-03-02 08:00:00 info The stand is called first.\n"
                           "2026-03-02 08:00:00 info The stand is called second.\n"
                           "2026-03-02 08:00:00 info The stand is called third.\n");
    free(text);
}
END_TEST
#endif

START_TEST(without_a_place_it_is_remembered_alone) {
    diary_open(NULL);
    note("nowhere to write");
    ck_assert_ptr_nonnull(strstr(diary_line(0), "info The stand is called nowhere to write."));
    ck_assert(!diary_is_kept());
}
END_TEST

/* --- what staff read ---------------------------------------------------------------------------------------------- */

static const char *told(int back) {
    static char text[1024];
    DiaryLevel level;
    ck_assert(diary_tell(back, &level, text, sizeof text));
    return text;
}

static void speak(const char *language) {
    ck_assert_msg(i18n_set_language(language), "%s", language);
}

/* With something for every placeholder. */
static void note_each(int first, int end) {
    const I18nArg args[] = {I18N_TEXT("name", "Halle 3"), I18N_TEXT("path", "/x/y"),     I18N_TEXT("value", "/x/y.ini"),
                            I18N_TEXT("line", "41"),      I18N_TEXT("text", "fame = 7"), I18N_TEXT("games", "A, B"),
                            I18N_TEXT("file", "z.file"),  I18N_TEXT("reason", "no way"), I18N_TEXT("n", "1234"),
                            I18N_TEXT("pack", "Velo"),    I18N_TEXT("version", "77")};
    for (int i = first; i < end; i++) {
        diary_note_args((DiarySentence)i, args, sizeof args / sizeof *args);
    }
}

START_TEST(every_sentence_is_told_in_every_language_and_written_in_english) {
    static const char *const FILLED[] = {"Halle 3", "/x/y",   "41",   "fame = 7", "A, B",
                                         "z.file",  "no way", "1234", "Velo",     "77"};
    size_t count;
    const I18nLanguage *languages = i18n_languages(&count);
    for (int i = 0; i < DIARY_SENTENCES; i++) {
        char english[DIARY_LINE_BYTES];
        speak("en");
        note_each(i, i + 1);
        i18n_copy(english, sizeof english, diary_line(0));
        ck_assert_msg(strchr(english, '{') == NULL, "%s", english);
        for (size_t n = 0; n < count; n++) {
            speak(languages[n].code);
            note_each(i, i + 1);
            ck_assert_str_eq(diary_line(0), english);
            const char *sentence = strstr(diary_line(0), diary_level((DiarySentence)i) == DIARY_INFO      ? " info "
                                                         : diary_level((DiarySentence)i) == DIARY_WARNING ? " warning "
                                                                                                          : " error ");
            sentence = strchr(sentence + 1, ' ') + 1;
            bool is_english = strstr(told(0), sentence) != NULL;
            ck_assert_msg(is_english == (strcmp(languages[n].code, "en") == 0), "%s: %s", languages[n].code, told(0));
            for (size_t part = 0; part < sizeof FILLED / sizeof *FILLED; part++) {
                ck_assert_msg((strstr(sentence, FILLED[part]) != NULL) == (strstr(told(0), FILLED[part]) != NULL),
                              "%s: %s: %s", languages[n].code, FILLED[part], told(0));
            }
        }
    }
    speak("en");
}
END_TEST

START_TEST(after_a_restart_the_last_lines_are_told_in_the_language_of_staff) {
    diary_note(DIARY_STARTED);
    diary_note_with(DIARY_FLEET_REFUSED, I18N_TEXT("n", "12"),
                    I18N_TEXT("reason", "visit 7: no hour. Most recent reason: x"));
    diary_open(test_folder);
    speak("de");
    ck_assert_str_eq(told(0),
                     "02.03.2026 08:00:00 Warnung: Vom Server bisher abgelehnte Ereignisse: 12. Letzter Grund: "
                     "visit 7: no hour. Most recent reason: x");
    ck_assert_str_eq(told(1), "02.03.2026 08:00:00 Das Spiel ist gestartet.");
    speak("en");
}
END_TEST

START_TEST(what_is_filled_in_may_look_like_anything) {
    speak("de");
    note("{name}. The stand is called {n}.");
    ck_assert_str_eq(told(0), "02.03.2026 08:00:00 Der Stand heißt {name}. The stand is called {n}..");
    diary_note_with(DIARY_INI_SETTING, I18N_TEXT("line", "7"), I18N_TEXT("text", "logo = in line 9: x."));
    ck_assert_str_eq(told(0),
                     "02.03.2026 08:00:00 Warnung: kiosk.ini hat einen Fehler in Zeile 7: logo = in line 9: x.");
    speak("zh_CN");
    ck_assert_str_eq(told(0), "2026-03-02 08:00:00 警告：kiosk.ini第7行有错误：logo = in line 9: x.");
    speak("de");
    note("");
    ck_assert_str_eq(told(0), "02.03.2026 08:00:00 Der Stand heißt .");
    speak("en");
}
END_TEST

START_TEST(a_line_of_an_earlier_version_stays_as_it_is) {
    static const char OLD[] = "2026-03-01 11:00:00 info The game has started. It is Monday.\n"
                              "2026-03-01 12:00:00 error An operator starts the game anew.\nno time at all\n";
    DiaryLevel level;
    char text[400];
    ck_assert_int_eq(disk_append(in_folder("schott-world.log"), OLD, sizeof OLD - 1), DISK_FINE);
    diary_open(test_folder);
    speak("de");
    ck_assert_str_eq(told(0), "no time at all");
    ck_assert(diary_tell(1, &level, text, sizeof text));
    ck_assert_str_eq(text, "01.03.2026 12:00:00 Fehler: An operator starts the game anew.");
    ck_assert_int_eq(level, DIARY_ERROR);
    ck_assert_str_eq(told(2), "01.03.2026 11:00:00 The game has started. It is Monday.");
    ck_assert(!diary_tell(3, &level, text, sizeof text));
    speak("en");
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
    tcase_add_test(tests, every_sentence_is_told_in_every_language_and_written_in_english);
    tcase_add_test(tests, after_a_restart_the_last_lines_are_told_in_the_language_of_staff);
    tcase_add_test(tests, what_is_filled_in_may_look_like_anything);
    tcase_add_test(tests, a_line_of_an_earlier_version_stays_as_it_is);
    suite_add_tcase(suite, tests);
    return suite;
}
