/* Contests and the arithmetic of their reports. */
#include "suites.h"

#include "games/world/lab/simulate.h"

#include <stdlib.h>

static LabAssets assets;

static void begin(void) {
    DataError error = {0};
    ck_assert_msg(lab_assets_load(&assets, NULL, "", &error), "%s", error.text);
}

static void end(void) {
    lab_assets_free(&assets);
}

static Contest contest_of(int players, int games) {
    DataError error = {0};
    return (Contest){.assets = &assets,
                     .track = *lab_track(&assets, "short", players, &error),
                     .players = players,
                     .games = games,
                     .seed = 5,
                     .quiz_permille = -1};
}

static void play(const Contest *contest, Results *results) {
    DataError error = {0};
    ck_assert_msg(contest_play(contest, results, &error), "%s", error.text);
}

START_TEST(somebody_wins_every_game) {
    for (int players = 2; players <= 4; players++) {
        Contest contest = contest_of(players, 24);
        Results results;
        play(&contest, &results);
        int64_t wins = 0, shared = 0;
        for (int seat = 0; seat < players; seat++) {
            ck_assert_int_eq(results.seat[seat].games, 24);
            wins += results.seat[seat].wins;
            shared += results.seat[seat].shared;
        }
        ck_assert_int_eq(results.level[AI_EASY].games, 24 * players);
        ck_assert_int_eq(results.level[AI_EASY].wins, wins);
        ck_assert(wins == 24 || (wins < 24 && shared >= 2 * (24 - wins)));
        ck_assert_int_eq(results.stages.count, 24);
        results_fini(&results);
    }
}
END_TEST

START_TEST(the_same_seed_gives_the_same_results) {
    Contest contest = contest_of(3, 20);
    Results one, two;
    play(&contest, &one);
    play(&contest, &two);
    ck_assert_double_eq(one.turns.sum, two.turns.sum);
    ck_assert_int_eq(one.seat[0].wins, two.seat[0].wins);
    ck_assert_int_eq(one.level[0].right, two.level[0].right);
    results_fini(&one);
    results_fini(&two);
}
END_TEST

START_TEST(a_quiz_rate_holds_for_all) {
    Contest contest = contest_of(2, 20);
    Results results;
    contest.quiz_permille = 1000;
    play(&contest, &results);
    ck_assert_int_gt(results.level[0].questions, 0);
    ck_assert_int_eq(results.level[0].right, results.level[0].questions);
    results_fini(&results);
    contest.quiz_permille = 0;
    play(&contest, &results);
    ck_assert_int_gt(results.level[0].questions, 0);
    ck_assert_int_eq(results.level[0].right, 0);
    results_fini(&results);
}
END_TEST

/* Fast Track cards and figurines go from stage to stage, so such games come to an end as well. */
START_TEST(without_event_cards_stages_are_won_by_exchanges_alone) {
    for (int players = 2; players <= 4; players++) {
        Contest contest = contest_of(players, 20);
        Results results;
        contest.no_events = true;
        play(&contest, &results);
        int64_t exchanges = 0;
        ck_assert_int_eq(results.level[0].shared, 0); /* only events bring two to the goal at once */
        ck_assert_int_eq(results.level[0].wins, 20);
        for (int seat = 0; seat < players; seat++) {
            exchanges += (int64_t)results.seat[seat].exchanges.sum;
        }
        ck_assert_int_gt(exchanges, 0);
        /* Every turn is an exchange: in a stage the winner has made as many as anybody, or one more. */
        ck_assert_double_le((double)exchanges, results.turns.sum / players + results.stages.sum);
        results_fini(&results);
    }
}
END_TEST

START_TEST(an_easy_computer_completes_a_row_in_a_few_turns) {
    /* Random play needs hundreds of turns for a stage. */
    Contest contest = contest_of(2, 30);
    Results results;
    play(&contest, &results);
    Estimate turns = mean_estimate(&results.turns), stages = mean_estimate(&results.stages);
    ck_assert_double_lt(turns.mean / stages.mean, 25);
    results_fini(&results);
}
END_TEST

/* Of a completed row the exchanges of its stage are told, not those of the whole game. */
START_TEST(exchanges_are_counted_anew_in_each_stage) {
    Contest contest = contest_of(2, 30);
    Results results;
    play(&contest, &results);
    Estimate exchanges = mean_estimate(&results.level[AI_EASY].exchanges);
    double turns_a_stage = results.turns.sum / results.stages.sum;
    ck_assert_double_gt(results.stages.sum, 2 * 30); /* so that there are stages to count anew in */
    ck_assert_double_lt(exchanges.mean, turns_a_stage / 2 + 2);
    results_fini(&results);
}
END_TEST

START_TEST(a_mean_has_the_interval_of_its_spread) {
    Mean mean = {0};
    for (int i = 1; i <= 5; i++) {
        mean_add(&mean, i);
    }
    Estimate estimate = mean_estimate(&mean);
    ck_assert_double_eq_tol(estimate.mean, 3, 1e-9);
    ck_assert_double_eq_tol(estimate.high - estimate.mean, 1.959964 * 0.70710678, 1e-6);
    ck_assert_double_eq_tol(estimate.mean - estimate.low, 1.959964 * 0.70710678, 1e-6);
}
END_TEST

START_TEST(a_share_has_wilsons_interval) {
    Estimate estimate = share_estimate(10, 100);
    ck_assert_double_eq_tol(estimate.mean, 0.1, 1e-9);
    ck_assert_double_eq_tol(estimate.low, 0.0552, 1e-4);
    ck_assert_double_eq_tol(estimate.high, 0.1744, 1e-4);
    estimate = share_estimate(0, 50);
    ck_assert_double_eq(estimate.low, 0);
    ck_assert_double_gt(estimate.high, 0.05);
    estimate = share_estimate(20, 20);
    ck_assert_double_eq(estimate.high, 1);
    ck_assert_double_lt(estimate.low, 0.9);
    estimate = share_estimate(0.5, 1);
    ck_assert_double_eq_tol(estimate.mean, 0.5, 1e-9);
    estimate = share_estimate(0, 0);
    ck_assert_double_eq(estimate.high, 0);
}
END_TEST

START_TEST(times_are_found_by_rank) {
    Times times = {0};
    ck_assert_double_eq(times_at(&times, 500), 0);
    for (int i = 100; i >= 0; i--) {
        times_add(&times, i);
    }
    ck_assert_double_eq(times_at(&times, 500), 50);
    ck_assert_double_eq(times_at(&times, 990), 99);
    ck_assert_double_eq(times_at(&times, 1000), 100);
    ck_assert_double_eq(times_mean(&times), 50);
    times_fini(&times);
}
END_TEST

START_TEST(derived_seeds_can_stand_in_a_recorded_game) {
    for (uint64_t use = 0; use < 1000; use++) {
        ck_assert_uint_le(lab_derive_seed(1, use), JSON_INTEGER_MAX);
        ck_assert_uint_ne(lab_derive_seed(1, use), lab_derive_seed(1, use + 1));
        ck_assert_uint_ne(lab_derive_seed(1, use), lab_derive_seed(2, use));
    }
}
END_TEST

Suite *simulate_suite(void) {
    Suite *suite = suite_create("simulate");
    TCase *tests = tcase_create("simulate");
    tcase_add_checked_fixture(tests, begin, end);
    tcase_set_timeout(tests, 60);
    tcase_add_test(tests, somebody_wins_every_game);
    tcase_add_test(tests, the_same_seed_gives_the_same_results);
    tcase_add_test(tests, a_quiz_rate_holds_for_all);
    tcase_add_test(tests, without_event_cards_stages_are_won_by_exchanges_alone);
    tcase_add_test(tests, an_easy_computer_completes_a_row_in_a_few_turns);
    tcase_add_test(tests, exchanges_are_counted_anew_in_each_stage);
    tcase_add_test(tests, a_mean_has_the_interval_of_its_spread);
    tcase_add_test(tests, a_share_has_wilsons_interval);
    tcase_add_test(tests, times_are_found_by_rank);
    tcase_add_test(tests, derived_seeds_can_stand_in_a_recorded_game);
    suite_add_tcase(suite, tests);
    return suite;
}
