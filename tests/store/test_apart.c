#include "sample.h"
#include "store/inside.h"
#include "store/visits.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A file that cannot be opened for now, and what has gathered by the time it can. */

static char path[512];

static void set_up(void) {
    sample_set_up();
    sample_path(path, sizeof path, "schott-world.sqlite");
}

static sqlite3 *lock_file(void) {
    sqlite3 *db;
    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    ck_assert_int_eq(sqlite3_exec(db, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE", NULL, NULL, NULL), SQLITE_OK);
    return db;
}

static int64_t visit_begins(Store *store, int64_t game) {
    int64_t id;
    store_begin_visit(store, &(StoreVisit){.game = game, .kind = "path", .language = "de", .date = 20000, .hour = 9},
                      &id);
    return id;
}

static void answer(Store *store, int64_t game) {
    store_add_answer(store, &(StoreAnswer){.game = game, .name = "Änne", .question = "q", .topic = "t", .right = true});
}

static void check_fame(Store *store, const char *const *names, size_t count) {
    StoreFame best[STORE_FAME_MOST];
    ck_assert_uint_eq(store_list_fame(store, STORE_FAME_RUN, "short", -1, best, STORE_FAME_MOST), count);
    for (size_t i = 0; i < count; i++) {
        ck_assert_str_eq(best[i].name, names[i]);
    }
}

/* Two visits before, then a spell apart in which one ends and one begins, which ends afterwards. */
START_TEST(what_gathers_while_the_file_is_taken_is_added_to_it) {
    sample_play();
    Store *store = sample_open();
    int64_t old = sample_begin(store);
    answer(store, old);
    store_end_visit(store, visit_begins(store, old), STORE_VISIT_FINISHED, 60, SAMPLE_NOW);
    sample_add_fame(store, "Änne");
    store_close(store);

    sqlite3 *other = lock_file();
    store = sample_open_anyway(STORE_IN_USE);
    int64_t game = sample_begin(store), next;
    sample_append(store, game, 0, 20);
    answer(store, game);
    store_end_visit(store, visit_begins(store, game), STORE_VISIT_FINISHED, 70, SAMPLE_NOW);
    sample_add_fame(store, "Ben");
    next = sample_begin(store);
    sample_append(store, next, 0, 5);
    int64_t visit = visit_begins(store, next);
    store_set_text(store, "name", "Chen");
    store_flush(store);
    ck_assert(!store_is_on_disk(store));
    sample_expect_no_notice(store);

    sqlite3_close(other);
    sample_wait_for_file(store);
    sample_append(store, next, 5, 9);
    answer(store, next);
    store_end_visit(store, visit, STORE_VISIT_ABANDONED, 80, SAMPLE_NOW);
    sample_expect_no_notice(store);
    store_end_visit(store, visit_begins(store, old), STORE_VISIT_FINISHED, 90, SAMPLE_NOW);
    sample_expect_no_notice(store);
    store_close(store);

    store = sample_open();
    ck_assert_int_eq(sample_check_journal(store, 1, 300), 300);
    ck_assert_int_eq(sample_check_journal(store, game, 20), 20);
    ck_assert_int_eq(sample_check_journal(store, next, 9), 9);
    ck_assert_str_eq(store_get_text(store, "name", ""), "Chen");
    check_fame(store, (const char *const[]){"Änne", "Ben"}, 2);
    StoreVisits visits = store_list_visits(store, 0, 100000);
    ck_assert_uint_eq(visits.count, 4);
    for (size_t i = 0; i < 4; i++) {
        ck_assert_int_eq(visits.visit[i].id, (int64_t)i + 1);
        ck_assert_str_eq(visits.visit[i].kind, "path");
        ck_assert_int_eq(visits.visit[i].seconds, 60 + 10 * (int64_t)i);
    }
    store_visits_free(&visits);
    StoreQuizzes quizzes = store_list_quiz(store, 0, 100000);
    ck_assert_uint_eq(quizzes.count, 1);
    ck_assert_int_ge(quizzes.quiz[0].asked, 3);
    store_quizzes_free(&quizzes);
    store_close(store);
}
END_TEST

START_TEST(a_newer_file_is_left_alone_until_it_is_none) {
    char *before = malloc(SAMPLE_BYTES_MAX), *after = malloc(SAMPLE_BYTES_MAX);
    sample_play();
    sample_sql("PRAGMA user_version = 99");
    size_t size = sample_read(path, before);
    Store *store = sample_open_anyway(STORE_NEWER);
    int64_t game = sample_begin(store);
    StoreTicket never = store_committed(store) + 1000;
    ck_assert(!store_wait(store, never, 200)); /* it is tried again and again meanwhile */
    ck_assert_uint_eq(sample_read(path, after), size);
    ck_assert_mem_eq(before, after, size);
    char fresh[600];
    snprintf(fresh, sizeof fresh, "%s.fresh", path);
    sample_write(fresh, "", 0); /* somebody has it begin anew, in one step: a try may be reading it */
    ck_assert_int_eq(rename(fresh, path), 0);
    sample_wait_for_file(store);
    store_close(store);
    store = sample_open();
    sample_check_journal(store, game, 0);
    store_close(store);
    free(before);
    free(after);
}
END_TEST

START_TEST(a_hall_of_fame_emptied_meanwhile_is_empty_in_the_file_too) {
    sample_play();
    Store *store = sample_open();
    sample_add_fame(store, "Änne");
    store_close(store);
    sqlite3 *other = lock_file();
    store = sample_open_anyway(STORE_IN_USE);
    store_clear_fame(store);
    sample_add_fame(store, "Ben");
    store_flush(store);
    sqlite3_close(other);
    sample_wait_for_file(store);
    check_fame(store, (const char *const[]){"Ben"}, 1);
    store_close(store);
}
END_TEST

START_TEST(what_cannot_be_opened_until_the_end_leaves_the_file_as_it_was) {
    sample_play();
    sqlite3 *other = lock_file();
    Store *store = sample_open_anyway(STORE_IN_USE);
    sample_begin(store);
    store_close(store);
    sqlite3_close(other);
    store = sample_open();
    StoreGames games = store_list_games(store, NULL);
    ck_assert_uint_eq(games.count, 1);
    store_games_free(&games);
    store_close(store);
}
END_TEST

int main(void) {
    TCase *tests = tcase_create("apart");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, set_up, sample_tear_down);
    tcase_add_test(tests, what_gathers_while_the_file_is_taken_is_added_to_it);
    tcase_add_test(tests, a_newer_file_is_left_alone_until_it_is_none);
    tcase_add_test(tests, a_hall_of_fame_emptied_meanwhile_is_empty_in_the_file_too);
    tcase_add_test(tests, what_cannot_be_opened_until_the_end_leaves_the_file_as_it_was);
    Suite *suite = suite_create("apart");
    suite_add_tcase(suite, tests);
    return sample_run(suite);
}
