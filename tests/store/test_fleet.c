/* What a stand tells its fleet: rows written with what they tell of, files made of them, acknowledgements followed. */
#include "fleet_folder.h"
#include "sample.h"

#include "store/fleet.h"
#include "store/inside.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

START_TEST(without_a_fleet_nothing_is_written) {
    store_join_fleet(store, NULL, NULL);
    int64_t game = sample_begin(store);
    answer(game, 1, "history", true);
    visit(game, STORE_VISIT_FINISHED);
    sample_add_fame(store, "Änne");
    store_add_health(store, "{}", SAMPLE_NOW);
    store_clear_fame(store);
    ck_assert_int_eq(number("SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM fleet)"), 0);
    ck_assert_int_eq(fleet_files(), 0);
    sample_expect_no_notice(store);
}
END_TEST

START_TEST(everything_is_told_in_its_order_with_nothing_left_out) {
    join();
    int64_t game = sample_begin(store);
    answer(game, 1, "science", true);
    answer(game, 2, "history", false);
    answer(game, 3, "history", true);
    visit(game, STORE_VISIT_FINISHED);
    StoreFame fame = {.kind = STORE_FAME_POINTS,
                      .board = "red",
                      .name = "Łu\"kasz",
                      .figurine = 2,
                      .value = -4,
                      .date = FLEET_DAY,
                      .when = SAMPLE_NOW + 251};
    store_add_fame(store, &fame);
    store_set_number(store, STORE_FLEET_ERA, 7);
    store_add_fame(store, &fame);
    store_add_health(store, "{\"up\": 3}", SAMPLE_NOW + 252);
    visit(0, STORE_VISIT_ABANDONED);
    wait_for_handed("\"seq\":7,", 1);
    char *all = handed();
    static const char *const SAYS[] = {
        "{\"seq\":1,\"kind\":\"visit\",\"at\":1772000250,\"body\":{\"game\":\"path\",\"board\":\"a "
        "\\\"b\\\"\",\"language\":\"de\",\"levels\":\"easy "
        "hard\",\"persons\":3,\"date\":20500,\"hour\":14,\"begun\":1772000000,\"seconds\":250,\"outcome\":\"finished\"}"
        "}",
        "{\"seq\":2,\"kind\":\"quiz\",\"at\":1772000250,\"body\":{\"topic\":\"history\",\"asked\":2,\"correct\":1,"
        "\"date\":20500,\"hour\":14}}",
        "{\"seq\":3,\"kind\":\"quiz\",\"at\":1772000250,\"body\":{\"topic\":\"science\",\"asked\":1,\"correct\":1,"
        "\"date\":20500,\"hour\":14}}",
        "{\"seq\":4,\"kind\":\"fame\",\"at\":1772000251,\"body\":{\"record\":3,\"board\":\"red\",\"name\":\"Łu\\\"kasz"
        "\",\"figurine\":2,\"value\":-4,\"date\":20500}}",
        "{\"seq\":5,\"kind\":\"fame\",\"at\":1772000251,\"body\":{\"record\":3,\"board\":\"red\",\"name\":\"Łu\\\"kasz"
        "\",\"figurine\":2,\"value\":-4,\"date\":20500,\"era\":7}}",
        "{\"seq\":6,\"kind\":\"health\",\"at\":1772000252,\"body\":{\"up\":3}}",
        "\"seconds\":250,\"outcome\":\"abandoned\"}}]}",
    };
    for (size_t i = 0; i < sizeof SAYS / sizeof *SAYS; i++) {
        ck_assert_msg(strstr(all, SAYS[i]) != NULL, "%s is not in %s", SAYS[i], all);
    }
    free(all);
    ck_assert_uint_eq(strlen(said("store")), 36);
    sample_expect_no_notice(store);
}
END_TEST

START_TEST(who_has_left_tells_nothing_and_goes_on_where_it_was) {
    join();
    visit(0, STORE_VISIT_FINISHED);
    wait_for_handed("\"seq\":1,", 1);
    open_anew();
    store_join_fleet(store, NULL, NULL);
    visit(0, STORE_VISIT_FINISHED);
    sample_add_fame(store, "Ben");
    store_add_health(store, "{}", SAMPLE_NOW);
    store_clear_fame(store);
    ck_assert_int_eq(number("SELECT count(*) FROM outbox"), 1);
    open_anew();
    join();
    visit(0, STORE_VISIT_FINISHED);
    wait_for_handed("\"seq\":2,", 1);
    ck_assert_int_eq(number("SELECT count(*) FROM outbox"), 2);
}
END_TEST

START_TEST(what_has_arrived_is_deleted_and_its_file_removed) {
    join();
    for (int i = 0; i < 5; i++) {
        visit(0, STORE_VISIT_FINISHED);
    }
    wait_for_handed("\"kind\":\"visit\"", 5);
    char of_store[64];
    snprintf(of_store, sizeof of_store, "%s", said("store"));
    acknowledge(of_store, 3, 0);
    wait_for_waiting(2);
    ck_assert_int_eq(number("SELECT min(seq) FROM outbox"), 4);
    ck_assert_int_eq(handed_count("\"run\""), 1);
    acknowledge(of_store, 5, 0);
    wait_for_waiting(0);
    wait_for_handed("\"run\"", 0);
    visit(0, STORE_VISIT_FINISHED);
    wait_for_handed("\"seq\":6,", 1);
}
END_TEST

START_TEST(an_acknowledgement_of_another_run_or_without_sense_deletes_nothing) {
    join();
    visit(0, STORE_VISIT_FINISHED);
    wait_for_handed("\"seq\":1,", 1);
    char of_store[64], text[200], run[64];
    snprintf(of_store, sizeof of_store, "%s", said("store"));
    snprintf(run, sizeof run, "%s", said("run"));
    static const char *const NONSENSE[] = {"{\"run\":\"00000000000000000000000000000000\",\"acked\":{\"%s\":9}}",
                                           "{\"acked\":{\"%s\":9}}",
                                           "\"%s\"",
                                           "",
                                           "{\"run\":",
                                           "[\"%s\"]"};
    for (size_t i = 0; i < sizeof NONSENSE / sizeof *NONSENSE; i++) {
        snprintf(text, sizeof text, NONSENSE[i], of_store);
        put("in/ack.json", text);
        visit(0, STORE_VISIT_FINISHED); /* wakes the store's thread */
        sleep_a_little();
        sleep_a_little();
        sleep_a_little();
    }
    snprintf(text, sizeof text, "{\"run\":\"%s\",\"acked\":{\"%s\":\"9\",\"other\":9},\"fork\":3}", run, of_store);
    put("in/ack.json", text);
    for (int wait = 0; wait < 10; wait++) {
        sleep_a_little();
    }
    ck_assert_int_eq(number("SELECT count(*) FROM outbox"), 1 + (int64_t)(sizeof NONSENSE / sizeof *NONSENSE));
    open_anew();
    join();
    wait_for_handed(run, 0); /* another for each start */
    wait_for_handed("\"seq\":1,", 1);
}
END_TEST

START_TEST(no_more_than_eight_files_of_two_hundred_lie_ahead) {
    join();
    for (int i = 0; i < 1700; i++) {
        store_add_health(store, "{}", SAMPLE_NOW);
    }
    wait_for_waiting(1700);
    wait_for_handed("\"seq\"", HANDOVER_AHEAD * HANDOVER_BATCH);
    ck_assert_int_eq(handed_count("\"run\""), HANDOVER_AHEAD);
    char of_store[64];
    snprintf(of_store, sizeof of_store, "%s", said("store"));
    acknowledge(of_store, 400, 0);
    wait_for_handed("\"seq\"", 1300);
    ck_assert_int_eq(handed_count("\"seq\":1700,"), 1);
    ck_assert_int_eq(handed_count("\"seq\":400,"), 0);
}
END_TEST

START_TEST(a_full_folder_keeps_nothing_from_being_told_later) {
    join();
    fleet_is_full = true;
    visit(0, STORE_VISIT_FINISHED);
    wait_for_waiting(1);
    ck_assert_int_eq(handed_count("\"run\""), 0);
    fleet_is_full = false;
    wait_for_handed("\"seq\":1,", 1);
    fleet_is_full = true;
    visit(0, STORE_VISIT_FINISHED);
    wait_for_waiting(2);
    fleet_is_full = false;
    wait_for_handed("\"seq\":2,", 1);
    sample_expect_no_notice(store);
}
END_TEST

START_TEST(where_another_event_has_the_number_the_rest_gets_another_store) {
    join();
    for (int i = 0; i < 6; i++) {
        visit(0, STORE_VISIT_FINISHED);
    }
    wait_for_handed("\"kind\":\"visit\"", 6);
    char before[64];
    snprintf(before, sizeof before, "%s", said("store"));
    acknowledge(before, 3, 4);
    wait_for_waiting(3);
    wait_for_handed(before, 0);
    wait_for_handed("\"kind\":\"visit\"", 3);
    ck_assert_str_ne(said("store"), before);
    ck_assert_int_eq(handed_count("\"seq\":1,"), 1);
    visit(0, STORE_VISIT_FINISHED);
    wait_for_handed("\"seq\":4,", 1);
}
END_TEST

START_TEST(a_restored_backup_has_another_store_and_loses_nothing_that_waits) {
    char backup[512], kept[256], before[64];
    join();
    store_close(store);
    sample_sql("UPDATE fleet SET store = 'ffffffff-ffff-4fff-bfff-ffffffffffff'"); /* older, whatever its number is */
    open_store(STORE_FINE);
    join();
    visit(0, STORE_VISIT_FINISHED);
    wait_for_handed("\"seq\":1,", 1);
    snprintf(before, sizeof before, "%s", said("store"));
    sample_path(backup, sizeof backup, "backup.sqlite");
    store_back_up(store, backup);
    store_flush(store);
    visit(0, STORE_VISIT_FINISHED); /* lost to this stand, but not to its fleet */
    wait_for_handed("\"seq\":2,", 1);
    store_close(store);
    ck_assert_int_eq(store_restore(sample_folder, backup, SAMPLE_NOW, kept, sizeof kept), STORE_FINE);
    open_store(STORE_FINE);
    join();
    visit(0, STORE_VISIT_FINISHED);
    wait_for_handed("\"kind\":\"visit\"", 3);
    wait_for_handed("\"run\"", 2); /* one store a file */
    ck_assert_str_eq(said("store"), before);
    ck_assert_int_eq(handed_count("\"seq\":1,"), 2);
    ck_assert_int_eq(number("SELECT next FROM fleet"), 2);
    acknowledge(before, 2, 0);
    wait_for_waiting(1);
    wait_for_handed(before, 0);
}
END_TEST

START_TEST(what_gathers_apart_follows_what_was_told_before) {
    char path[512];
    sqlite3 *other;
    join();
    visit(0, STORE_VISIT_FINISHED);
    wait_for_handed("\"seq\":1,", 1);
    char before[64];
    snprintf(before, sizeof before, "%s", said("store"));
    store_close(store);
    sample_path(path, sizeof path, "schott-world.sqlite");
    ck_assert_int_eq(sqlite3_open(path, &other), SQLITE_OK);
    ck_assert_int_eq(sqlite3_exec(other, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE", NULL, NULL, NULL),
                     SQLITE_OK);
    open_store(STORE_IN_USE);
    clear("/FLEET/out", "events-", "");
    join();
    visit(0, STORE_VISIT_FINISHED);
    sample_add_fame(store, "Ben");
    store_flush(store);
    sleep_a_little();
    ck_assert_int_eq(handed_count("\"run\""), 0); /* nothing that a power cut would take back */
    sqlite3_close(other);
    sample_wait_for_file(store);
    wait_for_handed("\"seq\"", 3);
    ck_assert_str_eq(said("store"), before);
    ck_assert_int_eq(handed_count("\"seq\":3,\"kind\":\"fame\""), 1);
    ck_assert_int_eq(number("SELECT next FROM fleet"), 4);
}
END_TEST

/* Whether a file of the folder holds these bytes anywhere. */
static bool holds(const char *name, const char *text) {
    static char bytes[SAMPLE_BYTES_MAX];
    char path[512];
    sample_path(path, sizeof path, name);
    size_t size = sample_read(path, bytes);
    for (size_t i = 0; i + strlen(text) <= size; i++) {
        if (memcmp(bytes + i, text, strlen(text)) == 0) {
            return true;
        }
    }
    return false;
}

START_TEST(names_leave_what_waits_when_the_hall_is_emptied) {
    char backup[512];
    join();
    sample_add_fame(store, "Änne");
    wait_for_handed("Änne", 1);
    sample_path(backup, sizeof backup, "backup.sqlite");
    store_back_up(store, backup);
    store_flush(store);
    ck_assert(holds("backup.sqlite", "Änne"));
    store_clear_fame(store);
    store_clear_fame_in(store, backup);
    wait_for_handed("{\"cleared\":true}", 1);
    ck_assert_int_eq(handed_count("Änne"), 0);
    ck_assert_int_eq(handed_count("\"seq\":1,\"kind\":\"fame\""), 1);
    store_close(store);
    ck_assert(!holds("schott-world.sqlite", "Änne"));
    ck_assert(!holds("backup.sqlite", "Änne"));
    open_store(STORE_FINE);
}
END_TEST

START_TEST(names_leave_what_waits_when_the_hall_of_all_stands_is_emptied) {
    join();
    sample_add_fame(store, "Ben");
    wait_for_handed("Ben", 1);
    store_begin_era(store, 3);
    wait_for_handed("Ben", 0);
    wait_for_handed("\"seq\":1,\"kind\":\"fame\"", 1);
    ck_assert_int_eq(handed_count("cleared"), 0); /* the server has emptied it itself */
    ck_assert_int_eq(store_get_number(store, STORE_FLEET_ERA, -1, 0, 9), 3);
    ck_assert(!holds("schott-world.sqlite", "Ben")); /* nor in the log beside it, while the stand goes on */
    ck_assert(!holds("schott-world.sqlite-wal", "Ben"));
}
END_TEST

static void damage(const char *sql) {
    char path[512], *why = NULL;
    sqlite3 *other;
    store_close(store);
    sample_path(path, sizeof path, "schott-world.sqlite");
    ck_assert_int_eq(sqlite3_open(path, &other), SQLITE_OK);
    ck_assert_msg(sqlite3_exec(other, sql, NULL, NULL, &why) == SQLITE_OK, "%s", why);
    sqlite3_close(other);
    open_store(STORE_FINE);
}

START_TEST(an_event_without_sense_holds_up_no_other_and_keeps_no_name) {
    static const char *const HOW[] = {
        "UPDATE outbox SET body = substr(body, 2) WHERE seq = 2",
        "UPDATE outbox SET body = x'ff00' WHERE seq = 2",
        "UPDATE outbox SET body = json_object('x', hex(zeroblob(100000))) WHERE seq = 2",
        "UPDATE outbox SET kind = hex(zeroblob(100000)) WHERE seq = 2",
    };
    join();
    for (int i = 0; i < 3; i++) {
        sample_add_fame(store, "Änne");
    }
    store_flush(store);
    damage(HOW[_i]);
    join();
    wait_for_handed("\"body\":{}", 1);
    ck_assert_int_eq(handed_count("Änne"), 2);
    damage(HOW[_i]);
    store_clear_fame(store); /* of a stand that has left its fleet, too */
    store_flush(store);
    ck_assert_int_eq(number("SELECT count(*) FROM fame"), 0);
    sample_expect_no_notice(store);
    store_close(store);
    ck_assert(!holds("schott-world.sqlite", "nne"));
    open_store(STORE_FINE);
}
END_TEST

START_TEST(what_has_no_number_of_its_own_is_not_told_and_stops_nothing) {
    static const char *const HOW[] = {
        "INSERT INTO outbox VALUES ('x', 1, 'visit', 1, '{}'), ('a\"b', 2, 'visit', 1, '{}')",
        "INSERT INTO outbox SELECT store, number, kind, at, body FROM outbox, (SELECT -1 number UNION SELECT 'x')",
        "INSERT INTO fleet SELECT store, 1, 1 FROM fleet",
        "UPDATE fleet SET next = 1",
        "UPDATE fleet SET next = 'x'",
        "UPDATE fleet SET store = 'x'",
    };
    join();
    visit(0, STORE_VISIT_FINISHED);
    store_flush(store);
    damage(HOW[_i]);
    join();
    visit(0, STORE_VISIT_FINISHED);
    visit(0, STORE_VISIT_FINISHED);
    wait_for_waiting(3);
    wait_for_handed("\"kind\":\"visit\"", 3);
    ck_assert_int_eq(number("SELECT count(*) FROM outbox WHERE length(store) = 36 AND seq BETWEEN 1 AND 3"), 3);
    sample_expect_no_notice(store);
}
END_TEST

/* Staff empty the hall while the saved games cannot be opened. */
START_TEST(names_leave_what_waits_in_a_file_that_could_not_be_opened) {
    char path[512];
    sqlite3 *other;
    join();
    sample_add_fame(store, "Änne");
    wait_for_handed("Änne", 1);
    store_close(store);
    sample_path(path, sizeof path, "schott-world.sqlite");
    ck_assert_int_eq(sqlite3_open(path, &other), SQLITE_OK);
    ck_assert_int_eq(sqlite3_exec(other, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE", NULL, NULL, NULL),
                     SQLITE_OK);
    open_store(STORE_IN_USE);
    join();
    store_clear_fame(store);
    store_flush(store);
    sqlite3_close(other);
    sample_wait_for_file(store);
    wait_for_handed("{\"cleared\":true}", 1);
    wait_for_handed("Änne", 0);
    wait_for_handed("\"seq\":1,\"kind\":\"fame\"", 1);
}
END_TEST

START_TEST(papers_are_handed_on_once_and_their_end_too) {
    size_t size;
    join();
    put("in/fleet.json", "{\"hall\":1}");
    char *text = NULL;
    for (int i = 0; text == NULL && i < 500; i++) {
        sleep_a_little();
        text = store_take_paper(store, STORE_PAPER_HALL, &size);
    }
    ck_assert_str_eq(text, "{\"hall\":1}");
    free(text);
    ck_assert_ptr_null(store_take_paper(store, STORE_PAPER_HALL, &size));
    ck_assert_ptr_null(store_take_paper(store, STORE_PAPER_STATUS, &size));
    remove_file("/FLEET/in/fleet.json");
    text = NULL;
    for (int i = 0; text == NULL && i < 500; i++) {
        sleep_a_little();
        text = store_take_paper(store, STORE_PAPER_HALL, &size);
    }
    ck_assert_str_eq(text, "");
    free(text);
}
END_TEST

int main(void) {
    TCase *tests = tcase_create("fleet");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, fleet_set_up, fleet_tear_down);
    tcase_add_test(tests, without_a_fleet_nothing_is_written);
    tcase_add_test(tests, everything_is_told_in_its_order_with_nothing_left_out);
    tcase_add_test(tests, who_has_left_tells_nothing_and_goes_on_where_it_was);
    tcase_add_test(tests, what_has_arrived_is_deleted_and_its_file_removed);
    tcase_add_test(tests, an_acknowledgement_of_another_run_or_without_sense_deletes_nothing);
    tcase_add_test(tests, no_more_than_eight_files_of_two_hundred_lie_ahead);
    tcase_add_test(tests, a_full_folder_keeps_nothing_from_being_told_later);
    tcase_add_test(tests, where_another_event_has_the_number_the_rest_gets_another_store);
    tcase_add_test(tests, a_restored_backup_has_another_store_and_loses_nothing_that_waits);
    tcase_add_test(tests, what_gathers_apart_follows_what_was_told_before);
    tcase_add_test(tests, names_leave_what_waits_when_the_hall_is_emptied);
    tcase_add_loop_test(tests, an_event_without_sense_holds_up_no_other_and_keeps_no_name, 0, 4);
    tcase_add_loop_test(tests, what_has_no_number_of_its_own_is_not_told_and_stops_nothing, 0, 6);
    tcase_add_test(tests, names_leave_what_waits_when_the_hall_of_all_stands_is_emptied);
    tcase_add_test(tests, names_leave_what_waits_in_a_file_that_could_not_be_opened);
    tcase_add_test(tests, papers_are_handed_on_once_and_their_end_too);
    Suite *suite = suite_create("fleet");
    suite_add_tcase(suite, tests);
    return sample_run(suite);
}
