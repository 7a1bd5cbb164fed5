/* The end of a stage: the winner, scoring moves, the reward question, the next deal. */
#include "table.h"

/* Player 0 completes a row of nine with the top of the stock in the last slot. */
static Table about_to_win(int players) {
    Table table;
    table_begin(&table, players);
    table_row(&table, 0, ROW(1, 3, 5, 7, 9, 11, 13, 15, 2));
    table_row(&table, 1, ROW(20, 22, 24, 21, 19, 18, 17, 16, 14));
    table_stock_top(&table, 50);
    return table;
}

static void win(Table *table) {
    table_exchange(table, WORLD_FROM_STOCK, 8);
}

START_TEST(a_complete_row_ends_the_stage_after_the_turn) {
    Table table = about_to_win(2);
    table_start(&table);
    win(&table);
    ck_assert_int_eq(table_event(&table, WORLD_HAPPENED_STAGE_WON, 0)->player, 0);
    ck_assert_int_eq(table.game.stage_winner, 0);
}
END_TEST

START_TEST(everybody_moves_ahead_by_the_rows_count) {
    Table table = about_to_win(3);
    table_row(&table, 2, ROW(J, 30, 32, J, 40, 39, 38, 37, 36));
    table_start(&table);
    win(&table);
    table_expect_field(&table, 0, 9);
    table_expect_field(&table, 1, 3);
    table_expect_field(&table, 2, 4);
}
END_TEST

START_TEST(the_winner_moves_first_then_clockwise_from_the_winner) {
    Table table;
    table_begin(&table, 3);
    table.setup.starter = 1;
    table_row(&table, 1, ROW(1, 3, 5, 7, 9, 11, 13, 15, 2));
    table_row(&table, 2, ROW(20, 22, 24, 21, 19, 18, 17, 16, 14));
    table_row(&table, 0, ROW(30, 32, 34, 31, 29, 28, 27, 26, 25));
    table_stock_top(&table, 50);
    table_start(&table);
    win(&table);
    static const int ORDER[] = {1, 2, 0};
    for (int i = 0; i < 3; i++) {
        ck_assert_int_eq(table_event(&table, WORLD_HAPPENED_SCORED, i)->player, ORDER[i]);
    }
    table_expect_field(&table, 2, 3);
    table_expect_field(&table, 0, 4); /* jumps the other who has three as well */
}
END_TEST

START_TEST(of_several_complete_rows_the_first_clockwise_from_whose_turn_it_was_wins) {
    Table table;
    table_begin(&table, 3);
    table_row(&table, 0, ROW(1, 2, 50, 49, 48, 47, 46, 45, 44));
    table_row(&table, 1, ROW(30, 4, 6, 8, 10, 12, 14, 16, 18));
    table_row(&table, 2, ROW(40, 31, 32, 33, 34, 35, 36, 37, 38));
    table_hold(&table, 0, WORLD_EVENT_PASS_LEFT, WORLD_EVENT_NONE);
    table_start(&table);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    ck_assert_int_eq(table.game.stage_winner, 1);
    table_expect_row(&table, 2, ROW(30, 31, 32, 33, 34, 35, 36, 37, 38));
}
END_TEST

START_TEST(the_turns_own_player_wins_before_others) {
    Table table;
    table_begin(&table, 2);
    table.setup.starter = 1;
    table_row(&table, 0, ROW(4, 2, 6, 8, 10, 12, 14, 16, 18));
    table_row(&table, 1, ROW(31, 3, 33, 35, 37, 39, 41, 43, 45));
    table_hold(&table, 1, WORLD_EVENT_ALL_SWAP, WORLD_EVENT_NONE);
    table_start(&table);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    table_act(&table, WORLD_ACTION_SWAP, 0, 1, 0);
    table_act(&table, WORLD_ACTION_SWAP, 0, 1, 0);
    ck_assert(world_row_complete(table.game.player[0].row, WORLD_ROW));
    ck_assert_int_eq(table.game.stage_winner, 1);
}
END_TEST

START_TEST(the_winner_answers_the_reward_question_for_two_fields) {
    Table right = about_to_win(2);
    table_start(&right);
    win(&right);
    table_expect(&right, WORLD_AWAITING_QUESTION, 0);
    ck_assert_int_eq(right.game.question.why, WORLD_WHY_REWARD);
    ck_assert_int_eq(right.game.question.amount, 2);
    Table wrong = right;
    table_answer(&right, true);
    table_answer(&wrong, false);
    table_expect_field(&right, 0, 11);
    table_expect_field(&wrong, 0, 9);
    table_expect(&right, WORLD_AWAITING_STAGE_OVER, 0);
    table_expect(&wrong, WORLD_AWAITING_STAGE_OVER, 0);
}
END_TEST

START_TEST(site_questions_of_scoring_moves_are_settled_as_they_come_up) {
    Table table = about_to_win(2);
    table_site(&table, 9, 4);
    table_start(&table);
    win(&table);
    table_expect(&table, WORLD_AWAITING_QUESTION, 0);
    ck_assert_int_eq(table.game.question.why, WORLD_WHY_SITE);
    table_expect_field(&table, 1, 0);
    table_answer(&table, true);
    table_expect_field(&table, 0, 13);
    table_expect_field(&table, 1, 3);
    ck_assert_int_eq(table.game.question.why, WORLD_WHY_REWARD);
}
END_TEST

START_TEST(the_rewards_two_fields_trigger_no_site_but_jump) {
    Table table = about_to_win(2);
    table_site(&table, 11, 3);
    table_start(&table);
    win(&table);
    table_answer(&table, true);
    table_expect_field(&table, 0, 11);
    table_expect(&table, WORLD_AWAITING_STAGE_OVER, 0);
    Table jump = about_to_win(2);
    table_field(&jump, 1, 8);
    table_start(&jump);
    win(&jump);
    table_expect_field(&jump, 0, 9);
    table_expect_field(&jump, 1, 11);
    table_answer(&jump, true);
    table_expect_field(&jump, 0, 12);
}
END_TEST

START_TEST(a_dealt_complete_row_ends_the_stage_at_once) {
    Table table;
    table_begin(&table, 3);
    table.setup.starter = 1;
    table_row(&table, 0, ROW(1, 2, 3, 4, 5, 6, 7, 8, 9));
    table_row(&table, 2, ROW(11, 13, 15, J, 19, 21, 23, 25, 27));
    table_start(&table);
    ck_assert_int_eq(table.game.stage_winner, 2);
    ck_assert_int_eq(table.game.active, 1);
    table_expect(&table, WORLD_AWAITING_QUESTION, 2);
    table_expect_field(&table, 2, 8);
    table_expect_field(&table, 0, 9);
    ck_assert(!table_happened(&table, WORLD_HAPPENED_TURN));
    ck_assert(!table_happened(&table, WORLD_HAPPENED_RUN));
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_FAST_TRACK, 0, 0, 0), WORLD_REFUSED_NOT_NOW);
}
END_TEST

static Table next_stage(void) {
    Table table = about_to_win(3);
    table.setup.starter = 0;
    table_hold(&table, 0, WORLD_EVENT_NONE, WORLD_EVENT_NONE);
    table_start(&table);
    win(&table);
    table_answer(&table, false);
    table_act(&table, WORLD_ACTION_NEXT_STAGE, 0, 0, 0);
    return table;
}

START_TEST(the_next_stage_is_dealt_anew_and_event_cards_come_back) {
    Table table = next_stage();
    ck_assert_int_eq(table.game.stage, 2);
    ck_assert_int_eq(table.game.discard_count, 1);
    for (int p = 0; p < 3; p++) {
        ck_assert_int_ne(table.game.player[p].event[0], WORLD_EVENT_NONE);
        ck_assert_int_ne(table.game.player[p].event[1], WORLD_EVENT_NONE);
    }
    table_expect_field(&table, 0, 9);
}
END_TEST

START_TEST(the_left_neighbour_of_the_last_starter_starts_the_next_stage) {
    Table table = next_stage();
    ck_assert_int_eq(table.game.starter, 1);
    ck_assert_int_eq(table.game.active, 1);
}
END_TEST

Suite *suite_stage_end(void) {
    Suite *suite = suite_create("stage end");
    TCase *tests = tcase_create("stage end");
    tcase_add_test(tests, a_complete_row_ends_the_stage_after_the_turn);
    tcase_add_test(tests, everybody_moves_ahead_by_the_rows_count);
    tcase_add_test(tests, the_winner_moves_first_then_clockwise_from_the_winner);
    tcase_add_test(tests, of_several_complete_rows_the_first_clockwise_from_whose_turn_it_was_wins);
    tcase_add_test(tests, the_turns_own_player_wins_before_others);
    tcase_add_test(tests, the_winner_answers_the_reward_question_for_two_fields);
    tcase_add_test(tests, site_questions_of_scoring_moves_are_settled_as_they_come_up);
    tcase_add_test(tests, the_rewards_two_fields_trigger_no_site_but_jump);
    tcase_add_test(tests, a_dealt_complete_row_ends_the_stage_at_once);
    tcase_add_test(tests, the_next_stage_is_dealt_anew_and_event_cards_come_back);
    tcase_add_test(tests, the_left_neighbour_of_the_last_starter_starts_the_next_stage);
    suite_add_tcase(suite, tests);
    return suite;
}
