#define _XOPEN_SOURCE 700 /* fork */

/* A large file that was closed as it should be opens at once, and is read through for damage beside the game. */
#include "sample.h"
#include "store/inside.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

static const char FILE_NAME[] = "schott-world.sqlite";
enum { ACTIONS = 40000, PAGE = 4096, PAGES_DAMAGED = 40 };

static int64_t written;

static Store *open_waiting(unsigned milliseconds) {
    Store *store;
    StoreOptions options = {.directory = sample_folder, .retry = milliseconds, .now = SAMPLE_NOW};
    ck_assert_int_eq(store_open_with(&store, &options), STORE_FINE);
    return store;
}

static void set_up(void) {
    sample_set_up();
    Store *store = sample_open();
    written = sample_begin(store);
    store_close(store);
    sample_sql("WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 39999)"
               " INSERT INTO action SELECT 1, i, 1, i % 3, 1 + i % 10, i, -i, i / 7 FROM n");
}

static long size_of_file(void) {
    char path[512];
    sample_path(path, sizeof path, FILE_NAME);
    FILE *file = sample_file(path, "rb");
    ck_assert_ptr_nonnull(file);
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    fclose(file);
    return size;
}

/* Among the rows of the journal, the last that were written. */
static void damage(void) {
    char path[512], rubbish[PAGE];
    sample_path(path, sizeof path, FILE_NAME);
    memset(rubbish, 0xa5, sizeof rubbish);
    FILE *file = sample_file(path, "r+b");
    ck_assert_ptr_nonnull(file);
    fseek(file, -(long)PAGES_DAMAGED * PAGE, SEEK_END);
    for (int i = 0; i < PAGES_DAMAGED; i++) {
        ck_assert_uint_eq(fwrite(rubbish, 1, sizeof rubbish, file), sizeof rubbish);
    }
    fclose(file);
}

/* Its end is a state like any other. */
static void wait_for_scan(Store *store) {
    for (bool is_under_way = true; is_under_way;) {
        pthread_mutex_lock(&store->database_lock);
        is_under_way = store->scan.db != NULL;
        pthread_mutex_unlock(&store->database_lock);
        store_wait(store, store_committed(store) + 1000, 2);
    }
}

START_TEST(damage_in_a_large_file_is_found_beside_the_game_and_the_game_goes_on) {
    StoreNotice notice;
    ck_assert_int_gt(size_of_file(), 1 << 20);
    damage();
    Store *store = open_waiting(10);
    store_set_text(store, "name", "Änne");
    wait_for_scan(store);
    ck_assert(store_take_notice(store, &notice));
    ck_assert_int_eq(notice.problem, STORE_WAS_DAMAGED);
    ck_assert_str_eq(notice.file, "schott-world-damaged-2026-02-25.sqlite");
    ck_assert(store_is_on_disk(store));
    int64_t game = sample_begin(store);
    ck_assert_int_gt(game, written);
    sample_append(store, game, 0, 30);
    sample_expect_no_notice(store);
    store_close(store);
    store = sample_open();
    sample_check_journal(store, game, 30);
    store_close(store);
    ck_assert_int_lt(size_of_file(), 1 << 20); /* begun anew */
}
END_TEST

START_TEST(a_sound_file_is_left_as_it_is_and_what_is_written_meanwhile_stays) {
    Store *store = open_waiting(10);
    sample_append(store, written, ACTIONS, ACTIONS + 50);
    wait_for_scan(store);
    sample_append(store, written, ACTIONS + 50, ACTIONS + 80);
    sample_expect_no_notice(store);
    store_close(store);
    store = sample_open();
    ck_assert_int_eq(sample_check_journal(store, written, ACTIONS), ACTIONS + 80);
    store_close(store);
}
END_TEST

#ifndef _WIN32
/* As another process sees it. */
static bool is_locked(void) {
    enum { FIRST = 0x40000000, BYTES = 512 }; /* where SQLite puts its locks */
    char path[512];
    int status = 0;
    sample_path(path, sizeof path, FILE_NAME);
    pid_t child = fork();
    ck_assert_int_ge(child, 0);
    if (child == 0) {
        struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = FIRST, .l_len = BYTES};
        int file = open(path, O_RDWR);
        _exit(file >= 0 && fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK);
    }
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    return WIFEXITED(status) && WEXITSTATUS(status) == 1;
}

/* The system lets go of a lock when anything of the process closes the file. */
START_TEST(a_second_copy_of_the_game_is_kept_out_during_the_scan_and_after_it) {
    Store *other;
    Store *store = open_waiting(10);
    ck_assert(is_locked());
    wait_for_scan(store);
    ck_assert(is_locked());
    ck_assert_int_eq(store_open(&other, sample_folder, SAMPLE_NOW), STORE_IN_USE);
    ck_assert_ptr_null(other);
    store_close(store);
    ck_assert(!is_locked());
}
END_TEST
#endif

START_TEST(nobody_waits_for_a_scan_at_the_end) {
    Store *store = open_waiting(1000000);
    store_set_text(store, "name", "Änne");
    ck_assert(store_close(store));
    store = sample_open();
    ck_assert_str_eq(store_get_text(store, "name", ""), "Änne");
    store_close(store);
}
END_TEST

/* The log of a game that was killed lies beside it: the file is looked at as it is opened. */
START_TEST(what_was_not_closed_is_checked_as_it_is_opened) {
    char log[512];
    damage();
    snprintf(log, sizeof log, "%s-wal", FILE_NAME);
    char path[512];
    sample_path(path, sizeof path, log);
    sample_write(path, "", 0);
    Store *store;
    StoreOptions options = {.directory = sample_folder, .retry = 1000000, .now = SAMPLE_NOW};
    ck_assert_int_eq(store_open_with(&store, &options), STORE_WAS_DAMAGED);
    store_close(store);
}
END_TEST

START_TEST(what_is_deleted_during_a_scan_leaves_the_log_with_its_end) {
    char path[512];
    Store *store = open_waiting(300);
    store_clear_fame(store);
    store_flush(store);
    wait_for_scan(store);
    snprintf(path, sizeof path, "%s/%s-wal", sample_folder, FILE_NAME);
    FILE *log = sample_file(path, "rb");
    ck_assert_ptr_nonnull(log);
    fseek(log, 0, SEEK_END);
    ck_assert_int_eq(ftell(log), 0);
    fclose(log);
    store_close(store);
}
END_TEST

int main(void) {
    TCase *tests = tcase_create("scan");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, set_up, sample_tear_down);
    tcase_add_test(tests, damage_in_a_large_file_is_found_beside_the_game_and_the_game_goes_on);
    tcase_add_test(tests, a_sound_file_is_left_as_it_is_and_what_is_written_meanwhile_stays);
#ifndef _WIN32
    tcase_add_test(tests, a_second_copy_of_the_game_is_kept_out_during_the_scan_and_after_it);
#endif
    tcase_add_test(tests, nobody_waits_for_a_scan_at_the_end);
    tcase_add_test(tests, what_was_not_closed_is_checked_as_it_is_opened);
    tcase_add_test(tests, what_is_deleted_during_a_scan_leaves_the_log_with_its_end);
    Suite *suite = suite_create("scan");
    suite_add_tcase(suite, tests);
    return sample_run(suite);
}
