#define _GNU_SOURCE /* unshare */

#include "folder.h"
#include "i18n/i18n.h"
#include "kiosk/diary.h"
#include "kiosk/export.h"
#include "kiosk/pin.h"
#include "platform/wall.h"

#include <check.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

/* Drives that are plugged in, full, protected: small tmpfs mounts, in a mount namespace of the test's own. */

enum { SKIPPED = 77 };

static Store *store;
static KioskConfig config;
static Drive drive[EXPORT_DRIVES_MAX];
static char sentence[512];

static void mount_drive(const char *name, const char *size) {
    char path[512], options[64];
    snprintf(path, sizeof path, "drives/%s", name);
    snprintf(options, sizeof options, "size=%s", size);
    ck_assert(disk_make_folder(in_folder(path)));
    ck_assert_int_eq(mount("tmpfs", in_folder(path), "tmpfs", 0, options), 0);
}

static void set_up(void) {
    ck_assert_int_eq(unshare(CLONE_NEWNS), 0);
    ck_assert_int_eq(mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL), 0);
    folder_set_up();
    kiosk_config_defaults(&config);
    snprintf(config.drives_folder, sizeof config.drives_folder, "%s", in_folder("drives"));
    store_open(&store, NULL, WALL_SCRIPT_BEGIN);
    diary_open(NULL);
}

static void tear_down(void) {
    store_close(store);
    umount2(in_folder("drives/STICK"), MNT_DETACH);
    umount2(in_folder("drives/BETA"), MNT_DETACH);
    folder_tear_down();
}

static void fill(const char *path) {
    static const char BLOCK[4096] = "full";
    FILE *file = fopen(path, "wb");
    setvbuf(file, NULL, _IONBF, 0);
    while (fwrite(BLOCK, 1, sizeof BLOCK, file) == sizeof BLOCK) {
    }
    fclose(file);
}

static bool export_to_first(void) {
    ck_assert_int_gt(export_drives(&config, drive, EXPORT_DRIVES_MAX), 0);
    return export_figures(store, &config, test_folder, &drive[0], WALL_SCRIPT_BEGIN, sentence, sizeof sentence);
}

START_TEST(drives_are_found_by_name) {
    mount_drive("STICK", "64k");
    mount_drive("BETA", "64k");
    ck_assert(disk_make_folder(in_folder("drives/GONE")));
    ck_assert_int_eq(export_drives(&config, drive, EXPORT_DRIVES_MAX), 2);
    ck_assert_str_eq(drive[0].name, "BETA");
    ck_assert_str_eq(drive[1].name, "STICK");
    ck_assert_int_eq(export_drives(&config, drive, 1), 1);
}
END_TEST

START_TEST(figures_go_onto_a_drive) {
    mount_drive("STICK", "64k");
    ck_assert(export_to_first());
    ck_assert_str_eq(sentence, "Statistics saved to schott-world-figures-2026-03-02.csv on STICK. You can "
                               "unplug the drive now.");
    ck_assert_int_gt(disk_size(in_folder("drives/STICK/schott-world-figures-2026-03-02.csv")), 100);
}
END_TEST

START_TEST(two_stands_share_a_drive) {
    mount_drive("STICK", "64k");
    snprintf(config.stand, sizeof config.stand, "Hall 3/A");
    ck_assert(export_to_first());
    snprintf(config.stand, sizeof config.stand, "肖特");
    ck_assert(export_to_first());
    ck_assert_int_gt(disk_size(in_folder("drives/STICK/schott-world-figures-Hall-3-A-2026-03-02.csv")), 100);
    ck_assert_int_gt(disk_size(in_folder("drives/STICK/schott-world-figures-肖特-2026-03-02.csv")), 100);
}
END_TEST

START_TEST(a_full_drive_is_said_and_left_clean) {
    mount_drive("STICK", "64k");
    fill(in_folder("drives/STICK/ballast"));
    ck_assert(!export_to_first());
    ck_assert_str_eq(sentence, "The drive STICK is full.");
    ck_assert_int_eq(disk_size(in_folder("drives/STICK/schott-world-figures-2026-03-02.csv.part")), -1);
}
END_TEST

START_TEST(a_protected_drive_is_said) {
    mount_drive("STICK", "64k");
    ck_assert_int_eq(mount("tmpfs", in_folder("drives/STICK"), "tmpfs", MS_REMOUNT | MS_RDONLY, NULL), 0);
    ck_assert(!export_to_first());
    ck_assert_str_eq(sentence, "The drive STICK is write-protected.");
}
END_TEST

START_TEST(a_drive_that_was_pulled_since_it_was_listed_is_said) {
    mount_drive("STICK", "64k");
    ck_assert_int_eq(export_drives(&config, drive, EXPORT_DRIVES_MAX), 1);
    ck_assert_int_eq(umount2(in_folder("drives/STICK"), 0), 0);
    ck_assert(!export_figures(store, &config, test_folder, &drive[0], WALL_SCRIPT_BEGIN, sentence, sizeof sentence));
    ck_assert_str_eq(sentence, "The drive STICK is no longer connected.");
    ck_assert_int_eq(disk_size(in_folder("drives/STICK/schott-world-figures-2026-03-02.csv")), -1);
}
END_TEST

START_TEST(a_full_disk_stops_neither_log_nor_pin) {
    mount_drive("STICK", "64k");
    Pin pin = {0};
    ck_assert_int_eq(pin_set(in_folder("drives/STICK/pin"), "123456"), DISK_FINE);
    pin_open(&pin, in_folder("drives/STICK/pin"), 0);
    diary_open(in_folder("drives/STICK"));
    diary_note(DIARY_STARTED);
    ck_assert(diary_is_kept());
    fill(in_folder("drives/STICK/ballast"));
    for (int i = 0; i < 200; i++) {
        char name[120];
        snprintf(name, sizeof name,
                 "one so long that its lines need a page of their own soon, though there is none: %d", i);
        diary_note_with(DIARY_CALLED, I18N_TEXT("name", name));
    }
    ck_assert(!diary_is_kept());
    ck_assert_ptr_nonnull(strstr(diary_line(0), "199"));
    for (int i = 0; i < PIN_TRIES; i++) {
        pin_try(&pin, "000000", 0);
    }
    ck_assert_int_eq(pin.state, PIN_LOCKED);
    ck_assert_int_eq(unlink(in_folder("drives/STICK/ballast")), 0);
    diary_note(DIARY_STARTED);
    ck_assert(diary_is_kept());
    Pin again = {0};
    pin_open(&again, in_folder("drives/STICK/pin"), 0); /* the old file is whole */
    ck_assert_int_ne(again.state, PIN_UNREADABLE);
    diary_close();
}
END_TEST

/* In a child, for a namespace cannot be left. */
static bool may_mount(void) {
    pid_t child = fork();
    if (child == 0) {
        _exit(unshare(CLONE_NEWNS) == 0 && mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 ? 0 : 1);
    }
    int status = 1;
    waitpid(child, &status, 0);
    return status == 0;
}

int main(void) {
    static const Clock still = {.is_virtual = true};
    if (!may_mount()) {
        return SKIPPED;
    }
    i18n_init("");
    wall_follow(&still, WALL_SCRIPT_BEGIN);
    TCase *tests = tcase_create("drives");
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, drives_are_found_by_name);
    tcase_add_test(tests, figures_go_onto_a_drive);
    tcase_add_test(tests, two_stands_share_a_drive);
    tcase_add_test(tests, a_full_drive_is_said_and_left_clean);
    tcase_add_test(tests, a_protected_drive_is_said);
    tcase_add_test(tests, a_drive_that_was_pulled_since_it_was_listed_is_said);
    tcase_add_test(tests, a_full_disk_stops_neither_log_nor_pin);
    Suite *suite = suite_create("drives");
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
