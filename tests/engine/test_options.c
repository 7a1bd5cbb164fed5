#include "suites.h"

#include "i18n/i18n.h"
#include "options.h"

#include <string.h>

enum { WORDS_MAX = 8 };

static Options options;
static char error[256];

/* Reads the words of a line; none of them holds a space. */
static bool reads(const char *line) {
    static char copy[256], program[] = "schott-world";
    char *words[WORDS_MAX] = {program};
    int count = 1;
    strcpy(copy, line);
    for (char *word = strtok(copy, " "); word != NULL && count < WORDS_MAX; word = strtok(NULL, " ")) {
        words[count++] = word;
    }
    error[0] = '\0';
    return options_read(&options, count, words, error, sizeof error);
}

START_TEST(without_options_the_window_is_as_preferred) {
    ck_assert(reads(""));
    ck_assert_int_eq(options.app.window, APP_WINDOW_PREFERRED);
    ck_assert_int_eq(options.app.display, DISPLAY_NEEDED);
    ck_assert(!options.app.has_seed);
}
END_TEST

START_TEST(values_follow_behind_a_space_or_a_sign) {
    ck_assert(reads("--windowed 1280x720 --seed=18446744073709551615 --lang zh_CN --data=x/ü --mute"));
    ck_assert_int_eq(options.app.width, 1280);
    ck_assert_int_eq(options.app.height, 720);
    ck_assert_uint_eq(options.app.seed, UINT64_MAX);
    ck_assert_str_eq(options.language, "zh_CN");
    ck_assert_str_eq(options.app.data, "x/ü");
    ck_assert(options.app.mute);
}
END_TEST

START_TEST(a_script_needs_no_display_and_has_one_window) {
    ck_assert(reads("--driver"));
    ck_assert(options.app.is_driven);
    ck_assert_int_eq(options.app.display, DISPLAY_WELCOME);
    ck_assert_int_eq(options.app.window, APP_WINDOWED);
    ck_assert_int_eq(options.app.width, 1920);
    ck_assert(reads("--windowed 800x600 --driver"));
    ck_assert_int_eq(options.app.width, 800);
}
END_TEST

START_TEST(a_kiosk_has_the_whole_screen_unless_a_script_looks_after_it) {
    ck_assert(reads("--kiosk --windowed 1280x720 --config /etc/kiosk.ini"));
    ck_assert(options.app.is_kiosk);
    ck_assert_int_eq(options.app.window, APP_FULLSCREEN);
    ck_assert_str_eq(options.config, "/etc/kiosk.ini");
    ck_assert(reads("--kiosk --driver"));
    ck_assert_int_eq(options.app.window, APP_WINDOWED);
}
END_TEST

START_TEST(what_makes_no_sense_is_refused_with_a_sentence) {
    static const char *const LINE[] = {"--colour",
                                       "game.json other.json",
                                       "--demo here --game chess",
                                       "--game=",
                                       "--seed",
                                       "--seed -1",
                                       "--seed x",
                                       "--seed 1x",
                                       "--seed=",
                                       "--windowed 1280",
                                       "--windowed 0x0",
                                       "--windowed 1280x720x3",
                                       "--windowed 9x99",
                                       "--mute=yes",
                                       "--pack=",
                                       "--host=",
                                       "--data=",
                                       "--windowed 1e9x99",
                                       "--seed 18446744073709551616",
                                       "--fullscreenx",
                                       "--driver --x",
                                       "-",
                                       "--",
                                       "--windowed 1280x720 --lang"};
    for (size_t i = 0; i < sizeof LINE / sizeof LINE[0]; i++) {
        ck_assert_msg(!reads(LINE[i]), "%s was accepted", LINE[i]);
        ck_assert_uint_ge(strlen(error), 15);
        ck_assert_int_eq(error[strlen(error) - 1], '.');
    }
}
END_TEST

START_TEST(a_host_of_tables_is_named) {
    ck_assert(reads("--host fair.local:8021"));
    ck_assert_str_eq(options.host, "fair.local:8021");
    ck_assert(reads("--mute"));
    ck_assert_ptr_null(options.host);
}
END_TEST

START_TEST(what_is_no_option_is_a_file) {
    ck_assert(reads("--mute games/Müller.json --lang de"));
    ck_assert_str_eq(options.file, "games/Müller.json");
    ck_assert_str_eq(options.language, "de");
    ck_assert(reads("--mute"));
    ck_assert_ptr_null(options.file);
    ck_assert(!reads("one.json two.json"));
    ck_assert_ptr_nonnull(strstr(error, "two.json"));
}
END_TEST

START_TEST(a_demo_plays_world_unless_told_otherwise) {
    ck_assert(reads("--demo here"));
    ck_assert_int_eq(options.demo_game, DEMO_WORLD);
    ck_assert(reads("--game=path --demo here"));
    ck_assert_int_eq(options.demo_game, DEMO_PATH);
    ck_assert_str_eq(options.demo, "here");
}
END_TEST

START_TEST(help_names_every_option) {
    static const char *const NAME[] = {"--help",      "--version",    "--data DIR",     "--demo DIR",
                                       "--game NAME", "--driver",     "--seed N",       "--mute",
                                       "--kiosk",     "--fullscreen", "--windowed WxH", "--lang CODE"};
    FILE *out = tmpfile();
    ck_assert_ptr_nonnull(out);
    options_print(out);
    rewind(out);
    char text[4096] = {0};
    ck_assert_uint_gt(fread(text, 1, sizeof text - 1, out), 100);
    fclose(out);
    for (size_t i = 0; i < sizeof NAME / sizeof NAME[0]; i++) {
        ck_assert_msg(strstr(text, NAME[i]) != NULL, "%s is missing", NAME[i]);
    }
    size_t count;
    const I18nLanguage *language = i18n_languages(&count);
    for (size_t i = 0; i < count; i++) {
        char word[32];
        snprintf(word, sizeof word, " %s%s", language[i].code, i + 1 < count ? "," : "\n");
        ck_assert_msg(strstr(text, word) != NULL, "%s is missing", language[i].code);
    }
    ck_assert(reads("-h") && options.help);
    ck_assert(reads("--version") && options.version);
}
END_TEST

Suite *suite_options(void) {
    Suite *suite = suite_create("options");
    TCase *tests = tcase_create("options");
    tcase_add_test(tests, without_options_the_window_is_as_preferred);
    tcase_add_test(tests, values_follow_behind_a_space_or_a_sign);
    tcase_add_test(tests, a_script_needs_no_display_and_has_one_window);
    tcase_add_test(tests, a_kiosk_has_the_whole_screen_unless_a_script_looks_after_it);
    tcase_add_test(tests, what_makes_no_sense_is_refused_with_a_sentence);
    tcase_add_test(tests, a_host_of_tables_is_named);
    tcase_add_test(tests, what_is_no_option_is_a_file);
    tcase_add_test(tests, a_demo_plays_world_unless_told_otherwise);
    tcase_add_test(tests, help_names_every_option);
    suite_add_tcase(suite, tests);
    return suite;
}
