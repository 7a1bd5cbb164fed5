/* Whoever shows nothing before it is committed sleeps until then, and is woken. */
#include "sample.h"
#include "store/inside.h"

#include <stdatomic.h>
#include <stdlib.h>

static Store *store;
static atomic_int woken;

static void wake(void) {
    woken++;
}

static void set_up(void) {
    sample_set_up();
    store = sample_open();
    store_flush(store);
    store_wake_with(store, wake);
}

static void tear_down(void) {
    store_close(store);
    sample_tear_down();
}

/* Its thread has come to its end: what was to be woken has been. */
static void close_store(void) {
    store_close(store);
    store = NULL;
}

START_TEST(who_awaits_a_commit_is_woken_by_it) {
    store_read_begin(store); /* nothing is written meanwhile */
    StoreTicket first = store_set_text(store, "name", "Änne"), second = store_set_text(store, "name", "Jörg");
    ck_assert(store_await(store, second));
    ck_assert(store_await(store, first)); /* takes nothing from who awaits more */
    ck_assert_int_eq(woken, 0);
    store_read_end(store);
    ck_assert(store_wait(store, second, 60000));
    ck_assert(!store_await(store, second));
    close_store();
    ck_assert_int_ge(woken, 1);
}
END_TEST

START_TEST(nobody_is_woken_for_what_nobody_awaits) {
    StoreTicket ticket = store_set_text(store, "name", "Änne");
    store_flush(store);
    ck_assert(!store_await(store, ticket));
    store_set_text(store, "name", "Jörg");
    close_store();
    ck_assert_int_eq(woken, 0);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("await");
    TCase *tests = tcase_create("await");
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, who_awaits_a_commit_is_woken_by_it);
    tcase_add_test(tests, nobody_is_woken_for_what_nobody_awaits);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
