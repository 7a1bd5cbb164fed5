#define _XOPEN_SOURCE 700

#include "power_vfs.h"
#include "sample.h"
#include "store/inside.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Whatever a ticket said is safe is there after the game was killed, or the power cut, at any moment. */

enum { KILLS = 60, CUTS = 120, APPENDS_MAX = 2000 };

typedef struct Report {
    int64_t game, safe;
} Report;

static int from_environment(const char *name, int otherwise) {
    const char *text = getenv(name);
    return text == NULL ? otherwise : atoi(text);
}

static uint32_t next_random(uint64_t *state) {
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*state >> 33);
}

/* Plays until it is killed, and reports what is safe. Every few actions it waits, takes some back, sets a setting. */
static _Noreturn void play_until_killed(int out) {
    Store *store;
    if (store_open(&store, sample_folder, SAMPLE_NOW) != STORE_FINE) {
        _exit(2);
    }
    Report report = {.game = sample_begin(store)};
    for (int64_t i = 0;; i++) {
        StoreAction action = sample_action(i);
        StoreTicket ticket = store_append_action(store, report.game, i, &action);
        if (i % 5 != 4) {
            continue;
        }
        store_set_number(store, "last", i);
        while (!store_wait(store, ticket, 1000)) {
            ;
        }
        report.safe = i + 1;
        if (write(out, &report, sizeof report) != sizeof report) {
            _exit(3);
        }
    }
}

/* The last of at most so many; all zero: none came. */
static Report read_reports(int in, int most) {
    Report report = {0}, next;
    for (int i = 0; i < most && read(in, &next, sizeof next) == sizeof next; i++) {
        report = next;
    }
    return report;
}

START_TEST(nothing_committed_is_lost_by_a_kill) {
    int kills = from_environment("STORE_KILLS", KILLS), reported = 0;
    uint64_t random = 1;
    for (int i = 0; i < kills; i++) {
        int ends[2], status;
        ck_assert_int_eq(pipe(ends), 0);
        pid_t child = fork();
        if (child == 0) {
            close(ends[0]);
            play_until_killed(ends[1]);
        }
        close(ends[1]);
        /* Every other time it has got going, however slow the machine; else even the opening may be cut short. */
        Report first = read_reports(ends[0], i % 2 == 0 ? 1 + (int)(next_random(&random) % 10) : 0);
        struct timespec pause = {0, (long)(next_random(&random) % (i % 2 == 0 ? 5000000 : 50000000))};
        nanosleep(&pause, NULL);
        kill(child, SIGKILL);
        ck_assert_int_eq(waitpid(child, &status, 0), child);
        ck_assert_msg(WIFSIGNALED(status), "the player ended by itself: %d", WEXITSTATUS(status));
        Report report = read_reports(ends[0], INT32_MAX);
        if (report.safe == 0) {
            report = first;
        }
        close(ends[0]);

        Store *store = sample_open();
        if (report.safe > 0) {
            StoreGame interrupted;
            reported++;
            sample_check_journal(store, report.game, report.safe);
            ck_assert(store_find_interrupted(store, "world", &interrupted));
            ck_assert_int_eq(interrupted.id, report.game);
            ck_assert_int_ge(store_get_number(store, "last", -1, 0, INT32_MAX), report.safe - 6);
        }
        store_close(store);
    }
    ck_assert_int_ge(reported, kills / 2);
}
END_TEST

static Store *open_powered(void) {
    Store *store;
    StoreOptions options = {.directory = "/powered", .vfs = POWER_VFS, .retry = 1, .now = SAMPLE_NOW};
    StoreProblem problem = store_open_with(&store, &options);
    ck_assert_ptr_nonnull(store);
    ck_assert(problem == STORE_FINE || power_is_cut());
    return store;
}

/* Plays until the power goes; how many actions were on the disk for sure. */
static int64_t play_until_cut(Store *store, int64_t game, int64_t from) {
    int64_t safe = 0;
    for (int64_t i = from; i < APPENDS_MAX && store_is_on_disk(store); i++) {
        StoreAction action = sample_action(i);
        StoreTicket ticket = store_append_action(store, game, i, &action);
        if (i % 3 == 2) {
            ck_assert(store_wait(store, ticket, 10000));
            safe = store_is_on_disk(store) ? i + 1 : safe;
        }
    }
    return safe;
}

/* The moments of the cut run from the first operation through openings, commits and checkpoints to the last. */
static int count_losses(int cuts) {
    int losses = 0;
    uint64_t random = 7;
    for (int i = 0; i < cuts; i++) {
        power_cut_after(1 + next_random(&random) % (i % 4 == 0 ? 40 : 4000), (uint64_t)i);
        Store *store = open_powered();
        int64_t game = sample_begin(store);
        int64_t safe = play_until_cut(store, game, 0);
        store_close(store);
        power_on();

        StoreJournal journal;
        StoreOptions options = {.directory = "/powered", .vfs = POWER_VFS, .retry = 1000, .now = SAMPLE_NOW};
        StoreProblem problem = store_open_with(&store, &options);
        bool lost = problem != STORE_FINE;
        if (!lost && safe > 0) {
            lost = store_load_journal(store, game, &journal) != STORE_FINE;
            if (!lost) {
                lost = (int64_t)journal.action_count < safe;
                store_journal_free(&journal);
            }
            if (!lost) {
                sample_check_journal(store, game, safe);
            }
        }
        store_close(store);
        losses += lost;
        if (lost || i % 20 == 19) {
            power_wipe();
        }
    }
    return losses;
}

START_TEST(nothing_committed_is_lost_by_a_power_cut) {
    power_vfs_register();
    ck_assert_int_eq(count_losses(from_environment("STORE_CUTS", CUTS)), 0);
    power_wipe();
}
END_TEST

START_TEST(a_disk_that_lies_about_syncing_is_noticed_by_this_test) {
    int losses = 0;
    power_vfs_register();
    for (int i = 0; i < 10 && losses == 0; i++) {
        power_lie(true);
        losses = count_losses(10);
    }
    ck_assert_int_gt(losses, 0);
    power_wipe();
}
END_TEST

/* Forked before anything is open: a child born later would share what SQLite remembers of its parent's locks. */
START_TEST(a_second_copy_is_told_and_the_first_goes_on) {
    int go[2], status;
    char byte = 0;
    Store *first, *second;
    ck_assert_int_eq(pipe(go), 0);
    pid_t child = fork();
    if (child == 0) {
        if (read(go[0], &byte, 1) != 1) {
            _exit(2);
        }
        _exit(store_open(&second, sample_folder, SAMPLE_NOW) == STORE_IN_USE && second == NULL ? 0 : 1);
    }
    first = sample_open();
    ck_assert_int_eq(write(go[1], &byte, 1), 1);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    ck_assert_int_eq(store_open(&second, sample_folder, SAMPLE_NOW), STORE_IN_USE);
    ck_assert_ptr_null(second);
    int64_t game = sample_begin(first);
    sample_append(first, game, 0, 5);
    sample_check_journal(first, game, 5);
    store_close(first);
    first = sample_open();
    store_close(first);
}
END_TEST

int main(void) {
    TCase *tests = tcase_create("crash");
    tcase_set_timeout(tests, 3000);
    tcase_add_checked_fixture(tests, sample_set_up, sample_tear_down);
    tcase_add_test(tests, a_disk_that_lies_about_syncing_is_noticed_by_this_test);
    tcase_add_test(tests, a_second_copy_is_told_and_the_first_goes_on);
    TCase *crashes = tcase_create("a hundred crashes");
    tcase_set_tags(crashes, "long");
    tcase_set_timeout(crashes, 3000);
    tcase_add_checked_fixture(crashes, sample_set_up, sample_tear_down);
    tcase_add_test(crashes, nothing_committed_is_lost_by_a_kill);
    tcase_add_test(crashes, nothing_committed_is_lost_by_a_power_cut);
    Suite *suite = suite_create("crash");
    suite_add_tcase(suite, crashes);
    suite_add_tcase(suite, tests);
    return sample_run(suite);
}
