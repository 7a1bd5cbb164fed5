#define _GNU_SOURCE /* unshare */

#include "sample.h"
#include "store/fleet.h"
#include "store/inside.h"
#include "store/visits.h"

#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

/* Disks that are full or cannot be written to: small tmpfs mounts, in a mount namespace of the test's own. Root alone
 * may mount, and file modes would not stop root. */

enum { SKIPPED = 77 };

static void mount_disk(void) {
    ck_assert_int_eq(unshare(CLONE_NEWNS), 0);
    ck_assert_int_eq(mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL), 0);
    sample_set_up();
    ck_assert_int_eq(mount("tmpfs", sample_folder, "tmpfs", 0, "size=800k"), 0);
}

static void unmount_disk(void) {
    ck_assert_int_eq(umount2(sample_folder, MNT_DETACH), 0);
    sample_tear_down();
}

static void set_read_only(bool read_only) {
    unsigned long flags = MS_REMOUNT | (read_only ? MS_RDONLY : 0);
    ck_assert_int_eq(mount("tmpfs", sample_folder, "tmpfs", flags, read_only ? NULL : "size=800k"), 0);
}

static void fill(bool full) {
    char path[512];
    static const char BLOCK[4096] = "full";
    sample_path(path, sizeof path, "ballast");
    if (!full) {
        ck_assert_int_eq(unlink(path), 0);
        return;
    }
    FILE *file = fopen(path, "wb");
    setvbuf(file, NULL, _IONBF, 0);
    while (fwrite(BLOCK, 1, sizeof BLOCK, file) == sizeof BLOCK) {
        ;
    }
    fclose(file);
}

static Store *open_expecting(StoreProblem problem) {
    Store *store;
    StoreOptions options = {.directory = sample_folder, .retry = 20, .now = SAMPLE_NOW};
    ck_assert_int_eq(store_open_with(&store, &options), problem);
    ck_assert_ptr_nonnull(store);
    if (problem != STORE_FINE) {
        sample_expect_notice(store, problem);
    }
    ck_assert(store_is_on_disk(store) == (problem == STORE_FINE));
    return store;
}

static void wait_for_disk(Store *store) {
    for (int i = 0; i < 500 && !store_is_on_disk(store); i++) {
        usleep(10000);
    }
    ck_assert(store_is_on_disk(store));
    sample_expect_notice(store, STORE_SAVING_AGAIN);
}

/* Until the disk is full; how many actions there are then. */
static int64_t append_until_full(Store *store, int64_t game) {
    int64_t count = 0;
    while (store_is_on_disk(store) && count < 100000) {
        sample_append(store, game, count, count + 50);
        count += 50;
        store_flush(store);
    }
    sample_expect_notice(store, STORE_DISK_FULL);
    return count;
}

START_TEST(a_disk_that_fills_up_loses_nothing) {
    Store *store = open_expecting(STORE_FINE);
    int64_t game = sample_begin(store);
    int64_t count = append_until_full(store, game);
    ck_assert_int_gt(count, 100);
    ck_assert_int_eq(sample_check_journal(store, game, count), count); /* in memory it goes on */
    sample_append(store, game, count, count + 10);
    store_truncate_journal(store, game, 100);
    store_set_text(store, "name", "Änne");
    ck_assert_int_eq(sample_check_journal(store, game, 100), 100);
    sample_expect_no_notice(store);
    ck_assert(!store_close(store)); /* still full */
    /* What had been committed before is there, whether or not the last bytes of room are enough to open it for writing.
     */
    StoreProblem problem = store_open(&store, sample_folder, SAMPLE_NOW);
    ck_assert(problem == STORE_FINE || problem == STORE_DISK_FULL);
    sample_check_journal(store, game, 100);
    store_close(store);
}
END_TEST

#ifndef WITHOUT_THREADS
START_TEST(when_there_is_room_again_everything_is_saved) {
    Store *store = open_expecting(STORE_FINE);
    int64_t game = sample_begin(store);
    sample_append(store, game, 0, 100);
    store_flush(store);
    fill(true);
    int64_t other = sample_begin(store);
    sample_append(store, other, 0, 1500);
    sample_expect_notice(store, STORE_DISK_FULL);
    store_set_text(store, "name", "Änne");
    fill(false);
    wait_for_disk(store);
    sample_append(store, game, 100, 120);
    sample_expect_no_notice(store);
    ck_assert(store_close(store));
    store = open_expecting(STORE_FINE);
    ck_assert_int_eq(sample_check_journal(store, game, 120), 120);
    ck_assert_int_eq(sample_check_journal(store, other, 1500), 1500);
    ck_assert_str_eq(store_get_text(store, "name", ""), "Änne");
    store_close(store);
}
END_TEST
#endif

static atomic_int woken;

static void wake(void) {
    woken++;
}

START_TEST(a_disk_full_from_the_start_is_tried_again) {
    fill(true);
    Store *store = open_expecting(STORE_DISK_FULL);
    woken = 0;
    store_wake_with(store, wake);
    int64_t game = sample_begin(store);
    sample_append(store, game, 0, 30);
    ck_assert_int_eq(sample_check_journal(store, game, 30), 30);
    ck_assert(!store_has_notice(store));
    ck_assert_int_eq(woken, 0);
    fill(false);
    wait_for_disk(store);
    ck_assert_int_eq(woken, 1); /* nobody asked: it was told */
    store_close(store);
    store = open_expecting(STORE_FINE);
    ck_assert_int_eq(sample_check_journal(store, game, 30), 30);
    store_close(store);
}
END_TEST

START_TEST(the_end_of_the_program_is_a_try_too) {
    fill(true);
    Store *store;
    StoreOptions patient = {.directory = sample_folder, .retry = 1000000, .now = SAMPLE_NOW};
    store_open_with(&store, &patient);
    int64_t game = sample_begin(store);
    sample_append(store, game, 0, 30);
    store_flush(store);
    fill(false);
    store_close(store);
    store = open_expecting(STORE_FINE);
    ck_assert_int_eq(sample_check_journal(store, game, 30), 30);
    store_close(store);
}
END_TEST

START_TEST(a_read_only_folder_is_read_and_played_in_memory) {
    Store *store = open_expecting(STORE_FINE);
    int64_t game = sample_begin(store);
    sample_append(store, game, 0, 40);
    store_set_text(store, "name", "Änne");
    store_close(store);
    set_read_only(true);
    store = open_expecting(STORE_READ_ONLY);
    ck_assert_str_eq(store_get_text(store, "name", ""), "Änne");
    sample_append(store, game, 40, 50);
    ck_assert_int_eq(sample_check_journal(store, game, 50), 50);
    set_read_only(false);
    wait_for_disk(store);
    store_close(store);
    store = open_expecting(STORE_FINE);
    ck_assert_int_eq(sample_check_journal(store, game, 50), 50);
    store_close(store);
}
END_TEST

START_TEST(an_empty_read_only_folder_is_played_in_memory) {
    set_read_only(true);
    Store *store = open_expecting(STORE_READ_ONLY);
    int64_t game = sample_begin(store);
    sample_append(store, game, 0, 10);
    ck_assert_int_eq(sample_check_journal(store, game, 10), 10);
    set_read_only(false);
    wait_for_disk(store);
    store_close(store);
    store = open_expecting(STORE_FINE);
    ck_assert_int_eq(sample_check_journal(store, game, 10), 10);
    store_close(store);
}
END_TEST

START_TEST(waiting_ends_in_time_whatever_else_is_done_meanwhile) {
    set_read_only(true);
    Store *store = open_expecting(STORE_READ_ONLY); /* tries the disk again and again */
    StoreTicket ticket = store_set_number(store, "volume", 5);
    store_flush(store);
    uint64_t begun = thread_milliseconds();
    ck_assert(!store_wait(store, ticket + 1, 200));
    uint64_t gone = thread_milliseconds() - begun;
    ck_assert_uint_ge(gone, 199);
    ck_assert_uint_lt(gone, 5000);
    ck_assert(!store_close(store));
    store = open_expecting(STORE_READ_ONLY);
    ck_assert(store_close(store)); /* nothing was to be saved */
    set_read_only(false);
}
END_TEST

/* Leaves a log behind, which is all there is of the game. */
static void play_and_be_killed(void) {
    pid_t child = fork();
    if (child == 0) {
        Store *store;
        store_open(&store, sample_folder, SAMPLE_NOW);
        sample_append(store, sample_begin(store), 0, 40);
        store_flush(store);
        raise(SIGKILL);
    }
    int status;
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert(WIFSIGNALED(status));
}

START_TEST(what_a_killed_game_left_is_read_from_a_read_only_folder) {
    play_and_be_killed();
    set_read_only(true);
    Store *store = open_expecting(STORE_READ_ONLY);
    ck_assert_int_eq(sample_check_journal(store, 1, 40), 40);
    sample_append(store, 1, 40, 50);
    set_read_only(false);
    wait_for_disk(store);
    store_close(store);
    store = open_expecting(STORE_FINE);
    ck_assert_int_eq(sample_check_journal(store, 1, 50), 50);
    store_close(store);
}
END_TEST

START_TEST(what_another_copy_saved_meanwhile_is_not_written_over) {
    enum { RARELY = 700 /* ms: the other copy comes between two tries */ };
    Store *store = open_expecting(STORE_FINE), *other;
    int64_t game = sample_begin(store);
    sample_append(store, game, 0, 10);
    store_close(store);
    set_read_only(true);
    StoreOptions options = {.directory = sample_folder, .retry = RARELY, .now = SAMPLE_NOW};
    ck_assert_int_eq(store_open_with(&store, &options), STORE_READ_ONLY);
    set_read_only(false);
    other = open_expecting(STORE_FINE);
    sample_append(other, game, 10, 15);
    store_close(other);
    sample_append(store, game, 10, 20);
    usleep(2 * RARELY * 1000);
    ck_assert(!store_is_on_disk(store));
    ck_assert_int_eq(sample_check_journal(store, game, 20), 20);
    store_close(store);
    store = open_expecting(STORE_FINE);
    ck_assert_int_eq(sample_check_journal(store, game, 15), 15);
    store_close(store);
}
END_TEST

START_TEST(a_damaged_file_in_a_read_only_folder_is_survived) {
    char path[512];
    sample_path(path, sizeof path, "schott-world.sqlite");
    FILE *file = fopen(path, "wb");
    fputs("rubbish rubbish rubbish rubbish", file);
    fclose(file);
    set_read_only(true);
    Store *store = open_expecting(STORE_READ_ONLY);
    int64_t game = sample_begin(store);
    sample_append(store, game, 0, 10);
    ck_assert_int_eq(sample_check_journal(store, game, 10), 10);
    set_read_only(false);
    for (int i = 0; i < 500 && !store_is_on_disk(store); i++) {
        usleep(10000);
    }
    sample_expect_notice(store, STORE_WAS_DAMAGED);
    sample_expect_notice(store, STORE_SAVING_AGAIN);
    ck_assert_int_eq(sample_check_journal(store, game, 10), 10);
    store_close(store);
}
END_TEST

static bool may_mount(void) {
    pid_t child = fork();
    int status = 1;
    if (child == 0) {
        _exit(unshare(CLONE_NEWNS) == 0 && mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 &&
                      mount("tmpfs", "/tmp", "tmpfs", 0, "size=64k") == 0
                  ? 0
                  : 1);
    }
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static unsigned files_written;

static char *read_nothing(const char *path, size_t most, size_t *size) {
    (void)path, (void)most;
    *size = 0;
    return NULL;
}

static bool count_file(const char *path, const char *text, size_t size) {
    (void)path, (void)text, (void)size;
    files_written++;
    return true;
}

static void remove_nothing(const char *path) {
    (void)path;
}

static void clear_nothing(const char *folder, const char *begin, const char *end) {
    (void)folder, (void)begin, (void)end;
}

static int64_t number(Store *store, const char *sql) {
    int64_t found = -1;
    database_number(store_read_begin(store), sql, &found);
    store_read_end(store);
    return found;
}

static void end_visits(Store *store, int count) {
    for (int i = 0; i < count; i++) {
        int64_t id;
        store_begin_visit(store, &(StoreVisit){.kind = "world", .language = "de", .board = "short"}, &id);
        store_end_visit(store, id, STORE_VISIT_FINISHED, 60, SAMPLE_NOW);
    }
    store_flush(store);
}

/* What is in memory alone is not told: its numbers would be used again after a power cut. */
START_TEST(a_full_disk_under_the_outbox_loses_no_event_and_tells_none_too_soon) {
    static const StoreFolder FOLDER = {read_nothing, count_file, remove_nothing, clear_nothing};
    Store *store = open_expecting(STORE_FINE);
    files_written = 0;
    store_join_fleet(store, "/fleet", &FOLDER);
    end_visits(store, 3);
    usleep(200000);
    ck_assert_uint_gt(files_written, 0);
    fill(true);
    int64_t game = sample_begin(store);
    append_until_full(store, game);
    usleep(200000);
    unsigned before = files_written;
    end_visits(store, 40);
    usleep(200000);
    ck_assert_uint_eq(files_written, before);
    fill(false);
    wait_for_disk(store);
    usleep(200000);
    ck_assert_uint_gt(files_written, before);
    ck_assert_int_eq(number(store, "SELECT count(*) FROM outbox"), 43);
    ck_assert_int_eq(number(store, "SELECT max(seq) FROM outbox"), 43);
    ck_assert_int_eq(number(store, "SELECT count(*) FROM visit WHERE outcome = 1"), 43);
    store_close(store);
}
END_TEST

int main(void) {
    if (!may_mount()) {
        puts("skipped: only root may mount small and read-only disks");
        return SKIPPED;
    }
    TCase *tests = tcase_create("disk");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, mount_disk, unmount_disk);
    tcase_add_test(tests, a_disk_that_fills_up_loses_nothing);
#ifndef WITHOUT_THREADS /* each action is a transaction there, and the disk may be full more than once */
    tcase_add_test(tests, when_there_is_room_again_everything_is_saved);
#endif
    tcase_add_test(tests, a_full_disk_under_the_outbox_loses_no_event_and_tells_none_too_soon);
    tcase_add_test(tests, a_disk_full_from_the_start_is_tried_again);
    tcase_add_test(tests, the_end_of_the_program_is_a_try_too);
    tcase_add_test(tests, a_read_only_folder_is_read_and_played_in_memory);
    tcase_add_test(tests, an_empty_read_only_folder_is_played_in_memory);
    tcase_add_test(tests, waiting_ends_in_time_whatever_else_is_done_meanwhile);
    tcase_add_test(tests, what_a_killed_game_left_is_read_from_a_read_only_folder);
    tcase_add_test(tests, what_another_copy_saved_meanwhile_is_not_written_over);
    tcase_add_test(tests, a_damaged_file_in_a_read_only_folder_is_survived);
    Suite *suite = suite_create("disk");
    suite_add_tcase(suite, tests);
    return sample_run(suite);
}
