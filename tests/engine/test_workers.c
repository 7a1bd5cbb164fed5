#include "suites.h"

#include "platform/worker.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { JOBS = 200 };

typedef struct Job {
    int number, result;
    bool dropped;
} Job;

static int taken[JOBS], taken_count;
static atomic_int ran, woken;

static void run(void *data) {
    Job *job = data;
    job->result = job->number * 2;
    atomic_fetch_add(&ran, 1);
}

static void done(void *data, bool dropped) {
    Job *job = data;
    if (!dropped) {
        ck_assert_int_eq(job->result, job->number * 2);
    }
    taken[taken_count++] = dropped ? -1 : job->number;
    free(job);
}

static void wake(void *context) {
    (void)context;
    atomic_fetch_add(&woken, 1);
}

static Workers *begun(void) {
    taken_count = 0;
    atomic_store(&ran, 0);
    atomic_store(&woken, 0);
    return workers_new(wake, NULL);
}

static void submit(Workers *workers, WorkerLane lane, int number) {
    Job *job = calloc(1, sizeof *job);
    ck_assert_ptr_nonnull(job);
    job->number = number;
    workers_submit(workers, lane, run, done, job);
}

START_TEST(results_come_in_the_order_they_were_asked_for) {
    Workers *workers = begun();
    for (int i = 0; i < JOBS; i++) {
        submit(workers, (WorkerLane)(i % WORKER_LANES), i);
    }
    workers_wait(workers);
    ck_assert(workers_busy(workers)); /* until they are taken up */
    ck_assert(workers_has_results(workers));
    ck_assert_int_eq(taken_count, 0);
    ck_assert_int_eq(workers_take_up(workers, 0), JOBS);
    for (int i = 0; i < JOBS; i++) {
        ck_assert_int_eq(taken[i], i);
    }
    ck_assert(!workers_busy(workers));
    ck_assert(!workers_has_results(workers));
    ck_assert_int_eq(atomic_load(&woken), JOBS);
    workers_free(workers);
}
END_TEST

static atomic_int stored_last;

static void store_run(void *data) {
    Job *job = data;
    ck_assert_int_eq(atomic_exchange(&stored_last, job->number), job->number - 1);
}

static void store_done(void *data, bool dropped) {
    ck_assert(!dropped);
    free(data);
    taken_count++;
}

START_TEST(writing_keeps_its_order_and_is_finished_before_the_end) {
    Workers *workers = begun();
    atomic_store(&stored_last, 0);
    for (int i = 1; i <= JOBS; i++) {
        Job *job = calloc(1, sizeof *job);
        ck_assert_ptr_nonnull(job);
        job->number = i;
        workers_submit(workers, WORKER_STORE, store_run, store_done, job);
    }
    workers_free(workers);
    ck_assert_int_eq(atomic_load(&stored_last), JOBS);
    ck_assert_int_eq(taken_count, JOBS);
}
END_TEST

START_TEST(every_job_is_done_or_dropped_at_the_end) {
    Workers *workers = begun();
    for (int i = 0; i < JOBS; i++) {
        submit(workers, WORKER_PICTURES, i);
    }
    workers_free(workers);
    ck_assert_int_eq(taken_count, JOBS);
    int dropped = 0;
    for (int i = 0; i < JOBS; i++) {
        dropped += taken[i] < 0;
    }
    ck_assert_int_eq(dropped + atomic_load(&ran), JOBS);
}
END_TEST

static Workers *nesting;

static void done_and_ask_again(void *data, bool dropped) {
    Job *job = data;
    bool again = job->number > 0 && !dropped;
    if (again) {
        submit(nesting, WORKER_THINKING, 0);
    }
    done(data, dropped);
}

START_TEST(taking_up_a_result_may_ask_for_more) {
    nesting = begun();
    Job *job = calloc(1, sizeof *job);
    ck_assert_ptr_nonnull(job);
    job->number = 1;
    workers_submit(nesting, WORKER_THINKING, run, done_and_ask_again, job);
    while (workers_busy(nesting)) {
        workers_wait(nesting);
        workers_take_up(nesting, 0);
    }
    ck_assert_int_eq(taken_count, 2);
    workers_free(nesting);
}
END_TEST

static Workers *asked_again;

static void done_and_more(void *data, bool dropped) {
    Job *job = data;
    if (job->number > 0) {
        submit(asked_again, WORKER_PICTURES, job->number - 1);
    }
    done(data, dropped);
}

START_TEST(what_is_asked_for_while_all_ends_comes_back_undone) {
    asked_again = begun();
    Job *job = calloc(1, sizeof *job);
    ck_assert_ptr_nonnull(job);
    job->number = 1;
    workers_submit(asked_again, WORKER_PICTURES, run, done_and_more, job);
    workers_wait(asked_again);
    workers_free(asked_again);
    ck_assert_int_eq(taken_count, 2);
    ck_assert_int_eq(taken[0], 1);
    ck_assert_int_eq(taken[1], -1);
}
END_TEST

Suite *suite_workers(void) {
    Suite *suite = suite_create("workers");
    TCase *tests = tcase_create("workers");
    tcase_add_test(tests, results_come_in_the_order_they_were_asked_for);
    tcase_add_test(tests, writing_keeps_its_order_and_is_finished_before_the_end);
    tcase_add_test(tests, every_job_is_done_or_dropped_at_the_end);
    tcase_add_test(tests, taking_up_a_result_may_ask_for_more);
    tcase_add_test(tests, what_is_asked_for_while_all_ends_comes_back_undone);
    suite_add_tcase(suite, tests);
    return suite;
}
