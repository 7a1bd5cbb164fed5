#define _DEFAULT_SOURCE /* symlink */

#include "sample.h"
#include "store/inside.h"
#include "store/visits.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#endif

/* Files that anybody may have laid there, and what others may read of ours. */

static char path[512];

static void set_up(void) {
    sample_set_up();
    sample_path(path, sizeof path, "schott-world.sqlite");
}

static const char *const NOT_OURS[] = {
    "CREATE TRIGGER evil AFTER INSERT ON setting BEGIN DELETE FROM action; END",
    "CREATE VIEW evil AS SELECT * FROM setting",
    "CREATE TABLE evil (x)",
    "CREATE INDEX evil ON action (abs(a))",
    "DROP TABLE report; CREATE VIEW report AS SELECT 'q' AS question, 1 AS game, 1 AS ordinal, 1 AS time",
    "DROP TABLE quiz; CREATE TABLE quiz (date, hour, topic, asked, correct INTEGER AS (hour + 1))",
};

static int64_t number(Store *store, const char *sql) {
    int64_t found = -1;
    database_number(store_read_begin(store), sql, &found);
    store_read_end(store);
    return found;
}

/* How often it was opened, and the last numbers of games and visits, as far as numbers go. */
START_TEST(a_count_that_has_no_room_to_go_on_begins_anew) {
    static const char *const COUNT[] = {"9223372036854775807", "-5", "'many'", "1e300", "x'00'"};
    char sql[256];
    sample_play();
    snprintf(sql, sizeof sql, "UPDATE opened SET count = %s", COUNT[_i]);
    sample_sql(sql);
    sample_sql("INSERT INTO game (id, kind, rules, board, setup, started, state) VALUES"
               " (9223372036854775807, 'world', 1, 'short', '{}', 1, 1)");
    sample_sql("INSERT INTO visit (id, language, board, levels, persons, date, hour, begun) VALUES"
               " (9223372036854775806, 'de', 'short', '', 1, 1, 1, 1)");
    Store *store = sample_open();
    ck_assert_int_eq(number(store, "SELECT count FROM opened"), 1);
    int64_t game = sample_begin(store), next = sample_begin(store);
    ck_assert_int_eq(game, 2);
    ck_assert_int_eq(next, 3);
    sample_append(store, next, 0, 10);
    ck_assert_int_eq(sample_check_journal(store, next, 10), 10);
    sample_expect_no_notice(store);
    ck_assert(store_close(store));
    store = sample_open();
    ck_assert_int_eq(number(store, "SELECT count FROM opened"), 2);
    store_close(store);
}
END_TEST

static StoreProblem restore_from(const char *backup) {
    char kept[256];
    return store_restore(sample_folder, backup, SAMPLE_NOW, kept, sizeof kept);
}

START_TEST(a_file_with_anything_but_our_tables_is_refused) {
    char copy[512], *bytes = malloc(SAMPLE_BYTES_MAX);
    sample_play();
    sample_sql(NOT_OURS[_i]);
    size_t size = sample_read(path, bytes);
    sample_path(copy, sizeof copy, "copy.sqlite");
    sample_write(copy, bytes, size);
    ck_assert_int_eq(restore_from(copy), STORE_JOURNAL_DAMAGED);
    sample_expect_moved_aside("schott-world-damaged-2026-02-25.sqlite", bytes, size);
    free(bytes);
}
END_TEST

START_TEST(nothing_in_a_database_runs) {
    Database database;
    database_open_memory(&database);
    ck_assert_int_eq(sqlite3_exec(database.db,
                                  "CREATE TABLE t (x); CREATE VIEW v AS SELECT * FROM setting;"
                                  "CREATE TRIGGER evil AFTER INSERT ON setting BEGIN INSERT INTO t VALUES (1); END;"
                                  "INSERT INTO setting VALUES ('a', 'b')",
                                  NULL, NULL, NULL),
                     SQLITE_OK);
    int64_t count = -1;
    ck_assert(database_number(database.db, "SELECT count(*) FROM t", &count));
    ck_assert_int_eq(count, 0);
    ck_assert(!database_number(database.db, "SELECT count(*) FROM v", &count));
    sqlite3_exec(database.db, "PRAGMA writable_schema = ON", NULL, NULL, NULL);
    ck_assert_int_ne(sqlite3_exec(database.db, "DELETE FROM sqlite_schema", NULL, NULL, NULL), SQLITE_OK);
    ck_assert(database_number(database.db, "PRAGMA trusted_schema", &count));
    ck_assert_int_eq(count, 0);
    database_close(&database);
}
END_TEST

static bool is_in_any_file(const char *word) {
    char command[600];
    snprintf(command, sizeof command, "grep -rqF '%s' '%s'", word, sample_folder);
    return system(command) == 0;
}

START_TEST(a_hall_of_fame_that_was_emptied_is_in_no_file) {
    char copy[512], rubbish[512];
    StoreNotice notice;
    sample_path(copy, sizeof copy, "copy.sqlite");
    sample_path(rubbish, sizeof rubbish, "rubbish.sqlite");
    sample_play();
    Store *store = sample_open();
    for (int i = 0; i < 400; i++) { /* pages of them */
        StoreFame fame = {.kind = STORE_FAME_RUN, .name = "Xaverius", .value = 5, .date = 20000};
        snprintf(fame.board, sizeof fame.board, "board%d", i);
        store_add_fame(store, &fame);
    }
    store_back_up(store, copy);
    store_flush(store);
    ck_assert_int_eq(store_take_backup(store), STORE_BACKUP_DONE);
    ck_assert(is_in_any_file("Xaverius"));
    store_clear_fame(store);
    store_clear_fame_in(store, copy);
    sample_expect_no_notice(store);
    ck_assert(!is_in_any_file("Xaverius"));
    sample_write(rubbish, "Xaverius", 8);
    store_clear_fame_in(store, rubbish);
    store_flush(store);
    ck_assert(store_take_notice(store, &notice));
    ck_assert_int_eq(notice.problem, STORE_NAMES_KEPT);
    ck_assert_str_eq(notice.file, "rubbish.sqlite");
    store_close(store);
    ck_assert_int_eq(restore_from(copy), STORE_FINE);
    store = sample_open();
    ck_assert_str_eq(store_get_text(store, "name", ""), "Änne"); /* all else is still in it */
    store_close(store);
}
END_TEST

#ifndef _WIN32
static void put_in_place(const char *place, int what) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (what == 0) {
        ck_assert_int_eq(mkfifo(place, 0600), 0);
    } else if (what == 1) {
        memcpy(address.sun_path, place, strlen(place) + 1);
        int made = socket(AF_UNIX, SOCK_STREAM, 0);
        ck_assert_int_eq(bind(made, (struct sockaddr *)(void *)&address, sizeof address), 0);
        close(made);
    } else {
        ck_assert_int_eq(symlink("/dev/zero", place), 0);
    }
}

/* Opening a pipe waits for whoever is at its other end: nobody. */
START_TEST(what_is_no_file_is_never_opened) {
    static const char *const ENDING[] = {"", "-journal", "-wal"};
    char place[600];
    sample_play();
    for (size_t i = 0; i < sizeof ENDING / sizeof *ENDING; i++) {
        snprintf(place, sizeof place, "%s%s", path, ENDING[i]);
        ck_assert(i > 0 || unlink(path) == 0);
        put_in_place(place, _i);
        ck_assert_int_eq(restore_from(path), STORE_JOURNAL_DAMAGED);
        Store *store = sample_open_anyway(STORE_NO_FILE);
        sample_begin(store);
        store_flush(store);
        ck_assert_int_eq(unlink(place), 0);
        sample_wait_for_file(store);
        store_close(store);
    }
    Store *store = sample_open();
    StoreGames games = store_list_games(store, NULL);
    ck_assert_uint_eq(games.count, 3);
    store_games_free(&games);
    store_close(store);
}
END_TEST

static int mode_of(const char *name) {
    struct stat about;
    char place[600];
    sample_path(place, sizeof place, name);
    return stat(place, &about) == 0 ? (int)(about.st_mode & 07777) : -1;
}

START_TEST(nobody_else_can_read_what_is_kept) {
    char copy[512];
    sample_path(copy, sizeof copy, "copy.sqlite");
    umask(0);
    for (int time = 0; time < 2; time++) {
        Store *store = sample_open();
        sample_begin(store);
        store_back_up(store, copy);
        store_flush(store);
        ck_assert_int_eq(mode_of("schott-world.sqlite"), 0600);
        sample_begin(store);
        store_flush(store);
        ck_assert_int_eq(mode_of("schott-world.sqlite-wal"), 0600);
        ck_assert_int_eq(mode_of("copy.sqlite"), 0600);
        store_close(store);
        ck_assert_int_eq(chmod(path, 0644), 0); /* as earlier versions had it */
    }
    ck_assert_int_eq(restore_from(copy), STORE_FINE);
    ck_assert_int_eq(mode_of("schott-world-replaced-2026-02-25.sqlite"), 0600);
    ck_assert_int_eq(rename(path, copy), 0);
    ck_assert_int_eq(symlink("elsewhere.sqlite", path), 0); /* to where nothing is yet */
    Store *store = sample_open();
    sample_begin(store);
    store_flush(store);
    ck_assert_int_eq(mode_of("elsewhere.sqlite"), 0600);
    store_close(store);
}
END_TEST
#endif

int main(void) {
    TCase *tests = tcase_create("untrusted");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, set_up, sample_tear_down);
    tcase_add_loop_test(tests, a_file_with_anything_but_our_tables_is_refused, 0, sizeof NOT_OURS / sizeof *NOT_OURS);
    tcase_add_loop_test(tests, a_count_that_has_no_room_to_go_on_begins_anew, 0, 5);
    tcase_add_test(tests, nothing_in_a_database_runs);
    tcase_add_test(tests, a_hall_of_fame_that_was_emptied_is_in_no_file);
#ifndef _WIN32
    tcase_add_loop_test(tests, what_is_no_file_is_never_opened, 0, 3);
    tcase_add_test(tests, nobody_else_can_read_what_is_kept);
#endif
    Suite *suite = suite_create("untrusted");
    suite_add_tcase(suite, tests);
    return sample_run(suite);
}
