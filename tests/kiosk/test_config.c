#include "suites.h"

#include "i18n/i18n.h"
#include "kiosk/config.h"
#include "platform/paths.h"

#include <stdlib.h>
#include <string.h>

static KioskConfig config, defaults;
static KioskComplaints complaints;

static void set_up(void) {
    kiosk_config_defaults(&defaults);
}

static void read(const char *text) {
    kiosk_config_read_text(text, strlen(text), &config, &complaints);
}

/* One mistake, named with its line, and everything as by default. */
static void expect(const char *text, KioskFault fault, int line, const char *sentence) {
    char said[512];
    read(text);
    ck_assert_msg(complaints.count == 1, "%d complaints about: %s", complaints.count, text);
    ck_assert_int_eq(complaints.list[0].fault, fault);
    ck_assert_int_eq(complaints.list[0].line, line);
    ck_assert(kiosk_complaint_explain(&complaints.list[0], said, sizeof said));
    ck_assert_str_eq(said, sentence);
    ck_assert_msg(memcmp(&config, &defaults, sizeof config) == 0, "not as by default: %s", text);
}

START_TEST(the_example_says_what_holds_by_default) {
    kiosk_config_read(EXAMPLE, &config, &complaints);
    ck_assert_int_eq(complaints.count, 0);
    ck_assert_mem_eq(&config, &defaults, sizeof config);
}
END_TEST

/* With every value changed, the example shows that it names every key there is: nothing is left as by default. */
/* A value for each key of the example, in its order. */
static const char *const CHANGED[] = {"Hall 3",
                                      "zh_CN de",
                                      "path",
                                      "grand,classic",
                                      "spiral kaleidoscope",
                                      "2",
                                      "experts",
                                      "no",
                                      "no",
                                      "no",
                                      "/pack",
                                      "100",
                                      "101",
                                      "102",
                                      "103",
                                      "90",
                                      "104",
                                      "11",
                                      "12",
                                      "20:00",
                                      "8:30",
                                      "2",
                                      "portrait",
                                      "largest",
                                      "yes",
                                      "/l",
                                      "a",
                                      "b",
                                      "c",
                                      "d",
                                      "e",
                                      "f",
                                      "/e",
                                      "/d",
                                      "/log",
                                      "/pin",
                                      "04:30",
                                      "9",
                                      "/backup",
                                      "/fleet"};

START_TEST(the_example_names_every_key) {
    char text[16384] = "";
    size_t size, changed = 0;
    char *example = path_read(EXAMPLE, sizeof text, &size);
    for (char *line = strtok(example, "\n"); line != NULL; line = strtok(NULL, "\n")) {
        char *equals = line[0] != '#' ? strchr(line, '=') : NULL;
        if (equals != NULL) {
            ck_assert_uint_lt(changed, sizeof CHANGED / sizeof CHANGED[0]);
            equals[1] = '\0';
        }
        strcat(strcat(text, line), equals != NULL ? CHANGED[changed++] : "");
        strcat(text, "\n");
    }
    free(example);
    ck_assert_uint_eq(changed, sizeof CHANGED / sizeof CHANGED[0]);
    read(text);
    ck_assert_int_eq(complaints.count, 0);
    ck_assert_str_eq(config.stand, "Hall 3");
    ck_assert_int_eq(config.language_count, 2);
    ck_assert_str_eq(config.language[0], "zh_CN");
    ck_assert_int_eq(config.game_count, 1);
    ck_assert_str_eq(config.game[0], "path");
    ck_assert_int_eq(config.boards[0].count, 2);
    ck_assert_str_eq(config.boards[0].name[1], "classic");
    ck_assert_int_eq(config.boards[1].count, 2);
    ck_assert_str_eq(config.boards[1].name[0], "spiral");
    ck_assert_int_eq(config.players_most, 2);
    ck_assert_int_eq(config.questions, DECK_EXPERTS);
    ck_assert(!config.tutorial && !config.captions && !config.fame);
    ck_assert_int_eq(config.attract_after, 100);
    ck_assert_int_eq(config.still_there_after, 101);
    ck_assert_int_eq(config.still_there_countdown, 102);
    ck_assert_int_eq(config.end_after_game, 103);
    ck_assert_int_eq(config.round_limit, 90);
    ck_assert_int_eq(config.resume_within, 104);
    ck_assert_int_eq(config.volume, 11);
    ck_assert_int_eq(config.volume_most, 12);
    ck_assert_int_eq(config.quiet_from, 1200);
    ck_assert_int_eq(config.quiet_to, 510);
    ck_assert_int_eq(config.display, 2);
    ck_assert_int_eq(config.orientation, KIOSK_PORTRAIT);
    ck_assert_int_eq(config.text_size, KIOSK_TEXT_LARGEST);
    ck_assert(config.reduced_motion);
    ck_assert_str_eq(config.logo, "/l");
    for (int i = 0; i < 6; i++) {
        ck_assert_int_eq(config.welcome[i][0], 'a' + i);
    }
    ck_assert_str_eq(config.export_folder, "/e");
    ck_assert_str_eq(config.drives_folder, "/d");
    ck_assert_str_eq(config.log_folder, "/log");
    ck_assert_str_eq(config.pin_file, "/pin");
    ck_assert_int_eq(config.backup_at, 270);
    ck_assert_int_eq(config.backups_kept, 9);
    ck_assert_str_eq(config.backup_folder, "/backup");
    ck_assert_str_eq(config.fleet_folder, "/fleet");
}
END_TEST

START_TEST(every_mistake_is_named_with_its_line) {
    expect("[game]\nplayers = 5\n", KIOSK_FAULT_NUMBER, 2,
           "kiosk.ini, line 2: players must be a number from 1 to 4, not “5”.");
    expect("\n\n[times]\n; so\nattract = soon", KIOSK_FAULT_NUMBER, 5,
           "kiosk.ini, line 5: attract must be a number from 10 to 3,600, not “soon”.");
    expect("[game]\ntutorial = maybe\n", KIOSK_FAULT_YES_OR_NO, 2,
           "kiosk.ini, line 2: tutorial must be yes or no, not “maybe”.");
    expect("[game]\nlanguages = de xx\n", KIOSK_FAULT_CHOICE, 2,
           "kiosk.ini, line 2: languages can’t be “de xx”. Choose from: en de fr it id zh_CN.");
    expect("[game]\nlanguages = de de\n", KIOSK_FAULT_CHOICE, 2,
           "kiosk.ini, line 2: languages can’t be “de de”. Choose from: en de fr it id zh_CN.");
    expect("[game]\nlanguages = en de fr it id zh_CN en\n", KIOSK_FAULT_CHOICE, 2,
           "kiosk.ini, line 2: languages can’t be “en de fr it id zh_CN en”. Choose from: en de fr it id zh_CN.");
    expect("[game]\ngames = world chess\n", KIOSK_FAULT_CHOICE, 2,
           "kiosk.ini, line 2: games can’t be “world chess”. Choose from: world path.");
    expect("[game]\npath_boards = short\n", KIOSK_FAULT_CHOICE, 2,
           "kiosk.ini, line 2: path_boards can’t be “short”. Choose from: classic kaleidoscope spiral.");
    expect("[times]\nround = 601\n", KIOSK_FAULT_NUMBER, 2,
           "kiosk.ini, line 2: round must be a number from 0 to 600, not “601”.");
    expect("[game]\nboards =\n", KIOSK_FAULT_CHOICE, 2,
           "kiosk.ini, line 2: boards can’t be “”. Choose from: short classic grand sprint.");
    expect("[screen]\r\norientation = upside down\r\n", KIOSK_FAULT_CHOICE, 2,
           "kiosk.ini, line 2: orientation can’t be “upside down”. Choose from: auto landscape portrait.");
    expect("[screen]\nlogo = pictures/logo.png\n", KIOSK_FAULT_PATH, 2,
           "kiosk.ini, line 2: logo must be an absolute path, not “pictures/logo.png”.");
    expect("[screen]\nlook = blue\n", KIOSK_FAULT_NO_KEY, 2, "kiosk.ini, line 2: there’s no setting look in [screen].");
    expect("[looks]\na = 1\nb = 2\n", KIOSK_FAULT_NO_SECTION, 2, "kiosk.ini, line 2: there’s no section [looks].");
    expect("[game]\n\nwhat is this\n", KIOSK_FAULT_NO_SENSE, 3,
           "kiosk.ini, line 3: this is neither “[section]” nor “key = value”.");
    expect("[game\n", KIOSK_FAULT_NO_SENSE, 1, "kiosk.ini, line 1: this is neither “[section]” nor “key = value”.");
    expect("[welcome]\nde = \xff\xfe\n", KIOSK_FAULT_NO_TEXT, 2,
           "kiosk.ini, line 2: this isn’t valid UTF-8 and was ignored.");
    expect("[quiet]\nto = 08:00\n", KIOSK_FAULT_HALF_QUIET, 2,
           "kiosk.ini, line 2: quiet hours need both “from” and “to”.");
}
END_TEST

START_TEST(times_are_hours_and_minutes) {
    static const char *const WRONG[] = {"9",     "9:5",   "25:00", "24:01", "12:60",
                                        "-1:30", "12:3x", "12: 3", "noon",  "12:+5"};
    for (size_t i = 0; i < sizeof WRONG / sizeof WRONG[0]; i++) {
        char text[64] = "[backup]\nat = ";
        read(strcat(text, WRONG[i]));
        ck_assert_msg(complaints.count == 1 && complaints.list[0].fault == KIOSK_FAULT_TIME, "%s", WRONG[i]);
        ck_assert_int_eq(config.backup_at, defaults.backup_at);
    }
    read("[backup]\nat =\n");
    ck_assert_int_eq(complaints.count, 0);
    ck_assert_int_eq(config.backup_at, KIOSK_NEVER);
    read("[backup]\nat = 24:00\n");
    ck_assert_int_eq(config.backup_at, 0);
}
END_TEST

START_TEST(said_twice_the_last_counts) {
    read("[game]\nplayers = 2\nplayers = 3\n");
    ck_assert_int_eq(complaints.count, 1);
    ck_assert_int_eq(complaints.list[0].fault, KIOSK_FAULT_TWICE);
    ck_assert_int_eq(complaints.list[0].line, 3);
    ck_assert_int_eq(config.players_most, 3);
}
END_TEST

START_TEST(the_volume_is_never_above_its_cap) {
    read("[sound]\nvolume = 90\n");
    ck_assert_int_eq(complaints.count, 1);
    ck_assert_int_eq(complaints.list[0].fault, KIOSK_FAULT_VOLUME);
    ck_assert_int_eq(config.volume, config.volume_most);
}
END_TEST

START_TEST(good_lines_count_beside_bad_ones) {
    read("\xef\xbb\xbf[game]\n    players = 2 ; a pair\nnonsense\nquestions = hard\nfame = no\n");
    ck_assert_int_eq(complaints.count, 2);
    ck_assert_int_eq(config.players_most, 2);
    ck_assert(!config.fame);
    ck_assert_int_eq(config.questions, defaults.questions);
}
END_TEST

START_TEST(a_line_too_long_is_left_out_whole) {
    char text[2000] = "[welcome]\nen = ";
    memset(text + strlen(text), 'x', 1000);
    strcat(text, "\nde = Hallo\n");
    read(text);
    ck_assert_int_eq(complaints.count, 1);
    ck_assert_int_eq(complaints.list[0].fault, KIOSK_FAULT_TOO_LONG);
    ck_assert_int_eq(complaints.list[0].line, 2);
    ck_assert_str_eq(config.welcome[0], "");
    ck_assert_str_eq(config.welcome[1], "Hallo");
    text[0] = '\0';
    strcat(text, "[welcome]\nfr = ");
    memset(text + strlen(text), 'y', 180);
    memset(text + strlen("[welcome]\nfr = ") + 180, 0, 800);
    read(text);
    ck_assert_int_eq(complaints.list[0].fault, KIOSK_FAULT_LONG_VALUE);
}
END_TEST

START_TEST(a_missing_file_is_a_complaint_and_no_file_is_none) {
    char said[512];
    kiosk_config_read("/nowhere/kiosk.ini", &config, &complaints);
    ck_assert_mem_eq(&config, &defaults, sizeof config);
    ck_assert_int_eq(complaints.count, 1);
    kiosk_complaint_explain(&complaints.list[0], said, sizeof said);
    ck_assert_str_eq(said, "/nowhere/kiosk.ini can’t be read. All settings are at their defaults.");
    kiosk_config_read(NULL, &config, &complaints);
    ck_assert_mem_eq(&config, &defaults, sizeof config);
    ck_assert_int_eq(complaints.count, 0);
}
END_TEST

START_TEST(thousands_of_mistakes_end_in_one_sentence) {
    static char text[60000];
    text[0] = '\0';
    for (int i = 0; i < 5000; i++) {
        memcpy(text + i * 6, "what?\n", 7);
    }
    read(text);
    ck_assert_int_eq(complaints.count, KIOSK_COMPLAINTS_MAX);
    ck_assert_int_eq(complaints.list[KIOSK_COMPLAINTS_MAX - 2].fault, KIOSK_FAULT_NO_SENSE);
    ck_assert_int_eq(complaints.list[KIOSK_COMPLAINTS_MAX - 1].fault, KIOSK_FAULT_MORE);
}
END_TEST

/* Bytes at random and lines with bytes changed: never a value out of its bounds. */
START_TEST(nonsense_does_no_harm) {
    static char text[4096];
    size_t size;
    char *example = path_read(EXAMPLE, sizeof text, &size);
    unsigned random = 1;
    for (int round = 0; round < 3000; round++) {
        memcpy(text, example, size);
        for (int i = 0; i < 40; i++) {
            random = random * 1664525u + 1013904223u;
            text[(random >> 8) % size] = (char)(random >> 24);
        }
        kiosk_config_read_text(text, size, &config, &complaints);
        ck_assert(config.players_most >= 1 && config.players_most <= 4);
        ck_assert(config.volume >= 0 && config.volume <= config.volume_most && config.volume_most <= 100);
        ck_assert(config.language_count >= 1 && config.language_count <= I18N_LANGUAGES_MAX);
        ck_assert(config.game_count >= 1 && config.game_count <= kiosk_games());
        for (int i = 0; i < kiosk_games(); i++) {
            ck_assert(config.boards[i].count >= 1 && config.boards[i].count <= kiosk_game(i)->board_count);
        }
        ck_assert(config.quiet_from >= KIOSK_NEVER && config.quiet_from < 24 * 60);
        for (int i = 0; i < complaints.count; i++) {
            char said[256];
            kiosk_complaint_explain(&complaints.list[i], said, sizeof said);
            ck_assert(i18n_is_utf8(said, strlen(said)));
        }
    }
    free(example);
}
END_TEST

START_TEST(quiet_hours_may_cross_midnight) {
    read("[quiet]\nfrom = 20:00\nto = 08:30\n");
    ck_assert(kiosk_config_is_quiet(&config, 20 * 60));
    ck_assert(kiosk_config_is_quiet(&config, 0));
    ck_assert(kiosk_config_is_quiet(&config, 8 * 60 + 29));
    ck_assert(!kiosk_config_is_quiet(&config, 8 * 60 + 30));
    ck_assert(!kiosk_config_is_quiet(&config, 19 * 60 + 59));
    read("[quiet]\nfrom = 12:00\nto = 13:00\n");
    ck_assert(kiosk_config_is_quiet(&config, 12 * 60));
    ck_assert(!kiosk_config_is_quiet(&config, 13 * 60));
    ck_assert(!kiosk_config_is_quiet(&defaults, 0));
}
END_TEST

START_TEST(quiet_hours_from_midnight_to_midnight_are_the_whole_day) {
    read("[quiet]\nfrom = 00:00\nto = 24:00\n");
    ck_assert_int_eq(complaints.count, 0);
    ck_assert(kiosk_config_is_quiet(&config, 0));
    ck_assert(kiosk_config_is_quiet(&config, 12 * 60));
    ck_assert(kiosk_config_is_quiet(&config, 24 * 60 - 1));
    read("[quiet]\nfrom = 18:00\nto = 24:00\n");
    ck_assert(kiosk_config_is_quiet(&config, 24 * 60 - 1));
    ck_assert(!kiosk_config_is_quiet(&config, 0));
}
END_TEST

Suite *suite_config(void) {
    Suite *suite = suite_create("config");
    TCase *tests = tcase_create("config");
    tcase_add_checked_fixture(tests, set_up, NULL);
    tcase_add_test(tests, the_example_says_what_holds_by_default);
    tcase_add_test(tests, the_example_names_every_key);
    tcase_add_test(tests, every_mistake_is_named_with_its_line);
    tcase_add_test(tests, times_are_hours_and_minutes);
    tcase_add_test(tests, said_twice_the_last_counts);
    tcase_add_test(tests, the_volume_is_never_above_its_cap);
    tcase_add_test(tests, good_lines_count_beside_bad_ones);
    tcase_add_test(tests, a_line_too_long_is_left_out_whole);
    tcase_add_test(tests, a_missing_file_is_a_complaint_and_no_file_is_none);
    tcase_add_test(tests, thousands_of_mistakes_end_in_one_sentence);
    tcase_add_test(tests, nonsense_does_no_harm);
    tcase_add_test(tests, quiet_hours_may_cross_midnight);
    tcase_add_test(tests, quiet_hours_from_midnight_to_midnight_are_the_whole_day);
    suite_add_tcase(suite, tests);
    return suite;
}
