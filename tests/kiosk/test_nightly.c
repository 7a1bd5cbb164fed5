#include "suites.h"

#include "folder.h"
#include "kiosk/export.h"
#include "kiosk/nightly.h"
#include "platform/disk.h"
#include "platform/paths.h"
#include "platform/wall.h"
#include "store/visits.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Copies by night, and figures written by hand. */

static const int64_t MIDNIGHT = WALL_SCRIPT_BEGIN - 8 * WALL_HOUR;
static Store *store;
static KioskConfig config;
static char name[64][DISK_NAME_BYTES];

static void set_up(void) {
    static const Clock still = {.is_virtual = true};
    folder_set_up();
    wall_follow(&still, MIDNIGHT);
    kiosk_config_defaults(&config);
    ck_assert_int_eq(store_open(&store, test_folder, MIDNIGHT), STORE_FINE);
}

static void tear_down(void) {
    store_close(store);
    wall_follow(NULL, 0);
    folder_tear_down();
}

static int copies(void) {
    return disk_list(in_folder("backups"), "schott-world-", ".sqlite", name, 64);
}

static void step(int64_t now) {
    nightly_step(store, &config, test_folder, now);
    store_flush(store);
    nightly_step(store, &config, test_folder, now);
}

START_TEST(a_copy_is_made_at_its_hour_once_a_day) {
    step(MIDNIGHT + 2 * WALL_HOUR + 59 * WALL_MINUTE);
    ck_assert_int_eq(copies(), 0);
    step(MIDNIGHT + 3 * WALL_HOUR);
    ck_assert_int_eq(copies(), 1);
    ck_assert_str_eq(name[0], "schott-world-2026-03-02.sqlite");
    ck_assert_int_eq(disk_remove(in_folder("backups/schott-world-2026-03-02.sqlite")), DISK_FINE);
    step(MIDNIGHT + 4 * WALL_HOUR);
    ck_assert_int_eq(copies(), 0);
}
END_TEST

START_TEST(the_last_seven_are_kept) {
    for (int day = 0; day < 12; day++) {
        step(MIDNIGHT + day * WALL_DAY + 5 * WALL_HOUR);
    }
    ck_assert_int_eq(copies(), 7);
    ck_assert_str_eq(name[0], "schott-world-2026-03-07.sqlite");
    ck_assert_str_eq(name[6], "schott-world-2026-03-13.sqlite");
}
END_TEST

START_TEST(beside_the_saved_games_only_copies_of_a_night_go) {
    static const char *const OTHERS[] = {"schott-world-damaged-2026-02-25.sqlite", "schott-world-2026-02-25-2.sqlite",
                                         "schott-world-replaced-2026-02-25.sqlite", "schott-world-1.sqlite"};
    snprintf(config.backup_folder, sizeof config.backup_folder, "%s", test_folder);
    config.backups_kept = 2;
    for (int i = 0; i < 4; i++) {
        ck_assert_int_eq(disk_replace(in_folder(OTHERS[i]), "dear", 4, DISK_FOR_ALL), DISK_FINE);
    }
    for (int day = 0; day < 5; day++) {
        step(MIDNIGHT + day * WALL_DAY + 5 * WALL_HOUR);
    }
    for (int i = 0; i < 4; i++) {
        ck_assert_msg(disk_size(in_folder(OTHERS[i])) == 4, "%s has gone", OTHERS[i]);
    }
    ck_assert_int_eq(disk_list(test_folder, "schott-world-2026-03", ".sqlite", name, 64), 2);
    ck_assert_str_eq(name[0], "schott-world-2026-03-05.sqlite");
    ck_assert_str_eq(name[1], "schott-world-2026-03-06.sqlite");
}
END_TEST

START_TEST(a_clock_set_back_makes_another_copy_and_no_harm) {
    step(MIDNIGHT + 5 * WALL_HOUR);
    step(MIDNIGHT - 3 * WALL_DAY + 5 * WALL_HOUR);
    step(MIDNIGHT + 6 * WALL_HOUR);
    ck_assert_int_eq(copies(), 2);
}
END_TEST

/* The night's own copy is never the one that goes, whatever days the others carry. */
START_TEST(copies_of_a_clock_that_was_ahead_are_the_first_to_go) {
    for (int day = 0; day < 7; day++) {
        step(MIDNIGHT + (400 + day) * WALL_DAY + 5 * WALL_HOUR);
    }
    ck_assert_int_eq(copies(), 7);
    for (int day = 0; day < 4; day++) {
        step(MIDNIGHT + day * WALL_DAY + 5 * WALL_HOUR);
        ck_assert_int_eq(copies(), 7);
        for (int i = 0; i <= day; i++) {
            char kept[64];
            snprintf(kept, sizeof kept, "schott-world-2026-03-%02d.sqlite", 2 + i);
            ck_assert_str_eq(name[i], kept);
        }
    }
    config.backups_kept = 1;
    step(MIDNIGHT - 20 * WALL_DAY + 5 * WALL_HOUR);
    ck_assert_int_eq(copies(), 1);
    ck_assert_str_eq(name[0], "schott-world-2026-02-10.sqlite");
}
END_TEST

static bool holds(const char *file, const char *word) {
    size_t size;
    char *bytes = path_read(in_folder(file), 1 << 24, &size);
    ck_assert_msg(bytes != NULL, "no %s", file);
    bool found = false;
    for (size_t i = 0; !found && i + strlen(word) <= size; i++) {
        found = memcmp(bytes + i, word, strlen(word)) == 0;
    }
    free(bytes);
    return found;
}

/* They are in the middle of a game; in the saved games their names go with its end. */
static void sit_down(void) {
    StoreGame game = {.kind = "world", .board = "short", .rules = 1, .seat_count = 2};
    snprintf(game.seat[0].name, sizeof game.seat[0].name, "Whoplaysnow");
    snprintf(game.seat[1].name, sizeof game.seat[1].name, "Computer");
    snprintf(game.seat[1].level, sizeof game.seat[1].level, "easy");
    int64_t id;
    store_begin_game(store, &game, "{}", &id);
    StoreAnswer answer = {.game = id, .question = "glass", .topic = "history", .when = MIDNIGHT};
    snprintf(answer.name, sizeof answer.name, "Whoplaysnow");
    store_add_answer(store, &answer);
    store_add_fame(store, &(StoreFame){.kind = STORE_FAME_RUN, .board = "short", .name = "Wholedthehall", .value = 5});
}

START_TEST(names_of_who_plays_are_in_no_copy_and_those_of_the_hall_until_it_is_emptied) {
    static const char copy[] = "backups/schott-world-2026-03-02.sqlite";
    sit_down();
    step(MIDNIGHT + 5 * WALL_HOUR);
    ck_assert(!holds(copy, "Whoplaysnow"));
    ck_assert(holds(copy, "Computer"));
    ck_assert(holds(copy, "Wholedthehall"));
    nightly_clear_fame(store, &config, test_folder);
    store_flush(store);
    ck_assert(!holds(copy, "Wholedthehall"));
}
END_TEST

/* As a copy was made before names were left out of them. */
START_TEST(emptying_the_hall_takes_the_names_of_who_played_out_of_what_was_replaced) {
    char copy[512], kept[256];
    sit_down();
    step(MIDNIGHT + 5 * WALL_HOUR);
    snprintf(copy, sizeof copy, "%s", in_folder("backups/schott-world-2026-03-02.sqlite"));
    store_close(store);
    ck_assert_int_eq(store_restore(test_folder, copy, MIDNIGHT, kept, sizeof kept), STORE_FINE);
    ck_assert(holds(kept, "Whoplaysnow"));
    ck_assert_int_eq(store_open(&store, test_folder, MIDNIGHT), STORE_FINE);
    nightly_clear_fame(store, &config, test_folder);
    store_flush(store);
    ck_assert(!holds(kept, "Whoplaysnow"));
    ck_assert(holds(kept, "Computer"));
}
END_TEST

START_TEST(it_can_be_switched_off) {
    config.backup_at = KIOSK_NEVER;
    step(MIDNIGHT + 5 * WALL_HOUR);
    ck_assert_int_eq(copies(), 0);
    nightly_step(NULL, &config, test_folder, MIDNIGHT);
}
END_TEST

START_TEST(a_copy_brings_everything_back) {
    char kept[256], path[512];
    store_set_text(store, "word", "kept");
    step(MIDNIGHT + 5 * WALL_HOUR);
    store_set_text(store, "word", "later");
    snprintf(path, sizeof path, "%s", in_folder("backups/schott-world-2026-03-02.sqlite"));
    ck_assert_int_eq(store_restore(test_folder, path, MIDNIGHT, kept, sizeof kept), STORE_IN_USE);
    store_close(store);
    ck_assert_int_eq(store_restore(test_folder, path, MIDNIGHT, kept, sizeof kept), STORE_FINE);
    ck_assert_str_eq(kept, "schott-world-replaced-2026-03-02.sqlite");
    ck_assert_int_eq(store_open(&store, test_folder, MIDNIGHT), STORE_FINE);
    ck_assert_str_eq(store_get_text(store, "word", ""), "kept");
    store_close(store);
    snprintf(path, sizeof path, "%s", in_folder(kept)); /* and that was no one-way street */
    ck_assert_int_eq(store_restore(test_folder, path, MIDNIGHT, kept, sizeof kept), STORE_FINE);
    ck_assert_str_eq(kept, "schott-world-replaced-2026-03-02-2.sqlite");
    ck_assert_int_eq(store_open(&store, test_folder, MIDNIGHT), STORE_FINE);
    ck_assert_str_eq(store_get_text(store, "word", ""), "later");
}
END_TEST

START_TEST(what_is_no_copy_replaces_nothing) {
    char kept[256];
    static const char RUBBISH[] = "this is no database at all, but long enough to be looked at for a while";
    store_set_text(store, "word", "mine");
    store_close(store);
    disk_replace(in_folder("rubbish"), RUBBISH, sizeof RUBBISH, DISK_FOR_ALL);
    disk_replace(in_folder("empty"), "", 0, DISK_FOR_ALL);
    ck_assert_int_eq(store_restore(test_folder, in_folder("rubbish"), MIDNIGHT, kept, sizeof kept),
                     STORE_JOURNAL_DAMAGED);
    ck_assert_int_eq(store_restore(test_folder, in_folder("empty"), MIDNIGHT, kept, sizeof kept),
                     STORE_JOURNAL_DAMAGED);
    ck_assert_int_eq(store_restore(test_folder, in_folder("nothing"), MIDNIGHT, kept, sizeof kept), STORE_NO_SUCH_GAME);
    ck_assert_int_eq(disk_size(in_folder("nothing")), -1);
    ck_assert_int_eq(store_open(&store, test_folder, MIDNIGHT), STORE_FINE);
    ck_assert_str_eq(store_get_text(store, "word", ""), "mine");
}
END_TEST

START_TEST(a_damaged_database_gives_way_to_a_copy) {
    char kept[256], path[512];
    store_set_text(store, "word", "kept");
    step(MIDNIGHT + 5 * WALL_HOUR);
    store_close(store);
    char rubbish[5000];
    memset(rubbish, 'x', sizeof rubbish);
    disk_replace(in_folder("schott-world.sqlite"), rubbish, sizeof rubbish, DISK_FOR_ALL);
    snprintf(path, sizeof path, "%s", in_folder("backups/schott-world-2026-03-02.sqlite"));
    ck_assert_int_eq(store_restore(test_folder, path, MIDNIGHT, kept, sizeof kept), STORE_FINE);
    ck_assert_str_eq(kept, "schott-world-damaged-2026-03-02.sqlite");
    ck_assert_int_eq(store_open(&store, test_folder, MIDNIGHT), STORE_FINE);
    ck_assert_str_eq(store_get_text(store, "word", ""), "kept");
}
END_TEST

START_TEST(an_emptied_hall_leaves_its_names_in_no_copy) {
    static const char *const COPIES[] = {"backups/schott-world-2026-03-02.sqlite",
                                         "backups/schott-world-2026-03-03.sqlite",
                                         "schott-world-replaced-2026-03-02.sqlite"};
    char kept[256], path[512];
    store_add_fame(store, &(StoreFame){.kind = STORE_FAME_RUN, .board = "short", .name = "Philomena", .value = 7});
    step(MIDNIGHT + 5 * WALL_HOUR);
    step(MIDNIGHT + WALL_DAY + 5 * WALL_HOUR);
    store_close(store);
    snprintf(path, sizeof path, "%s", in_folder(COPIES[0]));
    ck_assert_int_eq(store_restore(test_folder, path, MIDNIGHT, kept, sizeof kept), STORE_FINE);
    ck_assert_int_eq(store_open(&store, test_folder, MIDNIGHT), STORE_FINE);
    for (int i = 0; i < 3; i++) {
        ck_assert_msg(holds(COPIES[i], "Philomena"), "%s", COPIES[i]);
    }
    store_clear_fame(store);
    nightly_clear_fame(store, &config, test_folder);
    store_flush(store);
    for (int i = 0; i < 3; i++) {
        ck_assert_msg(!holds(COPIES[i], "Philomena"), "%s", COPIES[i]);
    }
    ck_assert(!holds("schott-world.sqlite", "Philomena"));
}
END_TEST

START_TEST(a_place_that_takes_no_copy_is_told_once) {
    config.backup_at = 0;
    ck_assert_int_eq(disk_replace(in_folder("backups"), "x", 1, DISK_FOR_ALL), DISK_FINE); /* a file, no folder */
    step(MIDNIGHT + 1);
    ck_assert_int_eq(store_take_backup(store), STORE_BACKUP_NONE);
    store_back_up(store, in_folder("gone/copy.sqlite"));
    store_flush(store);
    ck_assert_int_eq(store_take_backup(store), STORE_BACKUP_FAILED);
    ck_assert_int_eq(store_take_backup(store), STORE_BACKUP_NONE);
}
END_TEST

START_TEST(figures_are_written_into_the_configured_folder) {
    char sentence[1024];
    size_t size;
    snprintf(config.export_folder, sizeof config.export_folder, "%s", in_folder("csv/here"));
    ck_assert(export_figures(store, &config, test_folder, NULL, MIDNIGHT, sentence, sizeof sentence));
    ck_assert_ptr_nonnull(strstr(sentence, "csv/here/schott-world-figures-2026-03-02.csv."));
    char *csv = path_read(in_folder("csv/here/schott-world-figures-2026-03-02.csv"), 10000, &size);
    ck_assert_ptr_nonnull(csv);
    ck_assert_int_eq(strncmp(csv, "\xef\xbb\xbf", 3), 0);
    free(csv);
    ck_assert(export_figures(store, &config, test_folder, NULL, MIDNIGHT, sentence, sizeof sentence)); /* again */
}
END_TEST

static void call_wrong(const char *question, int64_t game, int64_t when) {
    StoreReport report = {.game = game, .ordinal = when, .when = when};
    snprintf(report.question, sizeof report.question, "%s", question);
    store_add_report(store, &report);
}

static void check_reports(const char *expected) {
    char sentence[1024];
    size_t size;
    ck_assert(export_figures(store, &config, test_folder, NULL, MIDNIGHT, sentence, sizeof sentence));
    char *csv = path_read(in_folder("csv/schott-world-reports-2026-03-02.csv"), 10000, &size);
    ck_assert_ptr_nonnull(csv);
    ck_assert_str_eq(csv, expected);
    free(csv);
}

START_TEST(questions_called_wrong_are_written_beside_the_figures) {
    StoreGame game = {.kind = "world", .board = "short", .rules = 1, .seat_count = 1, .seat = {{.name = "Anna"}}};
    int64_t id;
    store_begin_game(store, &game, "{}", &id);
    snprintf(config.export_folder, sizeof config.export_folder, "%s", in_folder("csv"));
    check_reports("\xef\xbb\xbfquestion,reports,last\r\n");
    call_wrong("polterabend", id, MIDNIGHT + WALL_HOUR);
    call_wrong("zerodur-rail", id, MIDNIGHT - 2 * WALL_DAY);
    call_wrong("zerodur-rail", id, MIDNIGHT - WALL_DAY);
    check_reports("\xef\xbb\xbfquestion,reports,last\r\n"
                  "zerodur-rail,2,2026-03-01\r\npolterabend,1,2026-03-02\r\n");
    store_take_back_report(store, id, MIDNIGHT + WALL_HOUR);
    check_reports("\xef\xbb\xbfquestion,reports,last\r\nzerodur-rail,2,2026-03-01\r\n");
}
END_TEST

START_TEST(a_drive_that_has_gone_is_said_and_not_made) {
    char sentence[1024];
    Drive drive = {.name = "STICK"};
    snprintf(drive.path, sizeof drive.path, "%s", in_folder("drives/STICK"));
    ck_assert(!export_figures(store, &config, test_folder, &drive, MIDNIGHT, sentence, sizeof sentence));
    ck_assert_str_eq(sentence, "The drive STICK is no longer connected.");
    static char none[4][DISK_NAME_BYTES];
    ck_assert_int_eq(disk_list(in_folder("drives"), "", "", none, 4), 0);
}
END_TEST

START_TEST(a_folder_nothing_is_mounted_on_is_no_drive) {
    Drive drive[EXPORT_DRIVES_MAX];
    ck_assert(disk_make_folder(in_folder("drives/STICK")));
    snprintf(config.drives_folder, sizeof config.drives_folder, "%s", in_folder("drives"));
#ifndef _WIN32
    ck_assert_int_eq(export_drives(&config, drive, EXPORT_DRIVES_MAX), 0);
    snprintf(config.drives_folder, sizeof config.drives_folder, "%s", in_folder("nowhere"));
    ck_assert_int_eq(export_drives(&config, drive, EXPORT_DRIVES_MAX), 0);
#else
    (void)drive;
#endif
}
END_TEST

Suite *suite_nightly(void) {
    Suite *suite = suite_create("nightly");
    TCase *tests = tcase_create("nightly");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, a_copy_is_made_at_its_hour_once_a_day);
    tcase_add_test(tests, the_last_seven_are_kept);
    tcase_add_test(tests, beside_the_saved_games_only_copies_of_a_night_go);
    tcase_add_test(tests, a_clock_set_back_makes_another_copy_and_no_harm);
    tcase_add_test(tests, copies_of_a_clock_that_was_ahead_are_the_first_to_go);
    tcase_add_test(tests, names_of_who_plays_are_in_no_copy_and_those_of_the_hall_until_it_is_emptied);
    tcase_add_test(tests, emptying_the_hall_takes_the_names_of_who_played_out_of_what_was_replaced);
    tcase_add_test(tests, it_can_be_switched_off);
    tcase_add_test(tests, a_copy_brings_everything_back);
    tcase_add_test(tests, what_is_no_copy_replaces_nothing);
    tcase_add_test(tests, a_damaged_database_gives_way_to_a_copy);
    tcase_add_test(tests, an_emptied_hall_leaves_its_names_in_no_copy);
    tcase_add_test(tests, a_place_that_takes_no_copy_is_told_once);
    tcase_add_test(tests, figures_are_written_into_the_configured_folder);
    tcase_add_test(tests, questions_called_wrong_are_written_beside_the_figures);
    tcase_add_test(tests, a_drive_that_has_gone_is_said_and_not_made);
    tcase_add_test(tests, a_folder_nothing_is_mounted_on_is_no_drive);
    suite_add_tcase(suite, tests);
    return suite;
}
