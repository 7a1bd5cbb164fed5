#include "power_vfs.h"
#include "sample.h"
#include "store/inside.h"
#include "store/visits.h"

#include <limits.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

/* Files that are damaged, somebody else's, older or newer. */

static char path[512];

static void set_up(void) {
    sample_set_up();
    sample_path(path, sizeof path, "schott-world.sqlite");
}

START_TEST(a_damaged_file_is_moved_aside_and_a_new_one_begun) {
    char rubbish[5000];
    memset(rubbish, 'x', sizeof rubbish);
    sample_write(path, rubbish, sizeof rubbish);
    sample_expect_moved_aside("schott-world-damaged-2026-02-25.sqlite", rubbish, sizeof rubbish);
    sample_write(path, rubbish, 100);
    sample_expect_moved_aside("schott-world-damaged-2026-02-25-2.sqlite", rubbish, 100);
}
END_TEST

START_TEST(a_file_with_its_middle_gone_is_moved_aside) {
    char *bytes = malloc(SAMPLE_BYTES_MAX);
    sample_play();
    size_t size = sample_read(path, bytes);
    ck_assert_uint_gt(size, 5 * 4096);
    memset(bytes + 2 * 4096, 0xa5, size - 3 * 4096);
    sample_write(path, bytes, size);
    sample_expect_moved_aside("schott-world-damaged-2026-02-25.sqlite", bytes, size);
    free(bytes);
}
END_TEST

START_TEST(somebody_else_s_database_is_moved_aside_whole) {
    char *bytes = malloc(SAMPLE_BYTES_MAX);
    sample_sql("CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('cake')");
    sample_sql(_i == 0 ? "PRAGMA user_version = 0" : "PRAGMA user_version = 2; PRAGMA application_id = 7");
    size_t size = sample_read(path, bytes);
    sample_expect_moved_aside("schott-world-damaged-2026-02-25.sqlite", bytes, size);
    free(bytes);
}
END_TEST

START_TEST(a_file_that_lacks_a_table_is_moved_aside) {
    Store *store;
    sample_play();
    sample_sql("DROP TABLE extra");
    ck_assert_int_eq(store_open(&store, sample_folder, SAMPLE_NOW), STORE_WAS_DAMAGED);
    store_close(store);
}
END_TEST

START_TEST(an_empty_file_is_as_good_as_none) {
    sample_write(path, "", 0);
    sample_play();
}
END_TEST

START_TEST(damage_anywhere_is_survived) {
    char *bytes = malloc(SAMPLE_BYTES_MAX), *changed = malloc(SAMPLE_BYTES_MAX);
    int aside = 0;
    sample_play();
    size_t size = sample_read(path, bytes);
    for (size_t i = 0; i < 150; i++) {
        Store *store;
        memcpy(changed, bytes, size);
        for (size_t at = i * 8191 % size, end = at + 1 + i % 40; at < end && at < size; at++) {
            changed[at] = (char)(changed[at] ^ (char)(i + 1));
        }
        sample_write(path, changed, i % 10 == 9 ? size - i * 97 % size : size);
        StoreProblem problem = store_open(&store, sample_folder, SAMPLE_NOW + (int64_t)i * 86400);
        ck_assert_msg(problem == STORE_FINE || problem == STORE_WAS_DAMAGED || problem == STORE_NEWER, "%d", problem);
        aside += problem == STORE_WAS_DAMAGED;
        if (store == NULL) {
            continue;
        }
        StoreJournal journal;
        if (store_load_journal(store, 1, &journal) == STORE_FINE) {
            store_journal_free(&journal);
        }
        int64_t game = sample_begin(store);
        sample_append(store, game, 0, 30);
        sample_check_journal(store, game, 30);
        store_close(store);
    }
    ck_assert_int_gt(aside, 20);
    free(bytes);
    free(changed);
}
END_TEST

START_TEST(a_newer_file_is_refused_and_left_alone) {
    char *before = malloc(SAMPLE_BYTES_MAX), *after = malloc(SAMPLE_BYTES_MAX), sentence[256];
    Store *store;
    sample_play();
    sample_sql("PRAGMA user_version = 99; CREATE TABLE future (x)");
    size_t size = sample_read(path, before);
    ck_assert_int_eq(store_open(&store, sample_folder, SAMPLE_NOW), STORE_NEWER);
    ck_assert_ptr_null(store);
    store_explain(&(StoreNotice){.problem = STORE_NEWER}, sentence, sizeof sentence);
    ck_assert_ptr_nonnull(strstr(sentence, "newer"));
    ck_assert_uint_eq(sample_read(path, after), size);
    ck_assert_mem_eq(before, after, size);
    free(before);
    free(after);
}
END_TEST

/* As version 1 of the tables wrote it. */
static const char VERSION_1[] =
    "CREATE TABLE opened (count INTEGER NOT NULL);"
    "INSERT INTO opened VALUES (3);"
    "CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE game (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, rules INTEGER NOT NULL, board TEXT NOT NULL,"
    " setup TEXT NOT NULL, started INTEGER NOT NULL, state INTEGER NOT NULL DEFAULT 0, ended INTEGER NOT NULL DEFAULT "
    "0);"
    "CREATE TABLE seat (game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL,"
    " name TEXT NOT NULL, figurine INTEGER NOT NULL, level TEXT NOT NULL, place INTEGER NOT NULL DEFAULT 0,"
    " field INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (game, seat)) WITHOUT ROWID;"
    "CREATE TABLE action (game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, ordinal INTEGER NOT NULL,"
    " rules INTEGER NOT NULL, seat INTEGER NOT NULL, kind INTEGER NOT NULL, a INTEGER NOT NULL, b INTEGER NOT NULL,"
    " c INTEGER NOT NULL, PRIMARY KEY (game, ordinal)) WITHOUT ROWID;"
    "INSERT INTO setting VALUES ('name', 'Änne');"
    "INSERT INTO game VALUES (5, 'world', 1, 'grand', '{\"seed\":\"7\"}', 1700000000, 0, 0);"
    "INSERT INTO seat VALUES (5, 0, 'Änne', 1, '', 0, 0), (5, 1, 'Ben', 2, '', 0, 0), (5, 2, 'Chen', 3, '', 0, 0);"
    "INSERT INTO action VALUES (5, 0, 1, 0, 1, 0, 0, 0), (5, 1, 1, 1, 2, 1, -1, 0);"
    "PRAGMA application_id = 1398230084; PRAGMA user_version = 1;";

START_TEST(an_older_file_is_brought_up_to_date_with_all_it_holds) {
    sample_sql(VERSION_1);
    for (int time = 0; time < 2; time++) {
        Store *store = sample_open();
        StoreGame game;
        ck_assert_str_eq(store_get_text(store, "name", ""), "Änne");
        ck_assert_int_eq(sample_check_journal(store, 5, 2), 2 + time * 8);
        ck_assert(store_find_interrupted(store, "world", &game));
        ck_assert_int_eq(game.id, 5);
        ck_assert_str_eq(game.board, "grand");
        ck_assert(!game.imported);
        sample_append(store, 5, 2 + time * 8, 10);
        StoreAnswer answer = {
            .game = 5, .ordinal = 1 + time, .name = "Ben", .question = "q", .topic = "t", .right = true};
        store_add_answer(store, &answer);
        StoreTopics topics = store_list_topics(store, "Ben");
        ck_assert_int_eq(topics.topic[0].asked, 1 + time);
        store_topics_free(&topics);
        sample_expect_no_notice(store);
        store_close(store);
    }
}
END_TEST

/* What version 2 added, with a game and its answer. */
static const char VERSION_2[] =
    "ALTER TABLE game ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;"
    "CREATE TABLE extra (game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL,"
    " key TEXT NOT NULL, value INTEGER NOT NULL, PRIMARY KEY (game, seat, key)) WITHOUT ROWID;"
    "CREATE TABLE answer (id INTEGER PRIMARY KEY, game INTEGER REFERENCES game ON DELETE SET NULL,"
    " ordinal INTEGER NOT NULL, name TEXT NOT NULL, question TEXT NOT NULL, topic TEXT NOT NULL,"
    " difficulty INTEGER NOT NULL, correct INTEGER NOT NULL, time INTEGER NOT NULL, UNIQUE (game, ordinal));"
    "CREATE INDEX answer_by_name ON answer (name, topic);"
    "INSERT INTO answer VALUES (1, 5, 1, 'Ben', 'q', 'world', 2, 1, 1700000000);"
    "INSERT INTO extra VALUES (5, 1, 'best_run', 6);"
    "PRAGMA user_version = 2;";

START_TEST(a_file_from_before_visits_takes_them) {
    sample_sql(VERSION_1);
    sample_sql(VERSION_2);
    for (int time = 0; time < 2; time++) {
        Store *store = sample_open();
        StoreTopics topics = store_list_topics(store, "Ben");
        ck_assert_uint_eq(topics.count, 1);
        ck_assert_int_eq(topics.topic[0].right, 1);
        store_topics_free(&topics);
        StoreExtras extras = store_load_extras(store, 5);
        ck_assert_uint_eq(extras.count, 1);
        store_extras_free(&extras);
        ck_assert_int_eq(sample_check_journal(store, 5, 2), 2);
        StoreVisits visits = store_list_visits(store, 0, 100000);
        ck_assert_uint_eq(visits.count, (size_t)time);
        store_visits_free(&visits);
        int64_t id;
        store_begin_visit(store, &(StoreVisit){.game = 5, .kind = "world", .language = "de", .date = 20000}, &id);
        sample_expect_no_notice(store);
        store_close(store);
    }
}
END_TEST

/* A path may begin with two separators, as those of a shared folder in the network do; where \ separates nothing it
 * is a letter like any other. */
static const struct {
    const char *before, *name;
} WRITTEN[] = {
    {"", "copy.sqlite"},
#ifndef _WIN32
    {"/", "copy.sqlite"},
    {"//", "copy.sqlite"},
    {"", "co\\py.sqlite"},
#endif
};

START_TEST(a_backup_is_found_however_its_path_is_written) {
    char backup[512], written[600], kept[256];
    sample_path(backup, sizeof backup, WRITTEN[_i].name);
    sample_play();
    Store *store = sample_open();
    store_back_up(store, backup);
    store_flush(store);
    ck_assert_int_eq(store_take_backup(store), STORE_BACKUP_DONE);
    store_close(store);
    snprintf(written, sizeof written, "%s%s", WRITTEN[_i].before, backup);
    ck_assert_int_eq(store_restore(sample_folder, written, SAMPLE_NOW, kept, sizeof kept), STORE_FINE);
    store = sample_open();
    ck_assert_str_eq(store_get_text(store, "name", ""), "Änne");
    store_close(store);
}
END_TEST

START_TEST(of_two_backups_the_end_of_the_last_is_told) {
    char first[512], last[512];
    StoreBackup backup;
    sample_path(first, sizeof first, "first.sqlite");
    sample_path(last, sizeof last, "last.sqlite");
    sample_play();
    Store *store = sample_open();
    store_back_up(store, first);
    store_back_up(store, last);
    while ((backup = store_take_backup(store)) == STORE_BACKUP_UNDER_WAY) {
        ;
    }
    ck_assert_int_eq(backup, STORE_BACKUP_DONE);
    FILE *file = sample_file(last, "rb");
    ck_assert_msg(file != NULL, "the last one is still to come");
    fclose(file);
    ck_assert_int_eq(store_take_backup(store), STORE_BACKUP_NONE);
    store_close(store);
}
END_TEST

/* --- a disk that fails while it is used ----------------------------------------------------------------------------
 */

static Store *open_powered(StoreProblem problem) {
    Store *store;
    StoreOptions options = {.directory = sample_folder, .vfs = POWER_VFS, .retry = 10, .now = SAMPLE_NOW};
    ck_assert_int_eq(store_open_with(&store, &options), problem);
    ck_assert_ptr_nonnull(store);
    if (problem != STORE_FINE) {
        sample_expect_notice(store, problem);
    }
    return store;
}

static void set_up_power(void) {
    set_up();
    power_vfs_register();
}

static void tear_down_power(void) {
    power_wipe();
    sample_tear_down();
}

START_TEST(a_file_that_cannot_be_read_is_not_taken_for_damaged) {
    Store *store = open_powered(STORE_FINE);
    int64_t game = sample_begin(store);
    sample_append(store, game, 0, 300);
    store_close(store);
    power_unreadable_from(_i * 4096);
    store = open_powered(STORE_DISK_FAILED);
    ck_assert(!store_is_on_disk(store));
    int64_t other = sample_begin(store);
    sample_append(store, other, 0, 10);
    sample_check_journal(store, other, 10);
    store_close(store);
    power_unreadable_from(LONG_MAX);
    store = open_powered(STORE_FINE);
    ck_assert_int_eq(sample_check_journal(store, game, 300), 300);
    store_close(store);
}
END_TEST

START_TEST(a_disk_that_turns_read_only_in_a_game_loses_nothing) {
    Store *store = open_powered(STORE_FINE);
    int64_t game = sample_begin(store);
    sample_append(store, game, 0, 40);
    store_flush(store);
    power_read_only(true);
    sample_append(store, game, 40, 60);
    store_flush(store);
    sample_expect_notice(store, STORE_DISK_FAILED);
    ck_assert(!store_is_on_disk(store));
    ck_assert_int_eq(sample_check_journal(store, game, 60), 60); /* and it goes on */
    sample_append(store, game, 60, 70);
    store_set_text(store, "name", "Änne");
    sample_expect_no_notice(store);
    power_read_only(false);
    StoreTicket never = store_committed(store) + 1000;
    for (int i = 0; i < 1000 && !store_is_on_disk(store); i++) {
        store_wait(store, never, 10);
    }
    sample_expect_notice(store, STORE_SAVING_AGAIN);
    sample_append(store, game, 70, 80);
    store_close(store);
    store = open_powered(STORE_FINE);
    ck_assert_int_eq(sample_check_journal(store, game, 80), 80);
    ck_assert_str_eq(store_get_text(store, "name", ""), "Änne");
    store_close(store);
}
END_TEST

#ifndef _WIN32
/* A file lies where the folder should be, or one above it. */
START_TEST(a_folder_that_cannot_be_made_is_told_and_made_when_it_can) {
    char blocked[512], folder[600];
    Store *store;
    sample_path(blocked, sizeof blocked, "blocked");
    snprintf(folder, sizeof folder, _i == 0 ? "%s" : "%s/saved/games", blocked);
    sample_write(blocked, "no folder", 9);
    StoreOptions options = {.directory = folder, .retry = 20, .now = SAMPLE_NOW};
    ck_assert_int_eq(store_open_with(&store, &options), STORE_READ_ONLY);
    sample_expect_notice(store, STORE_READ_ONLY);
    int64_t game = sample_begin(store);
    sample_append(store, game, 0, 30);
    store_flush(store);
    ck_assert_int_eq(remove(blocked), 0);
    sample_wait_for_file(store);
    ck_assert(store_close(store));
    ck_assert_int_eq(store_open_with(&store, &options), STORE_FINE);
    ck_assert_int_eq(sample_check_journal(store, game, 30), 30);
    store_close(store);
}
END_TEST

START_TEST(where_no_place_is_known_it_is_told_and_nothing_is_written_anywhere) {
    Store *store;
    StoreOptions options = {.directory = "", .retry = 20, .now = SAMPLE_NOW};
    ck_assert_int_eq(store_open_with(&store, &options), STORE_READ_ONLY);
    sample_expect_notice(store, STORE_READ_ONLY);
    sample_append(store, sample_begin(store), 0, 30);
    ck_assert(!store_close(store));
    ck_assert_int_ne(access("/schott-world.sqlite", F_OK), 0);
    ck_assert_int_ne(access("schott-world.sqlite", F_OK), 0);
}
END_TEST

static void delete_the_file(void) {
    static const char *const ENDING[] = {"", "-wal", "-shm"};
    for (int i = 0; i < 3; i++) {
        char name[600];
        snprintf(name, sizeof name, "%s%s", path, ENDING[i]);
        (void)remove(name);
    }
}

/* What it held and what follows is told and written anew; without a writing, at the end at the latest. */
START_TEST(a_file_that_is_deleted_under_a_running_game_is_written_anew) {
    Store *store;
    StoreOptions options = {.directory = sample_folder, .retry = 20, .now = SAMPLE_NOW};
    ck_assert_int_eq(store_open_with(&store, &options), STORE_FINE);
    int64_t game = sample_begin(store), count = 40;
    sample_append(store, game, 0, 40);
    store_flush(store);
    delete_the_file();
    if (_i == 0) {
        sample_append(store, game, 40, 50);
        count = 50;
        store_flush(store);
        sample_expect_notice(store, STORE_DISK_FAILED);
        sample_wait_for_file(store);
    }
    ck_assert(store_close(store));
    ck_assert_int_eq(store_open_with(&store, &options), STORE_FINE);
    ck_assert_int_eq(sample_check_journal(store, game, count), count);
    store_close(store);
}
END_TEST

/* Check keeps its own records in a file: until the limit is lifted nothing may be asserted. */
static void limit_files(rlim_t size) {
    struct rlimit limit;
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = size;
    setrlimit(RLIMIT_FSIZE, &limit);
}

START_TEST(a_limit_on_the_size_of_files_is_a_full_disk) {
    Store *store;
    StoreOptions options = {.directory = sample_folder, .retry = 20, .now = SAMPLE_NOW};
    signal(SIGXFSZ, SIG_IGN); /* as the game does */
    ck_assert_int_eq(store_open_with(&store, &options), STORE_FINE);
    int64_t game = sample_begin(store), count = 0;
    store_flush(store);
    limit_files(200000);
    while (store_is_on_disk(store) && count < 100000) {
        sample_append(store, game, count, count + 50);
        count += 50;
        store_flush(store);
    }
    limit_files(RLIM_INFINITY);
    sample_expect_notice(store, STORE_DISK_FULL);
    sample_wait_for_file(store);
    ck_assert(store_close(store));
    limit_files(4096);
    StoreProblem problem = store_open_with(&store, &options);
    limit_files(RLIM_INFINITY);
    ck_assert_int_eq(problem, STORE_DISK_FULL);
    ck_assert_int_eq(sample_check_journal(store, game, count), count);
    store_close(store);
}
END_TEST

/* Another copy of the game, begun by then, keeps what it has. */
START_TEST(what_lies_in_the_place_of_a_deleted_file_is_left_alone) {
    Store *store, *other;
    StoreOptions options = {.directory = sample_folder, .retry = 20, .now = SAMPLE_NOW};
    ck_assert_int_eq(store_open_with(&store, &options), STORE_FINE);
    sample_append(store, sample_begin(store), 0, 40);
    store_flush(store);
    delete_the_file();
    ck_assert_int_eq(store_open_with(&other, &options), STORE_FINE);
    int64_t game = sample_begin(other);
    sample_append(other, game, 0, 7);
    store_flush(other);
    sample_append(store, 1, 40, 50);
    store_flush(store);
    sample_expect_notice(store, STORE_DISK_FAILED);
    ck_assert(!store_close(store));
    ck_assert(store_close(other));
    ck_assert_int_eq(store_open_with(&store, &options), STORE_FINE);
    ck_assert_int_eq(sample_check_journal(store, game, 7), 7);
    store_close(store);
}
END_TEST
#endif

int main(void) {
    TCase *tests = tcase_create("files");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, set_up, sample_tear_down);
    tcase_add_test(tests, a_damaged_file_is_moved_aside_and_a_new_one_begun);
    tcase_add_test(tests, a_file_with_its_middle_gone_is_moved_aside);
    tcase_add_loop_test(tests, somebody_else_s_database_is_moved_aside_whole, 0, 2);
    tcase_add_test(tests, a_file_that_lacks_a_table_is_moved_aside);
    tcase_add_test(tests, an_empty_file_is_as_good_as_none);
    tcase_add_test(tests, a_newer_file_is_refused_and_left_alone);
    tcase_add_test(tests, an_older_file_is_brought_up_to_date_with_all_it_holds);
    tcase_add_test(tests, a_file_from_before_visits_takes_them);
    tcase_add_loop_test(tests, a_backup_is_found_however_its_path_is_written, 0, sizeof WRITTEN / sizeof *WRITTEN);
    tcase_add_test(tests, of_two_backups_the_end_of_the_last_is_told);
#ifndef _WIN32
    tcase_add_loop_test(tests, a_folder_that_cannot_be_made_is_told_and_made_when_it_can, 0, 2);
    tcase_add_test(tests, where_no_place_is_known_it_is_told_and_nothing_is_written_anywhere);
    tcase_add_loop_test(tests, a_file_that_is_deleted_under_a_running_game_is_written_anew, 0, 2);
    tcase_add_test(tests, a_limit_on_the_size_of_files_is_a_full_disk);
    tcase_add_test(tests, what_lies_in_the_place_of_a_deleted_file_is_left_alone);
#endif
    TCase *damage = tcase_create("damage");
    tcase_set_tags(damage, "long");
    tcase_set_timeout(damage, 120);
    tcase_add_checked_fixture(damage, set_up, sample_tear_down);
    tcase_add_test(damage, damage_anywhere_is_survived);
    TCase *power = tcase_create("power");
    tcase_set_timeout(power, 120);
    tcase_add_checked_fixture(power, set_up_power, tear_down_power);
    tcase_add_loop_test(power, a_file_that_cannot_be_read_is_not_taken_for_damaged, 0, 6);
    tcase_add_test(power, a_disk_that_turns_read_only_in_a_game_loses_nothing);
    Suite *suite = suite_create("files");
    suite_add_tcase(suite, damage);
    suite_add_tcase(suite, power);
    suite_add_tcase(suite, tests);
    return sample_run(suite);
}
